import { describe, expect, test } from 'vitest'
import {
  type LandmarkId,
  type RefineryId,
  refineryIds,
  ringIds,
  type TileId,
  tileIds,
} from '../../../../src/games/hamlet/data/tile-ids.ts'
import type { Event } from '../../../../src/games/hamlet/events.ts'
import { contactsOf } from '../../../../src/games/hamlet/geometry/board.ts'
import { type Counts, type Refined, refinedGoods, total } from '../../../../src/games/hamlet/goods.ts'
import type { State } from '../../../../src/games/hamlet/state.ts'
import { layOut } from '../../../../src/games/hamlet/village.ts'
import { act, ana, at, aVillage, bea, building, carlos, eventsOf, isAllowed, refused, stocked } from '../table.ts'

/**
 * All 32 tiles: those at the start, and the others, each built beside the church with its whole cost at hand. The
 * numbers are copied from the survey of the tiles.
 */

interface Bill {
  readonly goods: Counts
  readonly coins: number
}
const goods = (counted: Counts): Bill => ({ goods: counted, coins: 0 })

const refineries: [tile: RefineryId, bill: Bill, vp: number, makes: Refined, slots: number][] = [
  ['sawmill', goods({ wheat: 2, stone: 1 }), 4, 'planks', 1],
  ['stonemason', goods({ wheat: 2, wood: 1 }), 4, 'brick', 1],
  ['dairy-farm', goods({ wood: 2, stone: 1 }), 4, 'milk', 1],
  ['flour-mill', goods({ stone: 2, wood: 1 }), 4, 'flour', 1],
  ['master-stonemason', goods({ planks: 1, wood: 2 }), 5, 'brick', 2],
  ['lumber-mill', goods({ brick: 1, stone: 2 }), 5, 'planks', 2],
  ['windmill', goods({ milk: 1, wood: 2 }), 5, 'flour', 2],
  ['dairy-estate', goods({ flour: 1, stone: 2 }), 5, 'milk', 2],
]

const landmarks: [tile: LandmarkId, bill: Bill, vp: number][] = [
  ['shrine', goods({ wheat: 1, stone: 1 }), 2],
  ['trade-post', goods({ wood: 1, wheat: 1 }), 2],
  ['pond-forest', goods({ wheat: 1 }), 1],
  ['pond-mountain', goods({ wheat: 1 }), 1],
  ['woodland-small', goods({ wood: 1 }), 2],
  ['mountain-range-small', goods({ stone: 1 }), 2],
  ['warehouse', goods({ planks: 1, stone: 2 }), 4],
  ['stables', goods({ planks: 1, wheat: 1 }), 3],
  ['outpost-1', goods({ planks: 1, stone: 1 }), 2],
  ['outpost-2', goods({ brick: 1, wood: 1 }), 2],
  ['smithy', goods({ brick: 1, wood: 1 }), 3],
  ['mountain-range-large', goods({ milk: 1, stone: 1 }), 2],
  ['square', goods({ milk: 1, stone: 1 }), 3],
  ['monument', goods({ milk: 2 }), 3],
  ['tavern', goods({ flour: 1, wheat: 1 }), 3],
  ['woodland-large', goods({ flour: 1, wood: 1 }), 2],
]

const barns: [tile: 'barn-opposite' | 'barn-bent', bill: Bill, vp: number][] = [
  ['barn-opposite', { goods: {}, coins: 3 }, 4],
  ['barn-bent', { goods: {}, coins: 3 }, 4],
]

const nobodysFirst = { planks: carlos, brick: carlos, milk: carlos, flour: carlos, roads: carlos }

/** Ana is at the church with the blueprint and its cost; Bea made the refined goods. */
function given(tile: TileId, { goods }: Bill, milestones = {}): { state: State; move: object } {
  const made = refinedGoods.filter((good) => goods[good] !== undefined)
  const state = stocked(made, { ana: { blueprints: [tile], coins: 40 }, milestones })
  return {
    state,
    move: { type: 'build', tile, at: 'church', place: building(state, { tile, beside: 'church' }).place },
  }
}

const used = (events: readonly Event[]): Counts =>
  Object.fromEntries(
    events.flatMap((event) =>
      event.type === 'raw-used' || event.type === 'refined-used' ? [[event.good, event.number] as const] : [],
    ),
  )

/** Expects the cost to be paid and the points to be scored, and nothing else to change. */
function costsAndScores(tile: TileId, bill: Bill, vp: number): State {
  const { state, move } = given(tile, bill, nobodysFirst)
  expect(used(eventsOf(state, ana, move))).toEqual(bill.goods)
  const after = act(state, ana, move)
  expect(at(after, ana)).toMatchObject({
    coins: 40 - bill.coins,
    blueprints: [],
    scored: { buildings: vp, goods: 0, deliveries: 0, sales: 0 },
  })
  expect(after.village.at(-1)?.tile).toBe(tile)
  const refined = total(bill.goods, refinedGoods)
  expect(at(after, bea)).toMatchObject({ coins: 3 + refined, scored: { goods: refined } })
  return after
}

