import type { Game, Seat } from '../games/game.ts'
import type { ReplacedEvent } from './entry.ts'
import { type Accepted, accepted, type Head, isOver, leavingPosition } from './head.ts'
import { type Refused, refused } from './refusal.ts'
import type { Secrets } from './secrets.ts'

export interface SeatReplacement {
  /** A seat of the match. */
  readonly seat: Seat
  /** The random number of the new holder, never a name. */
  readonly participant: string
  /** Who did it: the former holder, by hand, or somebody who may decide about the seat. */
  readonly by: 'hand' | 'administrator' | 'system'
  readonly at: string
}

/**
 * Gives a seat to another participant. The position stays the same, and so do the seat's open decisions and their ids.
 */
export function replace(
  game: Game,
  head: Head,
  secrets: Secrets,
  { seat, participant, by, at }: SeatReplacement,
): Accepted | Refused {
  if (isOver(head)) return refused('journal/match-over', 0)
  const actor = by === 'hand' ? { kind: 'seat' as const, seat, by } : { kind: by }
  const event = { type: 'replaced', seat, participant } satisfies ReplacedEvent
  return accepted(game, head, secrets, { kind: 'replaced', actor, at, move: null }, leavingPosition(head, event))
}
