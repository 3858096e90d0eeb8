import { Temporal } from 'temporal-polyfill'

/** Whether this is the name of a time zone. */
export function isTimeZone(name: string): boolean {
  // Temporal also accepts offsets such as +01:00 and whole timestamps, which are not names.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)
    return true
  } catch {
    return false // RangeError: there is no such zone
  }
}
