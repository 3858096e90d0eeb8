import type { Seat } from '../game.ts'
import type { Field } from '../kit/choice.ts'
import type { TileId } from './data/tile-ids.ts'
import type { Event } from './events.ts'
import { option } from './nouns.ts'
import { refuse } from './refuse.ts'
import { type Player, playerAt, type State } from './state.ts'
import { type Village, villageOf } from './village.ts'

/** A turn, as a move sees it. Rulebook: Order of a turn. */
export interface Turn {
  readonly state: State
  readonly seat: Seat
  readonly own: Player
  readonly village: Village
  readonly driven: boolean
  /** The tiles on which a villager stands that can still be activated. */
  readonly ready: readonly TileId[]
}

/** The turn of this seat, or undefined if it is not at turn. */
export function turnOf(state: State, seat: Seat): Turn | undefined {
  const { phase } = state
  return phase.name === 'turn' && phase.seat === seat ? turnIn(state, villageOf(state), seat) : undefined
}

/** The turn of a seat in a village that is known already, as if it were at turn. */
export function turnIn(state: State, village: Village, seat: Seat): Turn {
  const own = playerAt(state, seat)
  const ready = [...new Set(own.villagers.flatMap((villager) => (villager.ready ? [villager.at] : [])))]
  const driven = state.phase.name === 'turn' && state.phase.driven
  return { state, seat, own, village, driven, ready }
}

/** The turn of this seat, or a refusal that says why it has none. */
export function ownTurn(state: State, seat: Seat): Turn {
  if (state.phase.name === 'over') refuse('match-over')
  if (playerAt(state, seat).left) refuse('seat-left')
  if (state.phase.name !== 'turn') refuse('not-now')
  return turnOf(state, seat) ?? refuse('not-your-turn')
}

/** The turn of a seat that can activate a villager; undefined without one. */
export function turnToAct(state: State, seat: Seat): Turn | undefined {
  const turn = turnOf(state, seat)
  return turn !== undefined && turn.ready.length > 0 ? turn : undefined
}

/** Which villager goes, where that is named: by the tile on which it stands. */
export const villagerField = ({ ready }: Turn): Field => ({
  kind: 'one-of',
  name: 'villager',
  options: ready.map((tile) => option('tile', tile)),
  optional: true,
})

/**
 * A villager goes to a building, over any number of roads, to act there. Where the move does not say which, it is one that
 * stands there already, else the first. Rulebook: Activating villagers.
 */
export function arrival(turn: Turn, to: TileId, villager: TileId | undefined): Event {
  const [first] = turn.ready
  if (first === undefined) refuse('no-villager-ready')
  if (villager !== undefined && !turn.ready.includes(villager)) refuse('no-such-villager', { tile: villager })
  mustReach(turn, to)
  const from = villager ?? (turn.ready.includes(to) ? to : first)
  return { type: 'villager-went', seat: turn.seat, from, to }
}

function mustReach({ village, state }: Turn, tile: TileId): void {
  if (!state.village.some((building) => building.tile === tile)) refuse('not-built', { tile })
  if (!village.connected.has(tile)) refuse('out-of-reach', { tile })
}
