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

/**
 * How long one request held the event loop at once: the least of several tries, since the first runs are compiled while they
 * run, and rubbish is collected now and then.
 * @returns milliseconds of processor time, as they would be on a machine that does nothing else
 */
export async function heldByRequest(asked: () => PromiseLike<unknown>, tries = 5): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let left = tries; left > 0; left--) {
    const before = yard()
    const held = await longestTurn(async () => await asked())
    const slowness = Math.max(1, Math.min(before, yard()) / usualYard)
    least = Math.min(least, held / slowness)
  }
  return least
}

/** What the yardstick takes on a machine that does nothing else, in milliseconds. */
const usualYard = 4
const pieces = Array.from({ length: 4000 }, (_, number) => ({
  number,
  name: `piece ${number}`,
  at: [number % 7, number % 11],
  goods: { wood: number, clay: number * 3 },
}))

/** The same work each time, of the kind that requests are: who shares a core and its caches takes twice as long for it. */
function yard(): number {
  const before = processorTime()
  const read: typeof pieces = JSON.parse(JSON.stringify(pieces))
  read.sort((one, other) => (one.name < other.name ? -1 : 1))
  return processorTime() - before
}
for (let warming = 0; warming < 10; warming++) yard()
