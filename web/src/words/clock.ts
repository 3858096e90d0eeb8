import { signal } from '@preact/signals'

const between = 20_000

/** The current time, in milliseconds since the epoch. Components that read it are rendered again as time passes. */
export const now = signal(Date.now())

/** The time zone of the reader's account; undefined for that of the browser. */
export const timeZone = signal<string | undefined>(undefined)

const tick = () => {
  if (document.visibilityState === 'visible') now.value = Date.now()
}
setInterval(tick, between)
document.addEventListener('visibilitychange', tick)
