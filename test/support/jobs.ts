import { stepsUpTo } from '../../src/games/kit/steps.ts'
import { Problem } from '../../src/platform/problems/problem.ts'
import { job } from '../../src/platform/threads/job.ts'

/** Jobs for the tests of threads. */

export const doubled = job(import.meta.url, 'doubled', (number: number) => 2 * number)

export const refusing = job(import.meta.url, 'refusing', (code: 'not-found') => {
  throw new Problem(code, { params: { said: 'so' } })
})

/** Searches for ever. */
export const lost = job(import.meta.url, 'lost', () => {
  const step = stepsUpTo(1000)
  for (;;) step()
})

export const faulty = job(import.meta.url, 'faulty', (message: string) => {
  throw new RangeError(message)
})

export const endless = job(import.meta.url, 'endless', () => {
  for (;;);
})

/** Waits for so many milliseconds without the processor, as on a machine that has none to spare. */
export const waiting = job(import.meta.url, 'waiting', (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds),
)

export const greedy = job(import.meta.url, 'greedy', () => {
  const all: number[][] = []
  for (;;) all.push(Array.from({ length: 100_000 }, (_, number) => number + all.length))
})

/** Adds its number to what the thread has done before. */
const before: number[] = []
export const noted = job(import.meta.url, 'noted', (number: number) => {
  before.push(number)
  return [...before]
})

/** Takes anything that can be copied. */
export const taken = job(import.meta.url, 'taken', (thing: unknown) => typeof thing)
