import { describe, expect, test } from 'vitest'
import type { TileId } from '../../../../src/games/hamlet/data/tile-ids.ts'
import { contactsOf } from '../../../../src/games/hamlet/geometry/board.ts'
import { pointKey } from '../../../../src/games/hamlet/geometry/lattice.ts'
import { trianglesOf } from '../../../../src/games/hamlet/geometry/outline.ts'
import { misplaced, places } from '../../../../src/games/hamlet/geometry/placement.ts'
import type { State } from '../../../../src/games/hamlet/state.ts'
import { layOut, tileOf, villageOf } from '../../../../src/games/hamlet/village.ts'
import type { Place } from '../../../../src/games/kit/choice.ts'
import {
  act,
  ana,
  at,
  bea,
  building,
  type Extra,
  eventsOf,
  forms,
  type Layout,
  refused,
  stocked,
  works,
} from '../table.ts'

const laying = (tile: TileId, from: TileId, place: Place, pay?: object) => ({
  type: 'build',
  tile,
  at: from,
  place,
  ...(pay === undefined ? {} : { pay }),
})

/** Builds at the first legal place that matches the description. */
const putting = (state: State, extra: Extra & { readonly beside: TileId }) =>
  laying(extra.tile, extra.beside, building(state, extra).place)

const withPlans = (blueprints: TileId[], layout: Layout = {}) =>
  stocked([], { ...layout, ana: { blueprints, coins: 20, ...layout.ana } })

/** The first place, legal or not, with this fault. */
function spoilt(state: State, tile: TileId, wrong: ReturnType<typeof misplaced>): Place {
  const board = layOut(state)
  const piece = tileOf(state.box, tile)
  for (let turns = 0; turns < 6; turns++)
    for (let q = -12; q <= 12; q++)
      for (let r = -12; r <= 12; r++) {
        const place = { turns, q, r }
        if (misplaced(board, piece, place) === wrong) return place
      }
  throw new Error(`No place of ${tile} is wrong like that.`)
}

/** Whether the triangles that a tile would cover are part of the empty space around the village. */
function isReachedFromAfar(state: State, tile: TileId, place: Place): boolean {
  const covered = layOut(state).covered()
  const open = [...trianglesOf(tileOf(state.box, tile), place)]
  const found = new Set(open.map(pointKey))
  for (const { q, r } of open) {
    if (Math.abs(q) > 60) return true
    // The triangle has its tip up if the remainder is 1; its neighbours have theirs down, and the other way round.
    const way = ((q % 3) + 3) % 3 === 1 ? 1 : -1
    const neighbours = [
      { q: q + way, r: r + way },
      { q: q + way, r: r - 2 * way },
      { q: q - 2 * way, r: r + way },
    ]
    for (const next of neighbours) {
      if (covered.has(pointKey(next)) || found.has(pointKey(next))) continue
      found.add(pointKey(next))
      open.push(next)
    }
  }
  return false
}

