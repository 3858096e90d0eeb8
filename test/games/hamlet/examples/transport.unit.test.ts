import { describe, expect, test } from 'vitest'
import { tilesOf } from '../../../../src/games/hamlet/data/printed-box.ts'
import type { TileId } from '../../../../src/games/hamlet/data/tile-ids.ts'
import { inReachOf, villageOf } from '../../../../src/games/hamlet/village.ts'
import { act, at, building, eventsOf, type Layout, refused } from '../table.ts'
import { red, thePicture, yellow } from './picture.ts'

/**
 * Yellow's villager is at the church, a yellow donkey at the quarry, a red one at the stonemason. The text first has a
 * yellow donkey help at the barn, and then none there: only the second agrees with the rest (ruling A29).
 */
const position = (layout: Layout = {}) =>
  thePicture({
    turn: { seat: yellow },
    ana: { donkeys: ['stonemason'] },
    bea: { coins: 0, donkeys: ['quarry'], blueprints: ['lumber-mill'] },
    sources: { quarry: { stone: 1 }, 'barn-opposite': { stone: 1 } },
    refineries: { stonemason: [red], 'dairy-farm': [red], 'dairy-estate': [red, red] },
    ...layout,
  })

const reach = (...donkeys: TileId[]) => inReachOf(villageOf(position()), donkeys, 'church')

describe('Rulebook: the example for moving goods', () => {
  test('a neighbour’s goods need no donkey; those two and three tiles away need an own donkey', () => {
    expect(reach().has('quarry')).toBe(true)
    expect(reach().has('barn-opposite')).toBe(false)
    expect(reach().has('stonemason')).toBe(false)
    expect(reach('quarry').has('barn-opposite')).toBe(true)
    expect(reach('quarry').has('stonemason')).toBe(true)
  })

  test("yellow builds the lumber mill by the church with two stones and one of red's bricks", () => {
    const before = position()
    const { place } = building(before, { tile: 'lumber-mill', beside: 'church' })
    const pay = { 'stone@quarry': 1, 'stone@barn-opposite': 1, [`brick@stonemason:${red}`]: 1 }
    expect(tilesOf(before.box)['lumber-mill']).toMatchObject({ cost: { goods: { stone: 2, brick: 1 }, coins: 0 } })

    const built = eventsOf(before, yellow, { type: 'build', tile: 'lumber-mill', at: 'church', place, pay })

    expect(built.map(({ type }) => type)).toEqual([
      'villager-went',
      'raw-used',
      'raw-used',
      'refined-used',
      'built',
      'milestone-taken',
      'stack-opened',
    ])
    const state = act(before, yellow, { type: 'build', tile: 'lumber-mill', at: 'church', place, pay })
    expect(state.sources).toMatchObject({ quarry: {}, 'barn-opposite': {} })
    expect(state.refineries.stonemason).toEqual([])
    expect(at(state, red).coins - at(before, red).coins).toBe(1)
    expect(at(state, red).scored.goods).toBe(1)
  })

  test('yellow cannot deliver three milk and bricks: the milk passes neither the barn nor a red donkey', () => {
    expect(reach('quarry').has('dairy-farm')).toBe(false)
    expect(reach('quarry').has('dairy-estate')).toBe(false)
    const pay = { [`brick@stonemason:${red}`]: 1, [`milk@dairy-farm:${red}`]: 1, [`milk@dairy-estate:${red}`]: 1 }
    const deliver = { type: 'deliver', slot: 'milk-brick' }
    refused(() => eventsOf(position(), yellow, { ...deliver, pay }), 'donkey-missing')
    refused(() => eventsOf(position(), yellow, deliver), 'coins-short')
  })

  test('with yellow donkeys at the barn and the stonemason the milk would pass', () => {
    const bea = { coins: 0, donkeys: ['quarry', 'barn-opposite', 'stonemason'] } satisfies Layout['bea']
    const pay = { [`brick@stonemason:${red}`]: 1, [`milk@dairy-farm:${red}`]: 1, [`milk@dairy-estate:${red}`]: 1 }
    const state = act(position({ bea }), yellow, { type: 'deliver', slot: 'milk-brick', pay })
    expect(state.deliveries).toEqual({ 'milk-brick': yellow })
    expect(at(state, yellow).scored.deliveries).toBe(4)
  })
})
