import { choose } from '../effects/choose.ts'
import { construct } from '../effects/construct.ts'
import { convert } from '../effects/convert.ts'
import { take } from '../effects/take.ts'
import type { Building } from './building.ts'

/** The standard craft buildings. */
export const craft = {
  'building-firm-1': {
    number: 0,
    mark: 'B1',
    type: 'craft',
    hammers: 1,
    value: 4,
    use: construct(),
  },
  'building-firm-2': {
    number: 0,
    mark: 'B2',
    type: 'craft',
    hammers: 1,
    value: 6,
    fee: { food: 1 },
    use: construct(),
  },
  fishery: {
    number: 3,
    type: 'craft',
    fishermen: 1,
    value: 10,
    cost: { wood: 1, clay: 1 },
    use: take({ fish: { base: 3, each: { fishermen: 1 } } }),
  },
  joinery: {
    number: 4,
    type: 'craft',
    hammers: 1,
    value: 8,
    cost: { wood: 3 },
    fee: { food: 1 },
    use: choose('wood', {
      1: { gives: { wood: 1 }, gets: { franc: 5 } },
      2: { gives: { wood: 2 }, gets: { franc: 6 } },
      3: { gives: { wood: 3 }, gets: { franc: 7 } },
    }),
  },
  bakehouse: {
    number: 5,
    type: 'craft',
    value: 8,
    cost: { clay: 2 },
    fee: { food: 1 },
    use: convert({ from: { grain: 1 }, into: { bread: 1, franc: 1 / 2 }, energy: 1 / 2 }),
  },
  'charcoal-kiln': {
    number: 7,
    type: 'craft',
    value: 8,
    cost: { clay: 1 },
    use: convert({ from: { wood: 1 }, into: { charcoal: 1 } }),
  },
  smokehouse: {
    number: 8,
    type: 'craft',
    fishermen: 1,
    value: 6,
    cost: { wood: 2, clay: 1 },
    fee: { food: 2, francs: 1 },
    use: convert({ from: { fish: 1 }, into: { 'smoked-fish': 1, franc: 1 / 2 }, energyOnce: 1, most: 6 }),
  },
  abattoir: {
    number: 9,
    type: 'craft',
    value: 8,
    cost: { wood: 1, clay: 1, iron: 1 },
    fee: { francs: 2 },
    use: convert({ from: { cattle: 1 }, into: { meat: 1, hides: 1 / 2 } }),
  },
  tannery: {
    number: 20,
    type: 'craft',
    value: 12,
    cost: { wood: 1, brick: 1 },
    use: convert({ from: { hides: 1 }, into: { leather: 1, franc: 1 }, most: 4 }),
  },
} as const satisfies Record<string, Building>
