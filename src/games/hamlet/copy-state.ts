import type { Player, State } from './state.ts'

/**
 * Copies that a change starts from. They name every part, because V8 (Node 20) gives each `{ ...thing }` that meets
 * things of several origins a new hidden class every time, which makes a fold slower.
 */

export const copyOf = (state: State): State => ({
  rules: state.rules,
  options: state.options,
  box: state.box,
  round: state.round,
  phase: state.phase,
  village: state.village,
  sources: state.sources,
  refineries: state.refineries,
  flags: state.flags,
  roads: state.roads,
  deliveries: state.deliveries,
  milestones: state.milestones,
  row: state.row,
  bag: state.bag,
  stacks: state.stacks,
  offers: state.offers,
  unseen: state.unseen,
  toCome: state.toCome,
  seats: state.seats,
})

export const copyOfPlayer = (player: Player): Player => ({
  coins: player.coins,
  scored: player.scored,
  blueprints: player.blueprints,
  villagers: player.villagers,
  donkeys: player.donkeys,
  sales: player.sales,
  left: player.left,
})