describe('Rulebook: Building, where a tile may be placed', () => {
  test('beside the building of the villager, who stays there', () => {
    const state = withPlans(['sawmill'])
    const move = putting(state, { tile: 'sawmill', beside: 'farm' })
    const after = act(state, ana, move)
    expect(after.village.at(-1)).toEqual({ tile: 'sawmill', place: move.place })
    expect(at(after, ana).villagers[0]).toEqual({ at: 'farm', ready: false })
    expect(at(after, ana).blueprints).toEqual([])
  })

  test('not beside another building only', () => {
    const state = withPlans(['sawmill'])
    const { place } = building(state, { tile: 'sawmill', beside: 'woodcutter', alone: true })
    refused(() => eventsOf(state, ana, laying('sawmill', 'farm', place)), 'not-next-to', { tile: 'farm' })
  })

  test('not without touching any', () => {
    const state = withPlans(['sawmill'])
    refused(() => eventsOf(state, ana, laying('sawmill', 'farm', { turns: 0, q: 40, r: 40 })), 'no-contact')
    refused(() => eventsOf(state, ana, laying('sawmill', 'farm', spoilt(state, 'sawmill', 'no-contact'))), 'no-contact')
  })

  test('not overlapping one', () => {
    const state = withPlans(['sawmill'])
    refused(() => eventsOf(state, ana, laying('sawmill', 'church', spoilt(state, 'sawmill', 'overlaps'))), 'overlaps')
  })

  test('roads meet roads only, on every tile that it touches', () => {
    const state = withPlans(['stonemason'])
    const board = layOut(state)
    const piece = tileOf(state.box, 'stonemason')
    const beside = new Set<TileId>()
    for (let turns = 0; turns < 6; turns++)
      for (let q = -12; q <= 12; q++)
        for (let r = -12; r <= 12; r++) {
          const place = { turns, q, r }
          if (misplaced(board, piece, place) !== 'road-mismatch') continue
          const laid = layOut({ ...state, village: [...state.village, { tile: 'stonemason', place }] })
          const contacts = contactsOf(laid, 'stonemason')
          const good = contacts.find(({ type, otherType }) => (type === 'road') === (otherType === 'road'))
          if (good === undefined) continue
          beside.add(good.other)
          refused(() => eventsOf(state, ana, laying('stonemason', good.other, place)), 'road-mismatch')
        }
    expect(beside.size).toBeGreaterThan(3)
  })

  test('forests and mountains may meet each other and themselves', () => {
    const state = withPlans(['pond-mountain', 'pond-forest'])
    const over = (tile: 'pond-mountain' | 'pond-forest', kind: 'forest' | 'mountain' | 'cliff') =>
      act(state, ana, putting(state, { tile, beside: 'church', over: kind })).village.at(-1)?.tile
    expect(over('pond-forest', 'forest')).toBe('pond-forest')
    expect(over('pond-mountain', 'mountain')).toBe('pond-mountain')
    expect(over('pond-forest', 'cliff')).toBe('pond-forest')
  })

  test('without a road if one likes (ruling A6): it is then not part of the village', () => {
    const state = withPlans(['pond-forest'])
    const after = act(state, ana, putting(state, { tile: 'pond-forest', beside: 'farm' }))
    expect(villageOf(after).connected.has('pond-forest')).toBe(false)
  })

  test('printed roads that meet join the tiles at once', () => {
    const state = withPlans(['sawmill'])
    const after = act(state, ana, putting(state, { tile: 'sawmill', beside: 'market', over: 'road' }))
    expect(villageOf(after).links.get('sawmill')).toEqual(new Set(['market']))
    expect(act(after, ana, { type: 'refine', at: 'sawmill', number: 1 }).refineries.sawmill).toEqual([ana])
  })

  test('a tile whose roads lead on brings a building that stood apart into the village', () => {
    const apart = { tile: 'dairy-farm', place: { turns: 2, q: 7, r: 1 }, by: bea } as const
    const state = withPlans(['flour-mill'], { extra: [apart] })
    const making = { type: 'refine', at: 'dairy-farm', number: 1 }
    refused(() => eventsOf(state, ana, making), 'out-of-reach', { tile: 'dairy-farm' })
    const joined = act(state, ana, laying('flour-mill', 'market', { turns: 1, q: 6, r: 2 }))
    expect(villageOf(joined).links.get('flour-mill')).toEqual(new Set(['market', 'dairy-farm']))
    const driving = { type: 'drive', steps: { 'market>flour-mill': 1 } }
    expect(act(joined, ana, driving, making).refineries['dairy-farm']).toEqual([ana])
  })

  test('its other roads may lead nowhere (ruling A20)', () => {
    const state = withPlans(['sawmill'])
    const after = act(state, ana, putting(state, { tile: 'sawmill', beside: 'farm', over: 'forest' }))
    const roads = contactsOf(layOut(after), 'sawmill').filter(({ type }) => type === 'road')
    expect(roads).toEqual([])
  })

  test('a tile may enclose empty space (ruling A19), and another may be built in there later', () => {
    const wood = { tile: 'woodland-large', place: { turns: 5, q: -7, r: 4 }, by: bea } as const
    const state = withPlans(['stables', 'shrine'], { extra: [wood] })
    const inside = { turns: 0, q: -5, r: 3 }
    const closed = act(state, ana, laying('stables', 'quarry', { turns: 4, q: -7, r: 8 }))
    expect(isReachedFromAfar(state, 'shrine', inside)).toBe(true)
    expect(isReachedFromAfar(closed, 'shrine', inside)).toBe(false)
    expect(act(closed, ana, laying('shrine', 'quarry', inside)).village.at(-1)).toEqual({
      tile: 'shrine',
      place: inside,
    })
  })

  test('equal rotations of a hexagon are one place: the others are refused', () => {
    const state = withPlans(['pond-forest'])
    const place = spoilt(state, 'pond-forest', 'same-picture')
    refused(() => eventsOf(state, ana, laying('pond-forest', 'church', place)), 'same-picture')
  })

  test('the form lists for each building all places beside it, and no others', () => {
    const state = withPlans(['sawmill'])
    const spots = places(layOut(state), tileOf(state.box, 'sawmill'))
    const listed = forms(state, ana, 'build').map(({ move, fields }) => [
      move.at,
      fields.flatMap((field) => (field.kind === 'place' ? field.places : [])),
    ])
    const expected = state.village.map(({ tile }) => [
      tile,
      spots.flatMap(({ place, meets }) => (meets.includes(tile) ? [place] : [])),
    ])
    expect(listed).toEqual(expected.filter(([, all]) => all?.length !== 0))
    expect(listed.length).toBeGreaterThan(4)
  })
})

