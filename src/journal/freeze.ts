import type { Game, Tagged } from '../games/game.ts'
import type { Actor, EntryKind, FrozenEvent, ThawedEvent } from './entry.ts'
import { type Accepted, accepted, type Head, isOver, leavingPosition } from './head.ts'
import { type Refused, refused } from './refusal.ts'
import type { Secrets } from './secrets.ts'

/** Who freezes or thaws a match, and when. */
interface FreezeStamp {
  readonly actor: Actor
  readonly at: string
}

/** Freezes a match because of one of its disputes: until it is thawed, nobody can move. */
export function freeze(
  game: Game,
  head: Head,
  secrets: Secrets,
  { dispute, ...done }: FreezeStamp & { readonly dispute: number },
): Accepted | Refused {
  if (isOver(head)) return refused('journal/match-over', 0)
  if (head.frozen) return refused('journal/match-frozen', 0)
  const event = { type: 'frozen', dispute } satisfies FrozenEvent
  return ownEntry(game, head, secrets, 'frozen', done, event)
}

/** Thaws a frozen match. */
export function thaw(game: Game, head: Head, secrets: Secrets, done: FreezeStamp): Accepted | Refused {
  if (!head.frozen) return refused('journal/not-frozen', 0)
  const event = { type: 'thawed' } satisfies ThawedEvent
  return ownEntry(game, head, secrets, 'thawed', done, event)
}

/** An entry of the journal's own that leaves the position as it is. */
function ownEntry(
  game: Game,
  head: Head,
  secrets: Secrets,
  kind: EntryKind,
  { actor, at }: FreezeStamp,
  event: Tagged,
): Accepted {
  return accepted(game, head, secrets, { kind, actor, at, move: null }, leavingPosition(head, event))
}
