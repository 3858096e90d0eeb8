import type { Platform } from '../../platform/platform.ts'
import type { Amend } from '../commit/amend.ts'
import { agreedFor, answerAs } from '../deadlines/deadline-answers.ts'
import { isClaimed, isOverdue, openAs } from '../deadlines/deadlines.ts'
import { type Overdue, overdue, remind } from '../deadlines/due-decisions.ts'
import { peopleAt } from '../record/seats.ts'
import type { Tables } from '../record/tables.ts'
import { missed } from './amendments.ts'
import type { AnswerForAbsent } from './answer-for-absent.ts'
import { type Chore, type Log, mostAtOnce, oneByOne } from './clock.ts'
import { takenByItself } from './vacation.ts'

/** Reminds of deadlines that are near. */
export function reminders(platform: Platform): Chore {
  return (now) => remind(platform, now, mostAtOnce)
}

/** Does at a deadline what the match agreed; at a second one, where the win is claimed, it is won by forfeit. */
export function atDeadlines(
  platform: Platform,
  known: Tables,
  amend: Amend,
  inPlace: AnswerForAbsent,
  log: Log,
): Chore {
  const noteMissed = (decision: Overdue, now: Date) => amend(decision.match, (record) => missed(record, decision, now))

  async function seeTo(decision: Overdue, now: Date): Promise<void> {
    const { record } = await known.newest(decision.match)
    const open = openAs(record, decision)
    // Seen to by another server since, or moved: by an outage, by new hours, by a vacation begun in another match.
    if (open === undefined || !isOverdue(record, decision, now)) return
    const stands = (newest: typeof record) => isOverdue(newest, decision, platform.clock.now())
    if (isClaimed(open) && peopleAt(record).some(({ seat }) => seat === open.claimedBy)) {
      return inPlace.giveUp(decision.match, decision, stands)
    }
    if (!open.lapses && (await takenByItself(platform, known, record, decision, now))) return
    const answer = answerAs(agreedFor(record, open), decision)
    const moves = answer === undefined ? 0 : await inPlace.answer(decision.match, decision, answer, stands)
    if (moves === 0) await noteMissed(decision, now)
  }

  return oneByOne(
    log,
    (now, limit) => overdue(platform, now, limit),
    seeTo,
    // Its table is told, and waits.
    noteMissed,
  )
}
