import { returnLoans } from '../effects/return-loans.ts'
import { take } from '../effects/take.ts'
import type { Building } from './building.ts'

/** The standard public buildings. */
export const publicBuildings = {
  'arts-centre': {
    number: 11,
    type: 'public',
    fishermen: 1,
    value: 10,
    cost: { wood: 1, clay: 1 },
    fee: { food: 1 },
    use: take({ franc: { each: { guests: 4 } } }),
  },
  'local-court': {
    number: 15,
    type: 'public',
    value: 16,
    cost: { wood: 3, clay: 2 },
    use: returnLoans({ most: 2, francs: 2 }),
  },
  'town-hall': {
    number: 28,
    type: 'public',
    value: 6,
    price: 30,
    cost: { wood: 4, brick: 3 },
    bonus: { each: { public: 4, craft: 2 } },
  },
  church: {
    number: 30,
    type: 'public',
    value: 26,
    price: null,
    cost: { wood: 5, brick: 3, iron: 1 },
    use: take({ bread: 5, fish: 3 }, { holding: { bread: 5, fish: 2 } }),
  },
} as const satisfies Record<string, Building>
