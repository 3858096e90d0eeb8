import type { Seat } from '../games/game.ts'
import { type Entry, OpenedEvent, ReplacedEvent } from './entry.ts'

/** That somebody holds a seat from a version on; participants by their numbers, as the journal knows them. */
export interface Holding {
  readonly seat: Seat
  readonly participant: string
  readonly since: number
}

/** Who has held which seat, in that order, once an entry is added: seats change hands, and only the journal knows when. */
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

/** Who held a seat at a version; undefined before the start. */
export function heldAt(holdings: readonly Holding[], seat: Seat, version: number): Holding | undefined {
  return holdings.findLast((holding) => holding.seat === seat && holding.since <= version)
}
