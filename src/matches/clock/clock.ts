import type { FastifyBaseLogger } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { beat } from './outage.ts'

/** Does what is due. Any number of clocks may run on one database. */
export interface MatchClock {
  /** Polls for what is due until it is stopped. */
  start(): void
  /** Stops for good, and waits for what is under way. */
  stop(): Promise<void>
  /** Notes that a server is up, and moves the deadlines by the length of an outage. */
  noteUp(): Promise<void>
  /** Polls once, and does what is due. @returns how many things were due */
  runOnce(): Promise<number>
}

/** A kind of work that becomes due. @returns how many things were due */
export type Chore = (now: Date) => Promise<number>

/** Reports what no request reports. */
export type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>

const pollEachMilliseconds = 2000
/** How many things of one kind are done per poll. */
export const mostAtOnce = 100
/** A bot's move may leave the next decision to another bot: that one is made at once, up to this limit. */
const mostPollsInARow = 1000

export function matchClock(platform: Platform, chores: readonly Chore[], log: Log): MatchClock {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  let stopped = false

  async function noteUp(): Promise<void> {
    const silence = await beat(platform, platform.clock.now())
    if (silence > 0) log.warn({ milliseconds: Math.round(silence) }, 'no server was up: deadlines are moved')
  }

  /** A chore that fails does not keep the others waiting. */
  async function runOnce(): Promise<number> {
    const now = platform.clock.now()
    let found = 0
    for (const chore of chores) {
      if (stopped) break
      found += await chore(now).catch((error: unknown) => {
        log.error({ error }, 'what is due could not be looked up')
        return 0
      })
    }
    return found
  }

  async function poll(): Promise<void> {
    try {
      await noteUp()
      for (let polls = 0; polls < mostPollsInARow && !stopped; polls++) if ((await runOnce()) === 0) break
    } catch (error) {
      log.error({ error }, 'nothing is done until the length of the outage is known')
    }
    if (!stopped) timer = setTimeout(() => (running = poll()), pollEachMilliseconds)
  }

  return {
    noteUp,
    runOnce,
    start() {
      running = poll()
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}

/**
 * A chore that does one thing after another. A thing that fails must not keep the others waiting: it is logged, and
 * `failed` puts it off, so that the next poll does not find it again.
 */
export function oneByOne<Due>(
  log: Log,
  find: (now: Date, limit: number) => Promise<readonly Due[]>,
  seeTo: (due: Due, now: Date) => Promise<unknown>,
  failed: (due: Due, now: Date) => Promise<unknown>,
): Chore {
  return async (now) => {
    const found = await find(now, mostAtOnce)
    let stuck = 0
    for (const due of found) {
      try {
        await seeTo(due, now)
      } catch (error) {
        log.error({ due, error }, 'what was due could not be done')
        // It cannot be put off where the match itself is locked.
        const isPutOff = await failed(due, now).then(
          () => true,
          () => false,
        )
        if (!isPutOff) stuck += 1
      }
    }
    return found.length - stuck
  }
}
