import { expect, test } from 'vitest'
import type { Remedy } from '../../src/journal/carry-out-ruling.ts'
import { previewRuling } from '../../src/journal/preview-ruling.ts'
import { replay } from '../../src/journal/replay.ts'
import { aMatch, at, boast, guess, newSeed, type PlayedMatch, played, ruledOn } from './given.ts'

const live = played(aMatch(), 0, boast)
const move = (seat: number, what: { type: string }): Remedy => ({ kind: 'move', seat, move: what })
const rewind: Remedy = { kind: 'rewind', to: 1 }
const end: Remedy = { kind: 'end', result: { reason: 'ruling', seats: [] } }

function previewed({ game, head, secrets, entries }: PlayedMatch, ...remedies: Remedy[]) {
  return previewRuling(game, head, secrets, {
    dispute: 1,
    remedies,
    at,
    past: replay(game, entries),
    thaws: true,
    newSeed,
  })
}

test('a ruling without draws is previewed as it would be carried out', () => {
  const { head, entries } = ruledOn(live, rewind, move(0, guess(7)))
  expect(previewed(live, rewind, move(0, guess(7)))).toEqual({
    outcome: 'accepted',
    entries: entries.slice(2),
    head,
    stopped: false,
  })
})

test('the preview ends before a draw', () => {
  const outcome = previewed(live, rewind, move(0, guess(7)), move(1, guess(9)), end)
  expect(outcome).toMatchObject({ stopped: true, head: { draws: live.head.draws, state: { round: 2 } } })
  expect(outcome).toHaveProperty('entries.length', 3)
  expect(JSON.stringify(outcome)).toContain('turned-up')
  expect(JSON.stringify(outcome)).not.toContain('dealt')
  expect(outcome).toHaveProperty('entries.2.at', at)
  expect(outcome).toHaveProperty('entries.2.events.0.dispute', 1)
})

test('a refusal is previewed, even one that comes after a draw', () => {
  expect(previewed(live, move(0, boast))).toMatchObject({ code: 'hunch/boasted-already', index: 0 })
  expect(previewed(live, rewind, move(0, guess(7)), move(0, boast))).toMatchObject({
    code: 'hunch/not-asked',
    index: 2,
  })
  expect(previewed(live, end, move(0, guess(7)))).toMatchObject({ code: 'journal/match-over', index: 1 })
  expect(previewed(live, { kind: 'rewind', to: 9 }, move(0, guess(7)))).toMatchObject({ index: 0 })
  const drawn = [move(0, guess(7)), move(1, guess(9)), move(0, boast)]
  expect(previewed(live, ...drawn)).toMatchObject({ code: 'journal/chance-between', index: 2 })
  expect(previewed(live, ...drawn.slice(0, 2), rewind)).toMatchObject({ code: 'journal/chance-between', index: 2 })
  const lastRound = aMatch({ options: { rounds: 1 } })
  expect(previewed(lastRound, ...drawn)).toMatchObject({ code: 'journal/chance-between', index: 2 })
})
