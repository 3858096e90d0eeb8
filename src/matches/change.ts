import { sameJson } from '../journal/canonical.ts'
import { askedAfter, type OpenDecision } from '../journal/decisions.ts'
import type { Actor, Entry } from '../journal/entry.ts'
import { resultOf } from '../journal/head.ts'
import type { Sealed } from '../journal/journal-file.ts'
import type { Accepted } from '../journal/submit.ts'
import { laterOf } from '../platform/clock.ts'
import type { Keyed } from '../platform/http/idempotency/key.ts'
import { Problem } from '../platform/problems/problem.ts'
import type { Append, Appender, HolderState } from './append.ts'
import { type Asked, banksAfter, isLate, isSame, isSeenTo, openAs, timed } from './deadlines/deadlines.ts'
import { thawing } from './deadlines/unfreeze.ts'
import type { MatchRecord, OpenRow, Participant, SealedLater } from './record/record.ts'
import { type Holder, holderOf, holders } from './record/seats.ts'
import type { Table, Tables } from './record/tables.ts'
import { hasVanished, missedAfter } from './reliability/absence.ts'
import { decisionCountsAfter } from './reliability/decision-counts.ts'
import { decidedNotices, endingNotices, newcomerNotices, thawNotices, turnNotices, vanishedNotices } from './tell.ts'

/** What was stored, now or when the same request first came. */
export interface Changed {
  readonly table: Table
  readonly entries: readonly Entry[]
}

/** What the journal said to a change, with what is stored along with its entries. */
export type Judged = Done | { readonly outcome: 'refused'; readonly problem: Problem }

type Done = Accepted & {
  /** The Idempotency-Key that it was asked for under. */
  readonly keyed?: Keyed | undefined
  /** With what it was asked for, where somebody did. */
  readonly origin?: Append['origin']
  /** The decision that was answered in its seat's place. */
  readonly inPlaceOf?: (Asked & { readonly by: 'clock' | 'bot' }) | undefined
  /** What was asked at the version that the match went back to: asked anew, it has no more time than it had. */
  readonly askedBefore?: readonly OpenDecision[]
  /** Where moves were taken back: the seats that are given up at the version gone back to. */
  readonly givenUp?: readonly number[]
  /** Where moves were taken back: how many decisions of each seat are to be made again. */
  readonly undone?: ReadonlyMap<number, number>
  /** Who holds a seat from now on. */
  readonly replacement?: { readonly seat: number; readonly newcomer: Participant; readonly bars?: true } | undefined
  readonly proposal?: Append['proposal']
  /** What is told beside what the entries themselves bring about. */
  readonly notices?: Append['notices']
  /** What a ruling did: the seeds from now on, those that were added among them as they are stored. */
  readonly ruled?: Sealed & { readonly laterSeeds: readonly SealedLater[] }
  readonly raised?: Append['raised']
  readonly settled?: Append['settled']
  readonly stilled?: Append['stilled']
  /** The standing order that was carried out. `isLast`: the seat has no other. */
  readonly order?: { readonly seat: number; readonly place: number; readonly isLast: boolean } | undefined
  /** What a standing order that stays has acted on: where it is still asked, its player is. */
  readonly seenTo?: Asked | undefined
  /** The seats whose standing orders are all cancelled. */
  readonly countermanded?: readonly number[]
}

/**
 * Changes a match: judged by the journal, stored under its guard, told to whom it concerns. It is judged on what this
 * process knows; whatever is not accepted there is judged again on what the database has, and whatever loses the race as
 * well.
 * @param admit throws where the caller is not let in
 * @param before finds what the same request was answered before: it may have been stored meanwhile, and is looked up each
 * time
 * @throws Problem not-found, match-not-started, race-lost, that of the judge, and whatever `admit` throws
 */
export type Change = (
  match: string,
  judge: (table: Table) => Judged | Promise<Judged>,
  admit?: (record: MatchRecord) => unknown,
  before?: () => Promise<Changed | undefined>,
) => Promise<Changed>

const mostRaces = 20

