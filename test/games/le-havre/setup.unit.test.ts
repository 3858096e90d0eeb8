import { describe, expect, test } from 'vitest'
import type { Dice } from '../../../src/games/kit/dice.ts'
import { specialDeck } from '../../../src/games/le-havre/cards/decks.ts'
import { cardOf } from '../../../src/games/le-havre/cards/index.ts'
import { schedule } from '../../../src/games/le-havre/data/rounds.ts'
import { ships } from '../../../src/games/le-havre/data/ships.ts'
import { tileIds } from '../../../src/games/le-havre/data/supply-tiles.ts'
import { Options } from '../../../src/games/le-havre/meta.ts'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import { asked, given, has, holds, lies, offered, opened } from './story.ts'
import { ana, bea } from './table.ts'

/**
 * By building: where it is with one to five players in the full game, and in the short one. T: in the town; x: in a
 * pile.
 */
const usage = [
  ['building-firm-1', 'TTTTT', 'TTTTT'],
  ['building-firm-2', 'TTTTT', 'TTTTT'],
  ['construction-firm', 'TTTTT', 'TTTTT'],
  ['marketplace', 'xxxxx', 'TTxxx'],
  ['sawmill', '..xxx', 'T..TT'],
  ['fishery', 'xxxxx', 'xxxxx'],
  ['joinery', '..xxx', '..xxx'],
  ['bakehouse', 'xxxxx', 'xxxxx'],
  ['hardware-store', '..xxx', '..xxx'],
  ['charcoal-kiln', 'xxxxx', '.xxxx'],
  ['smokehouse', 'xxxxx', 'xxxxx'],
  ['abattoir', 'xxxxx', 'xxxxx'],
  ['clay-mound', 'xxxxx', 'xxxxx'],
  ['arts-centre', '...xx', '.....'],
  ['wharf-12', 'xxxxx', 'xxxxx'],
  ['black-market', '..xxx', 'T....'],
  ['brickworks', 'xxxxx', 'xxxxx'],
  ['local-court', '..xxx', '....x'],
  ['colliery', 'xxxxx', 'xxxxx'],
  ['wharf-17', '..xxx', '..xxx'],
  ['shipping-line', 'xxxxx', 'xxxxx'],
  ['grocery-market', '..xxx', '....x'],
  ['tannery', 'xxxxx', 'xxxxx'],
  ['business-office', '..xxx', '..xxx'],
  ['ironworks', 'xxxxx', 'xxxxx'],
  ['steel-mill', 'xxxxx', 'xxxxx'],
  ['storehouse', '...xx', '....x'],
  ['cokery', 'xxxxx', '.xxxx'],
  ['dock', '...xx', '....x'],
  ['bridge-over-the-seine', '..xxx', '..xxx'],
  ['town-hall', '.xxxx', '....x'],
  ['bank', '.xxxx', '.xxxx'],
  ['church', '.xxxx', '....x'],
] as const

const lengths = ['full', 'short'] as const
const lineUps = lengths.flatMap((length) => [1, 2, 3, 4, 5].map((seats) => ({ length, seats })))

/** The buildings with this letter in the table. */
const marked = (mark: 'T' | 'x', { length, seats }: (typeof lineUps)[number]) =>
  usage.filter(([, full, short]) => (length === 'full' ? full : short)[seats - 1] === mark).map(([id]) => id)