describe('Rulebook: Building, what it takes', () => {
  test('a blueprint of one’s own', () => {
    const state = withPlans(['sawmill'], { bea: { blueprints: ['stonemason'] } })
    const place = (tile: TileId) => building(state, { tile, beside: 'farm' }).place
    for (const tile of ['stonemason', 'dairy-farm', 'smithy'] as const) {
      refused(() => eventsOf(state, ana, laying(tile, 'farm', place(tile))), 'not-your-blueprint', { tile })
    }
    expect(forms(state, ana, 'build').every(({ move }) => move.tile === 'sawmill')).toBe(true)
  })

  test('a tile can be built only once', () => {
    const state = withPlans(['sawmill'])
    const move = putting(state, { tile: 'sawmill', beside: 'farm' })
    refused(() => eventsOf(act(state, ana, move), ana, move), 'not-your-blueprint', { tile: 'sawmill' })
  })

  test('its goods are used where the villager stands', () => {
    const state = withPlans(['sawmill'], { ana: { donkeys: ['church'], coins: 0 } })
    const move = (tile: TileId) => putting(state, { tile: 'sawmill', beside: tile })
    const after = act(state, ana, move('farm'))
    expect(after.sources).toMatchObject({ quarry: { stone: 2 }, farm: { wheat: 1 }, woodcutter: { wood: 3 } })
    const alone = withPlans(['sawmill'], { ana: { donkeys: [], coins: 0 } })
    refused(() => eventsOf(alone, ana, move('farm')), 'donkey-missing')
    expect(act(alone, ana, move('church')).sources).toMatchObject({ quarry: { stone: 2 }, farm: { wheat: 1 } })
    expect(forms(alone, ana, 'build').map((form) => form.move.at)).toEqual(['church'])
  })

  test('a cost in coins is paid from one’s own', () => {
    const state = (coins: number) => stocked([], { ana: { blueprints: ['barn-bent'], coins }, bea: { coins: 50 } })
    const move = putting(state(3), { tile: 'barn-bent', beside: 'church' })
    expect(at(act(state(3), ana, move), ana).coins).toBe(0)
    refused(() => eventsOf(state(2), ana, move), 'coins-short', { missing: 1 })
    expect(forms(state(2), ana, 'build')).toEqual([])
  })

  test('the makers of the goods are rewarded', () => {
    const state = stocked(['brick'], { milestones: { brick: bea }, ana: { blueprints: ['smithy'] } })
    const after = act(state, ana, putting(state, { tile: 'smithy', beside: 'church' }))
    expect(at(after, bea)).toMatchObject({ coins: 3 + 2, scored: { goods: 2 } })
    expect(after.refineries['master-stonemason']).toEqual([bea])
  })

  test('missing goods may be bought on the market', () => {
    const state = stocked([], { ana: { blueprints: ['smithy'], coins: 4 } })
    const after = act(state, ana, putting(state, { tile: 'smithy', beside: 'church' }))
    expect(at(after, ana)).toMatchObject({ coins: 0, scored: { buildings: 3 } })
  })

  test('a landmark gets the flag of its builder, and others keep theirs', () => {
    const state = withPlans(['shrine'], { extra: [{ tile: 'stables', beside: 'market', over: 'road', by: bea }] })
    const after = act(state, ana, putting(state, { tile: 'shrine', beside: 'farm' }))
    expect(after.flags).toEqual({ stables: bea, shrine: ana })
  })

  test('several villagers may build in one turn', () => {
    const state = withPlans(['sawmill', 'shrine'])
    const once = act(state, ana, putting(state, { tile: 'sawmill', beside: 'market', over: 'road' }))
    const twice = act(once, ana, putting(once, { tile: 'shrine', beside: 'sawmill' }))
    expect(twice.village.slice(-2).map(({ tile }) => tile)).toEqual(['sawmill', 'shrine'])
  })
})

