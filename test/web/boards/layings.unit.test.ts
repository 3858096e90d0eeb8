import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { catalogue } from '../../../src/games/catalogue.ts'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import { settle } from '../../../src/games/playout/turn.ts'
import type { Json } from '../../../web/src/boards/kit/json.ts'
import { type Held, isAmount, type Laying, moved, partAt, type Thing } from '../../../web/src/boards/kit/laying.ts'
import { noun } from '../../../web/src/boards/kit/pieces.ts'
import { loadLaying } from '../../../web/src/boards/layings.ts'

const AnyJson: z.ZodType<Json> = z.json()

/** The opening of a game, as a position file has it. */
function opened(id: string): Json {
  const game = catalogue.get(id)
  if (game === undefined) throw new Error(`there is no ${id}`)
  const opening = game.opening({ seats: 3, options: game.meta.options.parse({}) })
  return AnyJson.parse(JSON.parse(JSON.stringify(settle(game, opening, [], seededDice('laying')).state)))
}

const numbered = () => undefined

async function layingOf(game: string): Promise<{ state: Json; thing: (held: Held) => Thing; laying: Laying }> {
  const laying = await loadLaying(game)
  if (laying === undefined) throw new Error(`nothing of ${game} can be laid`)
  const state = opened(game)
  const thing = (held: Held) => {
    const known = laying(state, held, numbered)
    if (known === undefined) throw new Error(`${held.noun.kind}:${held.noun.id} cannot be picked up`)
    return known
  }
  return { state, thing, laying }
}

/** The part of a position that a thing gets into at the place that a name of the board stands for. */
function partAfter(state: Json, thing: Thing, on: string): Json | undefined {
  const place = thing.places.find((one) => one.on.includes(on))
  if (place === undefined) throw new Error(`it cannot lie on ${on}`)
  return partAt(moved(state, thing, place.spot), place.spot.at)
}

const idAt = (state: Json, path: string): string => z.string().parse(partAt(state, path))

describe('Havana', () => {
  test('given a building of a row, then it goes before others, to the stack, and to what players have built', async () => {
    const { state, thing } = await layingOf('havana')
    const id = idAt(state, 'rows/upper/1')
    const building = thing({ noun: noun('building', id) })
    expect(building.from).toMatchObject({ at: 'rows/upper' })
    expect(partAfter(state, building, `building:${idAt(state, 'rows/lower/0')}`)).toHaveProperty('0', id)
    expect(partAfter(state, building, '/seats/1')).toEqual([id])
    const stack = z.array(z.string()).parse(partAfter(state, building, 'stack:stack'))
    expect(stack).toEqual(stack.toSorted())
    expect(thing({ noun: noun('stack', 'stack') }).holds).toHaveLength(stack.length - 1)
  })

  test('given an action card, then it moves between the piles of its player alone', async () => {
    const { state, thing, laying } = await layingOf('havana')
    const [card] = thing({ noun: noun('hand', 2) }).holds
    if (card === undefined) throw new Error('the hand is empty')
    const places = thing(card).places.map(({ spot }) => spot.at)
    expect(places).toEqual(['seats/2/hand', 'seats/2/table', 'seats/2/laid', 'seats/2/discard'])
    expect(partAfter(state, thing(card), 'discard:2')).toEqual([card.noun.id])
    expect(laying(state, { noun: card.noun }, numbered)).toBeUndefined()
  })

  test('given bricks, then one of them moves from where it lies', async () => {
    const { state, thing } = await layingOf('havana')
    const rubble = thing({ noun: noun('piece', 'rubble'), lies: '/card' })
    expect(partAfter(state, rubble, '/seats/0/pieces')).toBe(Number(partAt(state, 'seats/0/pieces/rubble')) + 1)
    expect(rubble.places.every(({ spot }) => isAmount(spot))).toBe(true)
  })
})

describe('Le Havre', () => {
  test('given a proposal, then it goes to the town and to players, and each disc into any building that stands', async () => {
    const { state, thing } = await layingOf('le-havre')
    const id = idAt(state, 'piles/0/0')
    expect(partAfter(state, thing({ noun: noun('building', id) }), '/town')).toContain(id)
    expect(partAfter(state, thing({ noun: noun('building', id) }), 'seat:1')).toContain(id)
    const town = idAt(state, 'town/0')
    const disc = thing({ noun: noun('disc', 1) })
    expect(partAfter(state, disc, `building:${town}`)).toBe(town)
    expect(partAfter(state, disc, 'seat:1')).toBeNull()
    expect(disc.places.some(({ on }) => on.includes(`building:${id}`))).toBe(false)
  })

  test('given a good, then its amounts are those of the offer, if it has one, and of every player', async () => {
    const { thing } = await layingOf('le-havre')
    const at = (id: string) => thing({ noun: noun('item', id) }).places.map(({ spot }) => spot.at)
    expect(at('wood')).toEqual(['offers/wood', 'seats/0/stock/wood', 'seats/1/stock/wood', 'seats/2/stock/wood'])
    expect(at('coke')).toEqual(['seats/0/stock/coke', 'seats/1/stock/coke', 'seats/2/stock/coke'])
    expect(thing({ noun: noun('loan', 'loan'), of: 2 }).from).toEqual({ kind: 'count', at: 'seats/2/loans' })
  })
})

describe('Hamlet', () => {
  test('given a blueprint, then it goes into hands and into the village', async () => {
    const { state, thing } = await layingOf('hamlet')
    const id = idAt(state, 'row/0/tile')
    const blueprint = thing({ noun: noun('tile', id) })
    expect(partAfter(state, blueprint, '/seats/0')).toContain(id)
    expect(partAfter(state, blueprint, '/village')).toContainEqual({ tile: id, place: { turns: 0, q: 0, r: 0 } })
  })

  test('given a building that is dragged, then it goes as far on the lattice; a blueprint goes where it is let go of', async () => {
    const { state, thing } = await layingOf('hamlet')
    const church = thing({ noun: noun('tile', 'church') }).letGo
    const right = church?.({ x: 5, y: 5 }, { x: 5 + 80, y: 7 }) ?? state
    expect(partAt(right, 'village/0/place')).toEqual({ turns: 0, q: 2, r: 0 })
    const up = church?.({ x: 0, y: 0 }, { x: 20, y: -34 }) ?? state
    expect(partAt(up, 'village/0/place')).toEqual({ turns: 0, q: 0, r: 1 })
    const id = idAt(state, 'row/0/tile')
    const laid = thing({ noun: noun('tile', id) }).letGo?.(undefined, { x: -40, y: 0 }) ?? state
    expect(partAt(laid, 'village')).toContainEqual({ tile: id, place: { turns: 0, q: -1, r: 0 } })
    expect(partAt(laid, 'row')).not.toContainEqual(expect.objectContaining({ tile: id }))
  })

  test('given a building, then it has its goods and its place as amounts, and those who stand on it can be picked up', async () => {
    const { state, thing } = await layingOf('hamlet')
    const church = thing({ noun: noun('tile', 'church') })
    expect(church.places.filter(({ spot }) => spot.kind === 'number')).toHaveLength(3)
    const [villager] = church.holds
    if (villager === undefined) throw new Error('nobody stands on the church')
    const farm = idAt(state, 'village/2/tile')
    expect(partAfter(state, thing(villager), `tile:${farm}`)).toBe(farm)
    const source = Object.keys(z.record(z.string(), z.unknown()).parse(partAt(state, 'sources')))[0]
    const goods = thing({ noun: noun('tile', source ?? '') }).places.filter(({ spot }) => spot.kind === 'count')
    expect(goods.length).toBeGreaterThan(0)
  })
})
