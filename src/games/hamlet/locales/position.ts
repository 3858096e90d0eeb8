import type { Seat } from '../../game.ts'
import type { Tile } from '../box.ts'
import { tilesOf } from '../data/box.ts'
import { RefineryId, refineryIds, SourceId, type TileId } from '../data/tile-ids.ts'
import { pointKey } from '../geometry/lattice.ts'
import { counted, total } from '../goods.ts'
import { openSlots } from '../moves/deliver.ts'
import { Milestone } from '../state.ts'
import type { View } from '../view.ts'
import type { BuildingInWords, Phrases, Say, SeatInWords } from './phrases.ts'

/** The position in words, a line each: enough to play without seeing the village, but for the shapes of the tiles. */
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
    ...view.row.map(({ tile, coins }, space) => position.blueprint({ plan: plan(tile), price: space, found: coins })),
    position.market({
      raw: names.coin(raw),
      refined: names.coin(refined),
      sales: list(salesInWords(phrases, say, view)),
    }),
    position.church(list(openSlots(view).map(({ slot }) => brings(say.slot(slot), names.point(slot.vp))))),
    ...view.seats.flatMap((player, seat) => [
      position.player(seatInWords(phrases, say, view, player, seat)),
      ...(player.blueprints.length === 0 ? [] : [position.hand(say.seat(seat), list(player.blueprints.map(plan)))]),
    ]),
  ]
}

/** Which round it is, and whose turn. */
function standing({ position }: Phrases, say: Say, { phase, round }: View): string {
  if (phase.name !== 'turn') return position.phases[phase.name]
  const driven = phase.driven ? [position.driven] : []
  return [position.round(round), position.atTurn(say.seat(phase.seat)), ...driven].join(' ')
}

/** A blueprint with what it costs to build and what that brings. */
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

function buildingInWords({ names, by }: Phrases, say: Say, view: View, { tile, connected }: Seen): BuildingInWords {
  const { box, flags } = view
  const flag = Object.entries(flags).find(([landmark]) => landmark === tile)?.[1]
  const seen = {
    name: names.tiles[tile],
    holds: undefined,
    empty: 0,
    flag: flag === undefined ? undefined : say.seat(flag),
    connected,
  }
  const source = SourceId.safeParse(tile)
  if (source.success) {
    const goods = view.sources[source.data] ?? {}
    const lying = Object.values(goods).reduce((sum, amount) => sum + amount, 0)
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

/** Who is joined to whom: first by what is printed, then by what was built. */
function roads({ names }: Phrases, say: Say, view: View): string[] {
  const pair = (one: TileId, other: TileId) => `${names.tiles[one]} – ${names.tiles[other]}`
  const printed = printedRoads(view).map(([one, other]) => pair(one, other))
  const built = view.roads.map(
    ({ kind, from, to, seat }) => `${names.roads[kind]} ${pair(from, to)}, ${say.seat(seat)}`,
  )
  return [...new Set(printed), ...built]
}

/** Where printed roads meet: a segment that both tiles walk, the one from where the other ends. */
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
  const tally = (tiles: readonly TileId[]) => tiles.map((tile) => names.tiles[tile]).join(', ') || none
  const ready = player.villagers.flatMap(({ at, ready }) => (ready ? [at] : []))
  const goods = goodsOf(view, seat)
  const milestones = Milestone.options.filter((milestone) => view.milestones[milestone] === seat)
  return {
    name: say.seat(seat),
    points: names.point(player.points),
    coins: names.coin(player.coins),
    villagers: tally(player.villagers.map(({ at }) => at)),
    ready: phase.name === 'turn' && phase.seat === seat ? tally(ready) : undefined,
    donkeys: tally(player.donkeys),
    goods: total(goods) === 0 ? undefined : say.goods(goods),
    milestones: milestones.length === 0 ? undefined : milestones.map((one) => names.milestones[one]).join(', '),
    left: player.left,
  }
}

/** The own goods in the village. */
const goodsOf = ({ box, refineries }: View, seat: Seat) =>
  counted((good) =>
    refineryIds
      .filter((id) => box.refineries[id].makes === good)
      .reduce((sum, id) => sum + (refineries[id] ?? []).filter((maker) => maker === seat).length, 0),
  )
