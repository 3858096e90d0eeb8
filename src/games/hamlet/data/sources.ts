import type { SlotId, TokenId } from '../box.ts'
import type { TileId } from './tile-ids.ts'

/**
 * Which printed values of a tile are uncertain. Values that are not listed were read in the rulebook or from a
 * photograph (see `tiles.ts`).
 */

export type Aspect = 'outline' | 'segments' | 'cost' | 'points' | 'stack' | 'score' | 'prices'

interface Doubt {
  /** Found only in an unfinished adaptation of the game or, for prices, in a review; never on a photograph. */
  readonly oneSource?: readonly Aspect[]
  /** Inferred from certain values, or read from a blurred photograph. */
  readonly derived?: readonly Aspect[]
  /** Made up by this project, never the publisher's. */
  readonly house?: readonly Aspect[]
}

const shape = ['outline', 'segments'] as const
const made = ['cost', 'points'] as const

export const doubts: Readonly<Partial<Record<TileId, Doubt>>> = {
  church: { derived: ['segments'] },
  market: { oneSource: ['prices'], derived: ['segments'] },
  'barn-opposite': { house: ['stack'] },
  'barn-bent': { oneSource: shape, derived: made, house: ['stack'] },
  stonemason: { oneSource: ['stack'] },
  'dairy-farm': { derived: ['cost'] },
  'flour-mill': { oneSource: ['stack'], derived: made },
  'master-stonemason': { derived: ['cost'], house: ['points', 'stack'] },
  'lumber-mill': { oneSource: shape, house: ['points', 'stack'] },
  windmill: { oneSource: shape, house: [...made, 'stack'] },
  'dairy-estate': { oneSource: ['outline'], derived: ['segments'], house: [...made, 'stack'] },
  shrine: { oneSource: [...shape, 'stack'], derived: ['score'], house: made },
  'trade-post': { oneSource: [...shape, 'stack'], house: made },
  'pond-forest': { oneSource: [...shape, 'stack'], house: made },
  'pond-mountain': { oneSource: [...shape, 'stack'], house: made },
  'woodland-small': { derived: ['points'] },
  'mountain-range-small': { derived: made },
  warehouse: { house: ['cost', 'stack'] },
  stables: { oneSource: ['outline'], derived: ['segments'], house: [...made, 'stack'] },
  'outpost-1': { oneSource: shape, house: [...made, 'stack'] },
  'outpost-2': { oneSource: shape, house: [...made, 'stack'] },
  smithy: { oneSource: shape, house: [...made, 'stack'] },
  'mountain-range-large': { oneSource: shape, house: [...made, 'stack'] },
  square: { derived: ['outline'], oneSource: ['segments'], house: [...made, 'stack'] },
  monument: { derived: shape, house: [...made, 'stack'] },
  tavern: { derived: ['outline'], oneSource: ['segments'], house: [...made, 'stack'] },
  'woodland-large': { oneSource: shape, house: [...made, 'stack'] },
}

/** The sale tokens that were read from photographs; all others are house values. */
export const readTokens: readonly TokenId[] = ['s1a', 's1b', 's1c']

/**
 * The delivery slots of the larger side that are not house values: an example in the rulebook names them. Those of the
 * side for two players were read from photographs.
 */
export const derivedSlots: readonly SlotId[] = ['milk-brick']
