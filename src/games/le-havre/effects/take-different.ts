import { z } from 'zod'
import type { Event } from '../events.ts'
import { counts, Good, type Item } from '../items.ts'
import { option } from '../nouns.ts'
import { refuse } from '../refuse.ts'
import { effect, type Visit } from './effect.ts'

interface Printed {
  /** The kinds that may be taken. */
  readonly of: readonly Good[]
  /** How many are taken, each of another kind; never more than there are kinds. */
  readonly number: (visit: Visit) => number
  /** What else happens. */
  readonly facts?: (visit: Visit) => readonly Event[]
}

/** Take goods from the general supply, one of a kind. */
export const takeDifferent = ({ of, number, facts = () => [] }: Printed) => {
  const most = (visit: Visit) => Math.min(of.length, number(visit))
  return effect({
    asks: { goods: z.array(Good) },
    ways(visit) {
      const amount = most(visit)
      if (amount === 0 || !visit.can({})) return []
      const options = of.map((good) => option('item', good))
      return [
        {
          fields: [{ kind: 'some-of', name: 'goods', options, min: amount, max: amount }],
          example: { goods: of.slice(0, amount) },
        },
      ]
    },
    carryOut(visit, { goods }) {
      const amount = most(visit)
      if (amount === 0) refuse('cannot-be-used')
      if (goods.length !== amount) refuse('choose-amount', { most: amount })
      if (new Set(goods).size < goods.length) refuse('choose-different')
      if (!goods.every((good) => of.includes(good))) refuse('no-such-choice')
      const taken: readonly Item[] = goods
      return { gets: counts((item) => Number(taken.includes(item))), facts: facts(visit) }
    },
  })
}
