import { Temporal } from 'temporal-polyfill'

/**
 * When the clocks of a time zone next show a full hour. On a day on which they skip that hour, it is the moment after
 * the gap; on a day on which they show it twice, the first time.
 */
export function nextHour(hour: number, timeZone: string, after: Date): Date {
  const from = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(timeZone)
  const today = from.toPlainDate()
  const [first, second] = [today, today.add({ days: 1 })].map((day) => {
    const at = day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from({ hour }) })
    return new Date(at.epochMilliseconds)
  })
  if (first === undefined || second === undefined) throw new Error('a day has no next day')
  return first > after ? first : second
}
