import { sameJson } from '../../journal/canonical.ts'
import { askedAfter, type OpenDecision } from '../../journal/decisions.ts'
import type { Entry } from '../../journal/entry.ts'
import { resultOf } from '../../journal/head.ts'
import type { NewNotice } from '../../platform/outbox.ts'
import {
  bankAfter,
  bankUnfilled,
  isLate,
  isSame,
  isServerDecided,
  openAs,
  withDeadline,
} from '../deadlines/deadlines.ts'
import { thawing } from '../deadlines/thaw.ts'
import type { LiveMatch } from '../record/live-matches.ts'
import { type Holder, holderOf, holders, isOver, type MatchRecord, type OpenDecisionRow } from '../record/record.ts'
import { decisionCountsAfter, hasVanished, offeredSince } from '../reliability/decision-counts.ts'
import { applied, type Effect } from './effect.ts'
import { clocksSet } from './effects/clocks-set.ts'
import { decisionsReplaced } from './effects/decisions-replaced.ts'
import { entered } from './effects/entered.ts'
import { noticesQueued } from './effects/notices-queued.ts'
import { ordersCancelled } from './effects/orders-cancelled.ts'
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
  const at = new Date(entering.entries.at(-1)?.at ?? record.movedAt)
  const thawed = thawedBy(record, entering, at)
  const outcome = afterEntries(record, thawed, entering, at)
  const stored = storedEffects(record, thawed, entering, outcome, at)
  const after = applied(record, stored)
  const notices = noticesAfter(live, after, entering, outcome.replaced)
  return { effects: notices.length === 0 ? stored : [noticesQueued(notices), ...stored], after }
}

/** The record on which the entries act: where they end a freeze, deadlines and offers of seats have moved. */
function thawedBy(record: MatchRecord, { head }: Entering, at: Date): MatchRecord {
  const { frozenAt } = record
  return head.frozen || frozenAt === null ? record : { ...record, ...thawing(record, frozenAt, at), frozenAt: null }
}

/** What the entries do to those who hold seats, and to what the match waits for. */
interface AfterEntries {
  readonly states: readonly HolderState[]
  /** The seats that get a new holder. */
  readonly replaced: readonly number[]
  readonly decisions: readonly OpenDecisionRow[]
}

function afterEntries(record: MatchRecord, thawed: MatchRecord, entering: Entering, at: Date): AfterEntries {
  const { head, effects = [] } = entering
  const answered = thawed.decisions.filter((before) => !head.decisions.some((open) => isSame(before, open)))
  const states = holders(thawed).map((holder) => stateAfter(thawed, holder, answered, entering, at))
  const changed = applied(thawed, [participantsChanged(states), ...effects])
  const replaced = holders(record).flatMap(({ seat, number }) =>
    holderOf(changed, seat)?.number === number ? [] : [seat],
  )
  const decisions = head.decisions.map((open) =>
    replaced.includes(open.seat)
      ? withDeadline(changed, open, at.toISOString())
      : decisionAfter(changed, open, entering),
  )
  return { states, replaced, decisions }
}

/** All effects but the notices; what stays as it was is not stored again. */
function storedEffects(
  record: MatchRecord,
  thawed: MatchRecord,
  { head, entries, effects = [], orderless = [] }: Entering,
  { states, replaced, decisions }: AfterEntries,
  at: Date,
): Effect[] {
  const { frozenAt, pausedUntil } = record
  const clocks = { pausedUntil: thawed.pausedUntil, frozenAt: head.frozen ? (frozenAt ?? at) : null }
  const changed = states.filter((state) => {
    const before = holderOf(record, state.seat)
    return !replaced.includes(state.seat) && !sameJson({ ...before, ...state }, before)
  })
  const result = resultOf(record.game, head)
  const unfinished = head.closed === undefined ? 'running' : 'aborted'
  return [
    entered({ entries, result, status: result === null ? unfinished : 'ended' }),
    ...(sameJson(clocks, { pausedUntil, frozenAt }) ? [] : [clocksSet(clocks)]),
    ...(changed.length === 0 ? [] : [participantsChanged(changed)]),
    ...effects,
    ...orderless.map((seat) => ordersCancelled({ seat, place: null })),
    ...(sameJson(decisions, record.decisions)
      ? []
      : [decisionsReplaced({ before: record.decisions, after: decisions })]),
  ]
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
  const counts = decisionCountsAfter(record, holder, closed, { ...entering, ...wentBack }, at)
  // A player who leaves a late turn half done is not back, since the rest of that turn would never become due again. A
  // player who was never late cannot come back: their seat is open because the players agreed on it.
  const wasAway = late.length > 0 || hasVanished(record, holder)
  const isBack = wasAway && late.every((open) => answered.includes(open)) && own.some(isByHand)
  const opens = counts.missed > holder.missed && hasVanished(record, counts)
  const offeredAt = opens ? offeredSince(record, holder, at) : holder.offeredAt
  const stays = wentBack?.givenUp === undefined || wentBack.givenUp.includes(seat) ? holder.leftAt : null
  return {
    seat,
    // If the match goes back, nobody has answered a decision that is no longer open.
    bank: wentBack === undefined ? bankAfter(record, holder, closed, at) : bankWhenBack(record, holder, wentBack),
    ...counts,
    leftAt: resigned ? at : stays,
    offeredAt: resigned || isBack ? null : offeredAt,
    hasOrders: holder.hasOrders && !orderless.includes(seat),
  }
}

/** The bank of time after a return. What is taken back loses its refill, unless it has its full time again. */
function bankWhenBack(record: MatchRecord, holder: Holder, { movedAt, undone }: WentBack): number | null {
  return movedAt === undefined ? holder.bank : bankUnfilled(record, holder, undone?.get(holder.seat) ?? 0)
}

const isByHand = ({ actor }: Pick<Entry, 'actor'>): boolean => actor.kind === 'seat' && actor.by === 'hand'

/**
 * A decision that stays open keeps its time. The server no longer handles it where no standing order is left for it.
 */
function decisionAfter(
  record: MatchRecord,
  asked: OpenDecision,
  { wentBack, leftToPlayer }: Entering,
): OpenDecisionRow {
  const before = openAs(record, asked)
  if (before === undefined) {
    return wentBack === undefined ? withDeadline(record, asked) : askedAgain(record, asked, wentBack)
  }
  const holder = holderOf(record, asked.seat)
  const isLeft =
    (leftToPlayer !== undefined && isSame(leftToPlayer, asked)) || (holder !== undefined && !isServerDecided(holder))
  return isLeft ? { ...before, actAt: null } : before
}

/** A decision that is open again after a return has no more time than before. */
function askedAgain(record: MatchRecord, asked: OpenDecision, { askedBefore, movedAt }: WentBack): OpenDecisionRow {
  const isIt = ({ seat, question }: OpenDecision | OpenDecisionRow) =>
    seat === asked.seat && question === asked.question
  const first = askedBefore.find(isIt)
  const open = record.decisions.find(isIt)
  // Only a move within it is taken back.
  if (first !== undefined && open !== undefined) return { ...open, ...asked, sinceAt: new Date(asked.sinceAt) }
  // A bank has lost the time until the move; otherwise the time counts from when the question was first asked.
  const isBank = record.pace.kind === 'bank' && movedAt !== undefined
  return withDeadline(record, asked, first === undefined || !isBank ? first?.sinceAt : movedAt.toISOString())
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
