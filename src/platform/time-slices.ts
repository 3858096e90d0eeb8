import { performance } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * How long the event loop is blocked at a time, in milliseconds. A single step that takes longer belongs on a thread.
 */
const sliceMilliseconds = 10

/**
 * Iterates over many items, and yields to the event loop from time to time: both what the caller does with each item,
 * and what it takes to produce the next one, run in slices.
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

/** Like `map` of an array, in slices. */
export async function mapInSlices<Item, Made>(items: Iterable<Item>, made: (item: Item) => Made): Promise<Made[]> {
  const all: Made[] = []
  for await (const item of inSlices(items)) all.push(made(item))
  return all
}

/** What a generator returns in the end; it runs in slices, each of one or more of its parts. */
export async function resultInSlices<Result>(parts: Generator<undefined, Result>): Promise<Result> {
  let began = performance.now()
  for (;;) {
    const part = parts.next()
    if (part.done) return part.value
    if (performance.now() - began < sliceMilliseconds) continue
    await nextTurn()
    began = performance.now()
  }
}
