import { signal } from '@preact/signals'

const between = 20_000

/** The moment now, in milliseconds since the epoch: what reads it while it is drawn is drawn again as time passes. */
export const now = signal(Date.now())

/** The time zone that the reader has chosen in their account; undefined: that of their browser. */
export const timeZone = signal<string | undefined>(undefined)

const tick = () => {
  if (document.visibilityState === 'visible') now.value = Date.now()
}
setInterval(tick, between)
document.addEventListener('visibilitychange', tick)
