import { processorTime } from './processor-time.ts'

/**
 * The longest that the event loop was held at once while something was done: processor time of this thread, from one turn of
 * the loop to the next.
 * @returns milliseconds
 */
export async function longestTurn(done: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let before = processorTime()
  let isOver = false
  const turn = () => {
    const now = processorTime()
    longest = Math.max(longest, now - before)
    before = now
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  await done()
  isOver = true
  turn()
  return longest
}

/**
 * Nothing that one request causes holds the event loop for more than this, in milliseconds of processor time: everybody else
 * waits so long. The embedded database computes on this thread, too, and what it takes is its own: so this asks a PostgreSQL.
 */
export const mostMilliseconds = 50

/** How long one request held the event loop at once, in milliseconds of processor time. */
export const heldByRequest = (asked: () => PromiseLike<unknown>, tries = 3): Promise<number> =>
  leastOf(tries, () => longestTurn(async () => await asked()))

/** The least of several tries: the first runs are compiled while they run, and rubbish is collected now and then. */
async function leastOf(tries: number, measured: () => Promise<number>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let left = tries; left > 0; left--) least = Math.min(least, await measured())
  return least
}
