import { describe, expect, test } from 'vitest'
import { decisions } from '../../../src/games/le-havre/decisions.ts'
import { sell } from '../../../src/games/le-havre/moves/sell.ts'
import { points } from '../../../src/games/le-havre/scoring.ts'
import { anasTurn, given, happened, has, holds, inOrder, isRefused, lies, neverHappened } from './story.ts'
import { ana, bea, carlos } from './table.ts'

describe('Stockmarket', () => {
  const owned = { others: [{ buildings: ['stockmarket' as const] }] }
  const take = (offer: string) => ({ type: 'take-offer', offer })

  test('a franc for its owner when another player takes the franc offer', () => {
    given(anasTurn({ ...owned, offers: { franc: 4 } }))
      .when(ana, take('franc'))
      .expect(has(ana, { franc: 4 }), has(bea, { franc: 1 }), inOrder('offer-taken', 'dividend', 'turn-ended'))
  })

  test('nothing when its owner takes it, nor for another offer, nor while nobody owns the Stockmarket', () => {
    given(anasTurn({ ana: { buildings: ['stockmarket'] } }))
      .when(ana, take('franc'))
      .expect(neverHappened('dividend'))
    given(anasTurn(owned)).when(ana, take('wood')).expect(neverHappened('dividend'))
    given(anasTurn({ town: ['stockmarket'] }))
      .when(ana, take('franc'))
      .expect(neverHappened('dividend'))
  })

  test('even for francs that the Flea Market takes (ruling K9)', () => {
    given(anasTurn({ ...owned, town: ['flea-market'], offers: { franc: 1, wood: 2 } }))
      .when(ana, { type: 'enter', building: 'flea-market', offer: 'wood' })
      .expect(happened({ type: 'dividend', seat: bea, francs: 1 }))
  })

  test('in the final phase, too', () => {
    given(anasTurn({ ...owned, turn: 126, phase: { final: [bea, carlos] } }))
      .when(ana, take('franc'))
      .expect(has(bea, { franc: 1 }))
  })

  test('3 francs when another player is the first to buy the Bank, wherever it is, and never again', () => {
    const rich = { ...owned, stock: { franc: 100 } }
    given(anasTurn({ ...rich, piles: [['bank'], ['dock'], ['zoo']] }))
      .when(ana, { type: 'buy', building: 'bank' })
      .expect(
        has(bea, { franc: 3 }),
        lies(({ bankHeld }) => bankHeld, true),
      )
    given(anasTurn({ ...rich, town: ['bank'] }))
      .when(ana, { type: 'buy', building: 'bank' })
      .expect(happened({ type: 'dividend', seat: bea, francs: 3 }))
    given(anasTurn({ ...rich, town: ['bank'], bankHeld: true }))
      .when(ana, { type: 'buy', building: 'bank' })
      .expect(neverHappened('dividend'))
  })

  test('3 francs when another player builds it, nothing when its owner or the city does', () => {
    const stock = { brick: 4, steel: 1 }
    const building = { type: 'enter', building: 'building-firm-1', build: 'bank' }
    const site = { town: ['building-firm-1' as const], piles: [['bank' as const], ['dock' as const], ['zoo' as const]] }
    given(anasTurn({ ...owned, ...site, stock }))
      .when(ana, building)
      .expect(happened({ type: 'dividend', seat: bea, francs: 3 }))
    given(anasTurn({ ...site, stock, ana: { buildings: ['stockmarket'] } }))
      .when(ana, building)
      .expect(
        neverHappened('dividend'),
        lies(({ bankHeld }) => bankHeld, true),
      )
  })

  test('its owner never pays interest', () => {
    given(
      anasTurn({
        others: [
          { buildings: ['stockmarket'], loans: 2, stock: { franc: 5 } },
          { loans: 1, stock: { franc: 5 } },
        ],
      }),
    )
      .when(ana, take('wood'))
      .expect(has(bea, { franc: 5 }), has(carlos, { franc: 4 }))
  })
})

describe('Rattletrap Car', () => {
  const car = { town: ['rattletrap-car' as const] }
  const givenToAna = { type: 'car-given', seat: ana, building: 'rattletrap-car' } as const

  test('goes to the first player who takes the iron offer, and stays there', () => {
    given(anasTurn({ ...car, offers: { iron: 2 } }))
      .when(ana, { type: 'take-offer', offer: 'iron' })
      .expect(
        happened(givenToAna),
        holds(ana, { buildings: ['rattletrap-car'] }),
        lies(({ town }) => town, []),
      )
    given(anasTurn({ offers: { iron: 2 }, others: [{ buildings: ['rattletrap-car'] }] }))
      .when(ana, { type: 'take-offer', offer: 'iron' })
      .expect(neverHappened('car-given'))
  })

  test('or who gets iron in a building: the Haulage Firm, the Blast Furnace', () => {
    given(anasTurn({ town: ['rattletrap-car', 'haulage-firm'], stock: { franc: 9 } }))
      .when(ana, { type: 'enter', building: 'haulage-firm', first: 'clay', second: 'iron' })
      .expect(happened(givenToAna))
    given(anasTurn({ town: ['rattletrap-car', 'blast-furnace'], stock: { franc: 2, coal: 1 } }))
      .when(ana, { type: 'enter', building: 'blast-furnace', times: 1 })
      .expect(happened(givenToAna))
  })

  test('not for other goods, nor for taking back traded iron', () => {
    given(anasTurn(car)).when(ana, { type: 'take-offer', offer: 'clay' }).expect(neverHappened('car-given'))
    given(anasTurn({ town: ['rattletrap-car', 'trading-firm'], stock: { franc: 1, iron: 1 } }))
      .when(ana, { type: 'enter', building: 'trading-firm', give: { iron: 1 }, take: { iron: 1 } })
      .expect(neverHappened('car-given'))
  })

  test('is worth minus 2', () => {
    expect(points(anasTurn({ ana: { buildings: ['rattletrap-car'] } }), ana)).toBe(-2)
  })

  test('cannot be bought or sold', () => {
    given(anasTurn({ ...car, stock: { franc: 99 } }))
      .when(ana, { type: 'buy', building: 'rattletrap-car' })
      .expect(isRefused('cannot-be-bought', { building: 'rattletrap-car' }))
    const state = anasTurn({ ana: { buildings: ['rattletrap-car', 'joinery'] } })
    given(state)
      .when(ana, { type: 'sell', building: 'rattletrap-car' })
      .expect(isRefused('cannot-be-sold', { building: 'rattletrap-car' }))
    expect(sell.offer(state, ana).map(({ move }) => move.building)).toEqual(['joinery'])
  })

  test('a player with no other possessions has nothing to sell, and is not asked about missing food', () => {
    const round = (building: 'rattletrap-car' | 'clay-mound') =>
      given(
        anasTurn({
          turn: 27,
          stock: { franc: 9 },
          others: [{ stock: { franc: 9 } }, { feeding: 'ask', buildings: [building] }],
        }),
      )
        .when(ana, { type: 'take-offer', offer: 'wood' })
        .expect().state
    expect(decisions(round('clay-mound'))).toEqual([{ seat: carlos, question: 'feeding-4' }])
    expect(decisions(round('rattletrap-car')).map(({ question }) => question)).not.toContain('feeding-4')
  })
})
