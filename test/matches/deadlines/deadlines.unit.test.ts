import { describe, expect, test } from 'vitest'
import { hamlet } from '../../../src/games/hamlet/index.ts'
import {
  atDeadline,
  bankAfter,
  bankUnfilled,
  firstDeadline,
  isForfeit,
  isLate,
  openForServer,
  openOverdue,
  secondDeadline,
  withDeadline,
} from '../../../src/matches/deadlines/deadlines.ts'
import type { OpenDecisionRow } from '../../../src/matches/record/record.ts'
import { roundTheClock } from '../../../src/matches/time/calendar.ts'
import { millisecondsAnHour as hour, hoursAfter } from '../../../src/platform/clock.ts'
import { ada } from '../a-holder.ts'

const monday = new Date('2026-03-02T09:00:00.000Z')
const inHours = (hours: number) => hoursAfter(monday, hours)

type Match = Parameters<typeof withDeadline>[0]
const match = (changed: Partial<Match> = {}): Match => ({
  pace: { kind: 'bank', hours: 10, refill: 2 },
  longestWait: 1000,
  restDays: false,
  participants: [ada],
  pausedUntil: null,
  frozenAt: null,
  ...changed,
})

/** A decision that Ada is asked on Monday. */
const asked = (agreed: Match, question = 'turn'): OpenDecisionRow =>
  withDeadline(agreed, { seat: 0, question, since: 3, sinceAt: monday.toISOString(), lapses: false })

describe('a bank of time', () => {
  const bank = (made: readonly OpenDecisionRow[], changed: Partial<Match> = {}, held: number | null = null) => {
    const left = bankAfter(match(changed), { ...ada, bank: held }, made, inHours(4))
    return left === null ? null : left / hour
  }
  const [turn, feeding] = [asked(match()), asked(match(), 'feed')]

  test.each<[string, readonly OpenDecisionRow[], Partial<Match>, number | null]>([
    ['loses the time that the decision took, and is refilled', [turn], {}, 6 + 2],
    ['is refilled for each of several decisions, and loses their time once', [turn, feeding], {}, 6 + 4],
    ['stays as it is without a decision', [], {}, null],
    ['is not kept where each decision has its own time', [turn], { pace: { kind: 'hours', hours: 10 } }, null],
    ['loses nothing after the beginning of a freeze', [turn], { frozenAt: inHours(1) }, 9 + 2],
    ['loses nothing in a pause', [asked(match({ pausedUntil: inHours(5) }))], { pausedUntil: inHours(5) }, 10 + 2],
    ['loses nothing by a decision that has no deadline', [{ ...turn, counted: null }], {}, 10 + 2],
  ])('%s', (_, made, changed, hours) => {
    expect(bank(made, changed)).toBe(hours)
  })

  test('that was not full gives less time, and more than a full one gives no more than a full one', () => {
    const dueFor = (held: number) => asked(match({ participants: [{ ...ada, bank: held * hour }] })).dueAt
    expect(dueFor(3)).toEqual(inHours(3))
    expect(dueFor(11)).toEqual(inHours(10))
    expect(bank([{ ...turn, counted: null }], {}, 3 * hour)).toBe(3 + 2)
  })

  test('loses its refill for a decision that is taken back, and never owes any', () => {
    const unfilled = (held: number | null, undone: number, pace = match().pace) =>
      bankUnfilled(match({ pace }), { ...ada, bank: held }, undone)
    expect(unfilled(9 * hour, 2)).toBe(5 * hour)
    expect(unfilled(hour, 1)).toBe(0)
    expect(unfilled(null, 1)).toBe(null)
    expect(unfilled(9 * hour, 2, { kind: 'hours', hours: 10 })).toBe(9 * hour)
  })
})

