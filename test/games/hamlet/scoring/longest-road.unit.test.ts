import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../../src/games/game.ts'
import { tilesOf } from '../../../../src/games/hamlet/data/printed-box.ts'
import { limits } from '../../../../src/games/hamlet/data/set-up.ts'
import { type TileId, tileIds } from '../../../../src/games/hamlet/data/tile-ids.ts'
import { allContacts, beyond } from '../../../../src/games/hamlet/geometry/board.ts'
import { edgesOf } from '../../../../src/games/hamlet/geometry/outline.ts'
import { places } from '../../../../src/games/hamlet/geometry/placement.ts'
import { longestChain, longestRoad } from '../../../../src/games/hamlet/scoring/longest-road.ts'
import type { State } from '../../../../src/games/hamlet/state.ts'
import { type Link, layOut, linked, printedLinks, villageOf } from '../../../../src/games/hamlet/village.ts'
import type { Place } from '../../../../src/games/kit/choice.ts'
import { type Dice, shuffle } from '../../../../src/games/kit/dice.ts'
import { TooManySteps } from '../../../../src/games/kit/steps.ts'
import { ana, atTheOpening, aVillage, bea, type Extra, type Layout, seeded } from '../table.ts'

const passable = { tile: 'church', isPassable: true } as const
const impassable = { tile: 'church', isPassable: false } as const
const chain = (printed: Link[], own: Link[], church: { tile: TileId; isPassable: boolean } = passable): number =>
  longestChain(linked([...printed, ...own]), linked(own), church)

describe('Rulebook: Longest road', () => {
  test('counts the tiles of a chain over printed and own roads', () => {
    expect(chain([['farm', 'market']], [['market', 'tavern']])).toBe(3)
  })

  test('gives up on a graph that no printed tiles can make', () => {
    const all: Link[] = tileIds.flatMap((one, index) => tileIds.slice(index + 1).map((other) => [one, other] as const))
    expect(() => chain(all, [['square', 'tavern']])).toThrow(TooManySteps)
  })

  test('needs an own road in the chain', () => {
    expect(chain([['farm', 'market']], [])).toBe(0)
    const long: Link[] = [
      ['farm', 'market'],
      ['market', 'tavern'],
      ['tavern', 'square'],
    ]
    expect(chain(long, [['smithy', 'stables']])).toBe(2)
  })

  test('visits no tile twice: the longer branch of a fork counts, and a ring once', () => {
    const fork: Link[] = [
      ['farm', 'market'],
      ['farm', 'square'],
      ['square', 'tavern'],
    ]
    expect(chain(fork, [['farm', 'smithy']])).toBe(4)
    const ring: Link[] = [
      ['farm', 'market'],
      ['market', 'square'],
    ]
    expect(chain(ring, [['square', 'farm']])).toBe(3)
  })

  const acrossTheChurch: Link[] = [
    ['farm', 'church'],
    ['church', 'market'],
    ['market', 'square'],
  ]

  test('ruling A11: the church is passed but not counted', () => {
    expect(chain(acrossTheChurch, [['square', 'tavern']])).toBe(4)
    expect(chain([], [['church', 'tavern']])).toBe(1)
  })

  test('with the option the church is not passed; a chain may still end there', () => {
    expect(chain(acrossTheChurch, [['square', 'tavern']], impassable)).toBe(3)
    expect(chain([['tavern', 'square']], [['church', 'tavern']], impassable)).toBe(2)
    expect(
      chain(
        [],
        [
          ['tavern', 'church'],
          ['church', 'smithy'],
        ],
        impassable,
      ),
    ).toBe(1)
  })

  test('the search equals a brute-force search of all orders of all tiles', () => {
    const dice = seeded(5)
    for (let graph = 0; graph < 300; graph += 1) {
      const tiles = shuffle(dice, tileIds).slice(0, 6)
      const pairs = tiles.flatMap((one, index) => tiles.slice(index + 1).map((other): Link => [one, other]))
      const links = shuffle(dice, pairs).slice(0, 3 + dice.below(7))
      const own = links.slice(0, dice.below(4))
      const church = { tile: tiles[0] ?? 'church', isPassable: dice.below(2) === 0 }
      expect(chain(links, own, church)).toBe(bestOrder(tiles, links, own, church))
    }
  })
})

/** Generates every order of tiles in which each is linked to the one before. */
function bestOrder(
  tiles: readonly TileId[],
  links: readonly Link[],
  own: readonly Link[],
  church: { tile: TileId; isPassable: boolean },
): number {
  const isIn = (among: readonly Link[], one: TileId | undefined, other: TileId | undefined) =>
    among.some(([a, b]) => (a === one && b === other) || (a === other && b === one))
  let orders: readonly (readonly TileId[])[] = tiles.map((tile) => [tile])
  let best = 0
  while (orders.length > 0) {
    orders = orders.flatMap((order) =>
      tiles.flatMap((next) => (!order.includes(next) && isIn(links, order.at(-1), next) ? [[...order, next]] : [])),
    )
    const allowed = orders.filter(
      (order) => church.isPassable || [-1, 0, order.length - 1].includes(order.indexOf(church.tile)),
    )
    const owned = allowed.filter((order) => order.some((tile, index) => index > 0 && isIn(own, order[index - 1], tile)))
    best = Math.max(best, ...owned.map((order) => order.filter((tile) => tile !== church.tile).length))
  }
  return best
}

