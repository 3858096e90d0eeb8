import { describe, expect, test } from 'vitest'
import { tilesOf } from '../../../src/games/hamlet/data/printed-box.ts'
import { type TileId, tileIds } from '../../../src/games/hamlet/data/tile-ids.ts'
import { contactsOf } from '../../../src/games/hamlet/geometry/board.ts'
import { corners } from '../../../src/games/hamlet/geometry/outline.ts'
import { hamlet } from '../../../src/games/hamlet/index.ts'
import { icons } from '../../../src/games/hamlet/picture/icons.ts'
import { inset, laid, nests } from '../../../src/games/hamlet/picture/lay.ts'
import { tileMark } from '../../../src/games/hamlet/picture/tile-mark.ts'
import { resultOf } from '../../../src/games/hamlet/scoring/result.ts'
import type { State } from '../../../src/games/hamlet/state.ts'
import { layOut } from '../../../src/games/hamlet/village.ts'
import { seatColour } from '../../../src/games/kit/picture/colours.ts'
import { drawn, named, placesIn } from '../drawn.ts'
import { ana, atTheOpening, aVillage, bea, carlos, dora } from './table.ts'

const seatColours = [ana, bea, carlos, dora].map(seatColour)

/** The segment of the neighbour that meets this segment of a tile. */
const segmentBeyond = (state: State, tile: TileId, segment: number): number =>
  contactsOf(layOut(state), tile).find((contact) => contact.segment === segment)?.otherSegment ?? -1

const picture = (state: State) => hamlet.picture(hamlet.view(state, 'spectator'), named, 'Hamlet')

describe('the picture of Hamlet', () => {
  test('given a village, when it is drawn, then it shows each building, and who is where, with the number of the seat', () => {
    const state = aVillage()
    const svg = picture(state)
    expect(svg.match(/<polygon points/g)?.length).toBeGreaterThanOrEqual(state.village.length)
    expect(drawn(svg).forms).toMatchObject({ church: 1, market: expect.any(Number), 'town-hall': 1 })
    for (const text of ['Hamlet', 'Ana', 'Bea']) expect(drawn(svg).texts).toContain(text)
  })

  test('given raw goods on the sources, when they are drawn, then each is on a slot, and empty slots are visible', () => {
    const opening = atTheOpening(2)
    const emptied: State = { ...opening, sources: { ...opening.sources, woodcutter: {} } }
    const empty = (svg: string) => (svg.match(/<circle[^>]*stroke-dasharray/g) ?? []).length
    expect(empty(picture(emptied)) - empty(picture(opening))).toBe(2)
  })

  test('given goods on a refinery, when they are drawn, then those of high quality have a star', () => {
    const village = { extra: [{ tile: 'lumber-mill' as const }], refineries: { 'lumber-mill': [ana, bea] } }
    const stars = (milestones: State['milestones']) =>
      drawn(picture(aVillage({ ...village, milestones }))).forms.star ?? 0
    expect([stars({ planks: bea }) - stars({}), stars({ brick: bea }) - stars({})]).toEqual([1, 0])
  })

  test("given deliveries, when they are drawn, then each has its seat's number", () => {
    const opening = atTheOpening(2)
    const before = drawn(picture(opening)).texts.filter((text) => text === '2').length
    const delivered = drawn(picture({ ...opening, deliveries: { coins: bea } })).texts.filter((text) => text === '2')
    expect(delivered).toHaveLength(before + 1)
  })

  test('given that the active seat has used a villager, when it is drawn, then it is paler', () => {
    const opening = atTheOpening(2)
    const [first] = opening.seats
    if (!first) throw new Error('nobody plays')
    const seats = opening.seats.map((player, seat) =>
      seat === ana ? { ...player, villagers: player.villagers.map(({ at }) => ({ at, ready: false })) } : player,
    )
    const pale = (svg: string) => (svg.match(/<g opacity="0.5"/g) ?? []).length
    const turn = opening.phase.name === 'turn' ? { ...opening.phase, seat: ana } : opening.phase
    expect(pale(picture({ ...opening, seats, phase: turn })) - pale(picture({ ...opening, phase: turn }))).toBe(1)
  })
})

describe('the picture of an ended match', () => {
  test('given a result, when it is drawn, then each seat has its place and its final score', () => {
    const played = aVillage({ players: 2, ana: { coins: 10 } })
    const result = resultOf(played, 'church')
    const svg = picture({ ...played, phase: { name: 'over', result } })
    expect(placesIn(svg)).toEqual(result.seats.map(({ place }) => `${place}`))
    for (const { points } of result.seats) expect(drawn(svg).texts).toContain(`${points}`)
  })

  test('given a match under way, when it is drawn, then nobody has a place', () => {
    expect(placesIn(picture(aVillage()))).toEqual([])
  })
})

