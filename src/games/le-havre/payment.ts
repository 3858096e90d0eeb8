import { energyOf, foodOf } from './data/goods.ts'
import {
  type Counts,
  counts,
  type Good,
  goods,
  type Item,
  items,
  lacking,
  minus,
  type Stock,
  sum,
  total,
} from './items.ts'
import { leastWaste } from './least-waste.ts'
import { refuse } from './refuse.ts'

/**
 * Payments. A demand is met by tokens of which each is worth so much; no change is given, and nobody pays with a token
 * that could be left out. Rulebook: Payment; the last part: the editor's program.
 */

/** A good that burns beside the usual fuels, and its units of energy. */
export interface Fuel {
  readonly good: Good
  readonly energy: number
}

/** What has to be paid. Materials say the good; food may be paid in francs; a price in food or in francs leaves the choice. */
export type Price =
  | { readonly in: 'energy'; readonly amount: number; readonly fuels?: readonly Fuel[] }
  | { readonly in: 'food'; readonly amount: number }
  | { readonly in: 'francs'; readonly amount: number }
  | { readonly in: 'food or francs'; readonly food: number; readonly francs: number }
  | { readonly in: 'materials'; readonly materials: Counts }

/** A payment that a move may name, under its field. */
export interface Demand {
  readonly field: PaymentField
  readonly price: Price
}
export const paymentFields = ['materials', 'energy', 'food', 'fee', 'pay'] as const
export type PaymentField = (typeof paymentFields)[number]

/** Foods from the one that is missed least: by what a ship would pay for each point of food. */
const foods: readonly Item[] = ['meat', 'fish', 'smoked-fish', 'bread', 'franc']
const usualFuels: readonly Good[] = ['charcoal', 'wood', 'coal', 'coke']
const fuelsFor = ({ fuels = [] }: { readonly fuels?: readonly Fuel[] }): readonly Good[] => [
  ...usualFuels,
  ...fuels.map(({ good }) => good),
]

/** The better material that may stand for a good. Rulebook: Building. */
const substitutes: Readonly<Partial<Record<Item, Good>>> = { clay: 'brick', iron: 'steel' }

export const isFree = (price: Price): boolean => {
  if (price.in === 'materials') return total(price.materials) === 0
  return price.in === 'food or francs' ? price.food === 0 : price.amount <= 0
}

type Measured = Extract<Price, { readonly in: 'energy' | 'food' }>

/** What an item is worth for a demand, alike for each of its kind. */
const measureOf = (price: Measured): ((item: Item) => number) =>
  price.in === 'food' ? foodOf : energyOfFuel(price.fuels)
export const energyOfFuel =
  (fuels: readonly Fuel[] = []): ((item: Item) => number) =>
  (item) =>
    fuels.find(({ good }) => good === item)?.energy ?? energyOf(item)

/** What items are worth together, in energy or in food. */
export const worthOf = (counted: Counts, measure: (item: Item) => number): number =>
  items.reduce((so, item) => so + (counted[item] ?? 0) * measure(item), 0)
export const foodIn = (counted: Counts): number => worthOf(counted, foodOf)
export const energyIn = (counted: Counts): number => worthOf(counted, energyOf)

/** The items of a stock that could go into a payment. */
export const tenders = (price: Price, stock: Counts): Item[] =>
  tendersFor(price).filter((item) => (stock[item] ?? 0) > 0)

function tendersFor(price: Price): readonly Item[] {
  switch (price.in) {
    case 'energy':
      return fuelsFor(price)
    case 'food':
    case 'food or francs':
      return foods
    case 'francs':
      return ['franc']
    case 'materials':
      return items.filter((item) =>
        goods.some((good) => (price.materials[good] ?? 0) > 0 && (item === good || item === substitutes[good])),
      )
  }
}

/**
 * The payment that a sensible player would make: what wastes least; of those what keeps the most francs; of those what a
 * ship would pay least for; of those the fewest tokens. A price in food or francs is paid in francs where there are any.
 */
export function sensiblePayment(price: Price, stock: Stock): Counts | undefined {
  switch (price.in) {
    case 'energy':
      return leastWaste(fuelsFor(price), measureOf(price), price.amount, stock)
    case 'food':
      return leastWaste(foods, foodOf, price.amount, stock)
    case 'francs':
      return stock.franc >= price.amount ? counts(() => price.amount, ['franc']) : undefined
    case 'food or francs':
      return stock.franc >= price.francs
        ? counts(() => price.francs, ['franc'])
        : leastWaste(foods, foodOf, price.food, stock)
    case 'materials':
      return materialsFrom(price.materials, stock)
  }
}

