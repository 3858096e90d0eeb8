import type { Seat } from '../game.ts'
import { type ActionId, sorted, without } from './cards/action-id.ts'
import { copyOf, copyOfPlayer, copyOfTurns, type Turns } from './copy-state.ts'
import type { BuildingId } from './data/buildings.ts'
import { bricks, type Counts, minus, only, plus } from './pieces.ts'
import type { BuildingRow, Player, State } from './state.ts'

/** How events change a position: they only move things from one place to another. */

/** The state with some of its parts replaced. */
export const changed = (state: State, to: Partial<State>): State => Object.assign(copyOf(state), to)

/** Changes one player. */
export function change(state: State, seat: Seat, to: (player: Player) => Partial<Player>): State {
  const player = state.seats[seat]
  if (player === undefined) return state
  return changed(state, { seats: state.seats.with(seat, Object.assign(copyOfPlayer(player), to(player))) })
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

export function duringTurn(state: State, to: (turns: Turns) => Partial<Turns>): State {
  const { phase } = state
  return phase.name === 'turns' ? changed(state, { phase: Object.assign(copyOfTurns(phase), to(phase)) }) : state
}

/** Ends the part of a seat in this phase. If it was at turn, the next seat starts with nothing carried out. */
export function outOfQueue(state: State, leaving: Seat): State {
  const { phase } = state
  if (phase.name !== 'turns' && phase.name !== 'replacement') return state
  const queue = phase.queue.filter((seat) => seat !== leaving)
  if (phase.name === 'replacement') return changed(state, { phase: { name: 'replacement', queue } })
  return duringTurn(state, () => (phase.queue[0] === leaving ? { queue, carriedOut: [], drawing: 0 } : { queue }))
}

export const gain = (state: State, seat: Seat, more: Counts): State =>
  change(state, seat, ({ pieces }) => ({ pieces: plus(pieces, more) }))

/** Bricks that are spent go into the box; pesos and workers go into the reserve. Rulebook: Phase 2. */
export function spend(state: State, seat: Seat, paid: Counts): State {
  const spent = change(state, seat, ({ pieces }) => ({ pieces: minus(pieces, paid) }))
  return changed(spent, {
    box: plus(state.box, only(paid, bricks)),
    reserve: plus(state.reserve, only(paid, ['pesos', 'workers'])),
  })
}

export const turnFaceUp = (state: State, seat: Seat, cards: readonly ActionId[]): State =>
  change(state, seat, ({ laid, table, unsure }) => ({
    laid: without(laid, cards),
    table: sorted([...table, ...cards]),
    unsure: without(unsure, cards),
  }))

export const lay = (state: State, seat: Seat, cards: readonly ActionId[]): State =>
  change(state, seat, ({ hand, laid }) => ({ hand: without(hand, cards), laid: sorted([...laid, ...cards]) }))

export const offTheStack = (state: State, taken: readonly BuildingId[]): State =>
  changed(state, {
    top: state.top !== null && taken.includes(state.top) ? null : state.top,
    stack: state.stack.filter((id) => !taken.includes(id)),
  })

export const offTheRow = (state: State, row: BuildingRow, building: BuildingId): State =>
  changed(state, {
    rows: { ...state.rows, [row]: state.rows[row].filter((id) => id !== building) },
  })

/** Lays new cards between the remaining ones, which become the ends of the row. Rulebook: Phase 2. */
export function refillRow(state: State, row: BuildingRow, drawn: readonly BuildingId[]): State {
  const [left, ...right] = state.rows[row]
  const filled = [...(left === undefined ? [] : [left]), ...drawn, ...right]
  return offTheStack(changed(state, { rows: { ...state.rows, [row]: filled } }), drawn)
}

export function exchangeEnd(state: State, row: BuildingRow, out: BuildingId, into: BuildingId): State {
  const dealt = state.rows[row].map((id) => (id === out ? into : id))
  const exchanged = offTheStack(changed(state, { rows: { ...state.rows, [row]: dealt } }), [into])
  return changed(exchanged, { stack: [...exchanged.stack, out].toSorted() })
}
