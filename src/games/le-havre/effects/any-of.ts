import { z } from 'zod'
import { sum } from '../items.ts'
import { refuse } from '../refuse.ts'
import { type Effect, effect, type Visit, type Way } from './effect.ts'
import { bothCosts, together } from './together.ts'

type MoveFields = Readonly<Record<string, unknown>>

/** Several parts of a card: a visitor uses one or more of them, each once ("and/or"). Rulebook: Symbols. */
export const anyOf = (...parts: readonly Effect[]) =>
  effect({
    printed: { type: 'any-of', parts: parts.map(({ printed }) => printed) },
    asks: optional(parts),
    ways: (visit) => combinations(parts).flatMap((chosen) => combined(visit, chosen)),
    carryOut(visit, said) {
      const chosen = parts.filter((part) => isMeant(part, said))
      if (chosen.length === 0) refuse('choose-something')
      return together(chosen.map((part) => part.carryOut(visit, said)))
    },
  })

/** Several parts of a card: a visitor uses exactly one of them. */
export const oneOf = (...parts: readonly Effect[]) =>
  effect({
    printed: { type: 'one-of', parts: parts.map(({ printed }) => printed) },
    asks: optional(parts),
    ways: (visit) => parts.flatMap((part) => part.ways(visit)),
    carryOut(visit, said) {
      const [chosen, another] = parts.filter((part) => isMeant(part, said))
      if (chosen === undefined || another !== undefined) refuse('choose-something')
      return chosen.carryOut(visit, said)
    },
  })

const isMeant = ({ asks }: Effect, said: MoveFields): boolean =>
  Object.keys(asks).some((field) => said[field] !== undefined)

function optional(parts: readonly Effect[]): z.ZodRawShape {
  const fields = parts.flatMap(({ asks }) => Object.entries(asks))
  return Object.fromEntries(fields.map(([name, schema]) => [name, z.exactOptional(schema)]))
}

/** Every combination of at least one part. */
const combinations = <Part>([first, ...rest]: readonly Part[]): Part[][] => {
  if (first === undefined) return []
  const others = combinations(rest)
  return [[first], ...others, ...others.map((other) => [first, ...other])]
}

function combined(visit: Visit, parts: readonly Effect[]): Way[] {
  const ways = parts.map((part) => part.ways(visit)).reduce(cross, [{ fields: [], example: {} }])
  return ways.filter(({ fixed, example }) =>
    visit.can(together(parts.map((part) => part.carryOut(visit, { ...fixed, ...example })))),
  )
}

const cross = (ways: readonly Way[], more: readonly Way[]): Way[] =>
  ways.flatMap((one) => more.map((other) => merged(one, other)))

const merged = (one: Way, other: Way): Way => ({
  fixed: { ...one.fixed, ...other.fixed },
  fields: [...one.fields, ...other.fields],
  limits: [...(one.limits ?? []), ...(other.limits ?? [])],
  uses: [...(one.uses ?? []), ...(other.uses ?? [])],
  gives: sum(one.gives ?? {}, other.gives ?? {}),
  spends: sum(one.spends ?? {}, other.spends ?? {}),
  costs: bothCosts(one.costs ?? {}, other.costs ?? {}),
  example: { ...one.example, ...other.example },
})
