import type { Game, Seat, Tagged } from '../games/game.ts'
import { type MatchDice, matchDice } from './dice.ts'
import type { AbortedEvent, AbortReason, Actor, Entry, SeatActor } from './entry.ts'
import { type Accepted, accepted, append, type Happened, type Head, isOver, leavingPosition } from './head.ts'
import { attempt, type Decided, type Refused, refused } from './refusal.ts'
import type { Secrets } from './secrets.ts'
import { settle } from './settle.ts'

interface Submission {
  readonly seat: Seat
  readonly by: SeatActor['by']
  /** Moves as parsed by the game's schema. */
  readonly moves: readonly Tagged[]
  readonly at: string
}

/** Judges the moves of a seat in order: all are accepted, or none. Only the last may be followed by chance. */
export function submit(
  game: Game,
  head: Head,
  secrets: Secrets,
  { seat, by, moves, at }: Submission,
): Accepted | Refused {
  if (head.frozen) return refused('journal/match-frozen', 0)
  const entries: Entry[] = []
  let now = head
  for (const [index, move] of moves.entries()) {
    if (isOver(now)) return refused('journal/match-over', index)
    const decided = attempt(index, () => game.decide(now.state, seat, move))
    if (decided.outcome === 'refused') return decided
    const what = { kind: 'moved' as const, actor: { kind: 'seat' as const, seat, by }, at, move }
    const happened = settle(game, now.state, decided.events, diceOf(now, secrets))
    const isLast = index === moves.length - 1
    if (!isLast && revealsMore(game, decided, happened)) return refused('journal/chance-between', index + 1)
    const next = append(game, now, secrets, what, happened)
    entries.push(next.entry)
    now = next.head
  }
  return { outcome: 'accepted', entries, head: now }
}

/** Whether something was revealed that the seat could not know before its move. */
export function revealsMore(game: Game, { events: decided }: Decided, { events }: Pick<Happened, 'events'>): boolean {
  return events.length > decided.length || decided.some(({ type }) => game.reveals?.includes(type))
}

/** Gives up a seat. The game decides what that means. */
export function resign(
  game: Game,
  head: Head,
  secrets: Secrets,
  { seat, by, at }: Omit<Submission, 'moves'>,
): Accepted | Refused {
  if (isOver(head)) return refused('journal/match-over', 0)
  if (head.frozen) return refused('journal/match-frozen', 0)
  const decided = attempt(0, () => game.forfeit(head.state, seat))
  if (decided.outcome === 'refused') return decided
  if (decided.events.length === 0) return refused('journal/already-resigned', 0)
  const what = { kind: 'resigned' as const, actor: { kind: 'seat' as const, seat, by }, at, move: null }
  return accepted(game, head, secrets, what, settle(game, head.state, decided.events, diceOf(head, secrets)))
}

/**
 * Aborts a match: nobody wins, and only a ruling can follow. A ruling can also annul a finished match.
 */
export function abort(
  game: Game,
  head: Head,
  secrets: Secrets,
  { actor, reason, at }: { actor: Exclude<Actor, SeatActor>; reason: AbortReason; at: string },
): Accepted | Refused {
  if (isOver(head) && (reason !== 'ruling' || head.closed?.result === null)) return refused('journal/match-over', 0)
  const what = { kind: 'aborted' as const, actor, at, move: null }
  const event = { type: 'aborted', reason } satisfies AbortedEvent
  return accepted(game, head, secrets, what, leavingPosition(head, event))
}

/** The dice of a match, from the next draw on. */
export function diceOf({ match, draws }: Pick<Head, 'match' | 'draws'>, { diceKey }: Secrets): MatchDice {
  return matchDice(diceKey, match, draws)
}
