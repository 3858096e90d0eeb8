import type { Seat } from '../../game.ts'
import type { BuildingType, Holdings } from '../holdings.ts'
import { type Good, goods, total } from '../items.ts'
import { type Player, playerAt, type State } from '../state.ts'

/** Numbers on a card that depend on what a seat owns. They are data, so that a card can say them in words. */

const types = ['craft', 'economic', 'industrial', 'public', 'none'] as const satisfies readonly BuildingType[]

/** What a card counts: symbols, buildings and ships of one's own; other players' discs in them; goods, of a kind or of all. */
export const countables = ['hammers', 'fishermen', ...types, 'ships', 'guests', 'goods', ...goods] as const
export type Countable = (typeof countables)[number]

/** So much, and so much more for what is counted; rounded down (ruling G1), and never more than `most`. */
export interface Tallied {
  readonly base?: number
  readonly each: Readonly<Partial<Record<Countable, number>>>
  /** For every so many of them; for each, where it is left out. */
  readonly per?: number
  readonly most?: number
}
export type Amount = number | Tallied

/** Who counts. */
export interface Tally {
  readonly state: State
  readonly seat: Seat
  readonly own: Player
  readonly owned: Holdings
}

export function amountOf(amount: Amount, tally: Tally): number {
  if (typeof amount === 'number') return amount
  const { base = 0, each, per = 1, most = Infinity } = amount
  const counted = countables.reduce((so, what) => {
    const times = each[what] ?? 0
    return times === 0 ? so : so + times * count(what, tally)
  }, 0)
  return Math.min(most, base + Math.floor(counted / per))
}

function count(what: Countable, { state, seat, own, owned }: Tally): number {
  if (isType(what)) return owned.of[what]
  switch (what) {
    case 'hammers':
    case 'fishermen':
    case 'ships':
      return owned[what]
    case 'guests':
      return guests(state, seat)
    case 'goods':
      return total(own.stock, goods)
    default:
      return own.stock[what satisfies Good]
  }
}

const isType = (what: Countable): what is (typeof types)[number] => types.some((type) => type === what)

/** The discs of other players in buildings of one's own; in the final phase several in one. Appendix: Arts Centre. */
function guests(state: State, seat: Seat): number {
  const { buildings } = playerAt(state, seat)
  return state.seats.filter(({ disc }, other) => other !== seat && disc !== null && buildings.includes(disc)).length
}
