import type { Game } from '../games/game.ts'
import { shuffle } from '../games/kit/dice.ts'
import { type MatchDice, matchDice } from './dice.ts'
import type { Entry, Joiner, OpenedEvent, Seating } from './entry.ts'
import { append, beforeOpening, type Head } from './head.ts'
import { secretsOf } from './secrets.ts'
import { settle } from './settle.ts'

/** What a match is opened with. */
interface Opening {
  readonly match: string
  readonly at: string
  /** 32 bytes in hexadecimal, whose SHA-256 was published before anybody joined. */
  readonly seed: string
  /** Everybody who joined, in the order of joining; as many as there are seats. */
  readonly joined: readonly Joiner[]
  readonly seating: Seating
  /** As the game's option schema parsed them. */
  readonly options: unknown
  /** A position set up by hand, in place of the game's own. The caller must have validated it. */
  readonly position?: unknown
}

interface Opened {
  readonly entry: Entry
  readonly head: Head
  /** For each seat, the place of its holder in the order of joining. */
  readonly joinerAt: readonly number[]
}

/**
 * Opens a match: assigns the seats, and writes entry 1 with the whole opening position and everything that is drawn
 * before the first decision.
 */
export function open(game: Game, opening: Opening): Opened {
  const { match, at, seed, seating, options } = opening
  const { rulesVersion: rules, dataVersion: data } = game.meta
  // Copied field by field, so that nothing else that a caller knows about a player gets into the journal.
  const joined = opening.joined.map(({ participant, entropy }) => ({ participant, entropy }))
  const secrets = secretsOf(
    seed,
    joined.map(({ entropy }) => entropy),
  )
  const dice = matchDice(secrets.diceKey, match, 0)
  const joinerAt = takeSeats(seating, joined.length, dice)
  const byHand = opening.position !== undefined
  const position = byHand ? opening.position : game.opening({ seats: joined.length, options })
  const opened = {
    type: 'opened',
    game: game.meta.id,
    rules,
    data,
    options,
    seating,
    joined,
    participants: joinerAt.flatMap((joiner) => joined[joiner]?.participant ?? []),
    commitment: secrets.commitment,
    opening: byHand ? 'by-hand' : 'standard',
    position,
  } satisfies OpenedEvent
  const drawn = settle(game, position, [], dice)
  const nothing = { ...beforeOpening(position), match, rules }
  const what = { kind: 'opened' as const, actor: { kind: 'system' as const }, at, move: null }
  return { joinerAt, ...append(game, nothing, secrets, what, { ...drawn, events: [opened, ...drawn.events] }) }
}

/** Assigns the seats: by the first draws of a match, or without any. */
export function takeSeats(seating: Seating, seats: number, dice: MatchDice): number[] {
  const joiners = Array.from({ length: seats }, (_, joiner) => joiner)
  return seating === 'shuffled' ? shuffle(dice, joiners) : joiners
}
