import { processorTime } from './processor-time.ts'

/**
 * The longest that one piece of work blocks the event loop: processor time of this thread, from one turn of the loop to
 * the next.
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
 * The most milliseconds of processor time for which one request may block the event loop, and so everybody else.
 * Meaningful with PostgreSQL only, since the embedded database computes on this thread.
 */
export const mostMilliseconds = 50

/**
 * The longest that one request blocks the event loop: the least of several tries, since code is compiled during the
 * first ones, and garbage is collected now and then. A try within the limit is the last.
 * @param prepare runs before each try, and is not measured
 * @returns milliseconds of processor time, scaled to an idle machine
 */
export async function blockedByRequest(
  asked: () => PromiseLike<unknown>,
  { tries = 5, prepare = async () => {} }: { tries?: number; prepare?: () => Promise<void> } = {},
): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let left = tries; left > 0 && least >= mostMilliseconds; left--) {
    await prepare()
    const before = yard()
    const held = await longestTurn(async () => await asked())
    const slowness = Math.max(1, Math.min(before, yard()) / usualYard)
    least = Math.min(least, held / slowness)
  }
  return least
}

/** The milliseconds that the yardstick takes on an idle machine. */
const usualYard = 4
const pieces = Array.from({ length: 4000 }, (_, number) => ({
  number,
  name: `piece ${number}`,
  at: [number % 7, number % 11],
  goods: { wood: number, clay: number * 3 },
}))

/** The same work each time, similar to requests: a shared core with shared caches takes twice as long for it. */
function yard(): number {
  const before = processorTime()
  const read: typeof pieces = JSON.parse(JSON.stringify(pieces))
  read.sort((one, other) => (one.name < other.name ? -1 : 1))
  return processorTime() - before
}
for (let warming = 0; warming < 10; warming++) yard()
