import { oneOf } from '../effects/any-of.ts'
import { buildShip } from '../effects/build-ship.ts'
import { choose } from '../effects/choose.ts'
import { construct } from '../effects/construct.ts'
import { convert } from '../effects/convert.ts'
import { exchangeShip } from '../effects/exchange-ship.ts'
import { take } from '../effects/take.ts'
import type { Building } from './building.ts'

const wharf = {
  type: 'industrial',
  value: 14,
  cost: { wood: 2, clay: 2, iron: 2 },
  fee: { food: 2 },
  use: oneOf(buildShip, exchangeShip),
} as const

/** The standard industrial buildings. */
export const industrial = {
  'construction-firm': {
    number: 0,
    mark: 'B3',
    type: 'industrial',
    hammers: 1,
    value: 8,
    fee: { food: 2 },
    use: construct({ twice: true }),
  },
  sawmill: {
    number: 2,
    type: 'industrial',
    value: 14,
    cost: { clay: 1, iron: 1 },
    use: construct({ needs: 'wood', less: { wood: 1 } }),
  },
  'wharf-12': { number: 12, ...wharf },
  brickworks: {
    number: 14,
    type: 'industrial',
    value: 14,
    cost: { wood: 2, clay: 1, iron: 1 },
    fee: { food: 1 },
    use: convert({ from: { clay: 1 }, into: { brick: 1, franc: 1 / 2 }, energy: 1 / 2 }),
  },
  colliery: {
    number: 16,
    type: 'industrial',
    value: 10,
    cost: { wood: 1, clay: 3 },
    fee: { food: 2 },
    use: take({ coal: { base: 3, each: { hammers: 1 }, most: 4 } }),
  },
  'wharf-17': { number: 17, ...wharf },
  ironworks: {
    number: 22,
    type: 'industrial',
    hammers: 1,
    value: 12,
    cost: { wood: 3, brick: 2 },
    fee: { food: 3, francs: 1 },
    use: choose('iron', {
      3: { gets: { iron: 3 } },
      4: { energy: 6, gets: { iron: 4 } },
    }),
  },
  'steel-mill': {
    number: 23,
    type: 'industrial',
    value: 22,
    cost: { brick: 4, iron: 2 },
    fee: { francs: 2 },
    use: convert({ from: { iron: 1 }, into: { steel: 1 }, energy: 5 }),
  },
  cokery: {
    number: 25,
    type: 'industrial',
    value: 18,
    cost: { brick: 2, iron: 2 },
    fee: { francs: 1 },
    use: convert({ from: { coal: 1 }, into: { coke: 1, franc: 1 } }),
  },
  dock: {
    number: 26,
    type: 'industrial',
    value: 10,
    price: 24,
    cost: { wood: 1, brick: 2, iron: 2 },
    bonus: { each: { ships: 4 } },
  },
} as const satisfies Record<string, Building>
