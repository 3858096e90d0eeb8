import type { Choice, Field } from '../../api/schemas.ts'
import {
  type Amounts,
  amounts,
  begin,
  chosenValues,
  type Draft,
  isSame,
  type OptionValue,
  onlyValue,
  placeIn,
  type Value,
} from './draft.ts'

/**
 * The same move among newer choices. Forms of one move may differ in their fields alone, such as what the Business
 * Office delivers: then it is the form with the fields most alike. Of its values, it keeps what the newer form allows: a
 * value that is no longer offered would be sent although no control shows it.
 */
export function carriedOver({ choice, values }: Draft, choices: readonly Choice[]): Draft | undefined {
  const [found] = choices
    .filter(({ move }) => isSame(move, choice.move))
    .toSorted((one, other) => apart(one, choice) - apart(other, choice))
  if (found === undefined) return undefined
  const kept = found.fields.flatMap((field) => {
    const before = values[field.name]
    const value = before === undefined ? undefined : allowedOf(field, before)
    return value === undefined ? [] : [[field.name, value] as const]
  })
  return { choice: found, values: { ...begin(found).values, ...Object.fromEntries(kept) } }
}

/** How many fields only one of two forms has. */
function apart({ fields: some }: Choice, { fields: others }: Choice): number {
  const names = new Set(some.map(({ name }) => name))
  return some.length + others.length - 2 * others.filter(({ name }) => names.has(name)).length
}

/** Whether a draft still has every value of an earlier one. */
export const keepsAll = (before: Draft, { values }: Draft): boolean =>
  Object.entries(before.values).every(([name, value]) => isSame(values[name], value))

/** What a field allows of a value; undefined if nothing is left of it. */
function allowedOf(field: Field, value: Value): Value | undefined {
  const only = onlyValue(field)
  if (only !== undefined) return only
  switch (field.kind) {
    case 'one-of':
      return field.options.find((option) => option.value === value)?.value
    case 'some-of':
      return offeredOf(field.options, value).slice(0, field.max)
    case 'count':
      return typeof value === 'number' ? Math.min(Math.max(value, field.min), field.max) : undefined
    case 'order': {
      const kept = offeredOf(field.options, value)
      return [...kept, ...field.options.map((option) => option.value).filter((option) => !kept.includes(option))]
    }
    case 'goods':
      return atMost(field.goods, value, field.max)
    case 'payment':
      return atMost(field.goods, value)
    case 'place':
      return field.places[placeIn(field.places, value)]
  }
}

const offeredOf = (options: readonly { readonly value: OptionValue }[], value: Value): readonly OptionValue[] =>
  chosenValues(value).filter((one) => options.some((option) => option.value === one))

/** As much of each good as may be named, and at most `most` of all together. */
function atMost(
  goods: readonly { readonly good: string; readonly max: number }[],
  value: Value,
  most = Infinity,
): Amounts {
  let left = most
  const kept = Object.entries(amounts(value)).map(([good, before]) => {
    const many = Math.min(before, left, goods.find((one) => one.good === good)?.max ?? 0)
    left -= many
    return [good, many] as const
  })
  return amounts(Object.fromEntries(kept))
}
