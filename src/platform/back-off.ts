import { later } from './clock.ts'

/** Returns numbers from 0 up to, but not including, 1. */
export type Jitter = () => number

const none: Jitter = () => 0

/**
 * The time of the next try after failed ones: a little later than planned, by a random amount, so that tries that
 * failed together do not repeat together.
 * @param waits after the first try, the second, and so on, in milliseconds
 * @returns undefined after the last one
 */
export function nextTry(
  waits: readonly number[],
  attempts: number,
  now: Date,
  jitter: Jitter = none,
): Date | undefined {
  const wait = waits[attempts - 1]
  return wait === undefined ? undefined : later(now, Math.round(wait * (1 + jitter() / 10)))
}
