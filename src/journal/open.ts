import type { Game } from '../games/game.ts'
import { shuffle } from '../games/kit/dice.ts'
import { type MatchDice, matchDice } from './dice.ts'
import type { Entry, Joiner, OpenedEvent, Seating } from './entry.ts'
import { append, type Head } from './head.ts'
import { secretsOf } from './secrets.ts'
import { settle } from './settle.ts'

/** What a match is opened with. */
export interface Opening {
  readonly match: string
  readonly at: string
  /** 32 bytes in hexadecimal, whose SHA-256 was published before anybody joined. */
  readonly seed: string
  /** Everybody who joined, in that order: as many as there are seats. */
  readonly joined: readonly Joiner[]
  readonly seating: Seating
  /** As the game's option schema parsed them. */
  readonly options: unknown
  /** A position set up by hand, which the caller has validated, in place of the game's own. */
  readonly position?: unknown
}

export interface Opened {
  readonly entry: Entry
  readonly head: Head
  /** By seat: whose it is, as a place in the order of joining. */
  readonly joinerAt: readonly number[]
}

/**
 * Opens a match: seats those who joined, and writes entry 1 with the whole opening position and all that is drawn
 * before the first decision.
 */
export function open(game: Game, opening: Opening): Opened {
  const { match, at, seed, seating, options } = opening
  const { rulesVersion: rules, dataVersion: data } = game.meta
  // Taken apart, so that nothing else that a caller knows of a player gets into the journal.
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
  const nobody = { decisions: [], frozen: false, holdings: [] }
  const nothing = { match, version: 0, hash: '', rules, draws: 0, state: position, ...nobody }
  const what = { kind: 'opened' as const, actor: { kind: 'system' as const }, at, move: null }
  return { joinerAt, ...append(game, nothing, secrets, what, { ...drawn, events: [opened, ...drawn.events] }) }
}

/** Who sits where: the first draws of a match, or none. */
export function takeSeats(seating: Seating, seats: number, dice: MatchDice): number[] {
  const joiners = Array.from({ length: seats }, (_, joiner) => joiner)
  return seating === 'shuffled' ? shuffle(dice, joiners) : joiners
}
