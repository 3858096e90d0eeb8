import type { Seat } from '../games/game.ts'
import { type Entry, OpenedEvent, ReplacedEvent } from './entry.ts'

/** A participant, by their number, holds a seat from a version on. */
export interface Holding {
  readonly seat: Seat
  readonly participant: string
  readonly since: number
}

/** The holdings, in order, after an entry. Only the journal knows when a seat has changed hands. */
export function holdingsAfter(
  before: readonly Holding[],
  { kind, events, version }: Pick<Entry, 'kind' | 'events' | 'version'>,
): readonly Holding[] {
  if (kind === 'opened') {
    const { participants = [] } = OpenedEvent.safeParse(events[0]).data ?? {}
    return [...before, ...participants.map((participant, seat) => ({ seat, participant, since: version }))]
  }
  if (kind !== 'replaced') return before
  const replaced = ReplacedEvent.safeParse(events[0]).data
  return replaced === undefined
    ? before
    : [...before, { seat: replaced.seat, participant: replaced.participant, since: version }]
}

/** The holding of a seat at a version; undefined before the start. */
export function heldAt(holdings: readonly Holding[], seat: Seat, version: number): Holding | undefined {
  return holdings.findLast((holding) => holding.seat === seat && holding.since <= version)
}
