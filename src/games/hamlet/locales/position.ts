import type { Seat } from '../../game.ts'
import { sum } from '../../kit/sum.ts'
import { SlotId, type Tile } from '../box.ts'
import { tilesOf } from '../data/printed-box.ts'
import { RefineryId, refineryIds, SourceId, type TileId } from '../data/tile-ids.ts'
import { pointKey } from '../geometry/lattice.ts'
import { counted, refinedGoods, total } from '../goods.ts'
import { openSlots } from '../moves/deliver.ts'
import { Milestone, Scored } from '../state.ts'
import type { View } from '../view.ts'
import { endingSentence } from './parts.ts'
import type { BuildingInWords, Phrases, Say, SeatInWords } from './phrases.ts'

/**
 * The position in words, one line per topic: everything in the view except for what is printed on the tiles, which the
 * rules page lists.
 */
export function positionInWords(phrases: Phrases, say: Say, view: View): string[] {
  const { position, brings, names } = phrases
  const list = (parts: readonly string[]) => parts.join(phrases.semicolon) || phrases.none
  const tiles = tilesOf(view.box)
  const plan = (id: TileId) => planInWords(phrases, say, id, tiles[id])
  const { raw, refined } = view.box.market.prices
  return [
    standing(phrases, say, view),
    position.village(list(view.village.map((seen) => position.building(buildingInWords(phrases, say, view, seen))))),
    position.roads(list(roads(phrases, say, view))),
    ...stocks(phrases, say, view),
    ...view.row.map(({ tile, coins }, space) => position.blueprint({ plan: plan(tile), price: space, found: coins })),
    position.market({
      raw: names.coin(raw),
      refined: names.coin(refined),
      sales: list(salesInWords(phrases, say, view)),
    }),
    position.church(list(openSlots(view).map(({ slot }) => brings(say.slot(slot), names.point(slot.vp))))),
    ...delivered(phrases, say, view),
    position.options(view.options),
    ...view.seats.flatMap((player, seat) => [
      position.player(seatInWords(phrases, say, view, player, seat)),
      scoredInWords(phrases, say, player, seat),
      ...(player.blueprints.length === 0 ? [] : [position.hand(say.seat(seat), list(player.blueprints.map(plan)))]),
    ]),
  ]
}

/** The round, and the seat at turn; for a match that is over, how it ended. */
function standing(phrases: Phrases, say: Say, { phase, round }: View): string {
  const { position } = phrases
  const when = round === 0 ? [] : [position.round(round)]
  switch (phase.name) {
    case 'turn':
      return [...when, position.atTurn(say.seat(phase.seat)), ...(phase.driven ? [position.driven] : [])].join(' ')
    case 'turn-over':
      return [...when, position.phases[phase.name], position.atTurn(say.seat(phase.seat))].join(' ')
    case 'over':
      return [
        ...when,
        position.phases[phase.name],
        endingSentence(phrases, phase.result, say),
        ...places(phrases, say, phase),
      ].join(' ')
    default:
      return [...when, position.phases[phase.name]].join(' ')
  }
}

const places = (
  { position, names, scores }: Phrases,
  say: Say,
  { result }: Extract<View['phase'], { name: 'over' }>,
): string[] =>
  result.seats.map(({ seat, place, points, lines }) =>
    position.result(
      place,
      say.seat(seat),
      names.point(points),
      lines.map((line) => `${scores[line.label]} ${line.points}`).join(', '),
    ),
  )

/** The blueprints and sales still to come. */
function stocks(phrases: Phrases, say: Say, { bag, stacks, unseen, toCome }: View): string[] {
  const { position, names, none, semicolon } = phrases
  const tiles = (ids: readonly TileId[]) => ids.map((id) => names.tiles[id]).join(', ') || none
  return [
    position.bag(tiles(bag)),
    ...refinedGoods.flatMap((good) =>
      stacks[good] === undefined ? [] : [position.stack(names.goods[good], tiles(stacks[good]))],
    ),
    ...(unseen.length + toCome.length === 0
      ? []
      : [position.unseen(unseen.map(say.sale).join(semicolon) || none, toCome.join(', ') || none)]),
  ]
}

/** Which player made which delivery. */
function delivered({ position, semicolon }: Phrases, say: Say, { deliveries }: View): string[] {
  const made = SlotId.options.flatMap((id) =>
    deliveries[id] === undefined ? [] : [`${say.slotOf(id)}, ${say.seat(deliveries[id])}`],
  )
  return made.length === 0 ? [] : [position.delivered(made.join(semicolon))]
}

const scoredParts = Scored.keyof().options

function scoredInWords(
  { position, scores, none, semicolon }: Phrases,
  say: Say,
  player: View['seats'][number],
  seat: Seat,
): string {
  const parts = scoredParts.map((part) => `${scores[part]} ${player.scored[part]}`)
  return position.scored(
    say.seat(seat),
    parts.join(', '),
    player.sales.map(say.sale).join(semicolon) || none,
    player.roadsLeft,
  )
}

