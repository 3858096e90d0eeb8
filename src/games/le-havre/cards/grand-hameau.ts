import type { grandHameauIds } from '../data/building-ids.ts'
import { anyOf, oneOf } from '../effects/any-of.ts'
import { buyOneOfEach } from '../effects/buy-one-of-each.ts'
import { buyWithFood } from '../effects/buy-with-food.ts'
import { convert } from '../effects/convert.ts'
import { once } from '../effects/once.ts'
import { oneMoreOfEach } from '../effects/one-more-of-each.ts'
import { take } from '../effects/take.ts'
import { takeDifferent } from '../effects/take-different.ts'
import { takeOnesAndTwo } from '../effects/take-offers.ts'
import { tradeGoods } from '../effects/trade-goods.ts'
import { goods, standardGoods, upgradedGoods } from '../items.ts'
import type { Building } from './building.ts'

/**
 * The cards of Le Grand Hameau and of Essen 2010 whose rules are fully known; `docs/games/le-havre.md` names the
 * others.
 */
export const grandHameau = {
  'wooden-crane': {
    number: 1,
    type: 'craft',
    hammers: 1,
    value: 4,
    price: 6,
    powers: [{ type: 'replaces-material', by: 'wood' }],
  },
  'lumber-mill': {
    number: 2,
    type: 'craft',
    hammers: 1,
    value: 6,
    price: 8,
    powers: [{ type: 'saves-material', of: ['wood'] }],
  },
  'fur-factory': {
    number: 5,
    type: 'craft',
    value: 6,
    fee: { food: 1 },
    use: convert({ from: { hides: 1 }, into: { franc: 4 }, most: { each: { leather: 2 } } }),
  },
  wainwrights: {
    number: 6,
    type: 'craft',
    value: 6,
    fee: { food: 1 },
    use: convert({ from: { wood: 2 }, into: { franc: 5 }, most: { each: { iron: 1, steel: 1 } } }),
  },
  'fishermans-hut': {
    number: 7,
    type: 'craft',
    fishermen: 1,
    value: 4,
    price: 6,
    use: take({ fish: { each: { fish: 1 }, per: 2 } }),
    powers: [{ type: 'every-round', gets: { fish: 1 }, few: { players: 2, gets: { fish: 2 } } }],
  },
  'soup-kitchen': {
    number: 8,
    type: 'craft',
    fishermen: 1,
    value: 2,
    price: 10,
    powers: [{ type: 'feeds-like', ship: 'wooden' }],
  },
  'cattle-market': {
    number: 9,
    type: 'public',
    value: 8,
    fee: { food: 2 },
    use: oneOf(
      convert({ from: { franc: 1 }, into: { cattle: 1 }, most: 7, as: 'buy' }),
      convert({ from: { cattle: 1 }, into: { franc: 3 }, most: 7, as: 'sell' }),
    ),
  },
  'brick-trader': {
    number: 10,
    type: 'economic',
    value: 6,
    fee: { food: 1 },
    use: oneOf(
      convert({ from: { franc: 1 }, into: { brick: 1 }, most: 5, as: 'buy' }),
      convert({ from: { brick: 1 }, into: { franc: 3 }, most: 5, as: 'sell' }),
    ),
  },
  'clay-company': {
    number: 11,
    type: 'craft',
    value: 6,
    fee: { food: 1 },
    use: convert({ from: { clay: 1, wood: 1 }, into: { franc: 3 } }),
  },
  'smelting-furnace': {
    number: 12,
    type: 'industrial',
    value: 4,
    fee: { food: 1 },
    use: convert({ from: { clay: 1 }, into: { iron: 1 }, energy: 2 }),
  },
  'flea-market': { number: 13, type: 'none', hammers: 1, fishermen: 1, value: 2, use: takeOnesAndTwo },
  inn: {
    number: 14,
    type: 'economic',
    value: 4,
    fee: { food: 2, francs: 1 },
    use: anyOf(
      convert({ from: { fish: 1 }, into: { 'smoked-fish': 1 }, as: 'fish' }),
      convert({ from: { meat: 1 }, into: { franc: 4 }, most: 2, as: 'meat' }),
    ),
  },
  'cannery-row': {
    number: 15,
    type: 'industrial',
    value: 8,
    fee: { food: 1 },
    use: anyOf(
      convert({ from: { iron: 1, 'smoked-fish': 4 }, into: { franc: 18 }, most: 1, as: 'smoked-fish' }),
      convert({ from: { iron: 1, meat: 3 }, into: { franc: 16 }, most: 1, as: 'meat' }),
    ),
  },
  'hides-trader': {
    number: 16,
    type: 'economic',
    value: 6,
    fee: { food: 1 },
    use: once({ gives: { hides: 6 }, gets: { franc: 18 } }),
  },
  'fur-industry': {
    number: 17,
    type: 'industrial',
    value: 8,
    fee: { food: 2 },
    use: once({ gives: { hides: 3 }, keeps: { franc: 10 }, gets: { franc: 12 } }),
  },
  'department-of-agriculture': {
    number: 18,
    type: 'public',
    value: 6,
    fee: { francs: 1 },
    use: take({ meat: { each: { economic: 1 } }, bread: { each: { craft: 1 } } }),
  },
  'department-of-economics': {
    number: 19,
    type: 'economic',
    value: 6,
    fee: { food: 1 },
    use: take({ iron: { each: { industrial: 1 } }, franc: { each: { economic: 2 } } }),
  },
  stockmarket: {
    number: 20,
    type: 'economic',
    value: 6,
    price: 12,
    powers: [
      { type: 'no-interest' },
      { type: 'dividends', francOffer: 1, firstOwner: { of: 'bank', francs: 3 } },
      { type: 'not-alone' },
    ],
  },
  'souvenir-shop': {
    number: 21,
    type: 'economic',
    value: 8,
    price: 10,
    powers: [{ type: 'souvenirs', francs: 1 }, { type: 'not-alone' }],
  },
  wreckers: {
    number: 22,
    type: 'industrial',
    value: 6,
    fee: { francs: 1 },
    use: buyWithFood({ gets: { wood: 2, clay: 2, iron: 1 }, food: 3, most: 2 }),
  },
  'blast-furnace': {
    number: 23,
    type: 'industrial',
    value: 10,
    fee: { food: 3, francs: 2 },
    use: convert({ from: {}, into: { iron: 1 }, energy: 3, most: 6 }),
  },
  'biofuel-facility': {
    number: 24,
    type: 'industrial',
    hammers: 1,
    value: 8,
    powers: [{ type: 'fuel', good: 'grain', energy: 2 }],
  },
  'trading-firm': {
    number: 26,
    type: 'economic',
    value: 6,
    fee: { food: 1 },
    use: tradeGoods({ give: goods, take: goods, most: 4, by: 'ship-price' }),
  },
  'trafficking-spot': {
    number: 27,
    type: 'none',
    value: 4,
    use: tradeGoods(
      { give: standardGoods, take: standardGoods.filter((good) => good !== 'iron'), most: 3, by: 'number' },
      { give: upgradedGoods, take: upgradedGoods.filter((good) => good !== 'steel'), most: 3, by: 'number' },
    ),
  },
  'major-corporation': {
    number: 28,
    type: 'economic',
    value: 20,
    fee: { francs: 3 },
    use: oneMoreOfEach({ francsForSteel: 3 }),
  },
  emporium: {
    number: 29,
    type: 'economic',
    value: 6,
    fee: { francs: 1 },
    use: buyOneOfEach({
      'smoked-fish': 1,
      charcoal: 1,
      brick: 1,
      steel: 5,
      bread: 1,
      meat: 1,
      coke: 3,
      leather: 1,
    }),
  },
  cobblers: {
    number: 30,
    type: 'craft',
    value: 6,
    fee: { food: 1 },
    use: convert({ from: { leather: 1 }, into: { bread: 2, franc: 2 } }),
  },
  'rattletrap-car': {
    number: 31,
    type: 'public',
    value: -2,
    price: null,
    sells: false,
    powers: [{ type: 'given-for', good: 'iron' }],
  },
  'wholesale-bakery': {
    number: 32,
    type: 'economic',
    value: 8,
    fee: { food: 1 },
    use: convert({ from: { bread: 1 }, into: { franc: 2 } }),
  },
  'toy-fair': {
    number: 33,
    type: 'none',
    value: 4,
    fee: { francs: 1 },
    use: takeDifferent({
      of: goods.filter((good) => good !== 'steel'),
      number: 6,
      besides: 'loan',
    }),
  },
} satisfies Partial<Record<(typeof grandHameauIds)[number], Building>>