export function changes(tables: Tables, appender: Appender): Change {
  async function attempt(table: Table, judged: Judged): Promise<Changed | undefined> {
    if (judged.outcome === 'refused') return undefined
    const record = recordAfter(table, judged)
    if ((await appender.append(appendOf(table, judged, record))) === 'lost') return undefined
    const { seed, later, secrets } = judged.ruled ?? table
    const after = { record, head: judged.head, seed, later, secrets }
    tables.remember(after)
    return { table: after, entries: judged.entries }
  }

  return async (match, judge, admit, before = async () => undefined) => {
    const known = tables.known(match)
    const done = (await before()) ?? (known && (await attempt(known, await judgedBy(judge, known))))
    if (done) return done
    for (let races = 0; races < mostRaces; races++) {
      const answered = races > 0 || known ? await before() : undefined
      if (answered) return answered
      const table = await tables.newest(match, admit)
      const judged = await judgedBy(judge, table)
      if (judged.outcome === 'refused') throw judged.problem
      const stored = await attempt(table, judged)
      if (stored) return stored
    }
    throw new Problem('race-lost')
  }
}

/** What a judge says, a problem it throws among it: on a table that is known from before, it may be one no more. */
async function judgedBy(judge: (table: Table) => Judged | Promise<Judged>, table: Table): Promise<Judged> {
  try {
    return await judge(table)
  } catch (error) {
    if (error instanceof Problem) return { outcome: 'refused', problem: error }
    throw error
  }
}

const isByHand = (actor: Actor): boolean => actor.kind === 'seat' && actor.by === 'hand'

/** When a question that is asked anew was asked before. */
const askedFirst = (before: readonly OpenDecision[], { seat, question }: OpenDecision): string | undefined =>
  before.find((open) => open.seat === seat && open.question === question)?.sinceAt

function recordAfter({ record }: Table, done: Done): MatchRecord {
  const { head, entries, raised, ruled } = done
  const { version, hash, rules, frozen } = head
  const result = resultOf(record.game, head)
  const status = result !== null ? 'ended' : head.closed === undefined ? 'running' : 'aborted'
  const at = new Date(entries.at(-1)?.at ?? record.movedAt)
  const { frozenAt } = record
  const timely = frozen || frozenAt === null ? record : { ...record, ...thawing(record, frozenAt, at), frozenAt: null }
  const going = { ...timely, participants: participantsAfter(timely, done, at) }
  return {
    ...going,
    version,
    hash,
    rules,
    status,
    result,
    decisions: decisionsAfter(going, done, at),
    movedAt: at,
    endedAt: status === 'running' ? null : (record.endedAt ?? at),
    frozenAt: frozen ? (frozenAt ?? at) : null,
    disputed: raised?.number ?? record.disputed,
    laterSeeds: ruled?.laterSeeds ?? record.laterSeeds,
  }
}

/** Banks of time, who has left and who is back, who has come and who has gone. */
function participantsAfter(record: MatchRecord, done: Done, at: Date): Participant[] {
  const { entries, replacement, order, countermanded = [] } = done
  const open = done.head.decisions
  const answered = (before: Asked) => !open.some((now) => isSame(before, now))
  const gone = record.decisions.filter((before) => !before.lapses && answered(before))
  // Where moves are taken back, what is asked no more was answered by nobody.
  const banks = new Map(
    banksAfter(record, done.askedBefore === undefined ? gone : [], at).map(({ seat, bank }) => [seat, bank]),
  )
  const seated = holders(record).map((holder): Holder => {
    const { seat } = holder
    const own = entries.filter(({ actor }) => actor.kind === 'seat' && actor.seat === seat)
    const resigned = own.some(({ kind }) => kind === 'resigned')
    const late = record.decisions.filter((open) => open.seat === seat && isLate(open))
    const missed = missedAfter(holder, gone, done)
    // Whoever leaves a late turn half done is not back: nothing would ever be due for it again. Nor is who was never late:
    // their seat is open by agreement.
    const wasAway = late.length > 0 || hasVanished(record, holder)
    const isBack = wasAway && late.every(answered) && own.some(({ actor }) => isByHand(actor))
    const opens = missed > holder.missed && hasVanished(record, { missed })
    // Before a bot takes it people have some days, of which none passes in a pause.
    const offeredAt = opens ? (holder.offeredAt ?? laterOf(at, record.pausedUntil)) : holder.offeredAt
    const stays = done.givenUp === undefined || done.givenUp.includes(seat) ? holder.leftAt : null
    return {
      ...holder,
      bank: banks.get(seat) ?? holder.bank,
      ...decisionCountsAfter(record, holder, gone, done, at),
      missed,
      leftAt: resigned ? at : stays,
      offeredAt: resigned || isBack ? null : offeredAt,
      hasOrders: holder.hasOrders && !(order?.seat === seat && order.isLast) && !countermanded.includes(seat),
    }
  })
  const seatless = record.participants.filter(({ seat }) => seat === null)
  if (replacement === undefined) return [...seated, ...seatless]
  const { seat, newcomer } = replacement
  const { bars = false } = replacement
  const comes = {
    ...newcomer,
    seat,
    bank: null,
    missed: 0,
    leftAt: null,
    offeredAt: newcomer.account === null ? at : null,
  }
  const goes = seated
    .filter((holder) => holder.seat === seat)
    .map((one) => ({ ...one, seat: null, leftAt: at, offeredAt: null, hasOrders: false, barred: one.barred || bars }))
  return [
    ...seated.map((holder) => (holder.seat === seat ? comes : holder)),
    ...[...seatless, ...goes].filter(({ number }) => number !== newcomer.number),
  ]
}