/** A road from the church to the new tile, so that it can be used. */
function joined(state: State, tile: TileId): State {
  const contact = contactsOf(layOut(state), 'church').find(({ other }) => other === tile)
  if (contact === undefined) throw new Error(`${tile} does not meet the church.`)
  const road = { seat: carlos, from: 'church', segment: contact.segment, to: tile } as const
  return { ...state, roads: [...state.roads, road] }
}

test('the tiles in this test are all that there are', () => {
  const listed = [...refineries, ...landmarks, ...barns].map(([tile]) => tile)
  expect(['church', 'market', 'town-hall', 'woodcutter', 'quarry', 'farm', ...listed].toSorted()).toEqual(
    [...tileIds].toSorted(),
  )
})

describe('the first tiles', () => {
  test.each(['church', ...ringIds] as const)(
    '%s is on the board from the start, and in no bag, row or stack',
    (tile) => {
      const { village, row, bag, stacks } = aVillage()
      expect(village.filter((placed) => placed.tile === tile)).toHaveLength(1)
      expect([...row.map((blueprint) => blueprint.tile), ...bag, ...Object.values(stacks).flat()]).not.toContain(tile)
    },
  )
})

describe('barns', () => {
  test.each(barns)('%s costs %j and brings %i points; its three slots are empty', (tile, bill, vp) => {
    const after = costsAndScores(tile, bill, vp)
    expect(after.sources[tile]).toEqual({})
    expect(after.flags).toEqual({})
    const filled = act(joined(after, tile), ana, { type: 'gather', at: tile, goods: { wood: 1, stone: 1, wheat: 1 } })
    expect(filled.sources[tile]).toEqual({ wood: 1, stone: 1, wheat: 1 })
    expect(at(filled, ana)).toMatchObject({ coins: 40 - bill.coins, scored: { goods: 2 } })
  })
})

describe('refineries', () => {
  test.each(refineries)(
    '%s costs %j and brings %i points; its slots for %s are empty: %i',
    (tile, bill, vp, makes, slots) => {
      const after = costsAndScores(tile, bill, vp)
      expect(after.refineries[tile]).toEqual([])
      expect(after.flags).toEqual({})
      const linked = joined(after, tile)
      const filled = act(linked, ana, { type: 'refine', at: tile, number: slots })
      expect(filled.refineries[tile]).toEqual(Array(slots).fill(ana))
      expect(eventsOf(linked, ana, { type: 'refine', at: tile, number: slots })).toContainEqual(
        expect.objectContaining({ type: 'refined', good: makes, number: slots, highQuality: false }),
      )
      refused(() => eventsOf(linked, ana, { type: 'refine', at: tile, number: slots + 1 }), 'slots-full')
    },
  )

  test.each(refineries)(
    '%s, if it is the first of its good, brings the milestone and the stack',
    (tile, bill, _vp, makes) => {
      const { state, move } = given(tile, bill)
      const after = act({ ...state, milestones: {} }, ana, move)
      expect(after.milestones).toEqual({ [makes]: ana })
      expect(after.stacks).not.toHaveProperty(makes)
      for (const opened of state.stacks[makes] ?? []) expect(after.bag).toContain(opened)
    },
  )

  test('are all the refineries', () => {
    expect(refineries.map(([tile]) => tile)).toEqual(refineryIds)
  })
})

describe('landmarks', () => {
  test.each(landmarks)("%s costs %j and brings %i points; it has its builder's flag", (tile, bill, vp) => {
    const after = costsAndScores(tile, bill, vp)
    expect(after.flags).toEqual({ [tile]: ana })
    expect([after.sources, after.refineries].flatMap((all) => Object.keys(all))).not.toContain(tile)
  })

  test.each(landmarks)('%s also has the flag of another seat that builds it', (tile, bill) => {
    const { state, move } = given(tile, bill)
    const seats = state.seats.map((_, seat) => at(state, seat === ana ? bea : seat === bea ? ana : seat))
    const others: State = { ...state, seats, phase: { name: 'turn', seat: bea, driven: false } }
    expect(act(others, bea, move).flags).toEqual({ [tile]: bea })
  })

  test.each(landmarks)('%s cannot be built for less: it is refused without coins and goods', (tile, bill) => {
    const { state, move } = given(tile, bill)
    const poor: State = {
      ...state,
      sources: { woodcutter: {}, quarry: {}, farm: {} },
      refineries: Object.fromEntries(Object.keys(state.refineries).map((id) => [id, []])),
      seats: state.seats.map((seat) => ({ ...seat, coins: 0 })),
    }
    expect(isAllowed(poor, ana, move)).toBe(false)
  })
})
