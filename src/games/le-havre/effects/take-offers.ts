import type { Event } from '../events.ts'
import { Offer, offers } from '../items.ts'
import { option } from '../nouns.ts'
import { refuse } from '../refuse.ts'
import { type Deed, effect, type Visit } from './effect.ts'

/** The spaces of goods in their order on the board; the space of francs is apart. Appendix: Haulage Firm. */
const row = ['fish', 'wood', 'clay', 'iron', 'grain', 'cattle'] as const satisfies readonly Offer[]
const neighbours: readonly (readonly [Offer, Offer])[] = row.flatMap((first, place) => {
  const second = row[place + 1]
  return second === undefined ? [] : [[first, second] as const]
})

/** Haulage Firm: for francs, take everything from two neighbouring spaces, neither of which may be empty. */
export const takeNeighbours = ({ francs }: { readonly francs: number }) => {
  const haul = (visit: Visit, pair: readonly Offer[]): Deed => ({
    gives: { franc: francs },
    events: pair.map((offer) => taken(visit, offer)),
  })
  const isFull = ({ state }: Visit, pair: readonly Offer[]) => pair.every((offer) => state.offers[offer] > 0)
  return effect({
    printed: { type: 'take-neighbours', francs },
    asks: { first: Offer, second: Offer },
    ways: (visit) =>
      neighbours
        .filter((pair) => isFull(visit, pair) && visit.can(haul(visit, pair)))
        .map(([first, second]) => ({ fixed: { first, second }, fields: [], gives: { franc: francs }, example: {} })),
    carryOut(visit, { first, second }) {
      const pair = neighbours.find(([one, other]) => one === first && other === second) ?? refuse('no-such-choice')
      const empty = pair.find((offer) => visit.state.offers[offer] === 0)
      if (empty !== undefined) refuse('offer-empty', { offer: empty })
      return haul(visit, pair)
    },
  })
}

/** How many items lie on the spaces that are taken: on all such spaces, and on the one besides. */
const [every, besides] = [1, 2]

/** Flea Market: take everything from all spaces with one item, and from one space with two, which must exist. */
export const takeOnesAndTwo = effect({
  printed: { type: 'take-ones-and-two', every, besides },
  asks: { offer: Offer },
  ways(visit) {
    const twos = holding(visit, besides)
    const [first] = twos
    if (first === undefined || !visit.can({})) return []
    const options = twos.map((offer) => option('offer', offer))
    return [{ fields: [{ kind: 'one-of', name: 'offer', options, optional: false }], example: { offer: first } }]
  },
  carryOut(visit, { offer }) {
    if (!holding(visit, besides).includes(offer)) refuse('no-such-choice')
    return { events: [...holding(visit, every), offer].map((one) => taken(visit, one)) }
  },
})

const holding = ({ state }: Visit, amount: number): Offer[] => offers.filter((offer) => state.offers[offer] === amount)

const taken = ({ state, seat }: Visit, offer: Offer): Event => ({
  type: 'offer-taken',
  seat,
  offer,
  amount: state.offers[offer],
})
