import type { Seat } from '../../game.ts'
import { winnersOf } from '../../kit/phrases.ts'
import { width } from '../../kit/picture/drawing.ts'
import { plate, type SeatState } from '../../kit/picture/plate.ts'
import type { Shape } from '../../kit/picture/shape.ts'
import { tallies, tally } from '../../kit/picture/tally.ts'
import type { Names } from '../../kit/wording.ts'
import { cardOf } from '../cards/index.ts'
import { ships, shipTypes } from '../data/ships.ts'
import { isAskedForInterest } from '../interest.ts'
import { goods } from '../items.ts'
import type { View } from '../view.ts'

export const seatHeight = 52

/** A line for the seat with its francs, buildings, ships and loans, and its goods below. */
export const seatsOf = (view: View, names: Names, top: number): Shape[] =>
  view.seats.map((player, seat) => {
    const x = 12
    const y = top + seat * (seatHeight + 6)
    const has = [...wealth(player, x + 196, y + 14), ...goodsOf(player, x, y + 38)]
    const standing = standingOf(view, seat)
    const points = `${player.points}`
    const result = view.phase.name === 'over' ? view.phase.result : undefined
    return plate({ seat, names, standing, points, result, x, y, width: width - 24, height: seatHeight, room: 158 }, has)
  })

type Player = View['seats'][number]

function standingOf({ phase, seats }: View, seat: Seat): SeatState {
  const left = seats[seat]?.left === true
  if (phase.name === 'over') return winnersOf(phase.result).includes(seat) ? 'won' : left ? 'left' : 'there'
  if (left) return 'left'
  const isAsked =
    (phase.name === 'turn' && (phase.owing.length > 0 ? isAskedForInterest(phase, seat) : phase.seat === seat)) ||
    (phase.name === 'feeding' && phase.owing.some((owing) => owing.seat === seat))
  return isAsked ? 'asked' : 'there'
}

/**
 * Francs, buildings, ships by type, the food that they provide, the disc's building, and loans; amounts of 0 are left
 * out.
 */
function wealth({ stock, buildings, ships: fleet, feeds, disc, loans }: Player, x: number, y: number): Shape[] {
  const columns: readonly (readonly [string, number | string])[] = [
    ['franc', stock.franc],
    ['house', buildings.length],
    ...shipTypes.map((type) => [`ship-${type}`, fleet.filter((ship) => ships[ship].type === type).length] as const),
    ['food', feeds],
    ['disc', disc === null ? 0 : `#${cardOf(disc).number}`],
    ['loan', loans],
  ]
  return tallies(
    columns.filter(([, amount]) => amount !== 0),
    x,
    y,
  )
}

/** In the order of the goods, without gaps, since there may be sixteen kinds. */
function goodsOf({ stock }: Player, x: number, y: number): Shape[] {
  const kinds = goods.filter((good) => stock[good] > 0)
  const step = Math.min(46, (width - 36) / kinds.length)
  return kinds.flatMap((good, place) => tally(good, stock[good], x + 8 + place * step, y, 17))
}
