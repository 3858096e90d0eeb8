import type { MoveJson } from '../../kit/choice.ts'

/** The moves that lead to the picture of the rules. A bot has chosen them, once. */
export const movesShown: readonly { readonly seat: number; readonly move: MoveJson }[] = [
  { seat: 0, move: { type: 'take-offer', offer: 'grain' } },
  { seat: 1, move: { type: 'take-offer', offer: 'fish' } },
  { seat: 2, move: { type: 'take-offer', offer: 'wood' } },
  { seat: 0, move: { type: 'take-offer', offer: 'franc' } },
  { seat: 1, move: { type: 'buy', building: 'building-firm-1' } },
  { seat: 1, move: { type: 'take-offer', offer: 'wood' } },
  { seat: 2, move: { type: 'enter', building: 'building-firm-1', materials: { wood: 2 }, build: 'marketplace' } },
  { seat: 0, move: { type: 'buy', building: 'building-firm-2' } },
  { seat: 0, move: { type: 'enter', building: 'marketplace', goods: ['cattle', 'coal', 'iron'] } },
  { seat: 1, move: { type: 'take-offer', offer: 'clay' } },
  { seat: 2, move: { type: 'take-offer', offer: 'grain' } },
  { seat: 0, move: { type: 'order-specials', top: 'steakhouse' } },
  { seat: 0, move: { type: 'supply' } },
  { seat: 0, move: { type: 'take-offer', offer: 'cattle' } },
  {
    seat: 1,
    move: {
      type: 'enter',
      building: 'construction-firm',
      fee: { fish: 2 },
      materials: { wood: 1, clay: 1 },
      build: 'fishery',
    },
  },
  { seat: 1, move: { type: 'construct', build: 'charcoal-kiln', materials: { clay: 1 } } },
  { seat: 2, move: { type: 'take-offer', offer: 'fish' } },
  { seat: 0, move: { type: 'take-offer', offer: 'wood' } },
  { seat: 1, move: { type: 'enter', building: 'fishery' } },
  { seat: 2, move: { type: 'take-offer', offer: 'iron' } },
  { seat: 0, move: { type: 'enter', building: 'building-firm-2', materials: { wood: 3 }, build: 'joinery' } },
  {
    seat: 1,
    move: {
      type: 'enter',
      building: 'marketplace',
      fee: { franc: 1 },
      goods: ['fish', 'wood', 'clay', 'iron', 'grain'],
    },
  },
  { seat: 2, move: { type: 'buy', building: 'clay-mound' } },
  { seat: 2, move: { type: 'take-offer', offer: 'franc' } },
]