function materialsFrom(materials: Counts, stock: Stock): Counts | undefined {
  let paid: Counts = {}
  // What nothing can stand for comes first: bricks that are needed as bricks cannot go for clay.
  for (const good of goods.toSorted((one, other) => Number(one in substitutes) - Number(other in substitutes))) {
    const wanted = materials[good] ?? 0
    const left = minus(stock, paid)
    const itself = Math.min(wanted, left[good])
    const better = substitutes[good]
    if (itself < wanted && (better === undefined || left[better] < wanted - itself)) return undefined
    paid = sum(
      paid,
      counts((item) => (item === good ? itself : item === better ? wanted - itself : 0)),
    )
  }
  return paid
}

/** Refuses a payment that a move names, where it does not cover the price or a token could be left out. */
function check(price: Price, paid: Counts): void {
  const able = tenders(price, paid)
  const foreign = counts((item) => (able.includes(item) ? 0 : (paid[item] ?? 0)))
  if (total(foreign) > 0) refuse('not-a-payment', { tooMuch: foreign })
  if (!covers(price, paid)) refuse('payment-short', { missing: missing(price, paid) })
  const spare = able.find((item) => covers(price, minusOne(paid, item)))
  if (spare !== undefined) refuse('payment-too-much', { tooMuch: { [spare]: 1 } })
}

const minusOne = (paid: Counts, item: Item): Counts => counts((kind) => (paid[kind] ?? 0) - (kind === item ? 1 : 0))

function covers(price: Price, paid: Counts): boolean {
  switch (price.in) {
    case 'energy':
    case 'food':
      return worthOf(paid, measureOf(price)) >= price.amount
    case 'francs':
      return (paid.franc ?? 0) >= price.amount
    case 'food or francs':
      return foodIn(paid) >= price.food || (paid.franc ?? 0) >= price.francs
    case 'materials':
      return total(shortOf(price.materials, paid)) === 0
  }
}

/** What of the materials is not paid, counting better materials that are left over. */
function shortOf(materials: Counts, paid: Counts): Counts {
  const unpaid = lacking(paid, materials)
  const over = lacking(materials, paid)
  return counts((item) => (unpaid[item] ?? 0) - (over[substitutes[item] ?? item] ?? 0))
}

/** What is still to be covered, by unit: `{ energy: 2 }`, or by material. */
function missing(price: Price, paid: Counts): Record<string, number> {
  switch (price.in) {
    case 'energy':
    case 'food':
      return { [price.in]: price.amount - worthOf(paid, measureOf(price)) }
    case 'francs':
      return { franc: price.amount - (paid.franc ?? 0) }
    case 'food or francs':
      return { food: price.food - foodIn(paid) }
    case 'materials':
      return { ...shortOf(price.materials, paid) }
  }
}

/** What a payment covers, for a form: `{ energy: 3 }`, or by material; `food` or `franc` where one of both is enough. */
export function covered(price: Price): Record<string, number> {
  switch (price.in) {
    case 'energy':
    case 'food':
      return { [price.in]: price.amount }
    case 'francs':
      return { franc: price.amount }
    case 'food or francs':
      return { food: price.food, franc: price.francs }
    case 'materials':
      return { ...price.materials }
  }
}

export type Payments = Readonly<Partial<Record<PaymentField, Counts>>>

/**
 * Pays demands out of a stock, beside what the move hands in anyway: payments that are named as they are, the others in
 * a sensible way. @returns what is paid for each, or what is missing
 */
export function settle(
  stock: Stock,
  gives: Counts,
  demands: readonly Demand[],
  named: Payments = {},
): { paid: Payments } | { short: Record<string, number> } {
  const reserved = sum(gives, ...demands.map(({ field }) => named[field] ?? {}))
  const short = lacking(stock, reserved)
  if (total(short) > 0) return { short }
  let purse = minus(stock, reserved)
  const paid: Partial<Record<PaymentField, Counts>> = {}
  for (const { field, price } of demands.toSorted(byScarcity)) {
    const payment = named[field] ?? sensiblePayment(price, purse)
    if (payment === undefined) return { short: missing(price, purse) }
    paid[field] = payment
    if (named[field] === undefined) purse = minus(purse, payment)
  }
  return { paid }
}

/**
 * What the fewest things can pay comes first, so that all is paid wherever it can be: materials before fuel, since wood is
 * both, and francs before food.
 */
const byScarcity = (one: Demand, other: Demand): number =>
  scarcest.indexOf(one.price.in) - scarcest.indexOf(other.price.in)
const scarcest: readonly Price['in'][] = ['materials', 'energy', 'francs', 'food or francs', 'food']

/** The same for a move: what is missing, or paid too much, is refused. */
export function pay(stock: Stock, gives: Counts, demands: readonly Demand[], named: Payments): Payments {
  for (const field of paymentFields) {
    const payment = named[field]
    if (payment === undefined) continue
    const demand = demands.find((one) => one.field === field) ?? refuse('nothing-to-pay', { field })
    check(demand.price, payment)
  }
  const settled = settle(stock, gives, demands, named)
  return 'paid' in settled ? settled.paid : refuse('cannot-pay', { missing: settled.short })
}
