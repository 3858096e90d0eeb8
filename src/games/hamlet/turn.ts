import type { Seat } from '../game.ts'
import type { Field } from '../kit/choice.ts'
import type { TileId } from './data/tile-ids.ts'
import type { Event } from './events.ts'
import { option } from './nouns.ts'
import { refuse } from './refuse.ts'
import { type Player, playerAt, type State } from './state.ts'
import { type Village, villageOf } from './village.ts'

/** A turn, as the rules of moves see it. Rulebook: Order of a turn. */
export interface Turn {
  readonly state: State
  readonly seat: Seat
  readonly own: Player
  readonly village: Village
  readonly driven: boolean
  /** The tiles of the villagers that can still act. */
  readonly ready: readonly TileId[]
}

/** The turn of this seat; undefined if it is not at turn. */
export function turnOf(state: State, seat: Seat): Turn | undefined {
  const { phase } = state
  return phase.name === 'turn' && phase.seat === seat ? turnIn(state, villageOf(state), seat) : undefined
}

/** The turn of a seat in a known village, as if it were at turn. */
export function turnIn(state: State, village: Village, seat: Seat): Turn {
  const own = playerAt(state, seat)
  const ready = [...new Set(own.villagers.flatMap((villager) => (villager.ready ? [villager.at] : [])))]
  const driven = state.phase.name === 'turn' && state.phase.driven
  return { state, seat, own, village, driven, ready }
}

/** The turn of this seat. Refuses the move if it has none, and says why. */
export function ownTurn(state: State, seat: Seat): Turn {
  if (state.phase.name === 'over') refuse('match-over')
  if (playerAt(state, seat).left) refuse('seat-left')
  if (state.phase.name !== 'turn') refuse('not-now')
  return turnOf(state, seat) ?? refuse('not-your-turn')
}

/** The field that names the villager which goes to a building, by the tile on which it stands. */
export function villagerField(turn: Turn, to: TileId): Field {
  const otherwise = unnamed(turn, to)
  return {
    kind: 'one-of',
    name: 'villager',
    options: turn.ready.map((tile) => option('tile', tile)),
    optional: true,
    ...(otherwise !== undefined && { otherwise }),
  }
}

/** Where the villager stands that goes if the move names none: one that is there already, otherwise the first one. */
const unnamed = ({ ready }: Turn, to: TileId): TileId | undefined => (ready.includes(to) ? to : ready[0])

/** A villager moves to a building to act there, over any number of roads. Rulebook: Activating villagers. */
export function arrival(turn: Turn, to: TileId, villager: TileId | undefined): Event {
  const other = unnamed(turn, to) ?? refuse('no-villager-ready')
  if (villager !== undefined && !turn.ready.includes(villager)) refuse('no-such-villager', { tile: villager })
  mustReach(turn, to)
  return { type: 'villager-went', seat: turn.seat, from: villager ?? other, to }
}

function mustReach({ village, state }: Turn, tile: TileId): void {
  if (!state.village.some((building) => building.tile === tile)) refuse('not-built', { tile })
  if (!village.connected.has(tile)) refuse('out-of-reach', { tile })
}
