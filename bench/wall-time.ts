import { performance } from 'node:perf_hooks'

/** How long something takes by the clock on the wall, in milliseconds. */
export async function wallTime(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await act()
  return performance.now() - start
}
