const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** What Standard Webhooks suggest: ten tries in a little more than three days. */
const waits = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]

/** Gives numbers from 0 up to, but not including, 1. */
export type Jitter = () => number

/**
 * When to try again after a number of tries that failed: a little later than planned, by chance, so that what failed
 * together does not come back together.
 * @returns undefined where it is time to give up
 */
export function nextTry(attempts: number, now: Date, jitter: Jitter): Date | undefined {
  const wait = waits[attempts - 1]
  return wait === undefined ? undefined : new Date(now.getTime() + Math.round(wait * (1 + jitter() / 10)))
}
