import type { Building, State } from '../../../../src/games/hamlet/state.ts'
import { ana, aVillage, bea, carlos, type Extra, type Layout } from '../table.ts'

/**
 * The village in the rulebook's pictures, as far as its text describes it: the examples for moving goods and for final
 * scoring show one board. The text does not say exactly where the tiles are; here they satisfy the text, and every road
 * that it names is one that the game allows.
 */

export const red = ana
export const yellow = bea
/** A player in no example. */
const green = carlos

const ring: readonly Building[] = [
  { tile: 'woodcutter', place: { turns: 3, q: -4, r: 7 } },
  { tile: 'quarry', place: { turns: 0, q: -3, r: 0 } },
  { tile: 'farm', place: { turns: 3, q: 2, r: 4 } },
  { tile: 'market', place: { turns: 0, q: 2, r: 1 } },
  { tile: 'town-hall', place: { turns: 0, q: 3, r: -3 } },
]

/** Printed roads join the stonemason and the dairy farm, the dairy farm and the barn, the stonemason and the smithy. */
const extra: readonly Extra[] = [
  { tile: 'stonemason', place: { turns: 2, q: -4, r: 2 }, by: green },
  { tile: 'dairy-farm', place: { turns: 3, q: -4, r: 1 }, by: green },
  { tile: 'barn-opposite', place: { turns: 2, q: -1, r: -1 } },
  { tile: 'smithy', place: { turns: 2, q: -7, r: 2 }, by: yellow },
  { tile: 'dairy-estate', place: { turns: 0, q: -7, r: 2 } },
  { tile: 'pond-mountain', place: { turns: 0, q: -5, r: -2 }, by: red },
]

/** Green was the first to build a road, so neither red nor yellow is the planner. */
const roads: Layout['roads'] = [
  { seat: green, from: 'farm', to: 'market' },
  { seat: red, from: 'quarry', to: 'stonemason' },
  { seat: red, from: 'quarry', to: 'barn-opposite' },
  { seat: red, from: 'pond-mountain', to: 'dairy-farm' },
  { seat: yellow, from: 'dairy-estate', to: 'stonemason' },
  { seat: yellow, from: 'dairy-estate', to: 'smithy' },
]

export const thePicture = (layout: Layout = {}): State => aVillage({ ring, extra, roads, ...layout })
