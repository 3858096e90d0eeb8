/** Gives numbers from 0 up to, but not including, 1. */
export type Jitter = () => number

const none: Jitter = () => 0

/**
 * When to try again after a number of tries that failed: a little later than planned, by chance, so that what failed
 * together does not come back together.
 * @param waits after the first try, the second, and so on, in milliseconds
 * @returns undefined where it is time to give up
 */
export function nextTry(
  waits: readonly number[],
  attempts: number,
  now: Date,
  jitter: Jitter = none,
): Date | undefined {
  const wait = waits[attempts - 1]
  return wait === undefined ? undefined : new Date(now.getTime() + Math.round(wait * (1 + jitter() / 10)))
}
