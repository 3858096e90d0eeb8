import type { FastifyBaseLogger } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { beat } from './outage.ts'

/** Sees to what is due, and to nothing else. Any number may run on one database. */
export interface MatchClock {
  /** Begins to look for what is due, and goes on until it is stopped. */
  start(): void
  /** Looks no more, and waits for what is under way: for good. */
  stop(): Promise<void>
  /** Notes that a server is up, and moves the deadlines by the time in which none was. */
  noteUp(): Promise<void>
  /** Looks once, and sees to what is due. @returns how much there was */
  runOnce(): Promise<number>
}

/** Something to see to when it is due. @returns how much there was */
export type Chore = (now: Date) => Promise<number>

/** Where it is told what nobody asked about. */
export type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>

const lookEachMilliseconds = 2000
/** How many things of a kind one look sees to. */
export const mostAtOnce = 100
/** A bot's move may ask another bot: what follows is seen to at once, up to here. */
const mostLooksInARow = 1000

export function matchClock(platform: Platform, chores: readonly Chore[], log: Log): MatchClock {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  let stopped = false

  async function noteUp(): Promise<void> {
    const silence = await beat(platform, platform.clock.now())
    if (silence > 0) log.warn({ milliseconds: Math.round(silence) }, 'no server was up: deadlines are moved')
  }

  /** A chore that fails keeps none of the others waiting. */
  async function runOnce(): Promise<number> {
    const now = platform.clock.now()
    let found = 0
    for (const chore of chores) {
      if (stopped) break
      found += await chore(now).catch((error: unknown) => {
        log.error({ error }, 'what is due is out of reach')
        return 0
      })
    }
    return found
  }

  async function look(): Promise<void> {
    try {
      await noteUp()
      for (let looks = 0; looks < mostLooksInARow && !stopped; looks++) if ((await runOnce()) === 0) break
    } catch (error) {
      log.error({ error }, 'nothing is seen to before it is known how long no server was up')
    }
    if (!stopped) timer = setTimeout(() => (running = look()), lookEachMilliseconds)
  }

  return {
    noteUp,
    runOnce,
    start() {
      running = look()
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}

/**
 * A chore that sees to one thing after the other. One in trouble must not keep the others waiting: it is logged, and
 * `failed` sees to it that it is not found again at once.
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
        log.error({ due, error }, 'what was due could not be seen to')
        // Where the match itself is locked, it cannot be put off either.
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
