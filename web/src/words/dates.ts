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
