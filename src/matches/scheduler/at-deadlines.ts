import { type Chore, mostAtOnce, oneByOne } from '../../platform/chore.ts'
import type { Log } from '../../platform/log.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Amend } from '../commit/amend.ts'
import { answerAs } from '../deadlines/deadline-answers.ts'
import { agreedFor, isForfeit, isOverdue, openAs } from '../deadlines/deadlines.ts'
import { type Overdue, overdue, remind } from '../deadlines/due-decisions.ts'
import type { LiveMatches } from '../record/live-matches.ts'
import { missed } from './amendments.ts'
import type { AnswerForAbsent } from './answer-for-absent.ts'
import { takenByItself } from './vacation.ts'

/** Reminds players of deadlines that are near. */
export function reminders(platform: Platform): Chore {
  return (now) => remind(platform, now, mostAtOnce)
}

/**
 * Does at a deadline what the match agreed on. At a second deadline, after the win was claimed, the late seat forfeits.
 */
export function atDeadlines(
  platform: Platform,
  known: LiveMatches,
  amend: Amend,
  inPlace: AnswerForAbsent,
  log: Log,
): Chore {
  const noteMissed = (decision: Overdue, now: Date) => amend(decision.match, (record) => missed(record, decision, now))

  async function seeTo(decision: Overdue, now: Date): Promise<void> {
    const { record } = await known.newest(decision.match)
    const open = openAs(record, decision)
    // Another server has handled it since, or an outage, new hours or a vacation has moved it.
    if (open === undefined || !isOverdue(record, decision, now)) return
    const stands = (newest: typeof record) => isOverdue(newest, decision, platform.clock.now())
    if (isForfeit(record, decision)) {
      // The claim may be withdrawn at this moment.
      return inPlace.giveUp(decision.match, decision, (newest) => stands(newest) && isForfeit(newest, decision))
    }
    if (!open.lapses && (await takenByItself(platform, record, decision, now))) return
    const answer = answerAs(agreedFor(record, open), decision)
    const moves = answer === undefined ? 0 : await inPlace.answer(decision.match, decision, answer, stands)
    if (moves === 0) await noteMissed(decision, now)
  }

  return oneByOne(
    log,
    (now, limit) => overdue(platform, now, limit),
    seeTo,
    // Its players get a notice, and the match waits.
    noteMissed,
  )
}
