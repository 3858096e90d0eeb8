import { now, timeZone } from './clock.ts'
import type { Language } from './languages.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long until then, or since: "in 3 days", "2 hours ago". It is drawn again as time passes. */
export function fromNow(at: string, language: Language): string {
  const gap = Date.parse(at) - now.value
  const size = Math.abs(gap)
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  if (size >= 2 * day) return relative.format(Math.round(gap / day), 'day')
  if (size >= 2 * hour) return relative.format(Math.round(gap / hour), 'hour')
  return relative.format(Math.round(gap / minute), 'minute')
}

/** The moment by the reader's clock: "24 Nov, 14:03". */
export const moment = (at: string, language: Language): string =>
  inZone(at, language, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

/** The moment with its weekday, for somebody who has to be there in time: "Tue, 24 Nov, 14:03". */
export const exactMoment = (at: string, language: Language): string =>
  inZone(at, language, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

/** The time of day by the reader's clock: "14:03". */
export const timeOfDay = (at: string, language: Language): string =>
  inZone(at, language, { hour: '2-digit', minute: '2-digit' })

/** The day: "24 November 2026". */
export const dayOf = (at: string, language: Language): string => inZone(at, language, { dateStyle: 'long' })

/** English dates are those of Britain, as the dates of the mails are: the day first, 24 hours. */
const inZone = (at: string, language: Language, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { ...parts, timeZone: timeZone.value }).format(
    new Date(at),
  )

const lengths = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** A length of time in its largest unit, such as “4 hours”; seconds count as a minute. */
export function lasting(seconds: number, language: Language): string {
  const [unit, size] = lengths.find(([, least]) => seconds >= least) ?? lengths[2]
  const many = Math.max(1, Math.round(seconds / size))
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(many)
}

/** So many hours, in days where they are whole days: "3 days", "36 hours". */
export function hoursSay(hours: number, language: Language): string {
  const [many, unit] = hours >= 24 && hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(many)
}

/** Whether the moment has passed. */
export const isPast = (at: string): boolean => Date.parse(at) <= now.value