/**
 * What is still asked keeps its time; whoever has just taken a seat over has all the time there is. The server sees no more
 * to what no standing order is left for.
 */
function decisionsAfter(
  record: MatchRecord,
  { head, askedBefore = [], replacement, seenTo }: Done,
  at: Date,
): OpenRow[] {
  return head.decisions.map((now) => {
    if (now.seat === replacement?.seat) return timed(record, now, at.toISOString())
    const before = openAs(record, now)
    if (before === undefined) return timed(record, now, askedFirst(askedBefore, now))
    const holder = holderOf(record, now.seat)
    const isLeft = (seenTo !== undefined && isSame(seenTo, now)) || (holder !== undefined && !isSeenTo(holder))
    return isLeft ? { ...before, actAt: null } : before
  })
}

/** Whether something that is still asked is its player's from now on. */
const leavesToPlayers = (before: MatchRecord, after: MatchRecord): boolean =>
  before.decisions.some((open) => open.actAt !== null && openAs(after, open)?.actAt === null)

function appendOf({ record, head: before }: Table, done: Done, after: MatchRecord): Append {
  const { head, entries, keyed, origin, replacement, order, countermanded = [], proposal } = done
  const { decisions, pausedUntil, frozenAt } = after
  const status = after.status === 'open' ? 'running' : after.status
  const actor = entries.at(-1)?.actor
  const mover = actor?.kind === 'seat' ? actor.seat : undefined
  const asksOthers =
    replacement !== undefined ||
    !sameJson(head.decisions, before.decisions) ||
    leavesToPlayers(record, after) ||
    (record.frozenAt !== null && after.frozenAt === null)
  return {
    match: record.id,
    expected: before.version,
    roster: record.roster,
    entries,
    status,
    result: after.result,
    decisions: asksOthers ? after.decisions : undefined,
    holders: changedHolders(record, after).filter(({ seat }) => seat !== replacement?.seat),
    replacement: replacement && {
      seat: replacement.seat,
      bars: replacement.bars ?? false,
      ...idOf(replacement.newcomer),
    },
    proposal,
    orders: [...(order === undefined ? [] : [order]), ...countermanded.map((seat) => ({ seat, place: null }))],
    notices: [
      ...turnNotices(after, askedAfter(before.version, head.decisions), mover),
      ...(record.frozenAt !== null && after.frozenAt === null ? thawNotices(record, after) : []),
      ...newcomerNotices(record, after, replacement?.seat),
      ...decidedNotices(after, done.inPlaceOf),
      ...vanishedNotices(record, after),
      ...endingNotices(after, status),
      ...(done.notices ?? []),
    ],
    request: keyed && { keyed, waiting: { decisions: [...decisions], pausedUntil, frozenAt } },
    origin,
    frozenAt: after.frozenAt,
    pausedUntil: after.pausedUntil,
    laterSeeds: done.ruled?.laterSeeds,
    raised: done.raised,
    settled: done.settled,
    stilled: done.stilled,
  }
}

const idOf = ({ account, number }: Participant) => ({ account, number })

/** The holders of seats of whom something is another than before. */
function changedHolders(before: MatchRecord, after: MatchRecord): HolderState[] {
  const stateOf = ({ seat, bank, leftAt, offeredAt, hasOrders, ...counted }: Holder): HolderState => {
    const { inTime, late, retaken, missed } = counted
    return { seat, bank, leftAt, offeredAt, hasOrders, inTime, late, retaken, missed }
  }
  const known = holders(before).map(stateOf)
  return holders(after)
    .map(stateOf)
    .filter((now) => !known.some((then) => sameJson(then, now)))
}