describe('Rulebook: Setup, the standard buildings', () => {
  test.each(lineUps)('$length game for $seats: the town starts with its marked buildings', (lineUp) => {
    const { state } = opened(lineUp.seats, { length: lineUp.length })
    expect(state.town).toEqual(marked('T', lineUp))
  })

  test.each(lineUps)('$length game for $seats: the others are in three equal piles, the lowest on top', (lineUp) => {
    const { piles } = opened(lineUp.seats, { length: lineUp.length }).state
    const expected = marked('x', lineUp)
    expect(piles.map((pile) => pile.length)).toEqual(Array(3).fill(expected.length / 3))
    expect(piles.flat().toSorted()).toEqual(expected.toSorted())
    for (const pile of piles) {
      const numbers = pile.map((building) => cardOf(building).number)
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
    }
  })

  test.each([
    ['full', [5, 6, 9, 10, 10]],
    ['short', [4, 5, 7, 7, 9]],
  ] as const)('%s game: the number of cards in each pile', (length, sizes) => {
    expect([1, 2, 3, 4, 5].map((seats) => opened(seats, { length }).state.piles[0]?.length)).toEqual(sizes)
  })

  test('the piles are shuffled before they are dealt', () => {
    const tops = (seed: number) => opened(3, {}, seededDice(seed)).state.piles.map(([top]) => top)
    expect(new Set([1, 2, 3, 4, 5].map((seed) => tops(seed).join()))).toHaveProperty('size', 5)
  })
})

describe('Appendix: the Black Market on top of a pile', () => {
  // The cards are in the order of their numbers: the first pile gets the Black Market and the eight highest.
  const allCards = 27
  const blackMarketAt = 11
  const unlucky: Dice = { below: (limit) => (limit === allCards ? blackMarketAt : limit - 1) }
  const unluckyOnce = (): Dice => {
    const later = seededDice(7)
    let left = allCards
    return { below: (limit) => (left-- > 0 ? unlucky : later).below(limit) }
  }

  test('causes a redeal', () => {
    const { state } = opened(3, {}, unluckyOnce())
    expect(state.piles.map(([top]) => top)).not.toContain('black-market')
  })

  test('is the only cause of a redeal', () => {
    const { piles } = opened(3).state
    expect(piles.map(([top]) => top)).not.toContain('black-market')
    expect(piles).toEqual(opened(3, { reshuffleBlackMarket: false }).state.piles)
  })

  test('stays if the option is off', () => {
    const { state } = opened(3, { reshuffleBlackMarket: false }, unluckyOnce())
    expect(state.piles[0]?.[0]).toBe('black-market')
  })

  test('dice that always put it there do not cause an endless loop', () => {
    expect(opened(3, {}, unlucky).state.piles[0]?.[0]).toBe('black-market')
  })
})

