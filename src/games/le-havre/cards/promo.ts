import type { promoIds } from '../data/building-ids.ts'
import { buyWithFood } from '../effects/buy-with-food.ts'
import { driveCattle } from '../effects/drive-cattle.ts'
import { pawnGoods } from '../effects/pawn-goods.ts'
import type { Building } from './building.ts'

/** The promotional cards whose rules are fully known; `docs/games/le-havre.md` names the others. */
export const promo = {
  dunny: {
    number: 0,
    type: 'public',
    value: 14,
    cost: { brick: 1 },
    powers: [{ type: 'joins-pile', where: 'highest' }],
  },
  'football-stadium': {
    number: 31,
    type: 'public',
    value: 24,
    cost: { wood: 1, brick: 2, iron: 2 },
    powers: [{ type: 'joins-pile', where: 'empty' }],
  },
  'logging-camp': {
    number: 38,
    type: 'none',
    hammers: 1,
    fishermen: 1,
    value: 6,
    use: buyWithFood({ gets: { wood: 1 }, food: 1, most: 7 }),
  },
  'ms-dagmar': {
    number: 39,
    type: 'ship',
    value: 50,
    powers: [{ type: 'got-for-ship', ship: 'luxury', modern: true }],
  },
  pawnbrokers: { number: 40, type: 'economic', value: 4, fee: { food: 1 }, use: pawnGoods },
  'pirates-lair': {
    number: 41,
    type: 'none',
    value: 0,
    price: 4,
    powers: [{ type: 'tribute', francs: 1 }, { type: 'not-alone' }],
  },
  junkyard: {
    number: 42,
    type: 'economic',
    hammers: 1,
    value: 4,
    fee: { food: 2, francs: 1 },
    use: buyWithFood({ gets: { iron: 1 }, food: 2, most: 5 }),
  },
  'tobacco-factory': {
    number: 45,
    type: 'public',
    value: 6,
    powers: [{ type: 'sends-home' }, { type: 'not-alone' }],
  },
  'cattle-drive': {
    number: 46,
    type: 'none',
    value: 4,
    fee: { food: 1 },
    use: driveCattle,
    powers: [{ type: 'not-alone' }],
  },
} satisfies Partial<Record<(typeof promoIds)[number], Building>>
