import { setTimeout as nap } from 'node:timers/promises'
import type { Platform } from '../../platform/platform.ts'

/** A loop that polls for work until it is stopped. */
export interface WorkLoop {
  /** Starts polling. */
  start(): void
  /** Stops polling, and waits for the poll that is under way. */
  stop(): Promise<void>
  /** Polls at once. */
  wake(): void
}

/** Other processes write notices, too, and notices that were put off become due: so the loop polls every second. */
const pollEachMilliseconds = 1000

/**
 * Polls without a pause while there is work, then every second, and as soon as this process writes notices.
 * @param poll does the work that it finds, and returns how much there was
 * @param failed called with an error that `poll` threw
 */
export function workLoop(
  { outbox }: Pick<Platform, 'outbox'>,
  poll: () => Promise<number>,
  failed: (error: unknown) => void,
): WorkLoop {
  let loop: Promise<void> | undefined
  let stopping = false
  /** Ends the nap that follows the poll under way, even before it begins. */
  let waking = new AbortController()

  async function run(): Promise<void> {
    while (!stopping) {
      waking = new AbortController()
      try {
        if ((await poll()) > 0) continue
      } catch (error) {
        failed(error)
      }
      await nap(pollEachMilliseconds, undefined, { signal: waking.signal }).catch(() => undefined)
    }
  }

  const wake = () => waking.abort()

  outbox.onWritten(wake)

  return {
    start() {
      stopping = false
      loop ??= run()
    },
    async stop() {
      stopping = true
      wake()
      await loop
      loop = undefined
    },
    wake,
  }
}

/** Runs until there is nothing left to do. @returns how much there was in all */
export async function drained(runOnce: () => Promise<number>): Promise<number> {
  let seen = 0
  for (let more = await runOnce(); more > 0; more = await runOnce()) seen += more
  return seen
}
