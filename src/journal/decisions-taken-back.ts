import type { Seat } from '../games/game.ts'
import type { OpenDecision } from './decisions.ts'
import { type Entry, type EntryKind, takenBackTo } from './entry.ts'
import type { Replayed } from './replay.ts'

type Counts = ReadonlyMap<Seat, number>

/**
 * How many decisions each seat has made since a version, and would have to make again after a return to it. It counts
 * the line of play that led to the newest entry, no matter who answered for the seat.
 */
export function decisionsTakenBack({ entries: journal, heads }: Replayed, to: number): Counts {
  const made = new Map<number, Counts>()
  let open: readonly OpenDecision[] = []
  let now: Counts = new Map()
  for (const { version, decisions } of heads) {
    const entry = journal[version - 1]
    if (entry === undefined) break
    const back = takenBackTo(entry)
    const { seat, count } = madeBy(journal, entry, open, decisions)
    if (back !== undefined) now = made.get(back) ?? new Map()
    else if (count > 0) now = new Map([...now, [seat, (now.get(seat) ?? 0) + count]])
    made.set(version, now)
    open = decisions
  }
  const before = made.get(to) ?? new Map<Seat, number>()
  return new Map([...now].map(([seat, count]) => [seat, count - (before.get(seat) ?? 0)]))
}

/** How many decisions an entry makes, by seat. Decisions that came up within the same request do not count. */
function madeBy(
  journal: readonly Entry[],
  { kind, actor, at }: Entry,
  before: readonly OpenDecision[],
  after: readonly OpenDecision[],
): { readonly seat: Seat; readonly count: number } {
  if (kind !== 'moved' || actor.kind !== 'seat') return { seat: 0, count: 0 }
  const { seat } = actor
  const isOpen = ({ question, since }: OpenDecision) =>
    after.some((open) => open.seat === seat && open.question === question && open.since === since)
  const isOfRequest = ({ since, sinceAt }: OpenDecision) => {
    const asker = journal[since - 1]
    return sinceAt === at && asker?.kind === 'moved' && asker.actor.kind === 'seat' && asker.actor.seat === seat
  }
  const made = before.filter((open) => open.seat === seat && !open.lapses && !isOpen(open) && !isOfRequest(open))
  return { seat, count: made.length }
}

/**
 * The newest entries of a journal without the moves that were taken back; the entries that took them back remain. Moves
 * count as played again if the match later went back to a version that contains them.
 */
export function withoutTakenBack<E extends Pick<Entry, 'kind' | 'version' | 'events'>>(
  entries: readonly E[],
): readonly E[] {
  const remaining: E[] = []
  let reached = Number.POSITIVE_INFINITY
  // From the newest entry back along the line of play: what it jumps over was taken back.
  for (const entry of entries.toReversed()) {
    const isOnLine = entry.version <= reached
    if (isOnLine || !isPlayed(entry.kind)) remaining.push(entry)
    if (isOnLine) reached = takenBackTo(entry) ?? reached
  }
  return remaining.toReversed()
}

const isPlayed = (kind: EntryKind): boolean => kind === 'moved' || kind === 'resigned' || kind === 'corrected'
