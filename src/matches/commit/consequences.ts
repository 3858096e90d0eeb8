import { sameJson } from '../../journal/canonical.ts'
import { askedAfter, type OpenDecision } from '../../journal/decisions.ts'
import type { Entry } from '../../journal/entry.ts'
import { resultOf } from '../../journal/head.ts'
import type { NewNotice } from '../../platform/outbox.ts'
import { bankAfter, bankUnfilled, isLate, isSame, isServerDecided, openAs, timed } from '../deadlines/deadlines.ts'
import { thawing } from '../deadlines/unfreeze.ts'
import type { LiveMatch } from '../record/live-matches.ts'
import { isOver, type MatchRecord, type OpenDecisionRow } from '../record/record.ts'
import { type Holder, holderOf, holders } from '../record/seats.ts'
import { hasVanished, missedAfter, offeredSince } from '../reliability/absence.ts'
import { decisionCountsAfter } from '../reliability/decision-counts.ts'
import { applied, type Effect } from './effect.ts'
import { clocksSet } from './effects/clocks-set.ts'
import { decisionsReplaced } from './effects/decisions-replaced.ts'
import { entered } from './effects/entered.ts'
import { noticesQueued } from './effects/notices-queued.ts'
import { type HolderState, participantsChanged } from './effects/participants-changed.ts'
import type { Entering, WentBack } from './judged.ts'
import {
  decidedForYouNotices,
  endingNotices,
  newcomerNotices,
  thawNotices,
  turnNotices,
  vanishedNotices,
} from './match-notices.ts'

/** The consequences of new entries of a match. */
interface Consequences {
  /** All effects, including those that the change brings itself. */
  readonly effects: readonly Effect[]
  /** The record after these effects. */
  readonly after: MatchRecord
}

/** Works out the consequences of new entries. Pure: it reads no clock. */
export function consequences(live: LiveMatch, entering: Entering): Consequences {
  const { record } = live
  const { head, entries, effects = [] } = entering
  const at = new Date(entries.at(-1)?.at ?? record.movedAt)
  const { frozenAt, pausedUntil } = record
  const timely =
    head.frozen || frozenAt === null ? record : { ...record, ...thawing(record, frozenAt, at), frozenAt: null }
  const answered = timely.decisions.filter((before) => !head.decisions.some((now) => isSame(before, now)))
  const states = holders(timely).map((holder) => stateAfter(timely, holder, answered, entering, at))
  const going = applied(timely, [participantsChanged(states), ...effects])
  const replaced = holders(record).flatMap(({ seat, number }) =>
    holderOf(going, seat)?.number === number ? [] : [seat],
  )
  const decisions = head.decisions.map((now) =>
    replaced.includes(now.seat) ? timed(going, now, at.toISOString()) : decisionAfter(going, now, entering),
  )
  const clocks = { pausedUntil: timely.pausedUntil, frozenAt: head.frozen ? (frozenAt ?? at) : null }
  const changed = states.filter((now) => {
    const before = holderOf(record, now.seat)
    return !replaced.includes(now.seat) && !sameJson({ ...before, ...now }, before)
  })
  const result = resultOf(record.game, head)
  const unfinished = head.closed === undefined ? 'running' : 'aborted'
  const stored: Effect[] = [
    entered({ entries, result, status: result === null ? unfinished : 'ended' }),
    ...(sameJson(clocks, { pausedUntil, frozenAt }) ? [] : [clocksSet(clocks)]),
    ...(changed.length === 0 ? [] : [participantsChanged(changed)]),
    ...effects,
    ...(sameJson(decisions, record.decisions) ? [] : [decisionsReplaced(decisions)]),
  ]
  const after = applied(record, stored)
  const notices = noticesAfter(live, after, entering, replaced)
  return { effects: notices.length === 0 ? stored : [noticesQueued(notices), ...stored], after }
}

/**
 * A holder's state after the entries: bank of time, decision counts, whether they left or are back.
 * @param answered the decisions of the record that are no longer open
 */
