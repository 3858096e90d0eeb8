import { choose } from '../effects/choose.ts'
import type { Deed, Visit } from '../effects/effect.ts'
import { take } from '../effects/take.ts'
import type { Building } from './building.ts'

/** The public buildings of the standard ones. */
export const publicBuildings = {
  'arts-centre': {
    number: 11,
    type: 'public',
    fishermen: 1,
    value: 10,
    cost: { wood: 1, clay: 1 },
    fee: { food: 1 },
    use: take((visit) => ({ franc: 4 * guests(visit) })),
  },
  'local-court': {
    number: 15,
    type: 'public',
    value: 16,
    cost: { wood: 3, clay: 2 },
    use: choose('returns', (visit) => {
      const { loans } = visit.own
      if (loans === 0) return {}
      if (loans === 1) return { 1: returning(visit, 1) }
      const one = { ...returning(visit, 1), gets: { franc: 2 } }
      return loans === 2 ? { 1: one } : { 1: one, 2: returning(visit, 2) }
    }),
  },
  'town-hall': {
    number: 28,
    type: 'public',
    value: 6,
    price: 30,
    cost: { wood: 4, brick: 3 },
    bonus: ({ of }) => 4 * of.public + 2 * of.craft,
  },
  church: {
    number: 30,
    type: 'public',
    value: 26,
    price: null,
    cost: { wood: 5, brick: 3, iron: 1 },
    use: take({ bread: 5, fish: 3 }, { holding: { bread: 5, fish: 2 } }),
  },
} as const satisfies Record<string, Building>

/** The discs of other players in buildings of one's own; in the final phase several in one. Appendix: Arts Centre. */
const guests = ({ state, seat, own }: Visit): number =>
  state.seats.filter(({ disc }, other) => other !== seat && disc !== null && own.buildings.includes(disc)).length

const returning = ({ seat }: Visit, loans: number): Deed => ({ facts: [{ type: 'loans-returned', seat, loans }] })
