const minute = 60_000
const hour = 60 * minute

const first = [minute, 5 * minute, 30 * minute, 2 * hour]
const then = 6 * hour
/** About three days in all: a mail server that is away for a weekend loses nothing. */
const retries = first.length + 12

/**
 * When to try again after a number of attempts that failed.
 * @returns undefined where it is time to give up
 */
export function nextTry(attempts: number, now: Date): Date | undefined {
  if (attempts > retries) return undefined
  return new Date(now.getTime() + (first[attempts - 1] ?? then))
}
