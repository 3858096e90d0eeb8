import { z } from 'zod'
import { Place } from '../../kit/choice.ts'
import type { Cost, Tile } from '../box.ts'
import { LandmarkId, RefineryId, TileId } from '../data/tile-ids.ts'
import type { Event } from '../events.ts'
import { contactsOf } from '../geometry/board.ts'
import { misplaced, places } from '../geometry/placement.ts'
import { noun } from '../nouns.ts'
import { canPay, paid, paymentField } from '../payment.ts'
import { Pay, type Price, price } from '../price.ts'
import { refuse } from '../refuse.ts'
import type { Turn } from '../turn.ts'
import { layOut, tileOf } from '../village.ts'
import { action, villager } from './rule.ts'

/** A blueprint becomes a building next to the one on which the villager stands. Rulebook: Building a tile. */
export const build = action({
  move: z.strictObject({
    type: z.literal('build'),
    tile: TileId,
    at: TileId.describe('The building on which the villager stands.'),
    place: Place,
    pay: Pay.exactOptional(),
    ...villager,
  }),
  where: ({ at }) => at,
  offer(turn) {
    const { state, own, village } = turn
    return own.blueprints.flatMap((tile) => {
      const piece = tileOf(state.box, tile)
      const free = places(village.board, piece)
      const cost = costOf(piece)
      return state.village.flatMap(({ tile: at }) => {
        const beside = free.flatMap(({ place, meets }) => (meets.includes(at) ? [place] : []))
        const [first] = beside
        if (first === undefined || !village.connected.has(at) || !canPay(turn, at, cost)) return []
        const move = { type: 'build', tile, at }
        const field = paymentField(turn, at, cost)
        return [
          {
            move,
            fields: [{ kind: 'place' as const, name: 'place', noun: noun('tile', tile), places: beside }, field],
            limits: [],
            example: { ...move, place: first, pay: field.proposal },
          },
        ]
      })
    })
  },
  decide(turn, { tile, at, place, pay }) {
    const { state, seat, own, village } = turn
    if (!own.blueprints.includes(tile)) refuse('not-your-blueprint', { tile })
    const piece = tileOf(state.box, tile)
    const wrong = misplaced(village.board, piece, place)
    if (wrong !== undefined) refuse(wrong)
    const building = { tile, place }
    const board = layOut({ box: state.box, village: [...state.village, building] })
    if (!contactsOf(board, tile).some(({ other }) => other === at)) refuse('not-next-to', { tile: at })
    const { coins, vp } = printed(piece)
    return [
      ...paid(turn, at, costOf(piece), pay),
      { type: 'built', seat, ...building, coins, vp },
      ...flag(seat, tile),
      ...firstOfItsGood(turn, tile),
    ]
  },
})

const nothing: Cost = { goods: {}, coins: 0 }

const printed = (tile: Tile): { readonly coins: number; readonly vp: number } =>
  'cost' in tile ? { coins: tile.cost.coins, vp: tile.vp } : { coins: 0, vp: 0 }

function costOf(tile: Tile): Price {
  const { goods, coins } = 'cost' in tile ? tile.cost : nothing
  return price(goods, coins)
}

/** A landmark carries the flag of its builder. Rulebook: Landmarks. */
function flag(seat: number, tile: TileId): Event[] {
  const landmark = LandmarkId.safeParse(tile)
  return landmark.success ? [{ type: 'flag-raised', seat, tile: landmark.data }] : []
}

/** The builder of the first refinery of a good takes its milestone, and opens its stack. Rulebook: Building a tile. */
function firstOfItsGood({ state, seat }: Turn, tile: TileId): Event[] {
  const refinery = RefineryId.safeParse(tile)
  if (!refinery.success) return []
  const { makes: good } = state.box.refineries[refinery.data]
  const tiles = state.stacks[good]
  const taken: Event[] =
    state.milestones[good] === undefined ? [{ type: 'milestone-taken', seat, milestone: good }] : []
  return tiles === undefined ? taken : [...taken, { type: 'stack-opened', good, tiles }]
}
