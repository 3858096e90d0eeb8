import type { Box, Cost, EndScore, Landmark, Piece, Refinery, Source } from '../box.ts'
import { flaw } from '../geometry/outline.ts'
import { type Counts, type Raw, type Refined, rawGoods } from '../goods.ts'
import type { LandmarkId, RefineryId, SourceId } from './tile-ids.ts'

/**
 * The 32 tiles. No public list of the printed numbers was found, so each line names its uncertain values; all others
 * were read in the rulebook or from a photograph of the tile.
 *
 * - *derived*: inferred from certain values, or read from a blurred photograph.
 * - *one source*: found only in an unfinished adaptation of the game, never on a photograph.
 * - *house*: made up by this project, never the publisher's.
 *
 * "Stack" is where a tile lies at the start: in the bag, or in the stack of a refined good.
 */

/**
 * Counter-clockwise from the lowest, then leftmost corner: 0 is a step to the right, 1 a step up and right, and so on.
 */
const bigTriangle = '000222444'
const triangle = '002244'
const rhombus = '11224455'
const cutRhombus = '0122445'
const flask = '01213445'
const flag = '0120224445'
const hexagon = '012345'
const hexagonAndHalf = '002123454'
const twoHexagons = '0121234545'
const cross = '01012323434505'

/** The types of the segments, in the order of the outline: road, forest, mountain. */
function piece(outline: string, segments: string): Piece {
  const wrong = flaw({ outline, segments })
  if (wrong) throw new Error(`The piece ${outline} ${segments} is flawed: ${wrong}.`)
  return { outline, segments }
}

/** The cost of building: goods or coins. */
type Paid = Counts & { readonly coins?: number }
const cost = ({ coins = 0, ...goods }: Paid): Cost => ({ goods, coins })

/** The tiles around the church at the start. */
const ring = (outline: string, segments: string, good: Raw): Source => ({
  kind: 'source',
  ...piece(outline, segments),
  cost: cost({}),
  vp: 0,
  stack: null,
  goods: [good],
  slots: 3,
  startsWith: 2,
  reward: { coins: 2, vp: 0 },
})

const barn = (outline: string, segments: string, paid: Paid, vp: number, stack: Refined): Source => ({
  kind: 'source',
  ...piece(outline, segments),
  cost: cost(paid),
  vp,
  stack,
  goods: [...rawGoods],
  slots: 3,
  startsWith: 0,
  reward: { coins: 0, vp: 2 },
})

const rawFor = { planks: 'wood', brick: 'stone', milk: 'wheat', flour: 'wheat' } as const satisfies Record<Refined, Raw>

const refinery = (
  outline: string,
  segments: string,
  paid: Paid,
  vp: number,
  makes: Refined,
  slots: number,
  stack: Refined | null,
): Refinery => ({
  kind: 'refinery',
  ...piece(outline, segments),
  cost: cost(paid),
  vp,
  stack,
  from: rawFor[makes],
  makes,
  slots,
  reward: { coins: 1, vp: 1 },
})

const landmark = (
  outline: string,
  segments: string,
  paid: Paid,
  vp: number,
  score: EndScore,
  stack: Refined | null,
): Landmark => ({ kind: 'landmark', ...piece(outline, segments), cost: cost(paid), vp, stack, score })

const inBag = null

// derived: that both sides of the church, and both of the market, have the same segments
export const church: Piece = piece(cross, 'FRMRRFFMRMFRMF')
export const market: Piece = piece(bigTriangle, 'FFFFFRFFR')
export const townHallTile: Box['townHall'] = { kind: 'town-hall', ...piece(twoHexagons, 'MMMFFMRFFM') }

/** Outline, segments; for barns also cost, points for building, stack. */
export const sources: Readonly<Record<SourceId, Source>> = {
  woodcutter: ring(rhombus, 'FFFFRFFF', 'wood'),
  quarry: ring(hexagon, 'MMRMMM', 'stone'),
  farm: ring(triangle, 'FFFRFF', 'wheat'),
  // house: stack
  'barn-opposite': barn(hexagon, 'MMRFFR', { coins: 3 }, 4, 'brick'),
  // one source: outline, segments; derived: cost, points; house: stack
  'barn-bent': barn(hexagon, 'FRFMMR', { coins: 3 }, 4, 'flour'),
}

