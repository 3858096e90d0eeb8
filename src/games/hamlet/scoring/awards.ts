import type { Seat } from '../../game.ts'
import { awards } from '../data/set-up.ts'
import { countOf, playerAt, playing, type State } from '../state.ts'

type Award = keyof typeof awards

/**
 * The award points of a seat. Players who tie share an award, rounded down. If several tie for most deliveries, they
 * share both awards of the church, and nobody is second. An award needs at least one delivery, sale or flag (ruling
 * A9), and seats that left do not count. Rulebook: Awards.
 */
export function awardPoints(state: State, seat: Seat): Record<Award, number> {
  const deliveries = (of: Seat) => countOf(state.deliveries, of)
  const chaplains = most(playing(state), deliveries)
  const alone = chaplains.length === 1
  const others = playing(state).filter((other) => !chaplains.includes(other))
  const sacristans = alone ? most(others, deliveries) : []
  const merchants = most(playing(state), (of) => playerAt(state, of).sales.length)
  const landscapers = most(playing(state), (of) => countOf(state.flags, of))
  return {
    chaplain: share(alone ? awards.chaplain : awards.chaplain + awards.sacristan, chaplains, seat),
    sacristan: share(awards.sacristan, sacristans, seat),
    merchant: share(awards.merchant, merchants, seat),
    landscaper: share(awards.landscaper, landscapers, seat),
  }
}

function most(seats: readonly Seat[], number: (of: Seat) => number): Seat[] {
  const best = Math.max(1, ...seats.map(number))
  return seats.filter((seat) => number(seat) === best)
}

const share = (points: number, winners: readonly Seat[], seat: Seat): number =>
  winners.includes(seat) ? Math.floor(points / winners.length) : 0
