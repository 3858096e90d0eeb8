import { describe, expect, test } from 'vitest'
import { havana } from '../../../src/games/havana/index.ts'
import type { MatchRecord, OpenDecisionRow, Participant } from '../../../src/matches/record/record.ts'
import { roundTheClock } from '../../../src/matches/time/calendar.ts'
import { whyWaiting } from '../../../src/matches/wire/waiting-sentences.ts'
import { ada } from '../a-holder.ts'

const now = new Date('2026-03-02T23:00:00.000Z')
const soon = new Date('2026-03-03T09:00:00.000Z')
const open: OpenDecisionRow = {
  seat: 0,
  question: 'turn',
  since: 1,
  sinceAt: now,
  lapses: false,
  counted: { hours: roundTheClock, spentAt: soon, latestAt: soon, restUntil: null, second: null },
  dueAt: soon,
  remindAt: null,
  missedAt: null,
  actAt: null,
  claimedBy: null,
}

/** Why the match waits for Ada's seat, as Ada reads it. */
function why(
  player: Partial<Participant>,
  asked: Partial<OpenDecisionRow> = {},
  pausedUntil: Date | null = null,
  frozenAt: Date | null = null,
  own: number | 'nobody' = 0,
) {
  const match: MatchRecord = {
    id: 'm',
    game: havana,
    rules: 1,
    data: 1,
    options: {},
    seats: 1,
    name: '',
    status: 'running',
    private: false,
    seating: 'as-joined',
    pace: { kind: 'hours', hours: 24 },
    longestWait: null,
    restDays: true,
    late: 'wait',
    language: null,
    rated: true,
    reliability: null,
    seatOpensAfter: 3,
    removed: [],
    creator: null,
    rematchOf: null,
    commitment: '',
    sealedSeed: '',
    laterSeeds: [],
    roster: 1,
    version: 1,
    hash: '',
    result: null,
    createdAt: now,
    startedAt: now,
    endedAt: null,
    movedAt: now,
    expiresAt: null,
    pausedUntil,
    frozenAt,
    disputed: 0,
    importedAt: null,
    participants: [{ ...ada, ...player }],
    decisions: [],
  }
  return whyWaiting(match, { ...open, ...asked }, now, own === 'nobody' ? undefined : own)
}

const hours = { ...roundTheClock, night: { from: '22:00', until: '07:00' } }
const asleep = { counted: { hours, spentAt: soon, latestAt: soon, restUntil: null, second: null } }
const away = { ...roundTheClock, vacations: [{ from: '2026-03-02', until: '2026-03-02' }] }

describe('why a match waits for a seat', () => {
  test('its player has time', () => expect(why({})).toBe('deciding'))
  test('its player’s clock has stopped, by the hours that applied when they were asked', () => {
    expect(why({}, asleep)).toBe('resting')
    expect(why({ calendar: hours })).toBe('deciding')
  })
  test('its player’s clock has stopped for a vacation', () => expect(why({ calendar: away })).toBe('resting'))
  test('others do not see a player’s rest', () => {
    for (const other of [1, 'nobody'] as const) {
      expect(why({}, asleep, null, null, other)).toBe('deciding')
      expect(why({ calendar: away }, {}, null, null, other)).toBe('deciding')
    }
  })
  test('without a deadline, rest is no reason', () =>
    expect(why({ calendar: hours }, { counted: null, dueAt: null })).toBe('deciding'))
  test('its deadline has passed, at any hour', () => expect(why({}, { ...asleep, missedAt: now })).toBe('late'))
  test('all clocks have stopped by agreement', () => expect(why({}, {}, soon)).toBe('paused'))
  test('a past pause is no reason', () => expect(why({}, {}, now)).toBe('deciding'))
  test('a dispute freezes the match, whichever seat is asked and however late', () => {
    const asked: Partial<OpenDecisionRow>[] = [{}, { missedAt: now }, { actAt: now }]
    expect(asked.map((each) => why({}, each, soon, now))).toEqual(['frozen', 'frozen', 'frozen'])
    expect(why({ account: null }, { actAt: now }, null, now)).toBe('frozen')
  })
  test('a bot plays', () => expect(why({ account: null }, { dueAt: null, actAt: now })).toBe('server'))
  test('its player’s account is closed, and the match waits for a substitute', () =>
    expect(why({ accountClosed: true }, { dueAt: null })).toBe('late'))
  test('standing orders are not mentioned', () => expect(why({ hasOrders: true }, { actAt: now })).toBe('deciding'))
})
