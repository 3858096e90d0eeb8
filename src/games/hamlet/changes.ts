import type { Seat } from '../game.ts'
import { copyOf, copyOfPlayer } from './copy-state.ts'
import { RefineryId, SourceId, type TileId } from './data/tile-ids.ts'
import { lacking, type RawCounts, sum } from './goods.ts'
import type { Building, Player, Scored, State, TurnPhase } from './state.ts'

/** How events change a position: they only move things from one place to another. */

/** The state with some of its parts replaced. */
export const changed = (state: State, to: Partial<State>): State => Object.assign(copyOf(state), to)

/** Changes one player. */
export function change(state: State, seat: Seat, to: (player: Player) => Partial<Player>): State {
  const player = state.seats[seat]
  if (player === undefined) return state
  return changed(state, { seats: state.seats.with(seat, Object.assign(copyOfPlayer(player), to(player))) })
}

export const duringTurn = (state: State, to: Partial<TurnPhase>): State =>
  state.phase.name === 'turn' ? changed(state, { phase: { ...state.phase, ...to } }) : state

/** Adds coins, or takes them if the number is negative. */
export const earn = (state: State, seat: Seat, coins: number): State =>
  change(state, seat, ({ coins: before }) => ({ coins: before + coins }))

export const score = (state: State, seat: Seat, line: keyof Scored, vp: number): State =>
  change(state, seat, ({ scored }) => ({ scored: { ...scored, [line]: scored[line] + vp } }))

/** A tile becomes a building; its slots, if it has any, are empty. */
export function place(state: State, building: Building): State {
  const { tile } = building
  const placed = changed(state, { village: [...state.village, building] })
  const source = SourceId.safeParse(tile)
  if (source.success) return changed(placed, { sources: { ...state.sources, [source.data]: {} } })
  const refinery = RefineryId.safeParse(tile)
  if (refinery.success) return changed(placed, { refineries: { ...state.refineries, [refinery.data]: [] } })
  return placed
}

export const fill = (state: State, at: SourceId, goods: RawCounts): State =>
  changed(state, {
    sources: { ...state.sources, [at]: sum(state.sources[at] ?? {}, goods) },
  })

export const empty = (state: State, from: SourceId, goods: RawCounts): State =>
  changed(state, {
    sources: { ...state.sources, [from]: lacking(goods, state.sources[from] ?? {}) },
  })

/** Puts tokens of a maker on a refinery. */
export const make = (state: State, at: RefineryId, maker: Seat, number: number): State =>
  changed(state, {
    refineries: {
      ...state.refineries,
      [at]: [...(state.refineries[at] ?? []), ...Array<Seat>(number).fill(maker)].toSorted(),
    },
  })

/** Returns tokens to their maker. */
export function sendHome(state: State, from: RefineryId, maker: Seat, number: number): State {
  const tokens = state.refineries[from] ?? []
  const others = tokens.filter((seat) => seat !== maker)
  const stay = Array<Seat>(tokens.length - others.length - number).fill(maker)
  return changed(state, { refineries: { ...state.refineries, [from]: [...others, ...stay].toSorted() } })
}

/** Moves one villager from a tile, and marks it as used for this turn. */
export const activate = (state: State, seat: Seat, from: TileId, to: TileId): State =>
  change(state, seat, ({ villagers }) => {
    const index = villagers.findIndex(({ at, ready }) => ready && at === from)
    return { villagers: villagers.with(index, { at: to, ready: false }) }
  })
