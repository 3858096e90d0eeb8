import { setTimeout as wait } from 'node:timers/promises'
import { isLong } from '../support/long.ts'
import { expectWithin } from '../support/wall-time.ts'

/** The most that a server may take from a fault until it answers again, in milliseconds. */
const most = 5_000

/** Measures how long nobody is answered. */
interface Outages {
  /** @param fault breaks something, and mends it. @returns the address that is to answer again */
  measure(fault: () => Promise<string>): Promise<void>
  /** Says how long they were. At length, each has to keep to the limit. */
  report(): void
}

/** @param what is broken */
export function outages(what: string): Outages {
  const measured: number[] = []
  return {
    async measure(fault) {
      const since = performance.now()
      const url = await fault()
      while (!(await isWell(url))) await wait(10)
      measured.push(performance.now() - since)
    },
    report() {
      const sorted = measured.toSorted((one, other) => one - other)
      const [median = 0, longest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
      if (isLong) {
        const [half, all] = [median, longest].map((milliseconds) => (milliseconds / 1000).toFixed(2))
        console.log(`${what}, ${sorted.length} times: answers again after ${half} s (median), ${all} s (longest)`)
      }
      expectWithin(longest, most)
    },
  }
}

const isWell = (url: string): Promise<boolean> =>
  fetch(`${url}/v1/health`).then(
    ({ status }) => status === 200,
    () => false,
  )
