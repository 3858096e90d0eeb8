import { expect } from 'vitest'
import type { Seat } from '../../../src/games/game.ts'
import { chance } from '../../../src/games/hamlet/chance.ts'
import { place as asBuilding } from '../../../src/games/hamlet/changes.ts'
import { stacked, tilesOf } from '../../../src/games/hamlet/data/printed-box.ts'
import { saleSpaces } from '../../../src/games/hamlet/data/sales.ts'
import { rowSpaces } from '../../../src/games/hamlet/data/set-up.ts'
import { LandmarkId, RefineryId, refineryIds, type TileId } from '../../../src/games/hamlet/data/tile-ids.ts'
import { choices } from '../../../src/games/hamlet/decisions.ts'
import type { Event } from '../../../src/games/hamlet/events.ts'
import { after } from '../../../src/games/hamlet/evolve.ts'
import { type Contact, contactsOf } from '../../../src/games/hamlet/geometry/board.ts'
import { places } from '../../../src/games/hamlet/geometry/placement.ts'
import { type Refined, refinedGoods } from '../../../src/games/hamlet/goods.ts'
import { Options } from '../../../src/games/hamlet/meta.ts'
import { decide } from '../../../src/games/hamlet/moves/decide.ts'
import { Move } from '../../../src/games/hamlet/moves/index.ts'
import { opening } from '../../../src/games/hamlet/opening.ts'
import type { Code } from '../../../src/games/hamlet/refuse.ts'
import {
  type Building,
  type Player,
  playerAt,
  type Road,
  type Scored,
  type State,
  type TurnPhase,
  type Villager,
} from '../../../src/games/hamlet/state.ts'
import { layOut } from '../../../src/games/hamlet/village.ts'
import type { Choice, Place } from '../../../src/games/kit/choice.ts'
import type { Dice } from '../../../src/games/kit/dice.ts'
import { IllegalMove, type RefusalParams } from '../../../src/games/kit/illegal-move.ts'

/**
 * Steps of Hamlet's tests: lay out a village, make moves, and check the outcome. Name each tile once: tiles in the
 * village, in a hand or in the row are taken out of the bag and the stacks.
 */

export const [ana, bea, carlos, dora] = [0, 1, 2, 3] as const

/** What a player has; the start's values by default. A villager given only by its tile is ready. */
interface Sitting extends Partial<Omit<Player, 'villagers' | 'scored'>> {
  readonly villagers?: readonly (TileId | Villager)[]
  readonly scored?: Partial<Scored>
}

/** The kinds of contacts: two roads, two forests, two mountains, or a forest and a mountain. */
type Over = 'road' | 'forest' | 'mountain' | 'cliff'

/** A further building; `by` built it: Ana by default. */
export interface Extra {
  readonly tile: TileId
  readonly by?: Seat
  /** By default the first legal place that satisfies the other conditions. */
  readonly place?: Place
  /** Meets this building, with this kind of contact if one is given. */
  readonly beside?: TileId
  readonly over?: Over
  /** Whether it meets no other building. */
  readonly alone?: boolean
}

/** A road; by default on the first contact where one may be. */
interface Laid {
  readonly seat: Seat
  readonly from: TileId
  readonly to: TileId
  readonly segment?: number
}

export interface Layout
  extends Partial<Pick<State, 'round' | 'sources' | 'refineries' | 'flags' | 'deliveries' | 'milestones' | 'offers'>> {
  /** How many play; three by default. */
  readonly players?: number
  readonly ana?: Sitting
  readonly bea?: Sitting
  readonly carlos?: Sitting
  readonly dora?: Sitting
  readonly options?: Partial<Options>
  /** The layout of the first tiles around the church; that of a first match by default. */
  readonly ring?: readonly Building[]
  readonly extra?: readonly Extra[]
  readonly roads?: readonly Laid[]
  readonly row?: readonly (TileId | State['row'][number])[]
  /** Whose turn it is; Ana's by default, before the donkeys' step. */
  readonly turn?: Partial<TurnPhase>
}

/**
 * A turn in a village that has grown around its church. By default the builder of a landmark has its flag, and the
 * builder of the first refinery of a good its milestone.
 */
export function aVillage(layout: Layout = {}): State {
  const { players = 3, options = {}, extra = [], roads = [] } = layout
  const started = withRing(atTheOpening(players, options), layout.ring)
  const grown = extra.reduce((state, next) => asBuilding(state, building(state, next)), started)
  const sittings = [layout.ana, layout.bea, layout.carlos, layout.dora]
  const seats = started.seats.map((fresh, seat) => player(fresh, sittings[seat]))
  const others: State = {
    ...grown,
    round: layout.round ?? 1,
    phase: { name: 'turn', seat: ana, driven: false, ...layout.turn },
    sources: { ...grown.sources, ...layout.sources },
    refineries: { ...grown.refineries, ...layout.refineries },
    flags: layout.flags ?? flagsOf(extra),
    milestones: layout.milestones ?? { ...milestonesOf(grown, extra), ...planner(roads) },
    deliveries: layout.deliveries ?? {},
    seats,
  }
  return withSales(
    withBlueprints({ ...others, roads: roads.map((road) => laid(others, road)) }, layout.row),
    layout.offers,
  )
}