describe('Rulebook: Building, milestones and stacks', () => {
  test('the builder of the first refinery of a good takes its milestone, and its stack goes into the bag', () => {
    const state = withPlans(['sawmill'])
    const after = act(state, ana, putting(state, { tile: 'sawmill', beside: 'farm' }))
    expect(after.milestones).toEqual({ planks: ana })
    expect(after.stacks).not.toHaveProperty('planks')
    expect(after.bag).toEqual([...state.bag, ...(state.stacks.planks ?? [])].toSorted())
    expect(Object.keys(after.stacks)).toEqual(['brick', 'milk', 'flour'])
  })

  test.each([ana, bea])('a second one takes nothing; the first is of seat %i', (seat) => {
    const state = stocked([], {
      extra: [{ ...works.planks, by: seat }],
      roads: [{ seat: bea, from: 'woodcutter', to: 'lumber-mill' }],
      ana: { blueprints: ['sawmill'] },
    })
    const move = putting(state, { tile: 'sawmill', beside: 'farm' })
    expect(eventsOf(state, ana, move).map(({ type }) => type)).not.toContain('milestone-taken')
    const after = act(state, ana, move)
    expect(after.milestones.planks).toBe(seat)
    expect([...after.bag].toSorted()).toEqual([...state.bag].toSorted())
  })

  test('a source or a landmark takes none', () => {
    const state = withPlans(['shrine', 'barn-bent'])
    const after = act(state, ana, putting(state, { tile: 'shrine', beside: 'farm' }))
    const both = act(after, ana, putting(after, { tile: 'barn-bent', beside: 'church' }))
    expect(both.milestones).toEqual({})
    expect(both.stacks).toEqual(state.stacks)
  })

  test('a short row is filled at once from the stack (ruling A16)', () => {
    const short = { ...withPlans(['sawmill'], { row: ['shrine', { tile: 'trade-post', coins: 2 }] }), bag: [] }
    const after = act(short, ana, putting(short, { tile: 'sawmill', beside: 'farm' }))
    expect(after.row).toHaveLength(4)
    expect(after.row.slice(0, 2)).toEqual([
      { tile: 'shrine', coins: 0 },
      { tile: 'trade-post', coins: 2 },
    ])
    expect([...after.row.slice(2).map(({ tile }) => tile), ...after.bag].toSorted()).toEqual(short.stacks.planks)
  })

  test('the milestone works at once: goods made in the same turn are of high quality', () => {
    const state = withPlans(['sawmill'])
    const after = act(state, ana, putting(state, { tile: 'sawmill', beside: 'market', over: 'road' }))
    expect(eventsOf(after, ana, { type: 'refine', at: 'sawmill', number: 1 })).toContainEqual(
      expect.objectContaining({ type: 'refined', highQuality: true }),
    )
  })
})
