import { z } from 'zod'
import { refuse } from '../refuse.ts'
import { type Deed, effect, type Visit, type Way } from './effect.ts'
import { deedOf } from './exchange.ts'
import type { Exchange } from './printed.ts'

/** The deed for each number. */
type Deeds = Readonly<Record<number, Deed>>

/** One of several numbers, each with its own exchange: "1, 2 or 3 wood for 5, 6 or 7 francs". */
export const choose = (name: string, printed: Readonly<Record<number, Exchange>>) => {
  const deeds: Deeds = Object.fromEntries(Object.entries(printed).map(([number, one]) => [number, deedOf(one)]))
  return effect({
    printed: { type: 'choose', of: Object.values(printed) },
    asks: { [name]: z.int() },
    ways: (visit) => waysOf(visit, name, deeds),
    carryOut: (_visit, said) => chosen(deeds, said[name]),
  })
}

/** The exchanges that the seat can pay for, each as a form of its own. */
export const waysOf = (visit: Visit, name: string, deeds: Deeds): Way[] =>
  Object.entries(deeds)
    .filter(([, deed]) => visit.can(deed))
    .map(([number, { gives = {}, spends = {}, costs = {} }]) => ({
      fixed: { [name]: Number(number) },
      fields: [],
      gives,
      spends,
      costs,
      example: {},
    }))

export const chosen = (deeds: Deeds, number: number | undefined): Deed =>
  deeds[number ?? refuse('choose-something')] ?? refuse('no-such-choice')