describe('a decision has its full time', () => {
  const paced = (changed: Partial<Match>) => match({ pace: { kind: 'hours', hours: 10 }, ...changed })

  test.each<[string, Partial<Match>, Date]>([
    ['from when it is asked', {}, inHours(10)],
    ['from the end of a pause', { pausedUntil: inHours(5) }, inHours(15)],
    ['from the beginning of a freeze, whenever it is asked in it', { frozenAt: inHours(-3) }, inHours(7)],
    ['up to the longest wait', { longestWait: 4 }, inHours(4)],
  ])('%s', (_, changed, dueAt) => {
    expect(asked(paced(changed))).toMatchObject({
      seat: 0,
      since: 3,
      dueAt,
      missedAt: null,
      claimedBy: null,
      actAt: null,
    })
  })

  test.each<[string, Partial<Match>]>([
    ['in a match without limits of time', { pace: { kind: 'none' }, longestWait: null }],
    ['at a seat that nobody holds', { participants: [] }],
  ])('but none %s', (_, changed) => {
    const none = { seat: 0, since: 3, counted: null, dueAt: null, remindAt: null, actAt: null }
    expect(asked(paced(changed))).toMatchObject(none)
  })

  test('and the server handles it at once for a bot, a closed account, and by standing orders', () => {
    const handled = (held: Partial<typeof ada>) => {
      const { actAt, dueAt } = asked(paced({ participants: [{ ...ada, ...held }] }))
      return { actAt, dueAt }
    }
    expect(handled({ account: null })).toEqual({ actAt: monday, dueAt: null })
    expect(handled({ accountClosed: true })).toEqual({ actAt: monday, dueAt: null })
    expect(handled({ hasOrders: true })).toEqual({ actAt: monday, dueAt: inHours(10) })
  })

  test('with a reminder before the deadline, if there is still time for one', () => {
    const remindedAt = (remindHours: number | null) =>
      asked(paced({ participants: [{ ...ada, remindHours }] })).remindAt
    expect(remindedAt(4)).toEqual(inHours(6))
    expect(remindedAt(10)).toBe(null)
    expect(remindedAt(null)).toBe(null)
  })

  test('and is overdue from its deadline on, once, and not while the match is frozen', () => {
    const open = asked(paced({}))
    const overdue = (at: Date, row = open, frozenAt: Date | null = null) =>
      openOverdue({ decisions: [row], frozenAt }, open, at) !== undefined
    expect([9, 10, 11].map((hours) => overdue(inHours(hours)))).toEqual([false, true, true])
    expect(overdue(inHours(11), { ...open, missedAt: inHours(10) })).toBe(false)
    expect(overdue(inHours(11), open, inHours(9))).toBe(false)
    expect(overdue(inHours(11), { ...open, dueAt: null })).toBe(false)
    for (const other of [{ seat: 1 }, { question: 'feed' }, { since: 4 }])
      expect(overdue(inHours(11), { ...open, ...other })).toBe(false)
  })

  test('and is the server’s to handle if it is to act, and not while the match is frozen', () => {
    const open = { ...asked(paced({})), actAt: monday }
    expect(openForServer({ decisions: [open], frozenAt: null }, open)).toBe(open)
    expect(openForServer({ decisions: [open], frozenAt: monday }, open)).toBe(undefined)
    expect(openForServer({ decisions: [{ ...open, actAt: null }], frozenAt: null }, open)).toBe(undefined)
    expect(openForServer({ decisions: [], frozenAt: null }, open)).toBe(undefined)
  })
})

