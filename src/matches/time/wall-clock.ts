import { Temporal } from 'temporal-polyfill'

// When clocks are set forward they skip some times of the day, and when they are set back they show some twice. So every
// time has a first moment and a last one; of a time that is skipped, both are the moment of the change.

/** The day that clocks show at a moment. */
export function dayAt(moment: Date, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
}

/** The first moment, in milliseconds since 1970, at which clocks show this time or a later one. */
export function firstMomentOf(shown: Temporal.PlainDateTime, timeZone: string): number {
  return momentOf(shown, timeZone, 'earlier')
}

/** The moment, in milliseconds since 1970, from which on clocks never again show anything before this time. */
export function lastMomentOf(shown: Temporal.PlainDateTime, timeZone: string): number {
  return momentOf(shown, timeZone, 'later')
}

function momentOf(shown: Temporal.PlainDateTime, timeZone: string, disambiguation: 'earlier' | 'later'): number {
  const moment = shown.toZonedDateTime(timeZone, { disambiguation })
  if (moment.toPlainDateTime().equals(shown)) return moment.epochMilliseconds
  // A skipped time: Temporal answers with moments that lie as far from the change as the time lies within the gap.
  const beforeChange = shown.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
  const change = beforeChange.getTimeZoneTransition('next') ?? moment
  return change.epochMilliseconds
}
