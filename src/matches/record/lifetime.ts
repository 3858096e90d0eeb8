import { hoursAfter, laterOf } from '../../platform/clock.ts'
import { isOver, type MatchRecord } from './record.ts'

/** When a match is given up, and when its people are warned of that, in hours. */
interface Lifetime {
  readonly warnHours: number
  readonly expireHours: number
}

/** Since somebody joined or left last. */
export const whileOpen: Lifetime = { warnHours: 25 * 24, expireHours: 28 * 24 }
/** Since something happened last, or its pause was over. */
export const whileRunning: Lifetime = { warnHours: 166 * 24, expireHours: 180 * 24 }

/** For a match that waits for players, as from now. */
export const openLifetime = (now: Date) => ({
  warnAt: hoursAfter(now, whileOpen.warnHours),
  expiresAt: hoursAfter(now, whileOpen.expireHours),
})

/** Since when nothing happens in a match that runs. A pause is no silence: it was agreed. */
export const silentSince = ({ movedAt, pausedUntil }: Pick<MatchRecord, 'movedAt' | 'pausedUntil'>): Date =>
  laterOf(movedAt, pausedUntil)

/**
 * When a match is given up, where nothing happens until then; null: never. What is stored for one that runs is put off
 * only when it comes due, so that a move costs nothing for it. One that stands still is not given up.
 */
export function givenUpAt(record: MatchRecord): Date | null {
  const { expiresAt, status, frozenAt } = record
  if (isOver(record) || expiresAt === null || frozenAt !== null) return null
  return status === 'open' ? expiresAt : laterOf(hoursAfter(silentSince(record), whileRunning.expireHours), expiresAt)
}
