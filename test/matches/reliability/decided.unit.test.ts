import { describe, expect, test } from 'vitest'
import type { Holder, OpenDecisionRow } from '../../../src/matches/record/record.ts'
import { type DecisionCounts, decisionCountsAfter } from '../../../src/matches/reliability/decision-counts.ts'
import { reliabilityFrom } from '../../../src/matches/reliability/reliability.ts'
import { roundTheClock } from '../../../src/matches/time/calendar.ts'
import { ada, moved } from '../a-holder.ts'

const due = new Date('2026-03-03T09:00:00.000Z')
const before = new Date(due.getTime() - 1)
const sinceAt = new Date('2026-03-02T09:00:00.000Z')
const asked = { seat: 0, question: 'turn', since: 3 }
const counted = { hours: roundTheClock, spentAt: due, latestAt: due, restUntil: null, second: null }
const open: OpenDecisionRow = {
  ...asked,
  sinceAt,
  lapses: false,
  counted,
  dueAt: due,
  remindAt: null,
  missedAt: null,
  actAt: null,
  claimedBy: null,
}
/** The counts that decide how reliable a player is. */
type Decided = Omit<DecisionCounts, 'answerTimes' | 'missed'>

const unhurried: OpenDecisionRow = { ...open, dueAt: null }
const nothing: Decided = { inTime: 0, late: 0, retaken: 0 }

interface Given {
  readonly pausedUntil?: Date | null
  readonly holder?: Partial<Holder>
  readonly other?: Partial<Holder>
  readonly answered?: readonly OpenDecisionRow[]
  readonly happened?: Partial<Parameters<typeof decisionCountsAfter>[3]>
  readonly at?: Date
}

/** The counts after a decision. */
function decided(given: Given = {}): Decided {
  const { answerTimes: _, missed: __, ...counts } = after(given)
  return counts
}

function after({ pausedUntil = null, holder, other, answered = [open], happened, at = before }: Given = {}) {
  const what = { entries: [moved('hand')], ...happened }
  const who = { ...ada, ...holder }
  const participants = [who, { ...ada, seat: 1, account: 'bob', name: 'Bob', number: '2', joined: 2, ...other }]
  return decisionCountsAfter({ pausedUntil, participants }, who, answered, what, at)
}

describe('a decision is in time', () => {
  test.each<[string, Given]>([
    ['by hand, up to the last moment', {}],
    ['by a standing order', { happened: { entries: [moved('order')] } }],
    ['after a pause that is over', { pausedUntil: before }],
  ])('%s', (_, given) => expect(decided(given)).toEqual({ inTime: 1, late: 0, retaken: 0 }))

  test('for each of several that are answered at once', () => {
    expect(decided({ answered: [open, { ...open, question: 'more' }] }).inTime).toBe(2)
  })
})

describe('a decision is late', () => {
  const inPlace = (by: 'clock' | 'bot') => ({ entries: [moved(by)], inPlaceOf: asked })
  test.each<[string, Given]>([
    ['at its deadline, before the server has recorded that', { at: due }],
    ['that the clock answered', { happened: inPlace('clock'), at: due }],
    ['that a bot answered for its player', { happened: inPlace('bot'), at: due }],
    ['that was answered for its player, by whatever clock', { happened: inPlace('clock'), at: before }],
  ])('%s', (_, given) => expect(decided(given)).toEqual({ inTime: 0, late: 1, retaken: 0 }))

  test('once: if the match waited for it, it has been counted', () => {
    const holder = { late: 1 }
    expect(decided({ holder, answered: [{ ...open, missedAt: due }], at: due })).toEqual({ ...nothing, late: 1 })
  })
})

describe('a decision does not count', () => {
  test.each<[string, Given]>([
    ['without a deadline', { answered: [unhurried] }],
    ['in a pause', { pausedUntil: due }],
    ['by a bot that holds the seat', { holder: { account: null }, happened: { entries: [moved('bot')] } }],
    ['of a closed account', { holder: { accountClosed: true } }],
    ['that another seat’s move took away', { happened: { entries: [moved('hand', 1)] } }],
    ['by giving the seat up', { happened: { entries: [{ ...moved('hand'), kind: 'resigned' }] } }],
    [
      'if the clock answered another one',
      { happened: { entries: [moved('clock')], inPlaceOf: { ...asked, since: 1 } } },
    ],
  ])('%s', (_, given) => expect(decided(given)).toEqual(nothing))
})

describe('a decision that is taken back', () => {
  test('is made again, and does not count a second time', () => {
    const holder = { inTime: 5, late: 1 }
    const taken = decided({ holder, answered: [], happened: { undone: new Map([[0, 2]]) } })
    expect(taken).toEqual({ inTime: 5, late: 1, retaken: 2 })
    const again = decided({ holder: taken })
    expect(again).toEqual({ inTime: 5, late: 1, retaken: 1 })
    const late = decided({ holder: again, at: due })
    expect(late).toEqual({ inTime: 5, late: 1, retaken: 0 })
    expect(decided({ holder: late })).toEqual({ inTime: 6, late: 1, retaken: 0 })
  })

  test('is noted without a deadline, too, so that the time of its answer counts once', () => {
    expect(decided({ answered: [], happened: { undone: new Map([[0, 1]]) } })).toEqual({ ...nothing, retaken: 1 })
    expect(decided({ holder: { retaken: 1 }, answered: [unhurried] })).toEqual(nothing)
  })

  test('by another seat alone does not change one’s own count', () => {
    expect(decided({ happened: { undone: new Map([[1, 2]]) } })).toEqual(nothing)
  })
})

describe('reliability', () => {
  test.each([
    [
      { inTime: 0, late: 0 },
      { share: null, decisions: 0 },
    ],
    [
      { inTime: 19, late: 0 },
      { share: null, decisions: 19 },
    ],
    [
      { inTime: 20, late: 0 },
      { share: 100, decisions: 20 },
    ],
    [
      { inTime: 0, late: 20 },
      { share: 0, decisions: 20 },
    ],
    [
      { inTime: 199, late: 1 },
      { share: 99, decisions: 200 },
    ],
    [
      { inTime: 1999, late: 1 },
      { share: 99, decisions: 2000 },
    ],
  ])('of %o is %o: rounded down, and unknown below twenty', (made, shown) => {
    expect(reliabilityFrom(made)).toEqual(shown)
  })
})

describe('how long an answer took', () => {
  const timesAfter = (given: Given) => after(given).answerTimes

  test('is counted from when it was asked: for a day less a millisecond, between √2³² and √2³³ seconds', () => {
    expect(timesAfter({})).toEqual([...Array(32).fill(0), 1])
  })

  const total = (given: Given) => timesAfter(given).reduce((sum, count) => sum + count, 0)

  test.each<[string, Given, number]>([
    ['counts for one by hand', {}, 1],
    ['counts without a deadline', { answered: [unhurried] }, 1],
    ['does not count for a standing order', { happened: { entries: [moved('order')] } }, 0],
    ['does not count for the clock', { happened: { entries: [moved('clock')], inPlaceOf: asked } }, 0],
    ['does not count for another seat’s move', { happened: { entries: [moved('hand', 1)] } }, 0],
    ['does not count in a pause', { pausedUntil: due }, 0],
    ['does not count among bots', { other: { account: null } }, 0],
    ['does not count once everybody else has left', { other: { leftAt: sinceAt } }, 0],
    ['does not count for what is made again', { holder: { retaken: 1 } }, 0],
  ])('%s', (_, given, count) => expect(total(given)).toBe(count))
})
