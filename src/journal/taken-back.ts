import type { Game, Seat } from '../games/game.ts'
import type { OpenDecision } from './decisions.ts'
import { type Entry, type EntryKind, takenBackTo } from './entry.ts'
import { heads } from './replay.ts'

type Counts = ReadonlyMap<Seat, number>

/**
 * How many decisions each seat has made since a version, and would make again after a return to it: on the line of play
 * that led to the newest entry, whoever answered for the seat.
 */
export function decisionsTakenBack(game: Game, journal: readonly Entry[], to: number): Counts {
  const made = new Map<number, Counts>()
  let open: readonly OpenDecision[] = []
  let now: Counts = new Map()
  for (const { version, decisions } of heads(game, journal)) {
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

/** How many decisions an entry makes, and whose. What its own request had brought up was asked of nobody. */
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
 * The newest entries of a journal as they stand: without what was played and then taken back among them. That it was
 * taken back is left out as well, unless that went further back than these entries.
 */
export function asTheyStand(entries: readonly Entry[]): Entry[] {
  const known = (entries[0]?.version ?? 1) - 1
  let standing: readonly Entry[] = []
  for (const entry of entries) {
    const to = takenBackTo(entry)
    if (to !== undefined) standing = standing.filter(({ kind, version }) => version <= to || !isPlayed(kind))
    if (to === undefined || to < known || entry.kind === 'rewound') standing = [...standing, entry]
  }
  return [...standing]
}

const isPlayed = (kind: EntryKind): boolean => kind === 'moved' || kind === 'resigned' || kind === 'corrected'