const withRing = (state: State, ring: Layout['ring']): State =>
  ring === undefined ? state : { ...state, village: [...state.village.slice(0, 1), ...ring] }

function player(fresh: Player, { villagers, scored, ...others }: Sitting = {}): Player {
  return {
    ...fresh,
    ...others,
    scored: { ...fresh.scored, ...scored },
    villagers: villagers?.map((one) => (typeof one === 'string' ? { at: one, ready: true } : one)) ?? fresh.villagers,
  }
}

/** A further building, at the given place or at the first that matches the conditions. */
export function building(state: State, { tile, place, beside, over, alone = false }: Extra): Building {
  if (place !== undefined) return { tile, place }
  const fits = places(layOut(state), tilesOf(state.box)[tile]).find((spot) => {
    if (alone && spot.meets.length > 1) return false
    if (beside === undefined) return true
    const board = layOut({ ...state, village: [...state.village, { tile, place: spot.place }] })
    return contactsOf(board, tile).some(
      (contact) => contact.other === beside && (over === undefined || kindOf(contact) === over),
    )
  })
  if (fits === undefined) throw new Error(`There is no such place for ${tile}.`)
  return { tile, place: fits.place }
}

const kindOf = ({ type, otherType }: Contact): Over => (type === otherType ? type : 'cliff')

function laid(state: State, { seat, from, to, segment }: Laid): Road {
  if (segment !== undefined) return { seat, from, segment, to }
  const contact = contactsOf(layOut(state), from).find(
    (one) => one.other === to && (kindOf(one) === 'forest' || kindOf(one) === 'mountain'),
  )
  if (contact === undefined) throw new Error(`No road can join ${from} and ${to}.`)
  return { seat, from, segment: contact.segment, to }
}

const flagsOf = (extra: readonly Extra[]): State['flags'] =>
  Object.fromEntries(
    extra.flatMap(({ tile, by = ana }) => (LandmarkId.safeParse(tile).success ? [[tile, by] as const] : [])),
  )

/** The last entry of a good wins, so the first refinery comes last. */
const milestonesOf = ({ box }: State, extra: readonly Extra[]): State['milestones'] =>
  Object.fromEntries(
    extra.toReversed().flatMap(({ tile, by = ana }) => {
      const refinery = RefineryId.safeParse(tile)
      return refinery.success ? [[box.refineries[refinery.data].makes, by] as const] : []
    }),
  )

const planner = ([first]: readonly Laid[]): State['milestones'] => (first === undefined ? {} : { roads: first.seat })

/** Each other blueprint is in its stack or, if that is open, in the bag; the row is full if possible. */
function withBlueprints(state: State, given: Layout['row']): State {
  const row = given?.map((one) => (typeof one === 'string' ? { tile: one, coins: 0 } : one))
  const village = state.village.map(({ tile }) => tile)
  const used = [
    ...village,
    ...state.seats.flatMap(({ blueprints }) => blueprints),
    ...(row ?? []).map(({ tile }) => tile),
  ]
  const isOpen = (good: (typeof refinedGoods)[number]) =>
    refineryIds.some((id) => village.includes(id) && state.box.refineries[id].makes === good) ||
    stacked(state.box, good).some((tile) => used.includes(tile))
  const open = [null, ...refinedGoods.filter(isOpen)]
  const left = open.flatMap((stack) => stacked(state.box, stack).filter((tile) => !used.includes(tile)))
  const drawn = row === undefined ? left.slice(0, rowSpaces) : []
  return {
    ...state,
    row: row ?? drawn.map((tile) => ({ tile, coins: 0 })),
    bag: left.filter((tile) => !drawn.includes(tile)).toSorted(),
    stacks: Object.fromEntries(
      refinedGoods.flatMap((good) => (isOpen(good) ? [] : [[good, [...stacked(state.box, good)].toSorted()]])),
    ),
  }
}

/** Sale tokens that nobody has: by default the lowest of them are open. */
function withSales(state: State, given: Layout['offers']): State {
  const { sales } = state.box
  const taken = state.seats.flatMap((seat) => seat.sales)
  const unsold = Object.keys(sales)
    .toSorted()
    .filter((token) => !taken.includes(token))
  const offers = given ?? unsold.slice(0, saleSpaces)
  const inPlay = [...taken, ...offers]
  const ofLevel = (level: number) => inPlay.filter((token) => sales[token]?.level === level).length
  const inBox = opening({ seats: state.seats.length, options: state.options }).toCome
  return {
    ...state,
    offers,
    unseen: unsold.filter((token) => !offers.includes(token)),
    toCome: [1, 2, 3].flatMap((level) => inBox.filter((other) => other === level).slice(ofLevel(level))),
  }
}

