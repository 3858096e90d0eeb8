import type { Holder } from '../../src/matches/record/record.ts'
import { roundTheClock } from '../../src/matches/time/calendar.ts'

/** A player in the first seat. All of their counts are zero. */
export const ada: Holder = {
  seat: 0,
  account: 'ada',
  name: 'Ada',
  number: '1',
  entropy: '',
  joined: 1,
  accountClosed: false,
  leftAt: null,
  offeredAt: null,
  hasOrders: false,
  barred: false,
  missed: 0,
  calendar: roundTheClock,
  remindHours: null,
  bank: null,
  inTime: 0,
  late: 0,
  retaken: 0,
  answerTimes: [],
}

/** A move in the first seat, as far as counts of decisions need it. @param by who made it */
export const moved = (by: 'hand' | 'order' | 'bot' | 'clock', seat = 0) => ({
  kind: 'moved' as const,
  actor: { kind: 'seat' as const, seat, by },
})
