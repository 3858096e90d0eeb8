import type { FastifyBaseLogger } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import type { Play } from '../play.ts'
import type { Tables } from '../tables.ts'
import { answerTo } from './answers.ts'
import { isOverdue } from './deadlines.ts'
import { beat, noteMissed, type Overdue, overdue, remind } from './due.ts'
import { takenByItself } from './vacation.ts'

/** Sees to deadlines: reminds of them, and does at them what the match agreed. Any number may run on one database. */
export interface MatchClock {
  /** Begins to look for what is due, and goes on until it is stopped. */
  start(): void
  /** Looks no more, and waits for what is under way: for good. */
  stop(): Promise<void>
  /** Notes that a server is up, and moves the deadlines by the time in which none was. */
  noteUp(): Promise<void>
  /** Looks once, and sees to what is due. @returns how many reminders and deadlines there were */
  runOnce(): Promise<number>
}

const lookEachMilliseconds = 5000
const mostAtOnce = 100

export function matchClock(
  platform: Platform,
  known: Tables,
  play: Play,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): MatchClock {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  let stopped = false

  async function noteUp(): Promise<void> {
    const silence = await beat(platform, platform.clock.now())
    if (silence > 0) log.warn({ milliseconds: Math.round(silence) }, 'no server was up: deadlines are moved')
  }

  async function runOnce(): Promise<number> {
    const now = platform.clock.now()
    const reminded = await remind(platform, now, mostAtOnce)
    const late = await overdue(platform, now, mostAtOnce)
    for (const decision of late) {
      try {
        await seeTo(decision, now)
      } catch (error) {
        // One match in trouble must not keep the others waiting: its table is told, and it waits.
        log.error({ match: decision.match, error }, 'a deadline could not be seen to')
        await noteMissed(platform, decision, now)
      }
    }
    return reminded + late.length
  }

  async function seeTo(decision: Overdue, now: Date): Promise<void> {
    const table = await known.newest(decision.match)
    // Seen to by another server since, or moved: by an outage, by new hours, by a vacation begun in another match.
    if (!isOverdue(table.record, decision, now)) return
    const how = answerTo(table, decision)
    if (!how?.lapses && (await takenByItself(platform, known, decision, now))) return
    const moves = how === undefined ? 0 : await play.answer(decision.match, decision, how)
    if (moves === 0) await noteMissed(platform, decision, now)
  }

  async function look(): Promise<void> {
    try {
      await noteUp()
      await runOnce()
    } catch (error) {
      log.error({ error }, 'deadlines out of reach')
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
