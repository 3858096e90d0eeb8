import { type Chore, oneByOne } from '../../platform/chore.ts'
import type { Log } from '../../platform/log.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Amend } from '../commit/amend.ts'
import { answerAs, botFor } from '../deadlines/deadline-answers.ts'
import { agreedFor, isForfeit, openAs } from '../deadlines/deadlines.ts'
import { dueForServer, type Overdue } from '../deadlines/due-decisions.ts'
import type { LiveMatches } from '../record/live-matches.ts'
import type { MatchRecord, OpenDecisionRow } from '../record/record.ts'
import { holderOf, isPerson } from '../record/seats.ts'
import { handled, offered } from './amendments.ts'
import type { AnswerForAbsent } from './answer-for-absent.ts'

/**
 * Carries out the standing orders that answer a decision, or cancels the orders of its seat. Where no order answers it
 * any more, the player decides.
 */
export type ExecuteOrders = (decision: Overdue) => Promise<unknown>

/**
 * Handles decisions that no person makes by hand: a bot's, a closed account's, and those that a standing order answers.
 */
export function automaticDecisions(
  platform: Platform,
  known: LiveMatches,
  amend: Amend,
  inPlace: AnswerForAbsent,
  carryOut: ExecuteOrders,
  log: Log,
): Chore {
  const markHandled = (decision: Overdue) => amend(decision.match, (record) => handled(record, decision))
  const stillOpen = (decision: Overdue) => (record: MatchRecord) => toSeeToAs(record, decision) !== undefined

  async function seeTo(decision: Overdue, now: Date): Promise<unknown> {
    const { record } = await known.newest(decision.match)
    const open = toSeeToAs(record, decision)
    if (open === undefined) return
    const holder = holderOf(record, decision.seat)
    if (holder === undefined) throw new Error(`match ${decision.match}: nobody holds seat ${decision.seat}`)
    if (isPerson(holder)) return carryOut(decision)
    if (holder.account === null) await answered(decision, botFor(decision.seat))
    else await answerForClosedAccount(decision, record, open, now)
    await markHandled(decision)
  }

  /**
   * The account is closed, so the server does at once what the match agreed on for a deadline. If the win is
   * claimed, the claimant wins now, since a closed account gets no second deadline.
   */
  async function answerForClosedAccount(
    decision: Overdue,
    record: MatchRecord,
    open: OpenDecisionRow,
    now: Date,
  ): Promise<void> {
    if (isForfeit(record, decision)) return inPlace.giveUp(decision.match, decision, stillOpen(decision))
    const agreed = agreedFor(record, open)
    if (agreed === 'substitute') {
      await amend(decision.match, (newest) => offered(newest, decision.seat, now))
      return
    }
    const answer = answerAs(agreed, decision)
    if (answer !== undefined && (await answered(decision, answer)) > 0) return
    // A decision that nobody waits for is no reason to resign the seat.
    if (!open.lapses) await inPlace.giveUp(decision.match, decision, stillOpen(decision))
  }

  const answered = (decision: Overdue, answer: ReturnType<typeof botFor>) =>
    inPlace.answer(decision.match, decision, answer, stillOpen(decision))

  return oneByOne(log, (now, limit) => dueForServer(platform, now, limit), seeTo, markHandled)
}

/**
 * An open decision that the server is to handle; undefined if it is not, and for every decision of a frozen match.
 */
function toSeeToAs(record: MatchRecord, decision: Overdue): OpenDecisionRow | undefined {
  const open = openAs(record, decision)
  return open === undefined || open.actAt === null || record.frozenAt !== null ? undefined : open
}
