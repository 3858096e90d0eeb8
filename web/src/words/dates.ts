import { now, timeZone } from './clock.ts'
import type { Language } from './languages.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The time until then, or since then: "in 3 days", "2 hours ago". It is rendered again as time passes. */
export function fromNow(at: string, language: Language): string {
  const gap = Date.parse(at) - now.value
  const size = Math.abs(gap)
  if (size >= 2 * day) return relativeTo(Math.round(gap / day), 'day', language)
  if (size >= 2 * hour) return relativeTo(Math.round(gap / hour), 'hour', language)
  return relativeTo(Math.round(gap / minute), 'minute', language)
}

/** "in 3 days": the number and its unit stay on one line. */
const relativeTo = (many: number, unit: Intl.RelativeTimeFormatUnit, language: Language): string =>
  new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(many, unit).replace(/(\d) /, '$1\u00a0')

/** The date and time in the reader's time zone: "24 Nov, 14:03". */
export const moment = (at: string, language: Language): string =>
  inZone(at, language, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

/** The date and time with the weekday, for deadlines: "Tue, 24 Nov, 14:03". */
export const exactMoment = (at: string, language: Language): string =>
  inZone(at, language, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

/** The day: "24 November 2026". */
export const dayOf = (at: string, language: Language): string => inZone(at, language, { dateStyle: 'long' })

/** English dates are British, like those of the mails: the day first, 24 hours. */
const inZone = (at: string, language: Language, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { ...parts, timeZone: timeZone.value }).format(
    new Date(at),
  )

const lengths = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** A duration in its largest unit, such as “4 hours”; less than a minute counts as one. */
export function lasting(seconds: number, language: Language): string {
  const [unit, size] = lengths.find(([, least]) => seconds >= least) ?? lengths[2]
  const many = Math.max(1, Math.round(seconds / size))
  return manyOf(many, unit, language)
}

/** A number of hours, in days if they are whole days: "3 days", "36 hours". */
export function hoursSay(hours: number, language: Language): string {
  const [many, unit] = hours >= 24 && hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour']
  return manyOf(many, unit, language)
}

/** A number of units of time: "3 days". */
export const manyOf = (many: number, unit: string, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(many)

/** Whether the moment has passed. What was only just told may be newer than the last tick of the clock. */
export const isPast = (at: string): boolean => Date.parse(at) <= Math.max(now.value, Date.now())

/** Whether there is such a moment, and it is still to come: a pause that is over keeps the moment at which it ended. */
export const isAhead = (at: string | null): at is string => at !== null && !isPast(at)
