import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../../src/games/game.ts'
import { resultOf } from '../../../../src/games/hamlet/scoring/result.ts'
import { sheets } from '../../../../src/games/hamlet/scoring/sheet.ts'
import { Result, ScoreLabel } from '../../../../src/games/hamlet/state.ts'
import { ana, aVillage, bea, carlos, dora, type Layout } from '../table.ts'

const line = (label: ScoreLabel, layout: Layout, seat: Seat = ana) =>
  sheets(aVillage(layout))[seat]?.find((one) => one.label === label)?.points

describe('the score sheet', () => {
  test('Rulebook: final scoring: points from play, awards, landmarks, roads, the longest road, coins', () => {
    const state = aVillage({
      ana: { coins: 11, scored: { goods: 4, buildings: 8, deliveries: 10, sales: 3 }, sales: ['s1a', 's1b'] },
      bea: { coins: 2 },
      deliveries: { coins: ana, 'milk-brick': ana, raw: bea },
      extra: [
        { tile: 'stables', beside: 'market', over: 'road' },
        { tile: 'pond-forest', beside: 'woodcutter', by: bea },
      ],
      roads: [{ seat: ana, from: 'market', to: 'farm' }],
    })
    const [anas, beas, carlos] = sheets(state)
    expect(anas).toEqual([
      { label: 'goods', points: 4 },
      { label: 'buildings', points: 8 },
      { label: 'deliveries', points: 10 },
      { label: 'sales', points: 3 },
      { label: 'chaplain', points: 5 },
      { label: 'sacristan', points: 0 },
      { label: 'merchant', points: 4 },
      { label: 'landscaper', points: 2 },
      { label: 'landmarks', points: 2 },
      { label: 'roads', points: 2 },
      { label: 'longest-road', points: 2 * 4 },
      { label: 'coins', points: 3 },
    ])
    expect(beas?.filter(({ points }) => points > 0)).toEqual([
      { label: 'sacristan', points: 3 },
      { label: 'landscaper', points: 2 },
    ])
    expect(carlos).toEqual(ScoreLabel.options.map((label) => ({ label, points: label === 'coins' ? 1 : 0 })))
  })

  test.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [8, 2],
    [9, 3],
  ])('Rulebook: coins: %i of them bring %i', (coins, points) => {
    expect(line('coins', { ana: { coins } })).toBe(points)
  })

  test('Rulebook: coins that the tavern scores count again', () => {
    const tavern: Layout = {
      ana: { coins: 9 },
      extra: [{ tile: 'tavern', beside: 'town-hall', over: 'mountain' }],
      roads: [{ seat: bea, from: 'tavern', to: 'town-hall' }],
    }
    expect(line('landmarks', tavern)).toBe(8)
    expect(line('coins', tavern)).toBe(3)
  })

  test('Rulebook: roads: 1 each, and 1 more each for the planner', () => {
    const roads: Layout = {
      extra: [{ tile: 'pond-forest', beside: 'farm', over: 'forest', alone: true }],
      roads: [
        { seat: ana, from: 'market', to: 'farm' },
        { seat: ana, from: 'farm', to: 'pond-forest' },
      ],
    }
    expect(line('roads', { ...roads, milestones: { roads: ana } })).toBe(4)
    expect(line('roads', { ...roads, milestones: { roads: bea } })).toBe(2)
    expect(line('roads', { ...roads, milestones: { roads: bea } }, bea)).toBe(0)
  })
})

describe('Rulebook: The winner', () => {
  const places = (layout: Layout) => resultOf(aVillage(layout), 'church').seats.map(({ place }) => place)
  const scored = (goods: number) => ({ scored: { goods }, coins: 0 })

  test('has the most points, and every seat gets its place', () => {
    const layout: Layout = { ana: scored(7), bea: scored(12), carlos: scored(9) }
    const result = resultOf(aVillage(layout), 'round-limit')
    expect(Result.parse(result)).toEqual(result)
    expect(result.reason).toBe('round-limit')
    expect(result.seats.map(({ seat, place, points }) => [seat, place, points])).toEqual([
      [0, 3, 7],
      [1, 1, 12],
      [2, 2, 9],
    ])
  })

  test('a total is the sum of all its lines', () => {
    const state = aVillage({ ana: { coins: 7, scored: { goods: 5, sales: 2 }, sales: ['s1c'] } })
    expect(resultOf(state, 'church').seats[ana]).toEqual({
      seat: ana,
      place: 1,
      points: 5 + 2 + 4 + 2,
      lines: sheets(state)[ana],
    })
  })

  test('ties are broken by the most deliveries', () => {
    // Two deliveries bring the 5 of the Chaplain, one the 3 of the Sacristan.
    const deliveries = { coins: bea, raw: bea, 'milk-brick': ana }
    expect(places({ players: 2, ana: scored(12), bea: scored(10), deliveries })).toEqual([2, 1])
  })

  test('deliveries come before sale tokens', () => {
    const deliveries = { coins: bea, raw: bea, 'milk-brick': ana }
    const sold = { ...scored(8), sales: ['s1a', 's1b'] }
    expect(places({ players: 2, ana: sold, bea: scored(10), deliveries })).toEqual([2, 1])
  })

  test('then by the most sale tokens', () => {
    // The Merchant brings 4.
    expect(places({ players: 2, ana: scored(9), bea: { ...scored(5), sales: ['s1a'] } })).toEqual([2, 1])
  })

  test('players who still tie share the place, and the next one is skipped', () => {
    expect(places({ players: 4, ana: scored(3), bea: scored(9), carlos: scored(9), dora: scored(5) })).toEqual([
      4, 1, 1, 3,
    ])
  })
})

describe('seats that left', () => {
  test('are ranked behind all that stayed, and have their lines without awards', () => {
    const state = aVillage({
      players: 4,
      ana: { left: true, coins: 6, scored: { goods: 40 }, sales: ['s1a'] },
      bea: { coins: 0 },
      carlos: { left: true, coins: 0, scored: { goods: 50 } },
      dora: { coins: 3 },
    })
    const { seats } = resultOf(state, 'forfeit')
    expect(seats.map(({ place, points }) => [place, points])).toEqual([
      [4, 42],
      [2, 0],
      [3, 50],
      [1, 1],
    ])
    expect(seats.map(({ seat }) => seat)).toEqual([ana, bea, carlos, dora])
  })
})
