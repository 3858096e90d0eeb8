import { hoursAfter, laterOf } from '../../platform/clock.ts'
import { isOver, type MatchRecord } from './record.ts'

/** After how many hours a match is given up, and after how many its players are warned. */
interface Lifetime {
  readonly warnHours: number
  readonly expireHours: number
}

/** Counted from the last time that somebody joined or left. */
const whileOpen: Lifetime = { warnHours: 25 * 24, expireHours: 28 * 24 }
/** Counted from the last entry, or from the end of a pause. */
export const whileRunning: Lifetime = { warnHours: 166 * 24, expireHours: 180 * 24 }

/** The stored times of a match that waits for players, counted from now. */
export const openLifetime = (now: Date) => ({
  warnAt: hoursAfter(now, whileOpen.warnHours),
  expiresAt: hoursAfter(now, whileOpen.expireHours),
})

/** Since when nothing has happened in a running match. An agreed pause does not count as silence. */
export const silentSince = ({ movedAt, pausedUntil }: Pick<MatchRecord, 'movedAt' | 'pausedUntil'>): Date =>
  laterOf(movedAt, pausedUntil)

/**
 * When a match is given up if nothing happens until then; null: never, as for a frozen match. The stored time of a
 * running match is moved on only once it is reached, so that a move does not have to write it.
 */
export function givenUpAt(record: MatchRecord): Date | null {
  const { expiresAt, status, frozenAt } = record
  if (isOver(record) || expiresAt === null || frozenAt !== null) return null
  return status === 'open' ? expiresAt : laterOf(hoursAfter(silentSince(record), whileRunning.expireHours), expiresAt)
}

/** When a match is given up, if that is near enough to warn its players; undefined otherwise. */
export function givenUpSoon(record: MatchRecord, now: Date): Date | undefined {
  const { warnHours, expireHours } = record.status === 'open' ? whileOpen : whileRunning
  const at = givenUpAt(record)
  return at === null || at > hoursAfter(now, expireHours - warnHours) ? undefined : at
}
