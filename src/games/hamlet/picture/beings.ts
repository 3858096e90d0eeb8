import { card, ink, onSeatColour, seatColour } from '../../kit/picture/colours.ts'
import { label } from '../../kit/picture/label.ts'
import { group, path, type Shape, type Spot, short } from '../../kit/picture/shape.ts'
import type { TileId } from '../data/tile-ids.ts'
import type { View } from '../view.ts'
import type { Lay } from './lay.ts'

interface Being {
  readonly seat: number
  readonly kind: 'villager' | 'donkey'
  readonly number: number
  /** Whether it can still act in this turn. Only the seat at turn has beings that cannot. */
  readonly ready: boolean
}

const outlines = {
  villager: 'M0 -9A4.5 4.5 0 0 1 3 -1.5L7 8H-7L-3 -1.5A4.5 4.5 0 0 1 0 -9Z',
  donkey: 'M-7.5 -4L-6.5 -9L-3 -4H3L6.5 -9L7.5 -4V7.5H-7.5Z',
}

/**
 * Villagers and donkeys on a tile, with their seat's number and their amount. Villagers are pawns, and donkeys have
 * ears.
 */
export function beings(
  view: View,
  tile: TileId,
  { unit }: Lay,
  spots: readonly Spot[],
  taken: readonly Spot[],
): Shape[] {
  const size = Math.min(1.15, Math.max(0.85, unit / 30))
  const who = beingsOn(view, tile)
  const where = apart(who.length, spots, taken, unit)
  return who.map(({ seat, kind, number, ready }, place) => {
    const { x, y } = where[place] ?? { x: 0, y: 0 }
    return group(
      [
        path(outlines[kind], {
          transform: `translate(${short(x)} ${short(y)}) scale(${short(size)})`,
          fill: seatColour(seat),
          stroke: ink,
          'stroke-width': 1,
        }),
        label(seat + 1, x, y + 3 * size, { size: 11, fill: onSeatColour, anchor: 'middle' }),
        ...(number > 1 ? [label(`×${number}`, x + 7 * size, y - 6, { size: 11, halo: card })] : []),
      ],
      ready ? {} : { opacity: 0.5 },
    )
  })
}

/**
 * Finds this many spots on a tile: the first ones with enough distance from everything there, or otherwise the one with
 * most room.
 */
function apart(number: number, spots: readonly Spot[], taken: readonly Spot[], unit: number): Spot[] {
  const candidates = [...spots, ...[0.22, 0.42].flatMap((by) => spots.flatMap((spot) => around(spot, by * unit)))]
  const found: Spot[] = []
  for (let place = 0; place < number; place++) {
    const room = (spot: Spot) => Math.min(...[...taken, ...found].map((other) => distance(spot, other)))
    const roomy = candidates.find((spot) => room(spot) >= 0.5 * unit)
    const [first = { x: 0, y: 0 }] = candidates
    const roomiest = () => candidates.reduce((most, spot) => (room(spot) > room(most) + 0.01 ? spot : most), first)
    found.push(roomy ?? roomiest())
  }
  return found
}

/** Points around the centre of a triangle, towards its corners and sides. */
const around = ({ x, y }: Spot, by: number): Spot[] =>
  [30, 90, 150, 210, 270, 330].map((degrees) => {
    const turn = (degrees * Math.PI) / 180
    return { x: x + by * Math.cos(turn), y: y + by * Math.sin(turn) }
  })

const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y)

function beingsOn({ seats, phase }: View, tile: TileId): Being[] {
  return seats.flatMap(({ villagers, donkeys, left }, seat) => {
    if (left) return []
    const here = villagers.filter(({ at }) => at === tile)
    const isAtTurn = phase.name === 'turn' && phase.seat === seat
    const spent = isAtTurn ? here.filter(({ ready }) => !ready).length : 0
    const beings: Being[] = [
      { seat, kind: 'villager', number: here.length - spent, ready: true },
      { seat, kind: 'villager', number: spent, ready: false },
      { seat, kind: 'donkey', number: donkeys.filter((at) => at === tile).length, ready: true },
    ]
    return beings.filter(({ number }) => number > 0)
  })
}
