import { expect, test } from 'vitest'
import { act, ana, at, aVillage, eventsOf } from '../table.ts'

test('Rulebook: the example for the town hall: a blueprint for 1 coin with 2 coins on it, then a villager and a donkey', () => {
  const before = aVillage({
    ana: { coins: 10, villagers: ['church', 'farm'] },
    row: ['shrine', { tile: 'trade-post', coins: 2 }, 'pond-forest', 'pond-mountain'],
  })
  const bag = before.bag.length

  const move = { type: 'town-hall', villager: 'farm', blueprint: 'trade-post', villagers: 1, donkeys: { farm: 1 } }

  expect(eventsOf(before, ana, move)).toEqual([
    { type: 'villager-went', seat: ana, from: 'farm', to: 'town-hall' },
    { type: 'blueprint-taken', seat: ana, tile: 'trade-post', paid: 1, found: 2 },
    { type: 'villagers-hired', seat: ana, number: 1, coins: 7 },
    { type: 'donkeys-hired', seat: ana, at: [{ tile: 'farm', number: 1 }], coins: 3 },
  ])
  const state = act(before, ana, move)
  expect(at(state, ana)).toMatchObject({
    coins: 1,
    blueprints: ['trade-post'],
    villagers: [
      { at: 'church', ready: true },
      { at: 'town-hall', ready: false },
      { at: 'church', ready: false },
    ],
    donkeys: ['church', 'farm'],
  })
  expect(state.row.slice(0, 3)).toEqual([
    { tile: 'shrine', coins: 1 },
    { tile: 'pond-forest', coins: 0 },
    { tile: 'pond-mountain', coins: 0 },
  ])
  expect(state.row).toHaveLength(4)
  expect(state.row[3]?.coins).toBe(0)
  expect(state.bag).toHaveLength(bag - 1)
})
