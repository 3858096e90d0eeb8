import { describe, expect, test } from 'vitest'
import { havana } from '../../../src/games/havana/index.ts'
import { Options } from '../../../src/games/havana/meta.ts'
import { ends } from '../../../src/games/havana/rows.ts'
import { atTheOpening, seeded, settled, showing } from './table.ts'

describe('setup', () => {
  test('two to four may play', () => expect(havana.meta.seats).toEqual({ min: 2, max: 4 }))

  test.each([2, 3, 4])('%i players: 13 cards, 1 peso and 1 rubble each, the rest in bag and reserve', (seats) => {
    const { seats: players, bag, reserve } = havana.opening({ seats, options: Options.parse({}) })
    for (const { hand, pieces } of players) {
      expect(hand).toHaveLength(13)
      expect([pieces.pesos, pieces.rubble]).toEqual([1, 1])
    }
    expect([reserve.pesos, reserve.workers]).toEqual([60 - seats, 15])
    expect(bag).toMatchObject({ white: 10, yellow: 10, green: 10, red: 10, rubble: 40 - seats })
  })

  test('two rows of six, a visible top card, and 3 pesos and 3 bricks on the resource card', () => {
    const { rows, top, stack, card, bag } = atTheOpening(2)
    expect([rows.upper.length, rows.lower.length, stack.length]).toEqual([6, 6, 34 - 12 - 1])
    expect(stack).not.toContain(top)
    expect(card.pesos).toBe(3)
    expect(bag.white + bag.yellow + bag.green + bag.red + bag.rubble).toBe(78 - 3)
  })

  test('the option sets 34 or 36 buildings', () => {
    expect(Object.keys(atTheOpening(2).buildings)).toHaveLength(34)
    expect(Object.keys(atTheOpening(2, { buildings: 36 }).buildings)).toHaveLength(36)
  })

  test('the ages are random and public (I1)', () => {
    expect(atTheOpening(4).youngestFirst.toSorted()).toEqual([0, 1, 2, 3])
    expect(havana.view(atTheOpening(4), 'spectator').youngestFirst).toEqual(atTheOpening(4).youngestFirst)
  })

  // The stack is in order: 19, 25 and 26 are expensive, and become the first three ends.
  const [dear, worth3, lastCheap] = [18, 8, 33]
  const dealt = (fourthEnd: number, exchanged = 0) =>
    settled(
      havana.opening({ seats: 2, options: Options.parse({}) }),
      showing(0, 0, dear, 0, 0, 0, 0, dear + 1, dear + 1, 0, 0, 0, 0, fourthEnd, exchanged),
    )

  test('if no end is worth 1 to 3, a cheap card replaces the left end of the upper row (S1)', () => {
    const { state, events } = dealt(dear, lastCheap)
    expect(events).toContainEqual({ type: 'end-exchanged', row: 'upper', out: 'h19', in: 'h18' })
    expect(ends(state).filter(({ vp }) => vp <= 3)).toHaveLength(1)
    expect(state.rows.upper).toHaveLength(6)
    expect(Object.keys(state.buildings)).toHaveLength(34)
    expect(havana.problems(state)).toEqual([])
  })

  test('if one end is worth 3, none is exchanged (S1)', () => {
    const { state, events } = dealt(worth3)
    expect(ends(state).map(({ id }) => id)).toEqual(['h19', 'h25', 'h26', 'h17'])
    expect(events.map(({ type }) => type)).not.toContain('end-exchanged')
  })

  test('one of the four ends is always worth 1 to 3', () => {
    for (let seed = 1; seed <= 200; seed++)
      expect(ends(atTheOpening(2, {}, seeded(seed))).some(({ vp }) => vp <= 3)).toBe(true)
  })
})
