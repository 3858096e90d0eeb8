import type { Seat } from '../../game.ts'
import type { BuildingType, Holdings } from '../holdings.ts'
import { type Good, goods, total } from '../items.ts'
import { type Player, playerAt, type State } from '../state.ts'

/** Numbers on a card that depend on what a seat owns, as data, so that the card can describe them in words. */

const types = ['craft', 'economic', 'industrial', 'public', 'none'] as const satisfies readonly BuildingType[]

/**
 * What a card counts: a player's own symbols, buildings and ships; other players' discs in those buildings; goods, of
 * one kind or of all.
 */
export const countables = ['hammers', 'fishermen', ...types, 'ships', 'guests', 'goods', ...goods] as const
export type Countable = (typeof countables)[number]

/** A base amount, and an amount for each counted thing; rounded down (ruling G1), and at most `most`. */
export interface Tallied {
  readonly base?: number
  readonly each: Readonly<Partial<Record<Countable, number>>>
  /** How many counted things it takes for each amount; by default, one. */
  readonly per?: number
  readonly most?: number
}
export type Amount = number | Tallied

/** Whose things are counted. */
interface Tally {
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

/**
 * How many discs of other players are in this player's buildings; in the final phase, one building may hold several.
 * Appendix: Arts Centre.
 */
function guests(state: State, seat: Seat): number {
  const { buildings } = playerAt(state, seat)
  return state.seats.filter(({ disc }, other) => other !== seat && disc !== null && buildings.includes(disc)).length
}
