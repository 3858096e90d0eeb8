import type { Schemas } from './api.ts'

type Choice = Schemas['Choice']
type Field = Schemas['Field']
type Move = Schemas['MoveJson']

/** Picks a whole number below a bound. */
export type Pick = (below: number) => number

/** Fills in a form of any game: it knows the kinds of fields, and nothing of the rules. */
export function fillIn(choice: Choice, pick: Pick): Move {
  const values = new Map<string, unknown>()
  for (const field of choice.fields) {
    const value = valueFor(field, pick)
    if (value !== undefined) values.set(field.name, value)
  }
  const isWithin = choice.limits.every((limit) => keeps(limit, values))
  return isWithin ? { ...choice.move, ...Object.fromEntries(values) } : choice.example
}

/** Undefined: leaves the field out. */
function valueFor(field: Field, pick: Pick): unknown {
  switch (field.kind) {
    case 'one-of':
      return field.options[pick(field.options.length)]?.value
    case 'some-of':
      return turned(field.options, pick)
        .slice(0, between(field.min, Math.min(field.max, field.options.length), pick))
        .map(({ value }) => value)
    case 'count':
      return between(field.min, field.max, pick)
    case 'order':
      return turned(field.options, pick).map(({ value }) => value)
    case 'goods':
      return someGoods(field, pick)
    case 'payment':
      return undefined
    case 'place':
      return field.places[pick(field.places.length)]
    default:
      return field satisfies never
  }
}

function between(min: number, max: number, pick: Pick): number {
  return min + pick(max - min + 1)
}

/** All items, starting with any of them and wrapping around. */
function turned<Item>(items: readonly Item[], pick: Pick): Item[] {
  const first = pick(Math.max(1, items.length))
  return [...items.slice(first), ...items.slice(0, first)]
}

function someGoods({ goods, min, max }: Schemas['GoodsField'], pick: Pick): Record<string, number> {
  const pieces = goods.flatMap(({ good, max: most }) => Array<string>(most).fill(good))
  const chosen = turned(pieces, pick).slice(0, between(min, Math.min(max, pieces.length), pick))
  const counted: Record<string, number> = {}
  for (const good of chosen) counted[good] = (counted[good] ?? 0) + 1
  return counted
}

function keeps({ terms, atMost }: Schemas['Limit'], values: ReadonlyMap<string, unknown>): boolean {
  const sum = terms.reduce((sum, { field, good, times }) => sum + times * amount(values.get(field), good), 0)
  return sum <= atMost
}

/** A number, the length of a list, the count of one good, or of all goods together. */
function amount(value: unknown, good: string | undefined): number {
  if (typeof value === 'number') return value
  if (Array.isArray(value)) return value.length
  const counted = Object.entries(value ?? {}).filter(([key]) => good === undefined || key === good)
  return counted.reduce((sum, [, count]) => sum + Number(count), 0)
}