describe('a second deadline, after a claim of the win', () => {
  const paced = (hours: number, changed: Partial<Match> = {}) => match({ pace: { kind: 'hours', hours }, ...changed })
  const now = inHours(100)

  test.each<[string, Match, Date | null]>([
    ['leaves as much time as for any other decision', paced(48), inHours(148)],
    ['leaves at least a day', paced(1), inHours(124)],
    ['leaves a day, whatever is in the bank', match({ pace: { kind: 'bank', hours: 100, refill: 2 } }), inHours(124)],
    ['counts from the end of a pause', paced(48, { pausedUntil: inHours(110) }), inHours(158)],
    ['leaves no more than the longest wait', paced(48, { longestWait: 30 }), inHours(130)],
    ['is none where no wait is too long', match({ pace: { kind: 'none' }, longestWait: null }), null],
  ])('%s', (_, agreed, dueAt) => {
    const late = { ...asked(paced(48)), missedAt: inHours(48) }
    const second = secondDeadline(agreed, ada, late, now)
    expect(second.dueAt).toEqual(dueAt)
    if (dueAt !== null)
      expect(second.counted).toEqual({ ...late.counted, second: { at: dueAt, missedAt: inHours(48) } })
  })

  test('is none for a decision without a first one', () => {
    const free = { counted: null, missedAt: null }
    expect(secondDeadline(paced(48), ada, free, now)).toEqual({ counted: null, dueAt: null, remindAt: null })
    const first = firstDeadline(paced(48), ada, { counted: null, dueAt: null }, now)
    expect(first).toEqual({ counted: null, dueAt: null, remindAt: null, missedAt: null })
  })

  test.each([
    ['late', now, inHours(48), null],
    ['in time, with its reminder', inHours(20), null, inHours(38)],
    ['late, without a reminder, even if its deadline has moved since', inHours(20), inHours(10), null],
  ])('that is withdrawn leaves the decision as it was: %s', (_, claimedAt, missedAt, remindAt) => {
    const holder = { calendar: roundTheClock, remindHours: 10 }
    const open = { ...asked(paced(48)), missedAt }
    const claimed = { ...open, ...secondDeadline(paced(48), holder, open, claimedAt) }
    expect(firstDeadline(paced(48), holder, claimed, claimedAt)).toEqual({
      counted: open.counted,
      dueAt: inHours(48),
      missedAt,
      remindAt,
    })
  })

  test.each([
    ['that has passed stays', inHours(90), inHours(90)],
    ['that is still to come is now', inHours(120), now],
    ['that is unknown is now', null, now],
  ])('of an older version, without the first one, is withdrawn as late: a deadline %s', (_, stored, dueAt) => {
    const { counted } = asked(paced(48))
    expect(firstDeadline(paced(48), ada, { counted, dueAt: stored }, now)).toEqual({
      counted,
      dueAt,
      missedAt: now,
      remindAt: null,
    })
  })

  const claimed = { missedAt: null, claimedBy: 1 }
  test.each([
    ['in time, and what was agreed happens', { missedAt: null, claimedBy: null }, false, 'bot'],
    ['late, and what was agreed happens', { missedAt: now, claimedBy: null }, true, 'bot'],
    ['late, and the seat is given up', claimed, true, 'forfeit'],
    [
      'late, and what was agreed happens once the second deadline has passed, too',
      { missedAt: now, claimedBy: 1 },
      true,
      'bot',
    ],
  ])('decides what a decision is: %s', (_, changed, late, happens) => {
    const open = { ...asked(paced(48)), ...changed }
    expect(isLate(open)).toBe(late)
    expect(atDeadline({ game: hamlet, late: 'bot' }, open)).toBe(happens)
  })

  test('costs the seat only as long as the claimant is at the table', () => {
    const open = { ...asked(paced(48)), ...claimed }
    const bea = { ...ada, seat: 1, account: 'bea' }
    const forfeit = (other: typeof ada) => isForfeit({ decisions: [open], participants: [ada, other] }, open)
    expect(forfeit(bea)).toBe(true)
    expect(forfeit({ ...bea, leftAt: now })).toBe(false)
    expect(forfeit({ ...bea, account: null })).toBe(false)
    expect(forfeit({ ...bea, seat: 2 })).toBe(false)
    expect(isForfeit({ decisions: [{ ...open, missedAt: now }], participants: [ada, bea] }, open)).toBe(false)
    expect(isForfeit({ decisions: [], participants: [ada, bea] }, open)).toBe(false)
  })
})
