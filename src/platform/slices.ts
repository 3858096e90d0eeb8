import { performance } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long the event loop is held at once, in milliseconds: what is heavier than that by itself belongs on a thread. */
const sliceMilliseconds = 10

/**
 * Goes through many small things, and gives the event loop back now and then: whatever is done with each of them, and what
 * it takes to come to the next one, is done in slices.
 */
export async function* inSlices<Item>(items: Iterable<Item>): AsyncGenerator<Item, void, undefined> {
  let began = performance.now()
  for (const item of items) {
    yield item
    if (performance.now() - began < sliceMilliseconds) continue
    await nextTurn()
    began = performance.now()
  }
}

/** As `map` of an array, in slices. */
export async function mapInSlices<Item, Made>(items: Iterable<Item>, made: (item: Item) => Made): Promise<Made[]> {
  const all: Made[] = []
  for await (const item of inSlices(items)) all.push(made(item))
  return all
}

/** The last of many, come to in slices; undefined where there is none. */
export async function lastInSlices<Item>(items: Iterable<Item>): Promise<Item | undefined> {
  let last: Item | undefined
  for await (const item of inSlices(items)) last = item
  return last
}