describe('nothing in the picture of Hamlet is covered or ambiguous', () => {
  test('given villagers and donkeys on every tile, when it is drawn, then goods and flags are drawn after all of them', () => {
    const state = aVillage({
      extra: [
        { tile: 'shrine', beside: 'woodcutter' },
        { tile: 'sawmill', beside: 'market', over: 'road' },
      ],
      refineries: { sawmill: [bea] },
      ana: { villagers: ['farm', 'farm', 'market', 'sawmill'], donkeys: ['farm', 'quarry', 'woodcutter', 'sawmill'] },
      bea: { villagers: ['farm', 'quarry'], donkeys: ['farm', 'farm', 'sawmill'] },
    })
    const svg = picture(state)
    const village = svg.slice(0, svg.indexOf('>Hamlet</text>'))
    const lastBeing = Math.max(village.lastIndexOf('A4.5 4.5 0 0 1'), village.lastIndexOf('L-6.5 -9L-3 -4'))
    const things = ['#wheat', '#wood', '#planks', '#shrine', '#church'].map((form) => village.indexOf(`href="${form}"`))
    expect(lastBeing).toBeGreaterThan(0)
    for (const thing of things) expect(thing).toBeGreaterThan(lastBeing)
  })

  test('given roads of all seats on one segment, from either side, when they are drawn, then they lie side by side', () => {
    const there = { from: 'farm', segment: 4, to: 'market' } as const
    const back = { from: 'market', segment: segmentBeyond(aVillage(), 'farm', 4), to: 'farm' } as const
    for (const players of [2, 3, 4]) {
      const roads = [there, back, there, back].slice(0, players).map((road, seat) => ({ seat, ...road }))
      const svg = picture({ ...aVillage({ players, options: { parallelRoads: true } }), roads })
      const lines = [...svg.matchAll(/<line ([^>]*)\/>/g)].map(([, attributes = '']) => {
        const number = (name: string) => Number(new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1])
        const [x, y] = [(number('x1') + number('x2')) / 2, (number('y1') + number('y2')) / 2]
        return { x, y, width: number('stroke-width'), isOwners: seatColours.some((one) => attributes.includes(one)) }
      })
      const drawnRoads = lines.filter(({ isOwners }) => isOwners)
      expect(drawnRoads).toHaveLength(players)
      for (const [index, one] of drawnRoads.entries())
        for (const other of drawnRoads.slice(index + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.width)
    }
  })

  test('given any tile, when it is an available blueprint, then its drawing is unique', () => {
    const state = aVillage({ players: 4 })
    const marks = tileIds.map((tile) => JSON.stringify(tileMark(state.box, tile, 0, 0, 16)))
    // The two barns differ only in their outline.
    expect(new Set(marks).size).toBe(tileIds.length - 1)
    const used = tileIds.flatMap((tile) =>
      tileMark(state.box, tile, 0, 0, 16).map(({ attributes }) => String(attributes.href).slice(1)),
    )
    for (const form of used) expect(icons[form]?.length).toBeGreaterThan(0)
  })

  test('given an open delivery, when it is drawn, then it shows the goods and the number demanded', () => {
    const state = aVillage({ players: 4, sources: { farm: {}, quarry: {}, woodcutter: {} }, row: [], offers: [] })
    const all = Object.keys(state.box.church.slots)
    const { forms: open } = drawn(picture(state))
    const delivered = { ...state, deliveries: Object.fromEntries(all.map((slot) => [slot, ana])) }
    const { forms: done } = drawn(picture(delivered))
    expect(open.star).toBe((done.star ?? 0) + all.length)
    for (const { of } of Object.values(state.box.church.slots)) {
      for (const good of of) expect(open[good]).toBeGreaterThanOrEqual(1)
    }
    for (const number of ['3', '4', '10']) expect(drawn(picture(state)).texts).toContain(number)
  })
})

describe('positions in the picture of Hamlet', () => {
  const tiles = Object.entries(tilesOf(atTheOpening(2).box))
  const place = { turns: 1, q: 2, r: -1 }

  test.each(tiles)(
    'given %s, when its outline is drawn, then it is inside its sides, everywhere by the same distance',
    (_, tile) => {
      const points = corners(tile, place)
      const spots = points.map(laid(points, 0, 0, 400, 400).spot)
      const drawnInside = inset(spots, 3)
      for (const [index, from] of spots.entries()) {
        const to = spots[(index + 1) % spots.length] ?? from
        const inside = drawnInside[index] ?? from
        // Twice the area of the triangle over its base: the distance from the side, which runs counter-clockwise.
        const area = (to.y - from.y) * (inside.x - from.x) - (to.x - from.x) * (inside.y - from.y)
        expect(area / Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(3, 6)
      }
    },
  )

  test('given a frame, when a village is fitted into it, then it fills one dimension and is centred in the other', () => {
    const points = [
      { q: 0, r: 0 },
      { q: 10, r: 0 },
      { q: 0, r: 4 },
    ]
    const { unit, spot } = laid(points, 100, 50, 200, 300)
    const spots = points.map(spot)
    expect(unit).toBe(20)
    expect(Math.min(...spots.map(({ x }) => x))).toBeCloseTo(100)
    expect(Math.max(...spots.map(({ x }) => x))).toBeCloseTo(300)
    const [top, bottom] = [Math.min(...spots.map(({ y }) => y)), Math.max(...spots.map(({ y }) => y))]
    expect((top + bottom) / 2).toBeCloseTo(200)
  })

  test('given a hexagon, when three things are drawn on it, then they surround its middle', () => {
    const triangles = [
      { q: 1, r: 1 },
      { q: -1, r: 2 },
      { q: -2, r: 1 },
      { q: -1, r: -1 },
      { q: 1, r: -2 },
      { q: 2, r: -1 },
    ]
    const lay = laid(
      [
        { q: -1, r: -1 },
        { q: 1, r: 1 },
      ],
      0,
      0,
      100,
      100,
    )
    const { middle, spots } = nests(lay, triangles)
    const [one, other] = spots
    expect(spots).toHaveLength(6)
    expect(((one?.x ?? 0) + (other?.x ?? 0)) / 2).toBeCloseTo(middle.x)
    expect(((one?.y ?? 0) + (other?.y ?? 0)) / 2).toBeCloseTo(middle.y)
  })
})
