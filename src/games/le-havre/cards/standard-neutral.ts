import { sellGoods } from '../effects/sell-goods.ts'
import { take } from '../effects/take.ts'
import { takeDifferent } from '../effects/take-different.ts'
import { takeMissing } from '../effects/take-missing.ts'
import { standardGoods } from '../items.ts'
import type { Building } from './building.ts'

/** The standard buildings without a type. */
export const neutral = {
  marketplace: {
    number: 1,
    type: 'none',
    value: 6,
    cost: { wood: 2 },
    fee: { food: 2, francs: 1 },
    use: takeDifferent({
      of: standardGoods,
      number: { base: 2, each: { craft: 1 } },
      mostAlone: 4,
      besides: 'peek',
    }),
  },
  'clay-mound': {
    number: 10,
    type: 'none',
    value: 2,
    fee: { food: 1 },
    use: take({ clay: { base: 3, each: { hammers: 1 } } }),
  },
  'black-market': {
    number: 13,
    type: 'none',
    value: 2,
    fee: { food: 1 },
    use: takeMissing({ each: 2 }),
    powers: [{ type: 'dealt-again' }],
  },
  'bridge-over-the-seine': {
    number: 27,
    type: 'none',
    value: 16,
    cost: { iron: 3 },
    fee: { francs: 2 },
    use: sellGoods,
  },
} as const satisfies Record<string, Building>
