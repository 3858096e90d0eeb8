import type { Seat } from '../game.ts'
import { type ActionId, sorted, without } from './cards/action-id.ts'
import type { BuildingId } from './data/buildings.ts'
import { bricks, type Counts, minus, only, plus } from './pieces.ts'
import type { Phase, Player, Row, State } from './state.ts'

/** How events change a position: they only move things from one place to another. */

export function change(state: State, at: Seat, changes: (player: Player) => Partial<Player>): State {
  return {
    ...state,
    seats: state.seats.map((player, seat) => (seat === at ? { ...player, ...changes(player) } : player)),
  }
}

/** The turns of a new round, which begin with the first seat of the queue. */
export const firstTurn = (queue: Seat[]): Turns => ({
  name: 'turns',
  queue,
  carriedOut: [],
  played: [],
  demolished: false,
  drawing: 0,
})

type Turns = Extract<Phase, { name: 'turns' }>

export function duringTurn(state: State, changes: (turns: Turns) => Partial<Turns>): State {
  return state.phase.name === 'turns' ? { ...state, phase: { ...state.phase, ...changes(state.phase) } } : state
}

/** Ends the part of a seat in this phase. If it was at turn, the next seat starts with nothing carried out. */
export function outOfQueue(state: State, leaving: Seat): State {
  const { phase } = state
  if (phase.name !== 'turns' && phase.name !== 'replacement') return state
  const queue = phase.queue.filter((seat) => seat !== leaving)
  if (phase.name === 'replacement' || phase.queue[0] !== leaving) return { ...state, phase: { ...phase, queue } }
  return { ...state, phase: { ...phase, queue, carriedOut: [], drawing: 0 } }
}

export const gain = (state: State, seat: Seat, more: Counts): State =>
  change(state, seat, ({ pieces }) => ({ pieces: plus(pieces, more) }))

/** Bricks that are spent go into the box; pesos and workers go into the reserve. Rulebook: Phase 2. */
export function spend(state: State, seat: Seat, paid: Counts): State {
  const spent = change(state, seat, ({ pieces }) => ({ pieces: minus(pieces, paid) }))
  return {
    ...spent,
    box: plus(state.box, only(paid, bricks)),
    reserve: plus(state.reserve, only(paid, ['pesos', 'workers'])),
  }
}

export const turnFaceUp = (state: State, seat: Seat, cards: readonly ActionId[]): State =>
  change(state, seat, ({ laid, table, unsure }) => ({
    laid: without(laid, cards),
    table: sorted([...table, ...cards]),
    unsure: without(unsure, cards),
  }))

export const lay = (state: State, seat: Seat, cards: readonly ActionId[]): State =>
  change(state, seat, ({ hand, laid }) => ({ hand: without(hand, cards), laid: sorted([...laid, ...cards]) }))

export const offTheStack = (state: State, taken: readonly BuildingId[]): State => ({
  ...state,
  top: state.top !== null && taken.includes(state.top) ? null : state.top,
  stack: state.stack.filter((id) => !taken.includes(id)),
})

export const offTheRow = (state: State, row: Row, building: BuildingId): State => ({
  ...state,
  rows: { ...state.rows, [row]: state.rows[row].filter((id) => id !== building) },
})

/** Lays new cards between the remaining ones, which become the ends of the row. Rulebook: Phase 2. */
export function refillRow(state: State, row: Row, drawn: readonly BuildingId[]): State {
  const [left, ...right] = state.rows[row]
  const filled = [...(left === undefined ? [] : [left]), ...drawn, ...right]
  return offTheStack({ ...state, rows: { ...state.rows, [row]: filled } }, drawn)
}

export function exchangeEnd(state: State, row: Row, out: BuildingId, into: BuildingId): State {
  const dealt = state.rows[row].map((id) => (id === out ? into : id))
  const exchanged = offTheStack({ ...state, rows: { ...state.rows, [row]: dealt } }, [into])
  return { ...exchanged, stack: [...exchanged.stack, out].toSorted() }
}
