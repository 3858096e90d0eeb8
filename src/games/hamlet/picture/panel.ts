import type { Seat } from '../../game.ts'
import { winnersOf } from '../../kit/phrases.ts'
import { card, edge } from '../../kit/picture/colours.ts'
import { icon } from '../../kit/picture/drawing.ts'
import { label } from '../../kit/picture/label.ts'
import { piece } from '../../kit/picture/piece.ts'
import { plate, type SeatState, seatMark } from '../../kit/picture/plate.ts'
import { group, rect, type Shape } from '../../kit/picture/shape.ts'
import { tallies } from '../../kit/picture/tally.ts'
import type { Names } from '../../kit/wording.ts'
import { type Slot, SlotId } from '../box.ts'
import { tilesOf } from '../data/printed-box.ts'
import type { TileId } from '../data/tile-ids.ts'
import { goods } from '../goods.ts'
import { noun } from '../nouns.ts'
import type { View } from '../view.ts'
import { tileMark } from './tile-mark.ts'

const width = 200
const seatHeight = 52
const line = 23

/** The height down to the end of the deliveries, which come last. */
export const panelHeight = (view: View): number => {
  const deliveries = Math.ceil(Object.keys(view.box.church.slots).length / 2)
  return below(view) + (view.row.length + view.offers.length + deliveries) * line
}

const below = ({ seats }: View): number => 48 + seats.length * (seatHeight + 5)

/**
 * The column beside the village: the seats, the blueprints in their row, the open sales, and the deliveries to the
 * church.
 */
export function panel(view: View, names: Names, x: number): Shape[] {
  const seats = view.seats.flatMap((_, seat) => seatPlate(view, names, seat, x, 36 + seat * (seatHeight + 5)))
  const rows = [...blueprints(view), ...sales(view)]
  return [
    ...seats,
    ...rows.map((draw, number) => draw(x, below(view) + number * line)),
    ...church(view, x, below(view) + rows.length * line + 2),
  ]
}

function seatPlate(view: View, names: Names, seat: Seat, x: number, y: number): Shape[] {
  const player = view.seats[seat]
  if (player === undefined) return []
  const { coins, villagers, donkeys, blueprints: hand, roadsLeft, points } = player
  const has = tallies(
    [
      ['coin', coins],
      ['person', villagers.length],
      ['donkey', donkeys.length],
      ['plan', hand.length],
      ['road', roadsLeft],
    ],
    x + 6,
    y + 38,
    15,
  )
  const standing = standingOf(view, seat)
  const result = view.phase.name === 'over' ? view.phase.result : undefined
  return [plate({ seat, names, standing, points: `${points}`, result, x, y, width, height: seatHeight }, has)]
}

function standingOf({ phase, seats }: View, seat: Seat): SeatState {
  const left = seats[seat]?.left === true
  if (phase.name === 'over') return winnersOf(phase.result).includes(seat) ? 'won' : left ? 'left' : 'there'
  if (left) return 'left'
  return phase.name === 'turn' && phase.seat === seat ? 'asked' : 'there'
}

/** A line of the panel, drawn at a place. */
type PanelLine = (x: number, y: number) => Shape

/** The blueprints: the price, which is the place in the row, the tile, its building cost, and its points. */
const blueprints = ({ row, box }: View): PanelLine[] =>
  row.map(
    ({ tile, coins }, place) =>
      (x, y) =>
        piece(noun('tile', tile), [
          rect(x, y - 10, width, 20, { rx: 4, fill: card, stroke: edge }),
          icon('plan', x + 10, y, 13),
          label(place, x + 19, y, { size: 12 }),
          ...tileMark(box, tile, x + 45, y, 17),
          ...tallies(costOf(tilesOf(box)[tile]), x + 68, y, 13),
          ...(coins === 0 ? [] : tallies([['coin', `+${coins}`]], x + 126, y, 13)),
          ...scored(tilesOf(box)[tile], x + width - 6, y),
        ]),
  )

type Tile = ReturnType<typeof tilesOf>[TileId]

function costOf(tile: Tile): [string, number][] {
  if (!('cost' in tile)) return []
  const { cost } = tile
  return cost.coins > 0 ? [['coin', cost.coins]] : countedGoods(cost.goods)
}

const countedGoods = (counts: Readonly<Partial<Record<string, number>>>): [string, number][] =>
  goods.flatMap((good): [string, number][] => {
    const amount = counts[good] ?? 0
    return amount === 0 ? [] : [[good, amount]]
  })

const scored = (tile: Tile, x: number, y: number): Shape[] => ('vp' in tile ? points(tile.vp, x, y) : [])

const points = (amount: number, x: number, y: number): Shape[] => [
  icon('star', x - 18, y - 0.5, 14),
  label(amount, x, y, { size: 12, anchor: 'end' }),
]

const sales = ({ offers, box }: View): PanelLine[] =>
  offers.flatMap((token) => {
    const sale = box.sales[token]
    if (sale === undefined) return []
    const { coins, vp } = sale.reward
    return (x: number, y: number) =>
      piece(noun('token', token), [
        rect(x, y - 10, width, 20, { rx: 4, fill: '#f6dcc8', stroke: edge }),
        icon('market', x + 12, y, 15),
        ...tallies(countedGoods(sale.goods), x + 26, y, 14),
        ...(coins === 0 ? [] : tallies([['coin', `+${coins}`]], x + 130, y, 14)),
        ...points(vp, x + width - 6, y),
      ])
  })

/** The deliveries, two side by side: what each asks for, its points, and who made it. */
function church({ box, deliveries }: View, x: number, y: number): Shape[] {
  const slots = SlotId.options.flatMap((id): [SlotId, Slot][] => {
    const slot = box.church.slots[id]
    return slot === undefined ? [] : [[id, slot]]
  })
  return slots.map(([id, { of, number, coins, vp }], place) => {
    const left = x + (place % 2) * (width / 2)
    const middle = y + Math.floor(place / 2) * line
    const owner = deliveries[id]
    const right = left + width / 2 - 5
    const kinds = coins > 0 ? ['coin'] : of
    const asked = [
      ...kinds.map((kind, at) => icon(kind, left + 9 + at * 11, middle, 12)),
      label(coins > 0 ? coins : number, left + 16 + (kinds.length - 1) * 11, middle, { size: 12 }),
    ]
    return piece(noun('slot', id), [
      rect(left, middle - 10, width / 2 - 3, 20, { rx: 4, fill: '#e9e4f2', stroke: edge }),
      group(asked, owner === undefined ? {} : { opacity: 0.35 }),
      ...(owner === undefined
        ? [icon('star', right - 15, middle - 0.5, 12), label(vp, right, middle, { size: 12, anchor: 'end' })]
        : [seatMark(owner, right - 6, middle, 9)]),
    ])
  })
}
