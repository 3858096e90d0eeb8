import { setTimeout as nap } from 'node:timers/promises'
import type { Clock } from './clock.ts'

/** A loop that does what becomes due, until it is stopped. */
export interface WorkLoop {
  start(): void
  /** Waits for the poll that is under way. */
  stop(): Promise<void>
  /** Says that something may have become due, or due sooner. */
  wake(): void
}

/**
 * What a poll found due: `nothing`; something, and it is `done`; or as much as it takes at once, so `more` may be due.
 */
export type Found = 'nothing' | 'done' | 'more'

/** Work of one kind. */
interface Work {
  /** Does what is due, or as much of it as it takes at once. */
  poll(): Promise<Found>
  /**
   * Asked when nothing is left to do now. @returns when something is due, as far as is known; in the past for what is
   * due and cannot be done yet; null if nothing waits
   */
  next(): Promise<Date | null>
  /** Called with what `poll` or `next` threw. */
  failed(error: unknown): void
}

/** How long the loop rests after a poll, in milliseconds. */
export interface Rest {
  /** The least rest, unless more may be due: what comes up meanwhile is done together. */
  readonly afterPoll: number
  /** The rest while something stays due, and after a failure. */
  readonly whileDue: number
  /**
   * The longest rest. New work wakes the loop; this limit finds work that did not, because its process ended too early,
   * a connection was lost, or the clock was set.
   */
  readonly idle: number
}

const usualRest: Rest = { afterPoll: 100, whileDue: 1000, idle: 60_000 }

/** Polls without a pause while more may be due, then when it is woken or the next thing is due. */
export function workLoop(clock: Clock, { poll, next, failed }: Work, usual: Partial<Rest> = {}): WorkLoop {
  const rest = { ...usualRest, ...usual }
  let loop: Promise<void> | undefined
  let stopping = new AbortController()
  /** Ends the rest that follows the poll under way, even before it begins. */
  let waking = new AbortController()

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      waking = new AbortController()
      try {
        const found = await poll()
        if (found === 'more') continue
        await pause(rest.afterPoll, stopping)
        if (found === 'nothing' && !waking.signal.aborted) await pause(await untilNext(), waking)
      } catch (error) {
        failed(error)
        await pause(rest.whileDue, stopping)
      }
    }
  }

  async function untilNext(): Promise<number> {
    const at = await next()
    if (at === null) return rest.idle
    const milliseconds = at.getTime() - clock.now().getTime()
    // A timer may end within a millisecond before its time, and the poll would find nothing due.
    return milliseconds > 0 ? Math.min(milliseconds + 1, rest.idle) : rest.whileDue - rest.afterPoll
  }

  return {
    start() {
      stopping = new AbortController()
      loop ??= run()
    },
    async stop() {
      stopping.abort()
      waking.abort()
      await loop
      loop = undefined
    },
    wake() {
      // In the next turn of the event loop: the answer to the request that made the work goes out first.
      setImmediate(() => {
        // Each abort makes an error object, so one is enough.
        if (!waking.signal.aborted) waking.abort()
      })
    },
  }
}

const pause = (milliseconds: number, { signal }: AbortController): Promise<void> =>
  nap(milliseconds, undefined, { signal }).catch(() => undefined)

/** Runs until there is nothing left to do. @returns how much there was in all */
export async function drain(runOnce: () => Promise<number>): Promise<number> {
  let seen = 0
  for (let more = await runOnce(); more > 0; more = await runOnce()) seen += more
  return seen
}
