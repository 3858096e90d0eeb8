import { anyOf, oneOf } from '../effects/any-of.ts'
import { sail } from '../effects/sail.ts'
import { swap } from '../effects/swap.ts'
import { take } from '../effects/take.ts'
import type { Building } from './building.ts'

/** The standard economic buildings. */
export const economic = {
  'hardware-store': {
    number: 6,
    type: 'economic',
    hammers: 1,
    fishermen: 1,
    value: 8,
    cost: { wood: 3, clay: 1 },
    fee: { food: 1 },
    use: take({ wood: 1, brick: 1, iron: 1 }),
  },
  'shipping-line': {
    number: 18,
    type: 'economic',
    fishermen: 1,
    value: 10,
    cost: { wood: 2, brick: 3 },
    fee: { food: 2 },
    use: sail,
  },
  'grocery-market': {
    number: 19,
    type: 'economic',
    value: 10,
    cost: { wood: 1, brick: 1 },
    fee: { francs: 1 },
    use: take({ cattle: 1, meat: 1, fish: 1, 'smoked-fish': 1, grain: 1, bread: 1 }),
  },
  'business-office': {
    number: 21,
    type: 'economic',
    hammers: 1,
    fishermen: 1,
    value: 12,
    cost: { wood: 4, clay: 1 },
    fee: { francs: 1 },
    use: anyOf(
      swap({ give: 4, get: 'steel', as: 'forSteel' }),
      oneOf(
        swap({ give: 1, get: 'charcoal', as: 'forCharcoal' }),
        swap({ give: 1, get: 'leather', as: 'forLeather' }),
        swap({ give: 1, get: 'brick', as: 'forBrick' }),
      ),
    ),
  },
  storehouse: {
    number: 24,
    type: 'economic',
    hammers: 1,
    value: 4,
    price: 10,
    cost: { wood: 2, brick: 2 },
    bonus: { each: { goods: 1 }, per: 2 },
  },
  bank: {
    number: 29,
    type: 'economic',
    value: 16,
    price: 40,
    cost: { brick: 4, steel: 1 },
    bonus: { each: { industrial: 3, economic: 2 } },
  },
} as const satisfies Record<string, Building>