describe('the score of the longest road', () => {
  const points = (layout: Layout, seat: Seat = ana) => {
    const state = aVillage(layout)
    return longestRoad(state, villageOf(state), seat)
  }
  /** From the market to the farm, and over the church to one more tile. */
  const roads = [{ seat: ana, from: 'market', to: 'farm' }] as const

  test('is 2 for each tile; nothing without an own road', () => {
    expect(points({ roads })).toBe(6)
    expect(points({ roads }, bea)).toBe(0)
  })

  test("does not include others' roads", () => {
    const extra: Extra[] = [{ tile: 'pond-forest', beside: 'farm', over: 'forest', alone: true }]
    const others = { seat: bea, from: 'farm', to: 'pond-forest' } as const
    expect(points({ extra, roads: [...roads, others] })).toBe(6)
    expect(points({ extra, roads: [...roads, { ...others, seat: ana }] })).toBe(8)
  })

  test('does not need a connection to the village', () => {
    const layout: Layout = {
      extra: [
        { tile: 'pond-mountain', beside: 'town-hall', over: 'mountain' },
        { tile: 'outpost-1', beside: 'pond-mountain', over: 'mountain', alone: true },
      ],
      roads: [{ seat: ana, from: 'outpost-1', to: 'pond-mountain' }],
    }
    expect(points(layout)).toBe(4)
  })

  test('with the option stops at the church', () => {
    expect(points({ roads, options: { churchBreaksLongestRoad: true } })).toBe(4)
  })

  describe('Smithy', () => {
    const smithy = (by: Seat): Extra[] => [{ tile: 'smithy', beside: 'town-hall', over: 'mountain', by, alone: true }]
    const bridge = { seat: bea, from: 'smithy', to: 'town-hall' } as const

    test('gives its owner 3 instead of 2 for each tile', () => {
      expect(points({ extra: smithy(ana), roads: [...roads, bridge] })).toBe(9)
    })

    test('leaves everybody else at 2', () => {
      expect(points({ extra: smithy(bea), roads: [...roads, bridge] })).toBe(6)
    })

    test('leaves its owner at 2 while it is not part of the village', () => {
      expect(points({ extra: smithy(ana), roads })).toBe(6)
    })
  })
})

describe('the largest boards', () => {
  /** All tiles, each where most of its roads meet others. */
  function joinedUp(dice: Dice): State {
    let state = atTheOpening(4)
    for (const tile of shuffle(dice, tileIds)) {
      if (state.village.some((laid) => laid.tile === tile)) continue
      const piece = tilesOf(state.box)[tile]
      const board = layOut(state)
      const roads = (place: Place) =>
        edgesOf(piece, place).filter(({ type, from, direction }) => type === 'road' && beyond(board, from, direction))
      const [best] = shuffle(dice, places(board, piece))
        .map(({ place }) => ({ place, joined: roads(place).length }))
        .toSorted((one, other) => other.joined - one.joined)
      if (best !== undefined) state = { ...state, village: [...state.village, { tile, place: best.place }] }
    }
    return state
  }

  test('have at most 23 printed links, so all chains can be tried', { timeout: 60_000 }, () => {
    const segments = Object.values(tilesOf(atTheOpening(4).box)).flatMap((tile) => [...tile.segments])
    expect(segments.filter((type) => type === 'R').length / 2).toBeLessThan(24)
    for (const seed of [1, 2, 3, 4]) {
      const dice = seeded(seed)
      const board = layOut(joinedUp(dice))
      const printed = printedLinks(board)
      expect(board.lying.length).toBe(tileIds.length)
      expect(printed.length).toBeGreaterThan(15)
      const sites = allContacts(board)
        .filter(({ type, otherType }) => type === otherType && type !== 'road')
        .map(({ of, other }): Link => [of, other])
      for (let roads = 0; roads < 25; roads += 1) {
        const own = shuffle(dice, sites).slice(0, limits.roads)
        const links = new Counting(linked([...printed, ...own]))
        expect(longestChain(links, linked(own), passable)).toBeGreaterThan(1)
        expect(links.lookedUp).toBeLessThan(20_000)
      }
    }
  })
})

/** Counts the steps of a search by its look-ups. */
class Counting<Key, Value> extends Map<Key, Value> {
  lookedUp = 0

  override get(key: Key): Value | undefined {
    this.lookedUp += 1
    return super.get(key)
  }
}
