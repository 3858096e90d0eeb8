import { readFileSync } from 'node:fs'

/** The milliseconds of processor time that this thread has used: other work of the machine is not included. */
export const processorTime = (): number =>
  Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6

/** The processor time of some work, in milliseconds. */
export async function processorTimeOf(work: () => unknown): Promise<number> {
  const before = processorTime()
  await work()
  return processorTime() - before
}
