import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/games/catalogue.ts'
import type { Tagged } from '../../src/games/game.ts'
import { sameJson } from '../../src/journal/canonical.ts'
import type { Entry } from '../../src/journal/entry.ts'
import { JournalFile, journalFile } from '../../src/journal/journal-file.ts'
import { type Check, firstFault, verifyFile } from '../../src/journal/verify-file.ts'
import { aShortMatch, chainedAnew, fileOf, publicKey } from './short-match.ts'

const judgedIn = (checks: readonly Check[]) => checks.find(({ check }) => check === 'judged')

describe.each([...catalogue.values()].map((game) => [game.meta.id, game] as const))('a journal of %s', (_, game) => {
  const trusted = { game, publicKey }
  const live = aShortMatch(game)
  /** The match goes on: its end is not in the file, and its seed is secret. */
  const goesOn = live.entries.slice(0, -1)
  const seedless = (entries: readonly Entry[]): JournalFile => {
    const { result: _, ...file } = fileOf(live, entries)
    return { ...file, seed: null }
  }
  const forged = (change: (entry: Entry) => Entry) =>
    verifyFile(seedless(chainedAnew(live, goesOn.map(change))), trusted)
  /** Whether the rules alone produce an entry. */
  const isUndrawn = ({ draws, version }: Entry) => draws === live.entries[version - 2]?.draws

  test('is judged up to what is drawn, and says what it takes on trust', () => {
    const checks = verifyFile(seedless(goesOn), trusted)
    expect(firstFault(checks)).toBeUndefined()
    expect(judgedIn(checks)).toMatchObject({
      outcome: 'skipped',
      detail: expect.stringMatching(/: all entries are judged; what was drawn in entries 1.* is taken as it stands\.$/),
    })
  })

  test('is rejected with a forged move: its seat made it, but elsewhere', () => {
    const [version, move] = anotherMove(goesOn.filter(isUndrawn))
    const checks = forged((entry) => (entry.version === version ? { ...entry, move } : entry))
    expect(firstFault(checks)).toMatchObject({ check: 'judged', version })
  })

  test('is rejected without one of the events that follow from a move', () => {
    const found = goesOn.find((entry) => entry.kind === 'moved' && isUndrawn(entry) && entry.events.length > 1)
    const version = found?.version ?? 0
    const checks = forged((entry) =>
      entry.version === version ? { ...entry, events: entry.events.slice(0, -1) } : entry,
    )
    expect(firstFault(checks)).toMatchObject({ check: 'judged', version })
  })

  test('is rejected with a forgery before a draw, or without an event that follows from the draw', () => {
    const drawn = goesOn.find((entry) => entry.kind === 'moved' && !isUndrawn(entry))
    const changed = (change: (events: readonly Tagged[]) => readonly Tagged[]) =>
      firstFault(forged((entry) => (entry === drawn ? { ...entry, events: [...change(entry.events)] } : entry)))
    expect(changed((events) => events.slice(1))).toMatchObject({ check: 'judged', version: drawn?.version })
    expect(changed((events) => events.slice(0, -1))).toMatchObject({ check: 'judged' })
  })

  test('is rejected with a count of draws that were not made', () => {
    const version = goesOn.find((entry) => entry.kind === 'moved' && isUndrawn(entry))?.version ?? 0
    const checks = forged((entry) => (entry.version >= version ? { ...entry, draws: entry.draws + 1 } : entry))
    expect(firstFault(checks)).toMatchObject({ check: 'judged', version })
  })

  test('is judged as far as a seat sees it: its own moves, and public events', () => {
    const look = { viewer: 0, over: false } as const
    const seenBy = (entries: readonly Entry[]) => {
      return verifyFile(
        journalFile(game, entries, { seed: '', later: [], secrets: live.secrets }, look, undefined),
        trusted,
      )
    }
    const checks = seenBy(goesOn)
    expect(firstFault(checks)).toBeUndefined()
    expect(judgedIn(checks)?.detail).toContain('hidden')

    const own = goesOn.filter((entry) => entry.actor.kind === 'seat' && entry.actor.seat === 0 && isUndrawn(entry))
    const [version, move] = anotherMove(own)
    const lies = chainedAnew(
      live,
      goesOn.map((entry) => (entry.version === version ? { ...entry, move } : entry)),
    )
    // Where hands are dealt, a seat does not know the position from the opening on, and the lie shows only with the seed.
    const isDealt = live.entries[0]?.events.some((event) => {
      const audience = game.audience(event)
      return audience !== 'all' && !audience.includes(look.viewer)
    })
    if (isDealt) expect(firstFault(seenBy(lies))).toBeUndefined()
    else expect(firstFault(seenBy(lies))).toMatchObject({ check: 'judged', version })
  })

  test('of a finished match fails without its seed', () => {
    const checks = verifyFile({ ...fileOf(live), seed: null }, trusted)
    expect(firstFault(checks)).toMatchObject({ check: 'seed', detail: 'The match is over, and its seed is missing.' })
  })
})

const folder = new URL('../fixtures/journals/', import.meta.url)

test.each(readdirSync(folder))('what was played in %s is correct, as far as that shows without its seed', (name) => {
  const file = JournalFile.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
  const game = catalogue.get(file.game)
  const checks = verifyFile({ ...file, seed: null, later: [] }, game === undefined ? {} : { game })
  expect(judgedIn(checks)?.outcome).toBe('skipped')
  expect(judgedIn(checks)?.detail).toMatch(/: all entries are judged; what was drawn in /)
})

/** A version, and a move that its seat made at another version. */
function anotherMove(entries: readonly Entry[]): [version: number, move: Entry['move']] {
  for (const { version, move, actor } of entries) {
    const other = entries.find((one) => one.move && sameJson(one.actor, actor) && !sameJson(one.move, move))
    if (move && other) return [version, other.move]
  }
  throw new Error('nobody made two moves')
}
