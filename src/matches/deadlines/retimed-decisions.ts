import { Prisma } from '../../generated/prisma/client.ts'
import { holderOf, type MatchRecord, type OpenDecisionRow } from '../record/record.ts'
import { type Counted, movedTo } from '../time/counted-time.ts'
import { deadlineBy } from './deadlines.ts'

/** A decision with its new deadline and reminder. */
type Retimed = Pick<OpenDecisionRow, 'seat' | 'question' | 'since' | 'counted' | 'dueAt' | 'remindAt'>

/** The moments from which the time for decisions counted before, and counts from now on. */
interface Times {
  readonly now: Date
  readonly before: Date
  readonly after: Date
}

/**
 * The deadlines of a match whose clocks stop or go on, for a pause or a dispute: the time left for each stays the same
 * and counts from another moment. A deadline that has passed stays passed, even if the scheduler has not handled it yet.
 */
export function retimedDecisions(record: MatchRecord, { now, before, after }: Times): Retimed[] {
  return record.decisions.flatMap(({ seat, question, since, counted, dueAt, missedAt }) => {
    const holder = holderOf(record, seat)
    if (holder === undefined || counted === null || dueAt === null || dueAt <= now || missedAt !== null) return []
    const { vacations } = holder.calendar
    const moved = movedTo(counted, { from: before, vacations }, { from: after, vacations })
    return [{ seat, question, since, ...deadlineBy(record, holder, moved, after) }]
  })
}

/** A decision of any match with its new deadline. */
export interface RetimedIn extends Pick<Retimed, 'seat' | 'question' | 'since' | 'remindAt'> {
  readonly match: string
  readonly counted: Counted
  /** The deadline from which the new one was computed: if it has changed since, nothing is done. */
  readonly was: Date
  readonly dueAt: Date
}

/**
 * The part of a statement that stores new deadlines in the matches that its part `held` has locked.
 * @param retimed a JSON list of `RetimedIn`
 */
export const retimedPart = (retimed: string): Prisma.Sql => Prisma.sql`
  moved AS (
    UPDATE decisions d SET counted = r.counted, due_at = r."dueAt", remind_at = r."remindAt"
    FROM jsonb_to_recordset(${retimed}::jsonb) AS r(
      match uuid, seat int, question text, since int, counted jsonb, was timestamptz, "dueAt" timestamptz,
      "remindAt" timestamptz)
    JOIN held h ON h.id = r.match
    WHERE d.match_id = r.match AND d.seat = r.seat AND d.question = r.question AND d.since = r.since
      AND d.due_at = r.was AND d.missed_at IS NULL
    RETURNING d.match_id, d.seat, d.question, d.since
  )`
