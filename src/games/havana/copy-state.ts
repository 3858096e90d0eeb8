import type { Phase, Player, State } from './state.ts'

/**
 * Copies that a change starts from. They name every part, because V8 (Node 20) gives each `{ ...thing }` that meets
 * things of several origins a new hidden class every time, which makes a fold slower.
 */

export const copyOf = (state: State): State => ({
  rules: state.rules,
  options: state.options,
  buildings: state.buildings,
  round: state.round,
  phase: state.phase,
  order: state.order,
  youngestFirst: state.youngestFirst,
  rows: state.rows,
  top: state.top,
  stack: state.stack,
  demolished: state.demolished,
  card: state.card,
  reserve: state.reserve,
  bag: state.bag,
  box: state.box,
  quiet: state.quiet,
  seats: state.seats,
})

export const copyOfPlayer = (player: Player): Player => ({
  hand: player.hand,
  table: player.table,
  discard: player.discard,
  laid: player.laid,
  unsure: player.unsure,
  pieces: player.pieces,
  built: player.built,
  left: player.left,
})

export const copyOfTurns = ({ queue, carriedOut, played, demolished, drawing }: Turns): Turns => ({
  name: 'turns',
  queue,
  carriedOut,
  played,
  demolished,
  drawing,
})

export type Turns = Extract<Phase, { name: 'turns' }>
