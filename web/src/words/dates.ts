import type { Language } from './languages.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long until then, or since: "in 3 days", "2 hours ago". */
export function fromNow(at: string, language: Language, now = Date.now()): string {
  const gap = Date.parse(at) - now
  const size = Math.abs(gap)
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  if (size >= 2 * day) return relative.format(Math.round(gap / day), 'day')
  if (size >= 2 * hour) return relative.format(Math.round(gap / hour), 'hour')
  return relative.format(Math.round(gap / minute), 'minute')
}

/** The moment by the reader's clock: "24 Nov, 14:03". */
export const moment = (at: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(
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
