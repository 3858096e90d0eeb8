import { z } from 'zod'
import type { Event } from '../events.ts'
import { counts, Good, type Item } from '../items.ts'
import { option } from '../nouns.ts'
import { refuse } from '../refuse.ts'
import { amountOf } from './amount.ts'
import { effect, type Visit } from './effect.ts'
import type { Different } from './printed.ts'

/** Take goods from the general supply, one of each kind. */
export const takeDifferent = (printed: Different) => {
  const { of, number, mostAlone = of.length } = printed
  const most = (visit: Visit) => Math.min(of.length, amountOf(number, visit), isLimited(visit) ? mostAlone : of.length)
  return effect({
    printed: { type: 'take-different', ...printed },
    asks: { goods: z.array(Good) },
    ways(visit) {
      const amount = most(visit)
      if (amount === 0 || !visit.can({})) return []
      const options = of.map((good) => option('item', good))
      return [
        {
          fields: [{ kind: 'some-of', name: 'goods', options, min: amount, max: amount, from: null }],
          example: { goods: of.slice(0, amount) },
        },
      ]
    },
    carryOut(visit, { goods }) {
      const amount = most(visit)
      if (amount === 0) refuse('cannot-be-used')
      if (goods.length !== amount) refuse('choose-exactly', { count: amount })
      if (new Set(goods).size < goods.length) refuse('choose-different')
      if (!goods.every((good) => of.includes(good))) refuse('no-such-choice')
      const taken: readonly Item[] = goods
      return { gets: counts((item) => Number(taken.includes(item))), events: eventsOf(visit, printed.besides) }
    },
  })
}

/** An option from the editor's program; the printed rules have no limit. */
const isLimited = ({ state: { options, seats } }: Visit): boolean => options.soloMarketplaceLimit && seats.length === 1

function eventsOf(visit: Visit, besides: Different['besides']): Event[] {
  switch (besides) {
    case 'peek':
      return peek(visit)
    case 'loan':
      return [{ type: 'loans-taken', seat: visit.seat, loans: 1, francs: 0 }]
    case undefined:
      return []
  }
}

/** A look at the top special buildings, in the full game. An earlier look ends: its seat has had time to order them. */
function peek({ state, seat }: Visit): Event[] {
  if (state.specialsLeft === 0) return []
  const lapsed: Event[] = state.peek === null ? [] : [{ type: 'peek-closed', seat: state.peek.seat, lapsed: true }]
  return [...lapsed, { type: 'peek-announced', seat }]
}
