import type { Field, Limit, Surcharge } from '../kit/choice.ts'
import { computedOnce } from '../kit/computed-once.ts'
import { handedIn, spendable } from './better-goods.ts'
import type { Deed, Use, Way } from './effects/effect.ts'
import { type Counts, items, minus, type Stock, sum } from './items.ts'
import { energySaved } from './passive.ts'
import { type Demand, energyOfFuel, foodIn, settle, worthOf } from './payment.ts'
import { paymentForm } from './payment-form.ts'
import { demandsOf, type PricedVisit, payments } from './visit.ts'

/**
 * The form for a way to use a building: its own fields, fields for the payments, and limits that follow from the stock.
 * These limits are linear, since no change is given: a player who has enough can always pay, though sometimes with
 * waste.
 */
export function wayIn(visit: PricedVisit, way: Way): Pick<Way, 'fixed' | 'fields' | 'example'> & { limits: Limit[] } {
  const uses = way.uses ?? []
  const constant: Deed = { costs: way.costs ?? {} }
  const demands = demandsOf(visit, constant)
  const given = minus(visit.stock, handedIn(visit, way))
  const fixed = demands.filter((demand) => isFixed(demand, given))
  const left = leftOf(given, fixed)
  const others = demands.filter((demand) => !fixed.includes(demand))
  const purse = [...itemLimits(visit, uses, left), ...energyLimit(visit, way, left), ...foodLimit(uses, others, left)]
  const example = exampleOf(visit, way)
  return {
    fixed: way.fixed ?? {},
    fields: [...way.fields, ...paymentForms(visit, way, demands, example.paid)],
    limits: [...(way.limits ?? []), ...purse.filter((limit) => canBreak(limit, way.fields))],
    example: { ...way.example, ...example.paid },
  }
}

/** Whether a price can be paid in only one way; other prices are paid in food or fuel. */
const isFixed = ({ price }: Demand, stock: Stock): boolean =>
  price.in === 'materials' || price.in === 'francs' || (price.in === 'food or francs' && stock.franc >= price.francs)

/** The stock without what the fixed prices take. */
function leftOf(stock: Stock, fixed: readonly Demand[]): Stock {
  const settled = settle(stock, {}, fixed)
  return 'paid' in settled ? minus(stock, sum(...Object.values(settled.paid))) : stock
}

/** No form spends an item and also takes its better one. */
function itemLimits({ state }: PricedVisit, uses: readonly Use[], left: Stock): Limit[] {
  return items.flatMap((item) => {
    const terms = uses.flatMap((use) => term(use.field, use.good, takenBy(use)[item] ?? 0))
    if (terms.length === 0) return []
    const mayBeBetter = uses.every(({ gives }) => gives?.[item] === undefined)
    return [{ terms, atMost: mayBeBetter ? spendable({ state, stock: left }, item) : left[item] }]
  })
}

const takenBy = computedOnce(({ gives = {}, spends = {} }: Use): Counts => sum(gives, spends))

/** In half units: the energy that is used, plus the energy of fuel that is handed in and so cannot be burnt. */
function energyLimit(visit: PricedVisit, { uses = [], costs = {} }: Way, left: Stock): Limit[] {
  const { energy: base = 0, fuels = [] } = costs
  if (base === 0 && !uses.some(({ energy = 0 }) => energy > 0)) return []
  const terms = uses.flatMap((use) =>
    term(use.field, use.good, 2 * ((use.energy ?? 0) + worthOf(takenBy(use), energyOfFuel(fuels)))),
  )
  return [{ terms, atMost: 2 * (worthOf(left, energyOfFuel(fuels)) + energySaved(visit.state, visit.seat) - base) }]
}

function foodLimit(uses: readonly Use[], demands: readonly Demand[], left: Stock): Limit[] {
  const owed = demands.reduce((so, demand) => so + owedInFood(demand), 0)
  if (owed === 0) return []
  const terms = uses.flatMap((use) => term(use.field, use.good, foodIn(takenBy(use))))
  return [{ terms, atMost: foodIn(left) - owed }]
}

const owedInFood = ({ price }: Demand): number =>
  price.in === 'food' ? price.amount : price.in === 'food or francs' ? price.food : 0

const term = (field: string, good: string | undefined, times: number): Limit['terms'] =>
  times === 0 ? [] : [good === undefined ? { field, times } : { field, good, times }]

/** A limit that no values of the fields can exceed is left out. */
function canBreak({ terms, atMost }: Limit, fields: readonly Field[]): boolean {
  const most = terms.reduce((so, { field, good, times }) => so + times * mostOf(fields, field, good), 0)
  return most > atMost
}

function mostOf(fields: readonly Field[], name: string, good: string | undefined): number {
  const field = fields.find((one) => one.name === name)
  if (field?.kind === 'count') return field.max
  if (field?.kind !== 'goods') return 0
  return good === undefined ? field.max : (field.goods.find((one) => one.good === good)?.max ?? 0)
}

function exampleOf(visit: PricedVisit, way: Way): { paid: Record<string, Counts> } {
  const deed = visit.card.use?.carryOut(visit, { ...way.fixed, ...way.example }) ?? {}
  return { paid: { ...payments(visit, deed) } }
}

/** A field for each payment. It also says how much other fields add to the energy or the food. */
function paymentForms(
  visit: PricedVisit,
  { uses = [], costs = {} }: Way,
  demands: readonly Demand[],
  paid: Record<string, Counts>,
): Field[] {
  const base = { energy: (costs.energy ?? 0) - energySaved(visit.state, visit.seat), food: costs.food ?? 0 }
  const growing = growingIn(uses)
  const fixed = demands.filter(({ field }) => !growing.some((unit) => unit === field))
  const fixedForms = fixed.map((demand) => paymentForm(visit.stock, demand, paid))
  const { fuels = [] } = costs
  const growingForms = growing.map((unit) => ({
    ...paymentForm(visit.stock, { field: unit, price: { in: unit, amount: 1, fuels } }, paid, {
      [unit]: base[unit],
    }),
    plus: uses.flatMap((use) => surcharge(use, unit)),
  }))
  return [...fixedForms, ...growingForms]
}

/** The prices that depend on the fields of a form. */
const growingIn = (uses: readonly Use[]): ('energy' | 'food')[] =>
  (['energy', 'food'] as const).filter((unit) => uses.some((use) => (use[unit] ?? 0) > 0))

/** Whether the forms of a building ask for this payment even if the price may be zero. Card: Wind Farm. */
export const mayBeFree = (visit: PricedVisit, field: string): boolean =>
  (visit.card.use?.ways(visit) ?? []).some(({ uses = [] }) => growingIn(uses).some((unit) => unit === field))

/** How much each unit of a field adds to a price, in half units. */
function surcharge({ field, good, ...use }: Use, unit: 'energy' | 'food'): Surcharge[] {
  const times = 2 * (use[unit] ?? 0)
  return times === 0 ? [] : [{ field, ...(good === undefined ? {} : { good }), of: unit, times, outOf: 2 }]
}
