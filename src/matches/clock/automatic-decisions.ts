import type { Platform } from '../../platform/platform.ts'
import type { Amend } from '../commit/amend.ts'
import { agreedFor, answerAs, botFor } from '../deadlines/deadline-answers.ts'
import { openAs } from '../deadlines/deadlines.ts'
import { dueForServer, type Overdue } from '../deadlines/due-decisions.ts'
import type { MatchRecord, OpenRow } from '../record/record.ts'
import { holderOf, isPerson } from '../record/seats.ts'
import type { Tables } from '../record/tables.ts'
import { handled, offered } from './amendments.ts'
import type { AnswerForAbsent } from './answer-for-absent.ts'
import { type Chore, type Log, oneByOne } from './clock.ts'

/**
 * Carries out the standing orders that answer a decision, or cancels those of its seat. Where none answers it any more, it is
 * left to its player.
 */
export type ExecuteOrders = (decision: Overdue) => Promise<unknown>

/** Sees to decisions that no person takes by hand: a bot's, those of who is gone, those with a standing order. */
export function automaticDecisions(
  platform: Platform,
  known: Tables,
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
    else await inPlaceOfTheGone(decision, record, open, now)
    await markHandled(decision)
  }

  /** Nobody will ever decide here: what was agreed for a deadline happens at once, and nobody is waited for. */
  async function inPlaceOfTheGone(decision: Overdue, record: MatchRecord, open: OpenRow, now: Date): Promise<void> {
    const agreed = agreedFor(record, open)
    if (agreed === 'substitute') {
      await amend(decision.match, (newest) => offered(newest, decision.seat, now))
      return
    }
    const answer = answerAs(agreed, decision)
    if (answer !== undefined && (await answered(decision, answer)) > 0) return
    // What holds nobody up is no reason to give a seat up.
    if (!open.lapses) await inPlace.giveUp(decision.match, decision, stillOpen(decision))
  }

  const answered = (decision: Overdue, answer: ReturnType<typeof botFor>) =>
    inPlace.answer(decision.match, decision, answer, stillOpen(decision))

  return oneByOne(log, (now, limit) => dueForServer(platform, now, limit), seeTo, markHandled)
}

/** A decision that the server is to see to, as it stands; undefined where it is not: nor is any in a match that stands still. */
function toSeeToAs(record: MatchRecord, decision: Overdue): OpenRow | undefined {
  const open = openAs(record, decision)
  return open === undefined || open.actAt === null || record.frozenAt !== null ? undefined : open
}
