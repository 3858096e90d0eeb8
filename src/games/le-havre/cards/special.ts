import type { specialIds } from '../data/building-ids.ts'
import { anyOf } from '../effects/any-of.ts'
import { buyFuelWithFood } from '../effects/buy-with-food.ts'
import { convert } from '../effects/convert.ts'
import { evict } from '../effects/evict.ts'
import { once } from '../effects/once.ts'
import { take } from '../effects/take.ts'
import { takeDifferent } from '../effects/take-different.ts'
import { takeNeighbours } from '../effects/take-offers.ts'
import { upgradedGoods } from '../items.ts'
import type { Building } from './building.ts'

/** The 36 special buildings of the box, as they are printed. They can be bought, never built. */
export const special = {
  'labour-exchange': {
    number: 1,
    type: 'public',
    fishermen: 1,
    value: 6,
    use: take(({ owned }) => ({ fish: owned.fishermen, coal: owned.hammers })),
  },
  bakery: {
    number: 2,
    type: 'economic',
    value: 6,
    fee: { food: 1 },
    use: convert({ from: { bread: 1 }, into: { franc: 3 }, most: 6 }),
  },
  'baguette-shop': {
    number: 3,
    type: 'economic',
    value: 4,
    fee: { food: 1 },
    use: convert({ from: { bread: 1, meat: 1 }, into: { franc: 6 }, most: 4 }),
  },
  farm: {
    number: 4,
    type: 'economic',
    fishermen: 1,
    value: 8,
    fee: { francs: 1 },
    use: take({ fish: 2, grain: 2, wood: 2, hides: 1, cattle: 1 }),
  },
  'clothing-industry': {
    number: 5,
    type: 'industrial',
    value: 8,
    fee: { food: 2, francs: 1 },
    use: convert({ from: { hides: 1, leather: 1 }, into: { franc: 7 } }),
  },
  'iron-mine-and-coal-seam': {
    number: 6,
    type: 'none',
    hammers: 1,
    value: 6,
    fee: { food: 1 },
    use: take({ iron: 2, coal: 1 }),
  },
  'fish-market': {
    number: 7,
    type: 'economic',
    fishermen: 1,
    value: 4,
    fee: { food: 1 },
    use: convert({ from: { fish: 1 }, into: { franc: 2 }, most: 7 }),
  },
  'fish-restaurant': {
    number: 8,
    type: 'economic',
    fishermen: 1,
    value: 6,
    fee: { food: 1 },
    use: convert({ from: { 'smoked-fish': 1 }, into: { franc: 3 } }),
  },
  'fishpond-and-wood': {
    number: 9,
    type: 'none',
    fishermen: 1,
    value: 4,
    fee: { food: 1 },
    use: take({ fish: 3, wood: 3 }),
  },
  'forest-hut': {
    number: 10,
    type: 'economic',
    fishermen: 1,
    value: 4,
    fee: { food: 1 },
    use: convert({ from: { wood: 1, meat: 1 }, into: { franc: 5 }, most: 4 }),
  },
  'plant-nursery': {
    number: 11,
    type: 'craft',
    hammers: 1,
    value: 6,
    fee: { food: 1 },
    use: take({ franc: 3, wood: 4 }),
  },
  'business-park': {
    number: 12,
    type: 'none',
    hammers: 1,
    value: 10,
    price: 12,
    bonus: ({ of }) => 2 * of.industrial,
  },
  guildhouse: {
    number: 13,
    type: 'economic',
    hammers: 1,
    fishermen: 1,
    value: 4,
    price: 8,
    bonus: ({ of }) => 2 * of.economic,
  },
  'harbour-watch': { number: 14, type: 'public', value: 6, fee: { food: 1 }, use: evict },
  smelter: {
    number: 15,
    type: 'industrial',
    value: 10,
    fee: { francs: 2 },
    use: take({ coal: 1, coke: 1, iron: 1 }),
  },
  diner: {
    number: 16,
    type: 'economic',
    fishermen: 1,
    value: 6,
    fee: { food: 1 },
    use: convert({ from: { wood: 1, bread: 1, 'smoked-fish': 1 }, into: { franc: 8 }, most: 3 }),
  },
  'hunting-lodge': {
    number: 17,
    type: 'craft',
    hammers: 1,
    fishermen: 2,
    value: 6,
    fee: { food: 1 },
    use: take({ hides: 2, meat: 3 }),
  },
  'coal-trader': {
    number: 18,
    type: 'economic',
    value: 4,
    fee: { food: 1 },
    use: buyFuelWithFood({
      coal: { gets: { coal: 1 }, food: 2, most: 5 },
      charcoal: { gets: { charcoal: 1 }, food: 1, most: 1 },
    }),
  },
  patisserie: {
    number: 19,
    type: 'economic',
    value: 6,
    fee: { food: 1 },
    use: convert({ from: { grain: 1, bread: 1 }, into: { franc: 5 }, most: 3 }),
  },
  furriery: {
    number: 20,
    type: 'craft',
    value: 6,
    fee: { food: 1 },
    use: anyOf(
      convert({ from: { hides: 1 }, into: { bread: 1 }, as: 'hides' }),
      convert({ from: { leather: 1 }, into: { franc: 5 }, most: 2, as: 'leather' }),
    ),
  },
  'leather-industry': {
    number: 21,
    type: 'industrial',
    value: 8,
    fee: { food: 2 },
    use: once({ gives: { leather: 3 }, keeps: { franc: 14 }, gets: { franc: 16 } }),
  },
  kiln: {
    number: 22,
    type: 'craft',
    value: 6,
    fee: { food: 1 },
    use: once({ gives: { clay: 1 }, costs: { energy: 1 }, gets: { brick: 3 } }),
  },
  // Got in a wharf for an iron ship, or bought; see `exchange-ship.ts`.
  'luxury-yacht': { number: 23, type: 'ship', fishermen: 1, value: 20 },
  // What these two change is in `passive.ts`.
  feedlot: { number: 24, type: 'economic', value: 6, price: 8 },
  'masons-guild': { number: 25, type: 'craft', hammers: 1, value: 8, price: 10 },
  'furniture-factory': {
    number: 26,
    type: 'industrial',
    hammers: 1,
    value: 8,
    fee: { food: 2 },
    use: convert({ from: { wood: 1, leather: 1 }, into: { franc: 6 } }),
  },
  'town-square': {
    number: 27,
    type: 'none',
    value: 6,
    fee: { francs: 1 },
    use: takeDifferent({
      of: upgradedGoods.filter((good) => good !== 'steel'),
      number: ({ owned }) => owned.of.craft,
    }),
  },
  tavern: {
    number: 28,
    type: 'economic',
    fishermen: 1,
    value: 4,
    use: convert({ from: { wood: 1, grain: 1 }, into: { franc: 3 }, most: 4 }),
  },
  'haulage-firm': {
    number: 29,
    type: 'economic',
    value: 6,
    fee: { food: 1 },
    use: takeNeighbours({ francs: 3 }),
  },
  'schnaps-distillery': {
    number: 30,
    type: 'craft',
    value: 6,
    fee: { food: 1 },
    use: convert({ from: { grain: 1 }, into: { franc: 2 }, most: 4 }),
  },
  steelworks: {
    number: 31,
    type: 'industrial',
    hammers: 1,
    value: 8,
    fee: { food: 2, francs: 1 },
    use: once({ gives: { iron: 1 }, costs: { energy: 15 }, gets: { steel: 2 } }),
  },
  steakhouse: {
    number: 32,
    type: 'economic',
    value: 6,
    fee: { food: 1 },
    use: convert({ from: { meat: 1, charcoal: 1 }, into: { franc: 6 }, most: 4 }),
  },
  // What it changes is in `passive.ts`.
  'wind-farm': { number: 33, type: 'none', value: 8, price: 12 },
  'brick-manufacturer': {
    number: 34,
    type: 'industrial',
    hammers: 1,
    value: 8,
    fee: { food: 2 },
    use: once({ gives: { brick: 3 }, keeps: { franc: 10 }, gets: { franc: 14 } }),
  },
  zoo: {
    number: 35,
    type: 'public',
    fishermen: 1,
    value: 8,
    fee: { francs: 1 },
    use: take(({ stock }) => ({ franc: Math.floor((stock.fish + stock.cattle) / 3) })),
  },
  // What it changes is in `passive.ts`.
  'workers-cottages': { number: 36, type: 'public', value: 12 },
} satisfies Record<(typeof specialIds)[number], Building>
