import type { promoIds } from '../data/building-ids.ts'
import { buyWithFood } from '../effects/buy-with-food.ts'
import { driveCattle } from '../effects/drive-cattle.ts'
import { pawnGoods } from '../effects/pawn-goods.ts'
import type { Building } from './building.ts'

/** The promotional cards, as far as they are known in full; `docs/games/le-havre.md` names those that are left out. */
export const promo = {
  // These two are the only special buildings that can be built: see `special-place.ts`.
  dunny: { number: 0, type: 'public', value: 14, cost: { brick: 1 } },
  'football-stadium': { number: 31, type: 'public', value: 24, cost: { wood: 1, brick: 2, iron: 2 } },
  'logging-camp': {
    number: 38,
    type: 'none',
    hammers: 1,
    fishermen: 1,
    value: 6,
    use: buyWithFood({ gets: { wood: 1 }, food: 1, most: 7 }),
  },
  // Got in a wharf for a luxury liner, or bought; see `exchange-ship.ts`.
  'ms-dagmar': { number: 39, type: 'ship', value: 50 },
  pawnbrokers: { number: 40, type: 'economic', value: 4, fee: { food: 1 }, use: pawnGoods },
  // What it changes is in `sail.ts`.
  'pirates-lair': { number: 41, type: 'none', value: 0, price: 4 },
  junkyard: {
    number: 42,
    type: 'economic',
    hammers: 1,
    value: 4,
    fee: { food: 2, francs: 1 },
    use: buyWithFood({ gets: { iron: 1 }, food: 2, most: 5 }),
  },
  // What its owner may do is in `send-home.ts`.
  'tobacco-factory': { number: 45, type: 'public', value: 6 },
  'cattle-drive': { number: 46, type: 'none', value: 4, fee: { food: 1 }, use: driveCattle },
} satisfies Partial<Record<(typeof promoIds)[number], Building>>
