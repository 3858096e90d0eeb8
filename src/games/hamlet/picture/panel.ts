import type { Seat } from '../../game.ts'
import { winnersOf } from '../../kit/phrases.ts'
import { card, edge, faint } from '../../kit/picture/colours.ts'
import { icon } from '../../kit/picture/drawing.ts'
import { label } from '../../kit/picture/label.ts'
import { plate, type Standing, seatMark } from '../../kit/picture/plate.ts'
import { rect, type Shape } from '../../kit/picture/shape.ts'
import { tallies } from '../../kit/picture/tally.ts'
import type { Names } from '../../kit/wording.ts'
import { type Slot, SlotId } from '../box.ts'
import { tilesOf } from '../data/box.ts'
import type { TileId } from '../data/tile-ids.ts'
import { goods } from '../goods.ts'
import type { View } from '../view.ts'

const width = 200
const seatHeight = 52
const line = 23

/** Down to the deliveries, which are last. */
export const panelHeight = (view: View): number => below(view) + (view.row.length + view.offers.length) * line + 22

const below = ({ seats }: View): number => 48 + seats.length * (seatHeight + 5)

/** Beside the village: the seats, then the blueprints in their row, the open sales, and the deliveries to the church. */
export function panel(view: View, names: Names, x: number): Shape[] {
  const seats = view.seats.flatMap((_, seat) => seatPlate(view, names, seat, x, 36 + seat * (seatHeight + 5)))
  const rows = [...blueprints(view), ...sales(view)]
  return [
    ...seats,
    ...rows.flatMap((draw, number) => draw(x, below(view) + number * line)),
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
  return [plate({ seat, names, standing, points: `${points}`, x, y, width, height: seatHeight }, has)]
}

function standingOf({ phase, seats }: View, seat: Seat): Standing {
  const left = seats[seat]?.left === true
  if (phase.name === 'over') return winnersOf(phase.result).includes(seat) ? 'won' : left ? 'left' : 'there'
  if (left) return 'left'
  return phase.name === 'turn' && phase.seat === seat ? 'asked' : 'there'
}

type Row = (x: number, y: number) => Shape[]

/** The price of a blueprint is its place in the row; what it costs to build stands beside it, and what that scores. */
const blueprints = ({ row, box }: View): Row[] =>
  row.map(({ tile, coins }, place) => (x, y) => [
    rect(x, y - 10, width, 20, { rx: 4, fill: card, stroke: edge }),
    icon('plan', x + 12, y, 15),
    label(place, x + 22, y, { size: 12 }),
    ...tallies(costOf(tilesOf(box)[tile]), x + 42, y, 14),
    ...(coins === 0 ? [] : tallies([['coin', `+${coins}`]], x + 116, y, 14)),
    ...scored(tilesOf(box)[tile], x + width - 6, y),
  ])

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

const sales = ({ offers, box }: View): Row[] =>
  offers.flatMap((token) => {
    const sale = box.sales[token]
    if (sale === undefined) return []
    const { coins, vp } = sale.reward
    return (x: number, y: number) => [
      rect(x, y - 10, width, 20, { rx: 4, fill: '#f6dcc8', stroke: edge }),
      icon('market', x + 12, y, 15),
      ...tallies(countedGoods(sale.goods), x + 26, y, 14),
      ...(coins === 0 ? [] : tallies([['coin', `+${coins}`]], x + 130, y, 14)),
      ...points(vp, x + width - 6, y),
    ]
  })

/** The deliveries: whose each is or, while it is open, what it scores. */
function church({ box, deliveries }: View, x: number, y: number): Shape[] {
  const slots = SlotId.options.flatMap((id): [SlotId, Slot][] => {
    const slot = box.church.slots[id]
    return slot === undefined ? [] : [[id, slot]]
  })
  return [
    icon('church', x + 12, y, 20),
    ...slots.flatMap(([id, { vp }], place) => {
      const owner = deliveries[id]
      const at = x + 42 + place * 35
      if (owner !== undefined) return [seatMark(owner, at, y, 11)]
      return [
        rect(at - 14, y - 11, 28, 22, { rx: 4, fill: 'none', stroke: faint, 'stroke-dasharray': '3 2' }),
        label(vp, at, y, { size: 13, anchor: 'middle' }),
      ]
    }),
  ]
}
