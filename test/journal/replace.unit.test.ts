import { describe, expect, test } from 'vitest'
import { fold } from '../../src/journal/fold.ts'
import { heldAt } from '../../src/journal/holdings.ts'
import { judge } from '../../src/journal/judge.ts'
import { replace } from '../../src/journal/replace.ts'
import { stateAt } from '../../src/journal/replay.ts'
import { see } from '../../src/journal/see.ts'
import { aMatch, at, boast, finishedMatch, guess, played, replaced, seed } from './given.ts'

const before = played(aMatch({ seats: 3 }), 0, boast, guess(7))

describe('giving a seat to another participant', () => {
  test.each([
    { by: 'hand', actor: { kind: 'seat', seat: 1, by: 'hand' } },
    { by: 'administrator', actor: { kind: 'administrator' } },
    { by: 'system', actor: { kind: 'system' } },
  ] as const)('is one entry with the seat and the number of the new participant: $by', ({ by, actor }) => {
    expect(replaced(before, 1, by).entries.at(-1)).toMatchObject({
      version: 4,
      kind: 'replaced',
      actor,
      move: null,
      events: [{ type: 'replaced', seat: 1, participant: 'p9' }],
      draws: before.head.draws,
      previous: before.head.hash,
    })
  })

  test('keeps the position and all open decisions', () => {
    const { head } = replaced(before, 1)
    expect(head).toMatchObject({ state: before.head.state, decisions: before.head.decisions })
    expect(played(replaced(before, 1), 1, guess(3)).head.state).toEqual(played(before, 1, guess(3)).head.state)
  })

  test('leaves it known who held each seat at any version', () => {
    const { holdings } = replaced(before, 1).head
    expect([3, 4].map((version) => heldAt(holdings, 1, version)?.participant)).toEqual(['p1', 'p9'])
    expect([3, 4].map((version) => heldAt(holdings, 0, version)?.participant)).toEqual(['p0', 'p0'])
  })

  test('is refused once the match is over', () => {
    const { game, head, secrets } = finishedMatch()
    const what = { seat: 1, participant: 'p9', by: 'administrator', at } as const
    expect(replace(game, head, secrets, what)).toMatchObject({ code: 'journal/match-over' })
  })

  test('is visible to everybody', () => {
    const live = replaced(before, 1)
    const [entry] = live.entries.slice(-1)
    if (!entry) throw new Error('There is a last entry.')
    const seen = see(live.game, entry, live.secrets, { viewer: 'spectator', over: false })
    expect(seen.events).toMatchObject([{ kind: 'shown', value: { type: 'replaced', participant: 'p9' } }])
  })

  test('folds, and judges again without a difference', () => {
    const live = played(replaced(before, 1), 1, guess(3))
    const stored = JSON.parse(JSON.stringify(live.entries))
    expect(fold(live.game, stored)).toEqual(live.head)
    expect(stateAt(live.game, stored, 4)).toEqual(before.head.state)
    expect(judge(live.game, stored, seed)).toBeUndefined()
  })

  test.each<[string, object]>([
    ['journal/no-seat', { events: [{ type: 'replaced', seat: 3, participant: 'p9' }] }],
    ['journal/no-seat', { actor: { kind: 'seat', seat: 0, by: 'hand' } }],
    ['journal/no-participant', { events: [{ type: 'replaced', seat: 1, participant: 'p9', name: 'Anna' }] }],
    ['journal/no-participant', { events: [] }],
    ['journal/no-participant', { move: boast }],
  ])('is rejected by the judge if it is impossible: %s', (refused, change) => {
    const { game, entries } = replaced(before, 1)
    const forged = [...entries.slice(0, -1), { ...entries.at(-1), ...change }]
    expect(judge(game, JSON.parse(JSON.stringify(forged)), seed)).toMatchObject({ version: 4, expected: { refused } })
  })
})
