import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/games/game.ts'
import type { Entry } from '../../src/journal/entry.ts'
import { fold } from '../../src/journal/fold.ts'
import { hashed } from '../../src/journal/hash.ts'
import { journalFile } from '../../src/journal/journal-file.ts'
import { judge } from '../../src/journal/judge.ts'
import { playByNewRules } from '../../src/journal/new-rules.ts'
import { stateAt } from '../../src/journal/replay.ts'
import { verifyFile } from '../../src/journal/verify-file.ts'
import {
  after,
  aMatch,
  at,
  boast,
  finishedMatch,
  guess,
  type PlayedMatch,
  played,
  ruledOn,
  seed,
  takenBack,
} from './given.ts'
import { hunch } from './hunch.ts'

/** Hunch by rules 4: matches have one more round. A match that is moved to these rules has it from then on. */
const newer: Game = {
  ...hunch,
  meta: { ...hunch.meta, rulesVersion: 4 },
  byRules: (state) => {
    const { rounds, ...others } = hunch.schemas.state.parse(state)
    return { ...others, rounds: rounds + 1 }
  },
}

const before: PlayedMatch = { ...played(aMatch(), 0, boast), game: newer }
const moved = ({ game, head, secrets }: PlayedMatch, to: number) => playByNewRules(game, head, secrets, { to, at })
const byNew = after(before, moved(before, 4))

describe('moving a match to newer rules', () => {
  test('is an entry of those rules, by an administrator; the position is theirs from then on', () => {
    expect(byNew.entries.at(-1)).toMatchObject({
      version: 3,
      kind: 'new-rules',
      rules: 4,
      actor: { kind: 'administrator' },
      events: [{ type: 'new-rules', from: 3, to: 4 }],
    })
    expect(byNew.head).toMatchObject({ rules: 4, state: { rounds: 3 }, decisions: before.head.decisions })
    expect(fold(newer, byNew.entries)).toEqual(byNew.head)
    expect(played(byNew, 0, guess(7)).entries.at(-1)).toMatchObject({ rules: 4 })
  })

  test('judges again as it was', () => {
    expect(judge(newer, played(played(byNew, 0, guess(7)), 1, guess(9)).entries, seed)).toBeUndefined()
  })

  test('goes by the rules of the version that the match goes back to', () => {
    const back = takenBack(byNew, 1, 1, true)
    expect(back.head).toMatchObject({ rules: 3, state: { rounds: 2 } })
    const again = ruledOn(back, { kind: 'rewind', to: 3 })
    expect(again.head).toMatchObject({ rules: 4, state: stateAt(newer, again.entries, 3) })
    expect(judge(newer, played(again, 0, guess(7)).entries, seed)).toBeUndefined()
  })

  test.each<[string, PlayedMatch, number]>([
    ['its own', before, 3],
    ['older ones', byNew, 3],
    ['rules that there are not yet', before, 5],
    ['newer ones of a game that has none', { ...before, game: hunch }, 4],
  ])('is refused for %s', (_, live, to) => {
    expect(moved(live, to)).toMatchObject({ outcome: 'refused', code: 'journal/no-newer-rules' })
  })

  test('is refused for a finished match', () => {
    expect(moved({ ...finishedMatch(), game: newer }, 4)).toMatchObject({ code: 'journal/match-over' })
  })

  test.each<[string, Partial<Entry>]>([
    ['from other rules than it had', { events: [{ type: 'new-rules', ...{ from: 2, to: 4 } }] }],
    ['to other rules than it says', { rules: 3 }],
    ['by a seat', { actor: { kind: 'seat', seat: 0, by: 'hand' } }],
    ['with a move', { move: boast }],
  ])('is rejected if it is forged: %s', (_, change) => {
    const forged = byNew.entries.map((entry) => (entry.version === 3 ? { ...entry, ...change } : entry))
    expect(judge(newer, forged, seed)).toMatchObject({
      version: 3,
      expected: { refused: 'journal/no-newer-rules' },
    })
  })

  test('cannot be read by a server without those rules', () => {
    expect(() => fold(hunch, byNew.entries)).toThrow(RangeError)
    expect(judge(hunch, byNew.entries, seed)).toMatchObject({ version: 3 })
  })
})

/** A match that was moved, taken back to before that, moved again, and played to its end: three rounds. */
const overByNew = (() => {
  const back = takenBack(byNew, 1, 2, true)
  const round = (live: PlayedMatch) => played(played(live, 1, guess(9)), 0, guess(7))
  return round(round(round(after(back, moved(back, 4)))))
})()

/** The faults in the file of that match after an entry was changed and the chain forged from there on. */
function wrong(version: number, change: Partial<Entry>): string[] {
  const { secrets } = overByNew
  const forged: Entry[] = []
  for (const entry of overByNew.entries) {
    const next = { ...entry, ...(entry.version === version ? change : {}), previous: forged.at(-1)?.hash ?? '' }
    forged.push(hashed(next, secrets.salt))
  }
  const file = journalFile(newer, forged, { seed, later: [], secrets }, { viewer: 0, over: true }, undefined)
  const found = verifyFile(JSON.parse(JSON.stringify(file)), { game: newer })
  return found.flatMap(({ check, outcome }) => (outcome === 'failed' ? [check] : []))
}

describe('the file of a match that was moved', () => {
  test('passes every check, played to its end by the newer rules', () => {
    expect(overByNew.entries.map(({ rules }) => rules)).toEqual([3, 3, 4, 3, 4, 4, 4, 4, 4, 4, 4])
    expect(overByNew.head).toMatchObject({ decisions: [], state: { rounds: 3, result: { reason: 'rounds-played' } } })
    expect(wrong(1, {})).toEqual([])
  })

  test.each<[string, number, Partial<Entry>, string[]]>([
    ['that it was played by the older ones after it', 6, { rules: 3 }, ['chain', 'judged']],
    ['that it was played by the newer ones before it', 2, { rules: 4 }, ['chain', 'judged']],
    ['that it kept the newer ones after it went back to before them', 4, { rules: 4 }, ['chain', 'judged']],
    ['that it went over to others', 5, { events: [{ type: 'new-rules', ...{ from: 3, to: 5 } }] }, ['chain', 'judged']],
    ['that it went over by nothing', 5, { events: [] }, ['chain', 'schemas']],
  ])('is rejected if it says %s', (_, version, change, found) => {
    expect(wrong(version, change)).toEqual(found)
  })
})
