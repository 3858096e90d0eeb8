import type { Chore } from '../../platform/chore.ts'
import type { Log } from '../../platform/log.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Found, workLoop } from '../../platform/work-loop.ts'
import { nextDecision } from '../deadlines/due-decisions.ts'
import { beat } from './outage.ts'

/** Finds what is due in matches and does it. Any number of schedulers may run on one database. */
export interface Scheduler {
  /** Polls for what is due until it is stopped. */
  start(): void
  /** Stops for good, and waits for what is under way. */
  stop(): Promise<void>
  /** Notes that a server is up, and moves the deadlines by the length of an outage. */
  noteUp(): Promise<void>
  /** Polls once, and does what is due. @returns how many things were due */
  runOnce(): Promise<number>
}

/** A match that changes may have something due at once; one that changes all the time costs one poll in two seconds. */
const leastMilliseconds = 2000
/** How often to note that a server is up: an outage is minutes long. */
const noteUpEachMilliseconds = 10_000
/** A bot's move may leave the next decision to another bot: that one is made at once, up to this limit. */
const mostPollsInARow = 1000

/** The scheduler of one server. @param chores what may be due, in the order in which it is looked for */
export function scheduler(platform: Platform, chores: readonly Chore[], log: Log): Scheduler {
  let notedAt = Number.NEGATIVE_INFINITY
  let stopped = false

  async function noteUp(): Promise<void> {
    const now = platform.clock.now()
    const silence = await beat(platform, now)
    notedAt = now.getTime()
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

  async function poll(): Promise<Found> {
    for (let polls = 0; polls < mostPollsInARow && !stopped; polls++) {
      // What is due waits until the length of an outage is known, and a long poll must not look like one.
      if (platform.clock.now().getTime() - notedAt >= noteUpEachMilliseconds) await noteUp()
      if ((await runOnce()) === 0) break
    }
    return 'nothing'
  }

  const loop = workLoop(
    platform.clock,
    {
      poll,
      next: () => nextDecision(platform),
      failed: (error) => log.error({ error }, 'what is due is out of reach'),
    },
    { afterPoll: leastMilliseconds, whileDue: leastMilliseconds },
  )
  platform.signals.onMatchesChanged(loop.wake)

  return {
    noteUp,
    runOnce,
    start: loop.start,
    stop() {
      stopped = true
      return loop.stop()
    },
  }
}
