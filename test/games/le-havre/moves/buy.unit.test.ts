import { describe, expect, test } from 'vitest'
import { buy } from '../../../../src/games/le-havre/moves/buy.ts'
import { anasTurn, asked, given, has, holds, isRefused, lies } from '../story.ts'
import { ana, bea } from '../table.ts'

const buying = (building: string) => ({ type: 'buy', building })

describe('Rulebook: Buying buildings', () => {
  const piles = [['marketplace', 'fishery', 'bakehouse'], ['joinery', 'abattoir'], ['town-hall']] as const
  const rich = () =>
    anasTurn({ town: ['building-firm-1', 'clay-mound'], piles: piles.map((pile) => [...pile]), stock: { franc: 50 } })

  test('buildings in the town and on top of the piles are for sale', () => {
    const offered = buy.offer(rich(), ana).map(({ move }) => move.building)
    expect(offered).toEqual(['marketplace', 'joinery', 'town-hall', 'building-firm-1', 'clay-mound'])
    given(rich())
      .when(ana, buying('fishery'))
      .expect(isRefused('not-on-offer', { building: 'fishery' }))
    given(rich())
      .when(ana, buying('bank'))
      .expect(isRefused('not-on-offer', { building: 'bank' }))
  })

  test('the price is the value, unless another one is printed', () => {
    given(rich())
      .when(ana, buying('joinery'))
      .expect(has(ana, { franc: 42 }), holds(ana, { buildings: ['joinery'] }))
    given(rich())
      .when(ana, buying('town-hall'))
      .expect(has(ana, { franc: 20 }))
  })

  test('the card below is on top at once, and several may be bought, even from one pile', () => {
    given(rich())
      .when(ana, buying('marketplace'), buying('fishery'), buying('clay-mound'))
      .expect(
        holds(ana, { buildings: ['marketplace', 'fishery', 'clay-mound'] }),
        has(ana, { franc: 50 - 6 - 10 - 2 }),
        lies(({ piles: now }) => now, [['bakehouse'], ['joinery', 'abattoir'], ['town-hall']]),
        lies(({ town }) => town, ['building-firm-1']),
        asked([ana, 'turn-25']),
      )
  })

  test('an emptied pile stays empty', () => {
    given(rich())
      .when(ana, buying('town-hall'))
      .expect(lies(({ piles: now }) => now[2], []))
  })

  test('even after the main action, as long as the turn lasts', () => {
    given(rich())
      .when(ana, { type: 'take-offer', offer: 'wood', stay: true }, buying('joinery'), { type: 'end-turn' })
      .expect(holds(ana, { buildings: ['joinery'] }), asked([bea, 'turn-26']))
  })

  test('only in one’s own turn', () => {
    given(anasTurn({ town: ['clay-mound'], others: [{ stock: { franc: 9 } }] }))
      .when(bea, buying('clay-mound'))
      .expect(isRefused('not-your-turn'))
  })

  test('only with francs: no food, no loan', () => {
    given(anasTurn({ town: ['clay-mound'], stock: { franc: 1, fish: 9, meat: 3 } }))
      .when(ana, buying('clay-mound'))
      .expect(isRefused('cannot-pay', { missing: { franc: 1 } }))
  })

  test('a new building can be used in the same turn, for free', () => {
    given(anasTurn({ piles: [['marketplace'], [], []], stock: { franc: 6 } }))
      .when(ana, buying('marketplace'), { type: 'enter', building: 'marketplace', goods: ['coal', 'hides'] })
      .expect(has(ana, { coal: 1, hides: 1 }))
  })

  test('its symbols and type count at once, and no longer once it is sold', () => {
    const mound = { type: 'enter', building: 'clay-mound', fee: { fish: 1 } }
    const firm = 'building-firm-1'
    const bought = given(anasTurn({ town: [firm, 'clay-mound'], stock: { franc: 4, fish: 1 } })).when(ana, buying(firm))
    bought.when(ana, mound).expect(has(ana, { clay: 4 }))
    bought.when(ana, { type: 'sell', building: firm }, mound).expect(has(ana, { franc: 2, clay: 3 }))
  })

  test('a disc in it goes home, so that one can vacate a building, and enter it', () => {
    given(anasTurn({ town: ['clay-mound'], stock: { franc: 2 }, others: [{ disc: 'clay-mound' }] }))
      .when(ana, buying('clay-mound'))
      .expect(holds(bea, { disc: null }))
      .when(ana, { type: 'enter', building: 'clay-mound' })
      .expect(holds(ana, { disc: 'clay-mound' }), has(ana, { clay: 3 }))
  })

  test('one’s own disc goes home, too; then the building can be entered again', () => {
    given(anasTurn({ town: ['clay-mound'], stock: { franc: 2 }, ana: { disc: 'clay-mound' } }))
      .when(ana, buying('clay-mound'), { type: 'enter', building: 'clay-mound' })
      .expect(holds(ana, { disc: 'clay-mound' }), has(ana, { clay: 3 }))
  })

  test('nobody can buy the Church', () => {
    const state = anasTurn({ town: ['church'], stock: { franc: 99 } })
    given(state)
      .when(ana, buying('church'))
      .expect(isRefused('cannot-be-bought', { building: 'church' }))
    expect(buy.offer(state, ana)).toEqual([])
  })

  test('players do not trade with each other', () => {
    given(anasTurn({ stock: { franc: 99 }, others: [{ buildings: ['joinery'] }] }))
      .when(ana, buying('joinery'))
      .expect(isRefused('not-on-offer'))
  })

  test('not in the final phase', () => {
    const state = anasTurn({ turn: 126, town: ['clay-mound'], stock: { franc: 9 }, phase: { final: [1, 2] } })
    given(state).when(ana, buying('clay-mound')).expect(isRefused('no-purchase-now'))
    expect(buy.offer(state, ana)).toEqual([])
  })
})
