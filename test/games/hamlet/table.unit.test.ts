import { describe, expect, test } from 'vitest'
import { tileIds } from '../../../src/games/hamlet/data/tile-ids.ts'
import { State } from '../../../src/games/hamlet/state.ts'
import { villageOf } from '../../../src/games/hamlet/village.ts'
import { act, ana, at, aVillage, bea, eventsOf, refused } from './table.ts'

describe('the steps of the tests', () => {
  const village = aVillage({
    ana: { villagers: ['church', 'farm'], coins: 9, blueprints: ['tavern'], sales: ['s1a', 's2b'] },
    extra: [
      { tile: 'sawmill', beside: 'farm', over: 'forest', by: bea },
      { tile: 'lumber-mill' },
      { tile: 'pond-forest', beside: 'sawmill', over: 'forest' },
    ],
    roads: [{ seat: bea, from: 'sawmill', to: 'farm' }],
  })

  test('lay out valid positions', () => {
    expect(State.parse(village)).toEqual(village)
    expect(State.parse(aVillage())).toEqual(aVillage())
  })

  test('put every tile in one place', () => {
    const { village: placed, seats, row, bag, stacks } = village
    const all = [placed, row].flat().map(({ tile }) => tile)
    const others = [...seats.flatMap(({ blueprints }) => blueprints), ...bag, ...Object.values(stacks).flat()]
    expect([...all, ...others].toSorted()).toEqual([...tileIds].toSorted())
    expect(row).toHaveLength(4)
  })

  test('give builders their flags and milestones, and roads join', () => {
    expect(village.flags).toEqual({ 'pond-forest': ana })
    expect(village.milestones).toEqual({ planks: bea, roads: bea })
    expect(villageOf(village).connected.has('sawmill')).toBe(true)
  })

  test('take sold and open tokens out of the stack', () => {
    expect(village.offers).toEqual(['s1b', 's1c', 's1d'])
    expect(village.unseen).toEqual(['s2a', 's2c', 's2d', 's3a', 's3b', 's3c', 's3d'])
    expect(village.toCome).toEqual([2, 2, 3, 3])
  })

  test('make moves or have them refused', () => {
    const gathered = act(village, ana, { type: 'gather', at: 'farm' })
    expect(at(gathered, ana).coins).toBe(11)
    expect(eventsOf(village, ana, { type: 'end-turn' })[0]).toEqual({ type: 'turn-ended', seat: ana })
    refused(() => eventsOf(village, bea, { type: 'end-turn' }), 'not-your-turn')
  })
})