describe('Rulebook: Setup, goods and money', () => {
  test.each([1, 2, 3, 4, 5])(
    'full game for %i: 5 francs and 1 coal each; 2 francs, 2 fish, 2 wood, 1 clay',
    (seats) => {
      const { state, events } = opened(seats)
      for (const seat of state.seats.keys()) {
        has(seat, { franc: 5, coal: 1 })({ state, events })
        holds(seat, { loans: 0, buildings: [], ships: [], disc: null })({ state, events })
      }
      const [tile] = state.tiles
      const [supplied] = events.flatMap((event) => (event.type === 'supplied' ? [event] : []))
      expect(supplied).toMatchObject({ seat: ana, tile })
      const before = { franc: 2, fish: 2, wood: 2, clay: 1, iron: 0, grain: 0, cattle: 0 }
      for (const offer of supplied?.adds ?? []) before[offer] += 1
      offered(before)({ state, events })
    },
  )

  test.each([1, 2, 3, 4, 5])('short game for %i: more of everything', (seats) => {
    const { state, events } = opened(seats, { length: 'short' })
    for (const seat of state.seats.keys()) {
      has(seat, { franc: 5, fish: 2, wood: 2, clay: 2, iron: 2, cattle: 1, coal: 2, hides: 2 })({ state, events })
    }
    const before = { franc: 3, fish: 3, wood: 3, clay: 2, iron: 1, grain: 1, cattle: 1 }
    for (const event of events) if (event.type === 'supplied') for (const offer of event.adds) before[offer] += 1
    offered(before)({ state, events })
  })

  test('short game: with two players, each has a wooden ship of value 2; a single player has one, and another is available', () => {
    const dealt = (seats: number) => {
      const { state } = opened(seats, { length: 'short' })
      return [state.seats.map((player) => player.ships), state.ships.wooden]
    }
    const printedOn = (seats: number) =>
      dealt(seats)
        .flat(2)
        .map((ship) => ships[ship])
    const small = { type: 'wooden', value: 2 }
    expect(dealt(2)).toMatchObject([[[expect.any(String)], [expect.any(String)]], []])
    expect(printedOn(2)).toEqual([small, small])
    expect(dealt(1)).toMatchObject([[[expect.any(String)]], [expect.any(String)]])
    expect(printedOn(1)).toEqual([small, small])
    expect([3, 4, 5].map((seats) => printedOn(seats))).toEqual([[], [], []])
  })

  test('short game, alone: the ship on its space can be bought in the first turn', () => {
    const { state } = opened(1, { length: 'short' })
    const rich = { ...state, seats: state.seats.map((one) => ({ ...one, stock: { ...one.stock, franc: 14 } })) }
    given(rich)
      .when(ana, { type: 'buy-ship', shipType: 'wooden' })
      .expect(
        lies((now) => now.seats[0]?.ships.length, 2),
        lies((now) => now.seats[0]?.stock.franc, 0),
      )
  })

  test('full game: no ship is available before the first round is over', () => {
    expect([1, 2, 3, 4, 5].map((seats) => opened(seats).state.ships)).toEqual(
      Array(5).fill({ wooden: [], iron: [], steel: [], luxury: [] }),
    )
  })

  test('buildings of the town can be bought in the first turn', () => {
    given(opened(3).state)
      .when(ana, { type: 'buy', building: 'building-firm-1' })
      .expect(holds(ana, { buildings: ['building-firm-1'] }), has(ana, { franc: 1, coal: 1 }))
  })

  test('the first seat opens; play is in the order of the seats', () => {
    given(opened(3).state)
      .expect(asked([ana, 'turn-1']))
      .when(ana, { type: 'take-offer', offer: 'fish' })
      .expect(asked([bea, 'turn-2']))
  })
})

describe('Rulebook: Setup, the special buildings', () => {
  test.each([1, 2, 3, 4, 5])('full game for %i: six are face down, and nobody has seen one', (seats) => {
    const { state } = opened(seats)
    expect([state.specialsLeft, state.specials.top]).toEqual([6, []])
    expect(state.specials.bag).toHaveLength(seats === 1 ? 35 : 36)
    expect(state.seats.every(({ seen }) => seen.length === 0)).toBe(true)
  })

  test.each([1, 2, 3, 4, 5])('short game for %i: none', (seats) => {
    const { state } = opened(seats, { length: 'short' })
    expect([state.specialsLeft, state.specials]).toEqual([0, { top: [], bag: [] }])
  })

  test('a solo game leaves out the useless Harbour Watch (editor’s program)', () => {
    const deck = (seats: number) => specialDeck(Options.parse({}), seats)
    expect(deck(2).filter((building) => !deck(1).includes(building))).toEqual(['harbour-watch'])
  })

  test('the option replaces the Workers’ Cottages with the Football Stadium', () => {
    const deck = specialDeck(Options.parse({ thirtySixth: 'football-stadium' }), 3)
    expect(deck).toHaveLength(36)
    expect(deck).toContain('football-stadium')
    expect(deck).not.toContain('workers-cottages')
  })
})

describe('Rulebook: Setup, the supply tiles', () => {
  test('are face down; the first ship has revealed one', () => {
    const { state } = opened(3)
    expect(state.tiles).toHaveLength(1)
    expect(tileIds).toContain(state.tiles[0])
  })
})

