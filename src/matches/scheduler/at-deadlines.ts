import { type Chore, mostAtOnce, oneByOne } from '../../platform/chore.ts'
import type { Log } from '../../platform/log.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Amend } from '../commit/amend.ts'
import { agreedAnswer } from '../deadlines/deadline-answers.ts'
import { agreedFor, isForfeit, openOverdue } from '../deadlines/deadlines.ts'
import { type DueDecision, overdueDecisions, queueReminders } from '../deadlines/due-decisions.ts'
import type { LiveMatches } from '../record/live-matches.ts'
import { missed } from './amendments.ts'
import type { AnswerForAbsent } from './answer-for-absent.ts'
import { takeVacation } from './vacation.ts'

/** Reminds players of deadlines that are near. */
export function reminders(platform: Platform): Chore {
  return (now) => queueReminders(platform, now, mostAtOnce)
}

/**
 * Does at a deadline what the match agreed on. At a second deadline, after the win was claimed, the late seat forfeits.
 */
export function atDeadlines(
  platform: Platform,
  liveMatches: LiveMatches,
  amend: Amend,
  absentAnswers: AnswerForAbsent,
  log: Log,
): Chore {
  const noteMissed = (decision: DueDecision, now: Date) =>
    amend(decision.match, (record) => missed(record, decision, now))

  async function seeTo(decision: DueDecision, now: Date): Promise<void> {
    const { record } = await liveMatches.newest(decision.match)
    const open = openOverdue(record, decision, now)
    // Another server has handled it since, or an outage, new hours or a vacation has moved it.
    if (open === undefined) return
    const stands = (newest: typeof record) => openOverdue(newest, decision, platform.clock.now()) !== undefined
    if (isForfeit(record, decision)) {
      // The claim may be withdrawn at this moment.
      return absentAnswers.giveUp(decision.match, decision, (newest) => stands(newest) && isForfeit(newest, decision))
    }
    if (!open.lapses && (await takeVacation(platform, record, decision, now))) return
    const answer = agreedAnswer(agreedFor(record, open), decision)
    const moves = answer === undefined ? 0 : await absentAnswers.answer(decision.match, decision, answer, stands)
    if (moves === 0) await noteMissed(decision, now)
  }

  return oneByOne(
    log,
    (now, limit) => overdueDecisions(platform, now, limit),
    seeTo,
    // Its players get a notice, and the match waits.
    noteMissed,
  )
}