function stateAfter(
  record: MatchRecord,
  holder: Holder,
  answered: readonly OpenDecisionRow[],
  entering: Entering,
  at: Date,
): HolderState {
  const { entries, wentBack, orderless = [] } = entering
  const { seat } = holder
  const closed = answered.filter((open) => !open.lapses && open.seat === seat)
  const own = entries.filter(({ actor }) => actor.kind === 'seat' && actor.seat === seat)
  const resigned = own.some(({ kind }) => kind === 'resigned')
  const late = record.decisions.filter((open) => open.seat === seat && isLate(open))
  const missed = missedAfter(holder, closed, entering)
  // A player who leaves a late turn half done is not back, since the rest of that turn would never become due again. A
  // player who was never late cannot come back: their seat is open because the players agreed on it.
  const wasAway = late.length > 0 || hasVanished(record, holder)
  const isBack = wasAway && late.every((open) => answered.includes(open)) && own.some(isByHand)
  const opens = missed > holder.missed && hasVanished(record, { missed })
  const offeredAt = opens ? offeredSince(record, holder, at) : holder.offeredAt
  const stays = wentBack?.givenUp === undefined || wentBack.givenUp.includes(seat) ? holder.leftAt : null
  return {
    seat,
    // If the match goes back, nobody has answered a decision that is no longer open.
    bank: wentBack === undefined ? bankAfter(record, holder, closed, at) : bankBefore(record, holder, wentBack),
    ...decisionCountsAfter(record, holder, closed, { ...entering, ...wentBack }, at),
    missed,
    leftAt: resigned ? at : stays,
    offeredAt: resigned || isBack ? null : offeredAt,
    hasOrders: holder.hasOrders && !orderless.includes(seat),
  }
}

/** The bank of time, without what was added for decisions that are taken back. */
function bankBefore(record: MatchRecord, holder: Holder, { movedAt, undone }: WentBack): number | null {
  return movedAt === undefined ? holder.bank : bankUnfilled(record, holder, undone?.get(holder.seat) ?? 0)
}

const isByHand = ({ actor }: Pick<Entry, 'actor'>): boolean => actor.kind === 'seat' && actor.by === 'hand'

/**
 * A decision that stays open keeps its time. The server no longer handles it where no standing order is left for it.
 */
function decisionAfter(record: MatchRecord, now: OpenDecision, { wentBack, leftToPlayer }: Entering): OpenDecisionRow {
  const before = openAs(record, now)
  if (before === undefined) {
    return wentBack === undefined ? timed(record, now) : askedAgain(record, now, wentBack)
  }
  const holder = holderOf(record, now.seat)
  const isLeft =
    (leftToPlayer !== undefined && isSame(leftToPlayer, now)) || (holder !== undefined && !isServerDecided(holder))
  return isLeft ? { ...before, actAt: null } : before
}

/** A decision that is open again after a return has no more time than before. */
function askedAgain(record: MatchRecord, now: OpenDecision, { askedBefore, movedAt }: WentBack): OpenDecisionRow {
  const isIt = ({ seat, question }: OpenDecision | OpenDecisionRow) => seat === now.seat && question === now.question
  const first = askedBefore.find(isIt)
  const open = record.decisions.find(isIt)
  // Only a move within it is taken back.
  if (first !== undefined && open !== undefined) return { ...open, ...now, sinceAt: new Date(now.sinceAt) }
  // A bank has lost the time until the move; otherwise the time counts from when the question was first asked.
  const isBank = record.pace.kind === 'bank' && movedAt !== undefined
  return timed(record, now, first === undefined || !isBank ? first?.sinceAt : movedAt.toISOString())
}

function noticesAfter(
  { record, head: before }: LiveMatch,
  after: MatchRecord,
  { head, entries, inPlaceOf }: Entering,
  replaced: readonly number[],
): NewNotice[] {
  const actor = entries.at(-1)?.actor
  const mover = actor?.kind === 'seat' ? actor.seat : undefined
  return [
    ...turnNotices(after, askedAfter(before.version, head.decisions), mover),
    ...(record.frozenAt !== null && after.frozenAt === null ? thawNotices(record, after) : []),
    ...replaced.flatMap((seat) => newcomerNotices(record, after, seat)),
    ...(inPlaceOf === undefined ? [] : decidedForYouNotices(after, inPlaceOf)),
    ...vanishedNotices(record, after),
    ...(isOver(after) ? endingNotices(after) : []),
  ]
}
