import { describe, expect, test } from 'vitest'
import type { Holder, OpenDecisionRow } from '../../../src/matches/record/record.ts'
import { decisionCountsAfter, hasVanished } from '../../../src/matches/reliability/decision-counts.ts'
import { ada as holder, moved } from '../a-holder.ts'

const due = new Date('2026-03-03T09:00:00.000Z')
const asked = { seat: 0, question: 'turn', since: 3 }
const open: OpenDecisionRow = {
  ...asked,
  sinceAt: new Date('2026-03-02T09:00:00.000Z'),
  lapses: false,
  counted: null,
  dueAt: due,
  remindAt: null,
  missedAt: null,
  actAt: null,
  claimedBy: null,
}
const ada: Holder = { ...holder, missed: 2 }
const resigned = { kind: 'resigned' as const, actor: { kind: 'seat' as const, seat: 0, by: 'hand' as const } }

/** How many decisions in a row a player has missed, after some were answered. */
const missedAfter = (
  holder: Holder,
  answered: readonly OpenDecisionRow[],
  made: Parameters<typeof decisionCountsAfter>[3],
) => decisionCountsAfter({ pausedUntil: null, participants: [holder] }, holder, answered, made, due).missed

describe('decisions missed in a row', () => {
  test.each(['clock', 'bot'] as const)('count one more if the %s answered for the player', (by) => {
    expect(missedAfter(ada, [open], { entries: [moved(by)], inPlaceOf: asked })).toBe(3)
  })

  test('count one more if another decision was answered with it', () => {
    const other = { ...open, question: 'feed' }
    expect(missedAfter(ada, [other, open], { entries: [moved('bot')], inPlaceOf: asked })).toBe(3)
  })

  test('start anew with a move by hand', () => {
    expect(missedAfter(ada, [open], { entries: [moved('hand')] })).toBe(0)
    expect(missedAfter(ada, [], { entries: [moved('hand')] })).toBe(0)
  })

  test.each([
    ['a standing order, which proves no presence', [moved('order')]],
    ['another seat’s move', [moved('hand', 1)]],
    ['resigning', [resigned]],
    ['nothing', []],
  ])('stay as they are after %s', (_, entries) => {
    expect(missedAfter(ada, [open], { entries })).toBe(2)
  })

  test('count a late decision once: when it was recorded as late', () => {
    const late = { ...open, missedAt: due }
    expect(missedAfter(ada, [late], { entries: [moved('bot')], inPlaceOf: asked })).toBe(2)
  })

  test.each([
    ['of another seat', { seat: 1 }],
    ['of another question', { question: 'feed' }],
    ['asked at another time', { since: 4 }],
  ])('do not count a decision that was answered %s', (_, other) => {
    expect(missedAfter(ada, [{ ...open, ...other }], { entries: [moved('bot', 1)], inPlaceOf: asked })).toBe(2)
  })

  test('do not count for a bot', () => {
    expect(missedAfter({ ...ada, account: null }, [open], { entries: [moved('bot')], inPlaceOf: asked })).toBe(2)
  })

  test('open the seat at the agreed number', () => {
    expect([2, 3, 4].map((missed) => hasVanished({ seatOpensAfter: 3 }, { missed }))).toEqual([false, true, true])
  })
})
