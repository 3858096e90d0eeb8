import { type Chore, oneByOne } from '../../platform/chore.ts'
import type { Log } from '../../platform/log.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Amend } from '../commit/amend.ts'
import { agreedAnswer, botFor, type DeadlineAnswer } from '../deadlines/deadline-answers.ts'
import { agreedFor, isForfeit, openForServer } from '../deadlines/deadlines.ts'
import { type DueDecision, decisionsForServer } from '../deadlines/due-decisions.ts'
import type { LiveMatches } from '../record/live-matches.ts'
import { holderOf, isPerson, type MatchRecord, type OpenDecisionRow } from '../record/record.ts'
import { handled, offered } from './amendments.ts'
import type { AnswerForAbsent } from './answer-for-absent.ts'

/**
 * Carries out the standing orders that answer a decision, or cancels the orders of its seat. Where no order answers it
 * any more, the player decides.
 */
export type ExecuteOrders = (decision: DueDecision) => Promise<unknown>

/**
 * Handles decisions that no person makes by hand: a bot's, a closed account's, and those that a standing order answers.
 */
export function automaticDecisions(
  platform: Platform,
  liveMatches: LiveMatches,
  amend: Amend,
  absentAnswers: AnswerForAbsent,
  carryOut: ExecuteOrders,
  log: Log,
): Chore {
  const markHandled = (decision: DueDecision) => amend(decision.match, (record) => handled(record, decision))
  const isStillOpen = (decision: DueDecision) => (record: MatchRecord) => openForServer(record, decision) !== undefined

  async function seeTo(decision: DueDecision, now: Date): Promise<unknown> {
    const { record } = await liveMatches.newest(decision.match)
    const open = openForServer(record, decision)
    if (open === undefined) return
    const holder = holderOf(record, decision.seat)
    if (holder === undefined) throw new Error(`match ${decision.match}: nobody holds seat ${decision.seat}`)
    if (isPerson(holder)) return carryOut(decision)
    if (holder.account === null) await answerBy(botFor(decision.seat), decision)
    else await answerForClosedAccount(decision, record, open, now)
    await markHandled(decision)
  }

  /**
   * The account is closed, so the server does at once what the match agreed on for a deadline. If the win is
   * claimed, the claimant wins now, since a closed account gets no second deadline.
   */
  async function answerForClosedAccount(
    decision: DueDecision,
    record: MatchRecord,
    open: OpenDecisionRow,
    now: Date,
  ): Promise<void> {
    if (isForfeit(record, decision)) return absentAnswers.giveUp(decision.match, decision, isStillOpen(decision))
    const agreed = agreedFor(record, open)
    if (agreed === 'substitute') {
      await amend(decision.match, (newest) => offered(newest, decision.seat, now))
      return
    }
    const answer = agreedAnswer(agreed, decision)
    if (answer !== undefined && (await answerBy(answer, decision)) > 0) return
    // A decision that nobody waits for is no reason to resign the seat.
    if (!open.lapses) await absentAnswers.giveUp(decision.match, decision, isStillOpen(decision))
  }

  const answerBy = (answer: DeadlineAnswer, decision: DueDecision) =>
    absentAnswers.answer(decision.match, decision, answer, isStillOpen(decision))

  return oneByOne(log, (now, limit) => decisionsForServer(platform, now, limit), seeTo, markHandled)
}
