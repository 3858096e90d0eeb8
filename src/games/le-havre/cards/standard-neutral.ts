import type { Visit } from '../effects/effect.ts'
import { sellGoods } from '../effects/sell-goods.ts'
import { take } from '../effects/take.ts'
import { takeDifferent } from '../effects/take-different.ts'
import type { Event } from '../events.ts'
import { offers, standardGoods } from '../items.ts'
import type { Building } from './building.ts'

/** The standard buildings without a type. */
export const neutral = {
  marketplace: {
    number: 1,
    type: 'none',
    value: 6,
    cost: { wood: 2 },
    fee: { food: 2, francs: 1 },
    use: takeDifferent({
      of: standardGoods,
      number: ({ state, owned }) => Math.min(2 + owned.of.craft, mostAlone(state)),
      facts: peek,
    }),
  },
  'clay-mound': {
    number: 10,
    type: 'none',
    value: 2,
    fee: { food: 1 },
    use: take(({ owned }) => ({ clay: 3 + owned.hammers })),
  },
  'black-market': {
    number: 13,
    type: 'none',
    value: 2,
    fee: { food: 1 },
    use: take(({ state }) => Object.fromEntries(offers.map((offer) => [offer, state.offers[offer] === 0 ? 2 : 0]))),
  },
  'bridge-over-the-seine': {
    number: 27,
    type: 'none',
    value: 16,
    cost: { iron: 3 },
    fee: { francs: 2 },
    use: sellGoods,
  },
} as const satisfies Record<string, Building>

/** An option, from the editor's program; by the printed rules there is no limit. */
const mostAlone = ({ options, seats }: Visit['state']): number =>
  options.soloMarketplaceLimit && seats.length === 1 ? 4 : standardGoods.length

/** A look at the special buildings on top, in the full game. Whoever looked before has had the time for it. */
function peek({ state, seat }: Visit): Event[] {
  if (state.specialsLeft === 0) return []
  const lapsed: Event[] = state.peek === null ? [] : [{ type: 'peek-closed', seat: state.peek.seat, lapsed: true }]
  return [...lapsed, { type: 'peek-announced', seat }]
}
