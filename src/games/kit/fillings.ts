import type { Field, Form, GoodRange, MoveJson, Noun, Option } from './choice.ts'
import { keepsLimits } from './forms.ts'

/** How much a player likes to name a thing in a form. Things with a negative value are named only if necessary. */
export type Taste = (noun: Noun) => number

const mostSizes = 6

/**
 * Some moves within a form: its example and, for each taste, as much as the limits allow of what is liked most. The
 * first field is tried in several sizes, since the others share its limits. Payments and optional fields are left out.
 */
export function fillings(choice: Form, tastes: readonly Taste[]): MoveJson[] {
  const fields = choice.fields.filter(isAsked)
  const [first] = fields
  if (first === undefined) return [choice.example]
  const filled = tastes.flatMap((taste) => sizesOf(first).map((size) => filledTo(choice, fields, size, taste)))
  return [choice.example, ...new Map(filled.map((move) => [JSON.stringify(move), move])).values()]
}

const isAsked = (field: Field): boolean => field.kind !== 'payment' && !(field.kind === 'one-of' && field.optional)

/** Sizes from the largest to the smallest, evenly spaced. */
function sizesOf(field: Field): number[] {
  if (field.kind !== 'count' && field.kind !== 'goods') return [Infinity]
  const { min, max } = field
  const steps = Math.min(mostSizes, max - min + 1)
  return Array.from({ length: steps }, (_, step) => max - Math.floor((step * (max - min)) / Math.max(1, steps - 1)))
}

/** Starts from the example's values, and raises one field after the other. */
function filledTo(choice: Form, fields: readonly Field[], size: number, taste: Taste): MoveJson {
  const values = new Map(fields.map(({ name }) => [name, choice.example[name]]))
  for (const [index, field] of fields.entries()) {
    const holds = (value: unknown) => keepsLimits(choice, new Map(values).set(field.name, value))
    const value = fullest(field, index === 0 ? size : Infinity, taste, holds)
    if (value !== undefined && holds(value)) values.set(field.name, value)
  }
  return { ...choice.move, ...Object.fromEntries(values) }
}

/** The value that takes as much as possible of the best-liked thing; undefined if no value keeps the limits. */
function fullest(field: Field, size: number, taste: Taste, holds: (value: unknown) => boolean): unknown {
  switch (field.kind) {
    case 'one-of':
      return liked(field.options, taste)[0]?.value
    case 'order':
      return liked(field.options, taste).map(({ value }) => value)
    case 'some-of': {
      const options = liked(field.options, taste)
      const wanted = options.filter(({ noun }) => taste(noun) >= 0).length
      return options.slice(0, Math.max(field.min, Math.min(wanted, field.max))).map(({ value }) => value)
    }
    case 'count':
      return largest(Math.min(size, field.max), holds)
    case 'goods': {
      const named: Record<string, number> = {}
      const most = Math.min(size, field.max)
      let left = most
      for (const { good, noun, max } of liked(field.goods, taste)) {
        const must = taste(noun) >= 0 ? Infinity : field.min - (most - left)
        const number = largest(Math.min(left, max, must), (count) => holds({ ...named, [good]: count })) ?? 0
        if (number > 0) named[good] = number
        left -= number
      }
      return named
    }
    case 'payment':
      return undefined
    case 'place':
      return field.places[0]
    default:
      return field satisfies never
  }
}

const liked = <Thing extends Option | GoodRange>(things: readonly Thing[], taste: Taste): Thing[] =>
  things.toSorted((one, other) => taste(other.noun) - taste(one.noun))

function largest(most: number, holds: (count: number) => boolean): number | undefined {
  for (let count = most; count > 0; count--) if (holds(count)) return count
  return undefined
}