/** Food; H for a harvest, or -; B for a standard city build, S for a special one; the new ship. */
const rounds = [
  [
    'full',
    1,
    '5 H S wooden 2, 10 H B wooden 4, 15 H S iron 6, 20 H B iron 10, 25 H S steel 16, 30 H B steel 20, 35 - luxury 30',
  ],
  [
    'full',
    2,
    '3 H wooden 2, 4 H B wooden 2, 5 H S wooden 4, 7 H wooden 4, 9 H B wooden 6, 11 H S iron 4, 13 H iron 6, 15 H B iron 8, 16 H S iron 10, 17 H steel 16, 18 H B steel 20, 19 H S steel 24, 20 H luxury 34, 20 - luxury 30',
  ],
  [
    'full',
    3,
    '2 - wooden 2, 2 H wooden 2, 3 H B wooden 2, 3 H S wooden 4, 4 H wooden 4, 5 - iron 2, 6 H B wooden 6, 7 H S iron 4, 8 H iron 6, 9 H iron 8, 10 - B steel 10, 11 H S iron 10, 12 H steel 16, 13 H B steel 20, 14 H S steel 24, 14 - luxury 38, 15 H luxury 34, 15 - luxury 30',
  ],
  [
    'full',
    4,
    '1 H wooden 2, 1 H wooden 2, 2 - wooden 2, 2 H B wooden 4, 2 H S wooden 4, 3 - iron 2, 3 H B wooden 6, 4 H S iron 4, 4 - wooden 6, 5 H B iron 6, 5 H S iron 8, 6 - steel 10, 7 H B iron 10, 8 H S steel 16, 9 - iron 12, 10 H B steel 20, 10 H S steel 24, 11 - luxury 38, 11 H luxury 34, 11 - luxury 30',
  ],
  [
    'full',
    5,
    '0 H wooden 2, 1 H wooden 2, 1 - wooden 2, 1 H B wooden 4, 1 H S wooden 4, 2 - iron 2, 2 H B wooden 6, 2 H S iron 4, 2 - wooden 6, 3 H B iron 6, 3 H S iron 8, 3 - steel 10, 4 H B iron 10, 4 H S steel 16, 4 - iron 12, 5 H B steel 20, 5 H S steel 24, 5 - luxury 38, 6 H luxury 34, 6 - luxury 30',
  ],
  ['short', 1, '10 H B wooden 4, 20 H B iron 10, 30 H B steel 20, 35 - luxury 30'],
  [
    'short',
    2,
    '4 H B wooden 2, 7 H wooden 4, 9 H B wooden 6, 13 H iron 6, 15 H B iron 8, 17 H steel 16, 18 H B steel 20, 20 - luxury 30',
  ],
  [
    'short',
    3,
    '2 - wooden 2, 2 H wooden 2, 3 H B wooden 2, 4 H wooden 4, 5 - iron 2, 6 H B wooden 6, 8 H iron 6, 9 H iron 8, 10 - B steel 10, 12 H steel 16, 14 - luxury 38, 15 - luxury 30',
  ],
  [
    'short',
    4,
    '1 H wooden 2, 1 H wooden 2, 2 H B wooden 4, 3 - iron 2, 3 H B wooden 6, 4 - wooden 6, 5 H B iron 6, 7 H B iron 10, 9 - iron 12, 10 H B steel 20, 11 H luxury 34, 11 - luxury 30',
  ],
  [
    'short',
    5,
    '0 H wooden 2, 1 H wooden 2, 1 - wooden 2, 1 H B wooden 4, 2 - iron 2, 2 H B wooden 6, 2 - wooden 6, 3 H B iron 6, 3 - steel 10, 4 H B iron 10, 4 - iron 12, 5 H B steel 20, 5 - luxury 38, 6 H luxury 34, 6 - luxury 30',
  ],
] as const

describe('the round cards', () => {
  test.each(rounds)('%s game for %i', (length, seats, expected) => {
    const cards = schedule[length][seats] ?? []
    const builds = { standard: ['B'], special: ['S'] }
    const printed = cards.map(({ food, harvest, cityBuilds, ship }) =>
      [
        food,
        harvest ? 'H' : '-',
        ...(cityBuilds === null ? [] : builds[cityBuilds]),
        ships[ship].type,
        ships[ship].value,
      ].join(' '),
    )
    expect(printed.join(', ')).toBe(expected)
  })
})
