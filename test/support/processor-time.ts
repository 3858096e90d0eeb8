import { readFileSync } from 'node:fs'

/** How long this thread has had the processor, in milliseconds: whatever else the machine does meanwhile is not in it. */
export const processorTime = (): number =>
  Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6

/** The processor time of some work, in milliseconds. */
export async function processorTimeOf(work: () => unknown): Promise<number> {
  const before = processorTime()
  await work()
  return processorTime() - before
}
