import { betterGoods } from './better-goods.ts'
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
 * Payments. Tokens with various worths cover a demand. No change is given, and a payment must not contain a token that
 * could be left out. Rulebook: Payment; the last part comes from the editor's program.
 */

/** A good that can be burnt besides the usual fuels, and its units of energy. */
export interface Fuel {
  readonly good: Good
  readonly energy: number
}

/** A price. Materials name the goods, food may be paid in francs, and a price in food or francs leaves the choice. */
export type Price =
  | { readonly in: 'energy'; readonly amount: number; readonly fuels?: readonly Fuel[] }
  | { readonly in: 'food'; readonly amount: number }
  | { readonly in: 'francs'; readonly amount: number }
  | { readonly in: 'food or francs'; readonly food: number; readonly francs: number }
  | { readonly in: 'materials'; readonly materials: Counts }

/** A payment that a move may name in this field. */
export interface Demand {
  readonly field: PaymentField
  readonly price: Price
}
export const paymentFields = ['materials', 'energy', 'food', 'fee', 'pay'] as const
export type PaymentField = (typeof paymentFields)[number]

/** Foods in the order in which they are spent: those with the lowest ship price per food come first. */
const foods: readonly Item[] = ['meat', 'fish', 'smoked-fish', 'bread', 'franc']
const usualFuels: readonly Good[] = ['charcoal', 'wood', 'coal', 'coke']
const fuelsFor = ({ fuels = [] }: { readonly fuels?: readonly Fuel[] }): readonly Good[] => [
  ...usualFuels,
  ...fuels.map(({ good }) => good),
]

const standsFor = (item: Item, good: Item): boolean => item === good || item === betterGoods[good]

export const isFree = (price: Price): boolean => {
  if (price.in === 'materials') return total(price.materials) === 0
  return price.in === 'food or francs' ? price.food === 0 : price.amount <= 0
}

type Measured = Extract<Price, { readonly in: 'energy' | 'food' }>

/** How much each item of a kind covers of a demand. */
const measureOf = (price: Measured): ((item: Item) => number) =>
  price.in === 'food' ? foodOf : energyOfFuel(price.fuels)
export const energyOfFuel =
  (fuels: readonly Fuel[] = []): ((item: Item) => number) =>
  (item) =>
    fuels.find(({ good }) => good === item)?.energy ?? energyOf(item)

/** The total worth of items, in energy or in food. */
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
      return items.filter((item) => goods.some((good) => (price.materials[good] ?? 0) > 0 && standsFor(item, good)))
  }
}

/**
 * The payment that a sensible player would make: the one that wastes least; among those, the one that keeps most
 * francs, then the one with the lowest ship prices, then the one with fewest tokens. A price in food or francs is paid
 * in francs if there are enough.
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
  for (const good of goods) {
    const wanted = materials[good] ?? 0
    const left = minus(stock, paid)
    const itself = Math.min(wanted, left[good])
    const better = betterGoods[good]
    if (itself < wanted && (better === undefined || left[better] < wanted - itself)) return undefined
    paid = sum(
      paid,
      counts((item) => (item === good ? itself : item === better ? wanted - itself : 0)),
    )
  }
  return paid
}

/** Refuses a named payment that does not cover the price, or from which a token could be left out. */
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

/** The materials that are not paid, after replacing some with surplus better materials. */
function shortOf(materials: Counts, paid: Counts): Counts {
  const unpaid = lacking(paid, materials)
  const over = lacking(materials, paid)
  return counts((item) => (unpaid[item] ?? 0) - (over[betterGoods[item] ?? item] ?? 0))
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

/** What a payment covers, for a form: `{ energy: 3 }`, or by material; both `food` and `franc` if either is enough. */
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

/** What one of an item covers of a price, by the same units. */
export function worthIn(price: Price, item: Item): Record<string, number> {
  switch (price.in) {
    case 'energy':
    case 'food':
      return { [price.in]: measureOf(price)(item) }
    case 'francs':
      return { franc: 1 }
    case 'food or francs':
      return { food: foodOf(item), ...(item === 'franc' ? { franc: 1 } : {}) }
    case 'materials':
      return counts((good) => (standsFor(item, good) && (price.materials[good] ?? 0) > 0 ? 1 : 0))
  }
}

export type Payments = Readonly<Partial<Record<PaymentField, Counts>>>

/**
 * Pays demands from a stock, in addition to what the move hands in: named payments as they are, and the others
 * sensibly.
 * @returns what is paid for each demand, or what is missing
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
 * Demands that the fewest items can pay come first, so that everything is paid whenever possible: materials before
 * fuel, since wood can be both, and francs before food.
 */
const byScarcity = (one: Demand, other: Demand): number =>
  scarcest.indexOf(one.price.in) - scarcest.indexOf(other.price.in)
const scarcest: readonly Price['in'][] = ['materials', 'energy', 'francs', 'food or francs', 'food']

/**
 * Like `settle`, for a move: refuses missing or excessive payments, and moves that leave too little of what must
 * remain.
 */
export function pay(
  stock: Stock,
  gives: Counts,
  demands: readonly Demand[],
  named: Payments,
  keeps: Counts = {},
): Payments {
  for (const field of paymentFields) {
    const payment = named[field]
    if (payment === undefined) continue
    const demand = demands.find((one) => one.field === field) ?? refuse('nothing-to-pay', { field })
    check(demand.price, payment)
  }
  const kept = settle(stock, sum(gives, keeps), demands, named)
  if ('paid' in kept) return kept.paid
  const settled = settle(stock, gives, demands, named)
  if ('short' in settled) return refuse('cannot-pay', { missing: settled.short })
  const left = minus(stock, sum(gives, ...Object.values(settled.paid)))
  return refuse('must-hold', { missing: lacking(left, keeps) })
}
