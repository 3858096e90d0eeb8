import { z } from 'zod'
import { type Counts, counts, type Item, kindsIn, times as timesOf } from '../items.ts'
import { refuse } from '../refuse.ts'
import { type Deed, effect, type Visit } from './effect.ts'

/** What one conversion gives: whole items, or halves that are rounded down over the visit. */
type Into = Readonly<Partial<Record<Item, number>>>

interface Conversion<Name extends string> {
  readonly from: Counts
  readonly into: Into
  /** Units of energy for each; halves are rounded up over the visit. */
  readonly energy?: number
  /** Units of energy for the visit, whatever is made. */
  readonly energyOnce?: number
  /** As often as one likes where nothing is printed over the arrow. */
  readonly most?: number | ((visit: Visit) => number)
  /** The field that says how often; a card with one conversion has `times`. */
  readonly as?: Name
}

/** Turn goods into others, or into francs: an arrow on a card. Rulebook: Symbols. */
export const convert = <const Name extends string = 'times'>(printed: Conversion<Name>) => {
  const { from, into, energy = 0, energyOnce = 0, most = Infinity } = printed
  const name = printed.as ?? 'times'
  const mostOf = (visit: Visit) => (typeof most === 'function' ? most(visit) : most)
  const deed = (times: number): Deed => ({
    gives: timesOf(from, times),
    costs: { energy: Math.ceil(energy * times) + energyOnce },
    gets: counts((item) => Math.floor((into[item] ?? 0) * times)),
  })
  return effect({
    asks: { [name]: z.int().min(1) },
    ways(visit) {
      const max = Math.min(
        mostOf(visit),
        ...kindsIn(from).map((item) => Math.floor(visit.stock[item] / (from[item] ?? 1))),
      )
      if (max < 1 || !visit.can(deed(1))) return []
      return [
        {
          fields: [{ kind: 'count', name, min: 1, max }],
          uses: [{ field: name, gives: from, energy }],
          costs: { energy: energyOnce },
          example: { [name]: 1 },
        },
      ]
    },
    carryOut(visit, said) {
      const times = said[name] ?? refuse('choose-amount')
      if (times > mostOf(visit)) refuse('choose-amount', { most: mostOf(visit) })
      return deed(times)
    },
  })
}