/** Outline, segments, cost, points for building, what it makes, slots, stack. */
export const refineries: Readonly<Record<RefineryId, Refinery>> = {
  sawmill: refinery(flag, 'FFRFFRFFFF', { wheat: 2, stone: 1 }, 4, 'planks', 1, inBag),
  // one source: stack
  stonemason: refinery(twoHexagons, 'MMMMRMMRMM', { wheat: 2, wood: 1 }, 4, 'brick', 1, inBag),
  // derived: cost
  'dairy-farm': refinery(flask, 'MRMMFFRM', { wood: 2, stone: 1 }, 4, 'milk', 1, inBag),
  // one source: stack; derived: cost, points
  'flour-mill': refinery(rhombus, 'MFFFRMMR', { stone: 2, wood: 1 }, 4, 'flour', 1, inBag),
  // derived: cost; house: points, stack
  'master-stonemason': refinery(rhombus, 'RMMMMRMM', { planks: 1, wood: 2 }, 5, 'brick', 2, 'planks'),
  // one source: outline, segments; house: points, stack
  'lumber-mill': refinery(twoHexagons, 'FRFFFFFFRF', { brick: 1, stone: 2 }, 5, 'planks', 2, 'brick'),
  // one source: outline, segments; house: cost, points, stack
  windmill: refinery(cutRhombus, 'MFFRMMR', { milk: 1, wood: 2 }, 5, 'flour', 2, 'milk'),
  // one source: outline; derived: segments; house: cost, points, stack
  'dairy-estate': refinery(flag, 'MMFFRFFFRM', { flour: 1, stone: 2 }, 5, 'milk', 2, 'flour'),
}

/** Outline, segments, cost, points for building, what it scores at the end, stack. */
export const landmarks: Readonly<Record<LandmarkId, Landmark>> = {
  // one source: outline, segments, stack; derived: score; house: cost, points
  shrine: landmark(triangle, 'MFFFMM', { wheat: 1, stone: 1 }, 2, { for: 'deliveries', each: 2 }, inBag),
  // one source: outline, segments, stack; house: cost, points
  'trade-post': landmark(triangle, 'FFMMMF', { wood: 1, wheat: 1 }, 2, { for: 'sales', each: 1 }, inBag),
  // one source: outline, segments, stack; house: cost, points
  'pond-forest': landmark(hexagon, 'FFFFFF', { wheat: 1 }, 1, { for: 'village', each: 3 }, inBag),
  // one source: outline, segments, stack; house: cost, points
  'pond-mountain': landmark(hexagon, 'MMMMMM', { wheat: 1 }, 1, { for: 'village', each: 3 }, inBag),
  // derived: points
  'woodland-small': landmark(cutRhombus, 'FFFFFFF', { wood: 1 }, 2, { for: 'forests', each: 1 }, inBag),
  // derived: cost, points
  'mountain-range-small': landmark(hexagon, 'MMMMMM', { stone: 1 }, 2, { for: 'mountains', each: 1 }, inBag),
  // house: stack, and the planks of the cost
  warehouse: landmark(rhombus, 'MRFFFFMR', { planks: 1, stone: 2 }, 4, { for: 'own-roads', each: 1 }, 'planks'),
  // one source: outline; derived: segments; house: cost, points, stack
  stables: landmark(flag, 'MMFFRFFFRM', { planks: 1, wheat: 1 }, 3, { for: 'donkeys', each: 2 }, 'planks'),
  // one source: outline, segments; house: cost, points, stack
  'outpost-1': landmark(flask, 'MMMMRMMM', { planks: 1, stone: 1 }, 2, { for: 'way-to-church', each: 1 }, 'planks'),
  // one source: outline, segments; house: cost, points, stack
  'outpost-2': landmark(flask, 'MMMMRMMM', { brick: 1, wood: 1 }, 2, { for: 'way-to-church', each: 1 }, 'brick'),
  // one source: outline, segments; house: cost, points, stack
  smithy: landmark(hexagon, 'MMMFRR', { brick: 1, wood: 1 }, 3, { for: 'longest-road', each: 3 }, 'brick'),
  // one source: outline, segments; house: cost, points, stack
  'mountain-range-large': landmark(hexagon, 'MMMMMM', { milk: 1, stone: 1 }, 2, { for: 'mountains', each: 2 }, 'milk'),
  // derived: outline; one source: segments; house: cost, points, stack
  square: landmark(hexagonAndHalf, 'RRFFFRMMM', { milk: 1, stone: 1 }, 3, { for: 'printed-roads', each: 3 }, 'milk'),
  // derived: outline, segments; house: cost, points, stack
  monument: landmark(hexagonAndHalf, 'RRMMMRFFF', { milk: 2 }, 3, { for: 'same-segments', each: 2 }, 'milk'),
  // derived: outline; one source: segments; house: cost, points, stack
  tavern: landmark(flask, 'MMMRFFMR', { flour: 1, wheat: 1 }, 3, { for: 'coins', each: 1, atMost: 8 }, 'flour'),
  // one source: outline, segments; house: cost, points, stack
  'woodland-large': landmark(cutRhombus, 'FFFFFFF', { flour: 1, wood: 1 }, 2, { for: 'forests', each: 2 }, 'flour'),
}
