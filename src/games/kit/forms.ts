import type { Field, Form, GoodRange, Limit, MoveJson, Option } from './choice.ts'
import { type Dice, pick, shuffle } from './dice.ts'
import { equal } from './equal.ts'
import { sum } from './sum.ts'

const tries = 20

/**
 * Whether a move is within a form: it has the fixed parts, every field is within its range, every limit is kept, and
 * there is nothing else except forced parts. A payment is checked only against what the seat has; the rules decide
 * whether it covers the price.
 */
export function fits(choice: Form, move: MoveJson): boolean {
  const given = new Map(Object.entries(move).filter(([, value]) => value !== undefined))
  const fixed = Object.entries(choice.move).filter(([, value]) => value !== undefined)
  if (!fixed.every(([key, value]) => equal(value, given.get(key)))) return false
  const known = new Set([...fixed.map(([key]) => key), ...choice.fields.map((field) => field.name)])
  for (const [key, value] of given) if (!known.has(key) && !equal(value, choice.example[key])) return false
  if (!choice.fields.every((field) => fieldHolds(field, given.get(field.name)))) return false
  return keepsLimits(choice, given)
}

/** The example without its forced parts: only the fixed parts and the fields. */
export function unforced({ move, fields, example }: Form): MoveJson {
  const named = fields.flatMap(({ name }) => (example[name] === undefined ? [] : [[name, example[name]] as const]))
  return { ...move, ...Object.fromEntries(named) }
}

/** Whether values, even if not complete yet, keep the limits of a form. */
export const keepsLimits = ({ limits }: Form, values: ReadonlyMap<string, unknown>): boolean =>
  limits.every((limit) => keeps(limit, values))

/**
 * A random complete move within a form, without payments, and sometimes without optional fields. If the limits are so
 * tight that random values keep missing them, it returns the example.
 */
export function fill(choice: Form, dice: Dice): MoveJson {
  for (let attempt = 0; attempt < tries; attempt++) {
    const values = new Map<string, unknown>()
    for (const field of choice.fields) {
      const value = drawValue(field, dice)
      if (value !== undefined) values.set(field.name, value)
    }
    if (keepsLimits(choice, values)) return { ...choice.move, ...Object.fromEntries(values) }
  }
  return choice.example
}

function fieldHolds(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'one-of':
      return value === undefined ? field.optional : field.options.some((option) => option.value === value)
    case 'some-of':
      return isSelection(field.options, value) && within(value.length, field.min, field.max)
    case 'count':
      return isWhole(value) && within(value, field.min, field.max)
    case 'order':
      return isSelection(field.options, value) && value.length === field.options.length
    case 'goods':
      return isGoods(field.goods, value) && within(total(value), field.min, field.max)
    case 'payment':
      return value === undefined || isGoods(field.goods, value)
    case 'place':
      return field.places.some((place) => equal(place, value))
    default:
      return field satisfies never
  }
}

function drawValue(field: Field, dice: Dice): unknown {
  switch (field.kind) {
    case 'one-of':
      return field.optional && dice.below(field.options.length + 1) === 0 ? undefined : pick(dice, field.options)?.value
    case 'some-of': {
      const size = between(dice, field.min, Math.min(field.max, field.options.length))
      return shuffle(dice, field.options)
        .slice(0, size)
        .map((option) => option.value)
    }
    case 'count':
      return between(dice, field.min, field.max)
    case 'order':
      return shuffle(dice, field.options).map((option) => option.value)
    case 'goods': {
      const pieces = field.goods.flatMap(({ good, max }) => Array<string>(max).fill(good))
      const size = between(dice, field.min, Math.min(field.max, pieces.length))
      return counted(shuffle(dice, pieces).slice(0, size))
    }
    case 'payment':
      return undefined
    case 'place':
      return pick(dice, field.places)
    default:
      return field satisfies never
  }
}

function keeps(limit: Limit, values: ReadonlyMap<string, unknown>): boolean {
  const sum = limit.terms.reduce((so, { field, good, times }) => so + times * amount(values.get(field), good), 0)
  return sum <= limit.atMost
}

/** The amount of a field's value in a limit; 0 if the field was left out. */
function amount(value: unknown, good: string | undefined): number {
  if (typeof value === 'number') return value
  if (Array.isArray(value)) return value.length
  if (!isCounts(value)) return 0
  return good === undefined ? total(value) : (value[good] ?? 0)
}

function isSelection(options: readonly Option[], value: unknown): value is readonly unknown[] {
  if (!Array.isArray(value) || new Set(value).size !== value.length) return false
  return value.every((item) => options.some((option) => option.value === item))
}

function isGoods(ranges: readonly GoodRange[], value: unknown): value is Record<string, number> {
  if (!isCounts(value)) return false
  return Object.entries(value).every(([good, count]) =>
    ranges.some((range) => range.good === good && within(count, 1, range.max)),
  )
}

function isCounts(value: unknown): value is Record<string, number> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isWhole)
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value)
}

function within(value: number, min: number, max: number): boolean {
  return value >= min && value <= max
}

function between(dice: Dice, min: number, max: number): number {
  return min + dice.below(max - min + 1)
}

function total(counts: Readonly<Record<string, number>>): number {
  return sum(Object.values(counts))
}

function counted(pieces: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const piece of pieces) counts[piece] = (counts[piece] ?? 0) + 1
  return counts
}