/** The opening, up to Ana's first turn. */
export const atTheOpening = (players: number, options: Partial<Options> = {}, dice = seeded(1)): State =>
  settled(opening({ seats: players, options: Options.parse(options) }), dice)

/** The state when nature has nothing left to draw. */
export function settled(from: State, dice: Dice = seeded(7)): State {
  let state = from
  for (let drawn = chance(state, dice); drawn.length > 0; drawn = chance(state, dice)) state = after(state, drawn)
  return state
}

/** Dice that look random, and are the same every time. */
export function seeded(seed: number): Dice {
  let x = seed
  return {
    below(limit) {
      x = (Math.imul(x, 1103515245) + 12345) >>> 0
      return Math.floor(((x >>> 8) / 2 ** 24) * limit)
    },
  }
}

/** Dice with these numbers, one after another, and then the lowest. */
export function showing(...numbers: number[]): Dice {
  return { below: (limit) => Math.min(numbers.shift() ?? 0, limit - 1) }
}

/** The player at a seat. */
export const at = (state: State, seat: Seat): Player => playerAt(state, seat)

/** The events of a move, and what follows from it automatically. The move is parsed as from the wire. */
export const eventsOf = (state: State, seat: Seat, move: object): Event[] => decide(state, seat, Move.parse(move))

/** The position after some moves of a seat, once nature has drawn. */
export const act = (state: State, seat: Seat, ...moves: object[]): State =>
  moves.reduce<State>((before, move) => settled(after(before, eventsOf(before, seat, move))), state)

/** Expects a move to be refused, with these parameters. */
export function refused(doing: () => unknown, code: Code, params?: RefusalParams): void {
  const refusal = caught(doing)
  expect(refusal).toBeInstanceOf(IllegalMove)
  expect(refusal).toMatchObject({ code: `hamlet/${code}`, ...(params === undefined ? {} : { params }) })
}

function caught(doing: () => unknown): unknown {
  try {
    doing()
  } catch (refusal) {
    return refusal
  }
  return undefined
}

/** The forms that a seat is offered for a kind of move, filtered by the given parts. */
export const forms = (
  state: State,
  seat: Seat,
  type: Move['type'],
  said: Readonly<Record<string, unknown>> = {},
): Choice[] =>
  choices(state, seat).filter(
    ({ move }) => move.type === type && Object.entries(said).every(([key, value]) => move[key] === value),
  )

/** Whether a move is made or refused, without the reason. */
export const isAllowed = (state: State, seat: Seat, move: object): boolean =>
  caught(() => eventsOf(state, seat, move)) === undefined

/** The segment of a building at which it meets another, with this kind of contact if one is given. */
export function segmentTo(state: State, from: TileId, to: TileId, over?: Over): number {
  const found = contactsOf(layOut(state), from).find(
    (contact) => contact.other === to && (over === undefined || kindOf(contact) === over),
  )
  if (found === undefined) throw new Error(`${from} and ${to} do not meet like that.`)
  return found.segment
}

/** The refineries of each refined good in a stocked village: the tile, and its neighbour. */
export const works = {
  planks: { tile: 'lumber-mill', beside: 'woodcutter', over: 'forest' },
  brick: { tile: 'master-stonemason', beside: 'quarry', over: 'mountain' },
  milk: { tile: 'dairy-estate', beside: 'farm', over: 'forest' },
  flour: { tile: 'windmill', beside: 'town-hall', over: 'mountain' },
} as const satisfies Record<Refined, Extra>

/**
 * A village whose sources are full, with two of each named good, made by Bea. Ana has four villagers at the church, and
 * her donkeys reach all of the first tiles.
 */
export function stocked(made: readonly Refined[], layout: Layout = {}): State {
  const there = made.map((good) => works[good])
  return aVillage({
    extra: there.map((work) => ({ ...work, by: bea })),
    roads: there.map(({ tile, beside }) => ({ seat: bea, from: beside, to: tile })),
    sources: { woodcutter: { wood: 3 }, quarry: { stone: 3 }, farm: { wheat: 3 } },
    refineries: Object.fromEntries(there.map(({ tile }) => [tile, [bea, bea]])),
    ...layout,
    ana: {
      villagers: ['church', 'church', 'church', 'church'],
      donkeys: ['church', 'market', 'town-hall', 'woodcutter', 'quarry', 'farm'],
      ...layout.ana,
    },
  })
}
