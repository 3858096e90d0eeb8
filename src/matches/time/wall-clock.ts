import { Temporal } from 'temporal-polyfill'

// Clocks set forward skip some local times, and clocks set back show some twice. So every local time has a first and a
// last moment; for a skipped time, both are the moment of the change.

/** The local date at a moment. */
export function dayAt(moment: Date, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
}

/** The first moment, in milliseconds since 1970, at which clocks show this local time or a later one. */
export function firstMomentOf(shown: Temporal.PlainDateTime, timeZone: string): number {
  return momentOf(shown, timeZone, 'earlier')
}

/**
 * The last moment, in milliseconds since 1970, at which clocks reach this local time: from then on they show no earlier
 * one.
 */
export function lastMomentOf(shown: Temporal.PlainDateTime, timeZone: string): number {
  return momentOf(shown, timeZone, 'later')
}

function momentOf(shown: Temporal.PlainDateTime, timeZone: string, disambiguation: 'earlier' | 'later'): number {
  const moment = shown.toZonedDateTime(timeZone, { disambiguation })
  if (moment.toPlainDateTime().equals(shown)) return moment.epochMilliseconds
  // For a skipped time, Temporal answers a moment shifted by the length of the gap instead of the change itself.
  const beforeChange = shown.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
  const change = beforeChange.getTimeZoneTransition('next') ?? moment
  return change.epochMilliseconds
}
