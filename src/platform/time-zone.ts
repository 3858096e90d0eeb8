import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'

/** Whether this is the name of a time zone. */
function isTimeZone(name: string): boolean {
  // Temporal also accepts offsets such as +01:00 and whole timestamps, which are not names.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)
    return true
  } catch {
    return false // RangeError: there is no such zone
  }
}

/** The name of a time zone. */
export const TimeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, 'This must be a time zone of the IANA database.')
  .meta({ description: 'A time zone of the IANA database.', example: 'Europe/Paris' })
