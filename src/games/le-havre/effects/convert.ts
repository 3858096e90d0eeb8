import { z } from 'zod'
import { betterGoods, spendable } from '../better-goods.ts'
import { counts, kindsIn, times as timesOf } from '../items.ts'
import { refuse } from '../refuse.ts'
import { amountOf } from './amount.ts'
import { type Deed, effect, type Visit } from './effect.ts'
import type { Arrow } from './printed.ts'

interface Conversion<Name extends string> extends Arrow {
  /** The name of the field for the number of conversions; by default, `times`. */
  readonly as?: Name
}

/** Convert goods into other goods, or into francs: an arrow on a card. Rulebook: Symbols. */
export const convert = <const Name extends string = 'times'>(printed: Conversion<Name>) => {
  const { as, ...arrow } = printed
  const { from, into, energy = 0, energyOnce = 0, most = Infinity } = arrow
  const name = as ?? 'times'
  const turnsOver = kindsIn(from).some((item) => into[betterGoods[item] ?? item] !== undefined)
  /** If an arrow turns a token over, no better good can stand in for it: a brick cannot become a brick. */
  const takes = (times: number) => {
    const taken = timesOf(from, times)
    return turnsOver ? { gives: taken } : { spends: taken }
  }
  const mostOf = (visit: Visit) => amountOf(most, visit)
  const deed = (times: number): Deed => ({
    ...takes(times),
    costs: { energy: Math.ceil(energy * times) + energyOnce },
    gets: counts((item) => Math.floor((into[item] ?? 0) * times)),
  })
  return effect({
    printed: { type: 'convert', ...arrow },
    asks: { [name]: z.int().min(1) },
    ways(visit) {
      const max = Math.min(
        mostOf(visit),
        ...kindsIn(from).map((item) => {
          const there = turnsOver ? visit.stock[item] : spendable(visit, item)
          return Math.floor(there / (from[item] ?? 1))
        }),
      )
      if (max < 1 || !visit.can(deed(1))) return []
      return [
        {
          fields: [{ kind: 'count', name, min: 1, max }],
          uses: [{ field: name, ...takes(1), energy }],
          costs: { energy: energyOnce },
          example: { [name]: 1 },
        },
      ]
    },
    carryOut(visit, said) {
      const times = said[name] ?? refuse('choose-something')
      if (times > mostOf(visit)) refuse('choose-amount', { most: mostOf(visit) })
      return deed(times)
    },
  })
}