/** A blueprint with its cost and what it brings. */
function planInWords({ names, brings }: Phrases, say: Say, id: TileId, tile: Tile): string {
  if (!('cost' in tile)) return names.tiles[id]
  const { cost, vp } = tile
  const price = cost.coins > 0 ? names.coin(cost.coins) : say.goods(cost.goods)
  return `${names.tiles[id]} — ${brings(price, names.point(vp))}`
}

const salesInWords = ({ brings }: Phrases, say: Say, { offers, box }: View): string[] =>
  offers.flatMap((token) => {
    const sale = box.sales[token]
    return sale === undefined ? [] : [brings(say.goods(sale.goods), say.reward(sale.reward))]
  })

type Seen = View['village'][number]

function buildingInWords(
  { names, by, position }: Phrases,
  say: Say,
  view: View,
  { tile, place, connected }: Seen,
): BuildingInWords {
  const { box, flags } = view
  const flag = Object.entries(flags).find(([landmark]) => landmark === tile)?.[1]
  const seen = {
    name: names.tiles[tile],
    lies: position.lies(place),
    holds: undefined,
    empty: 0,
    flag: flag === undefined ? undefined : say.seat(flag),
    connected,
  }
  const source = SourceId.safeParse(tile)
  if (source.success) {
    const goods = view.sources[source.data] ?? {}
    const lying = sum(Object.values(goods))
    return { ...seen, holds: lying > 0 ? say.goods(goods) : undefined, empty: box.sources[source.data].slots - lying }
  }
  const refinery = RefineryId.safeParse(tile)
  if (!refinery.success) return seen
  const makers = view.refineries[refinery.data] ?? []
  const { makes, slots } = box.refineries[refinery.data]
  const holds = [...new Set(makers)].map((maker) =>
    by(names.amounts[makes](makers.filter((seat) => seat === maker).length), say.seat(maker)),
  )
  return { ...seen, holds: say.list(holds) || undefined, empty: slots - makers.length }
}

/** Which tiles are joined: first by printed roads, then by built ones. */
function roads({ names, position }: Phrases, say: Say, view: View): string[] {
  const pair = (one: TileId, other: TileId) => `${names.tiles[one]} – ${names.tiles[other]}`
  const printed = printedRoads(view).map(([one, other]) => pair(one, other))
  const built = view.roads.map(({ kind, from, to, seat, segment }) =>
    position.road(`${names.roads[kind]} ${pair(from, to)}`, segment + 1, say.seat(seat)),
  )
  return [...new Set(printed), ...built]
}

/** Where printed roads meet: a segment that two tiles share, walked in opposite directions. */
function printedRoads({ village, box }: View): (readonly [TileId, TileId])[] {
  const tiles = tilesOf(box)
  const roads = village.flatMap(({ tile, corners }, number) =>
    corners.flatMap((from, segment) => {
      const ends = { from: pointKey(from), to: pointKey(corners[segment + 1] ?? corners[0] ?? from) }
      return tiles[tile].segments[segment] === 'R' ? [{ tile, number, ...ends }] : []
    }),
  )
  const walked = new Map(roads.map((road) => [`${road.from}>${road.to}`, road]))
  return roads.flatMap(({ tile, number, from, to }) => {
    const other = walked.get(`${to}>${from}`)
    return other && number < other.number ? [[tile, other.tile] as const] : []
  })
}

function seatInWords(phrases: Phrases, say: Say, view: View, player: View['seats'][number], seat: Seat): SeatInWords {
  const { names, none } = phrases
  const { phase } = view
  const isAtTurn = phase.name === 'turn' && phase.seat === seat
  const tally = (tiles: readonly TileId[]) => tiles.map((tile) => names.tiles[tile]).join(', ') || none
  const ready = player.villagers.flatMap(({ at, ready }) => (ready ? [at] : []))
  const goods = goodsOf(view, seat)
  const milestones = Milestone.options.filter((milestone) => view.milestones[milestone] === seat)
  return {
    name: say.seat(seat),
    points: names.point(player.points),
    coins: names.coin(player.coins),
    villagers: tally(player.villagers.map(({ at }) => at)),
    ready: isAtTurn || ready.length < player.villagers.length ? tally(ready) : undefined,
    donkeys: tally(player.donkeys),
    goods: total(goods) === 0 ? undefined : say.goods(goods),
    milestones: milestones.length === 0 ? undefined : milestones.map((one) => names.milestones[one]).join(', '),
    left: player.left,
  }
}

/** The seat's own goods in the village. */
const goodsOf = ({ box, refineries }: View, seat: Seat) =>
  counted((good) =>
    refineryIds
      .filter((id) => box.refineries[id].makes === good)
      .reduce((sum, id) => sum + (refineries[id] ?? []).filter((maker) => maker === seat).length, 0),
  )
