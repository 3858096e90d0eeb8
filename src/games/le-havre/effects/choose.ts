import { z } from 'zod'
import { refuse } from '../refuse.ts'
import { type Deed, effect, type Visit } from './effect.ts'

/** What each number comes to. */
type Deeds = Readonly<Record<number, Deed>>

/** One of several numbers, of which each is an offer of its own: "1, 2 or 3 wood for 5, 6 or 7 francs". */
export const choose = (name: string, printed: Deeds | ((visit: Visit) => Deeds)) => {
  const deeds = (visit: Visit): Deeds => (typeof printed === 'function' ? printed(visit) : printed)
  return effect({
    asks: { [name]: z.int() },
    ways: (visit) =>
      Object.entries(deeds(visit))
        .filter(([, deed]) => visit.can(deed))
        .map(([number, { gives = {}, costs = {} }]) => ({
          fixed: { [name]: Number(number) },
          fields: [],
          gives,
          costs,
          example: {},
        })),
    carryOut: (visit, said) => deeds(visit)[said[name] ?? refuse('choose-something')] ?? refuse('no-such-choice'),
  })
}
