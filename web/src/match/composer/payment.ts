import type { Field } from '../../api/schemas.ts'
import { pieceName } from '../../boards/kit/pieces.ts'
import { type Amounts, amounts, type Draft, isAsExample, type Value } from './draft.ts'

/** How much of its price a payment covers, by the worth of each good in the form. The server decides in the end. */
type PaymentField = Extract<Field, { kind: 'payment' }>
type Tender = PaymentField['goods'][number]

/** A unit of a price: how much of it is owed, and how much is paid. */
export interface Part {
  readonly unit: string
  readonly owed: number
  readonly paid: number
}

/** Sums of amounts such as 0.2 may be a little more or less than the exact whole number. */
const rounded = (amount: number): number => Math.round(amount * 100) / 100

/**
 * The units that goods can pay, in the order of the goods, and how much of each the draft owes with its present values.
 */
export function owedBy({ values }: Draft, { covers, plus = [], goods }: PaymentField): Amounts {
  // A unit that only other fields add to starts from nothing.
  const starts: Amounts = { ...Object.fromEntries(plus.map(({ of }) => [of, 0])), ...covers }
  return Object.fromEntries(
    goods.flatMap(unitsOf).flatMap((unit) => {
      const start = starts[unit]
      if (start === undefined) return []
      const more = plus
        .filter(({ of }) => of === unit)
        .reduce((so, { field, good, times, outOf }) => so + (amountIn(values[field], good) * times) / outOf, 0)
      return [[unit, Math.max(0, start + Math.ceil(rounded(more)))]]
    }),
  )
}

function amountIn(value: Value | undefined, good: string | undefined): number {
  if (typeof value === 'number') return value
  const counted = amounts(value)
  return good === undefined ? Object.values(counted).reduce((so, many) => so + many, 0) : (counted[good] ?? 0)
}

/** How much of each unit a payment covers. A good that covers several units counts where it is still needed. */
export function partsOf(field: PaymentField, owed: Amounts, paid: Amounts): readonly Part[] {
  const worth = new Map(Object.keys(owed).map((unit) => [unit, 0]))
  for (const { good, covers } of field.goods.toSorted((one, other) => unitsOf(one).length - unitsOf(other).length)) {
    let left = paid[good] ?? 0
    const units = Object.keys(owed).filter((unit) => (covers[unit] ?? 0) > 0)
    for (const unit of units) {
      const each = covers[unit] ?? 0
      const before = worth.get(unit) ?? 0
      const isLast = unit === units.at(-1)
      const needed = Math.max(0, Math.ceil(rounded(((owed[unit] ?? 0) - before) / each)))
      const used = field.either || isLast ? left : Math.min(left, needed)
      worth.set(unit, before + used * each)
      if (!field.either) left -= used
    }
  }
  return Object.entries(owed).map(([unit, many]) => ({ unit, owed: many, paid: rounded(worth.get(unit) ?? 0) }))
}

const unitsOf = ({ covers }: Tender): readonly string[] => Object.keys(covers).filter((unit) => (covers[unit] ?? 0) > 0)

/** Whether each unit of the price can be paid with one good alone, which pays nothing else: there is nothing to choose. */
export function isForced(draft: Draft, field: PaymentField): boolean {
  const paid = field.goods.map(unitsOf)
  const owed = Object.keys(owedBy(draft, field))
  return !field.either && paid.every((units) => units.length < 2) && paid.flat().length === owed.length
}

/** Whether nothing is missing. */
export const isCovered = ({ either }: PaymentField, parts: readonly Part[]): boolean =>
  either ? parts.some(({ owed, paid }) => paid >= owed) : parts.every(({ owed, paid }) => paid >= owed)

/**
 * How much of a good is left after this payment and the others of the move. Undefined where only the server knows: it
 * is unlimited, or a payment that the reader leaves to the server can take it, or another field names it, which may
 * mean that the move gives it or takes it.
 */
export function leftOf({ choice, values }: Draft, { name }: PaymentField, tender: Tender): number | undefined {
  if (tender.there === undefined) return undefined
  let left = tender.there
  for (const field of choice.fields) {
    if (field.kind !== 'payment' && field.kind !== 'goods') continue
    const same = field.goods.find(({ noun }) => pieceName(noun) === pieceName(tender.noun))
    if (same === undefined) continue
    const value = values[field.name]
    const many = amounts(value)[same.good] ?? 0
    const isUnknown = field.kind === 'goods' ? many > 0 : field.name !== name && value === undefined
    if (isUnknown) return undefined
    left -= many
  }
  return Math.max(0, left)
}

/**
 * The first payment when the reader changes it by hand: the server's proposal, or else goods in the order of the form.
 */
export function firstPayment(draft: Draft, field: PaymentField): Amounts {
  if (isAsExample(draft)) return amounts(field.proposal)
  const owed = owedBy(draft, field)
  const suffices = (paid: Amounts) => isCovered(field, partsOf(field, owed, paid))
  const missing = (paid: Amounts) =>
    partsOf(field, owed, paid).reduce((so, part) => so + Math.max(0, part.owed - part.paid), 0)
  let paid: Amounts = {}
  for (const { good, max } of field.goods) {
    for (let many = 0; many < max && !suffices(paid); many++) {
      const more = { ...paid, [good]: (paid[good] ?? 0) + 1 }
      if (missing(more) < missing(paid)) paid = more
    }
  }
  // Goods that come later may make earlier ones superfluous.
  for (const { good } of field.goods) {
    for (let less = withoutOne(paid, good); less !== undefined && suffices(less); less = withoutOne(paid, good)) {
      paid = less
    }
  }
  return amounts(paid)
}

function withoutOne(paid: Amounts, good: string): Amounts | undefined {
  const many = paid[good] ?? 0
  return many === 0 ? undefined : { ...paid, [good]: many - 1 }
}
