import { describe, expect, test } from 'vitest'
import { buyShip } from '../../../../src/games/le-havre/moves/buy-ship.ts'
import { anasTurn, given, has, holds, isRefused, lies } from '../story.ts'
import { ana, bea } from '../table.ts'

const buying = (shipType: string) => ({ type: 'buy-ship', shipType })
const spaces = () => ({
  wooden: ['lucie' as const, 'dina' as const],
  iron: ['cherbourg' as const],
  steel: ['triest' as const],
  luxury: ['ms-susanne' as const],
})

describe('Rulebook: Buying ships', () => {
  test.each([
    ['wooden', 14, 'lucie'],
    ['iron', 20, 'cherbourg'],
    ['steel', 30, 'triest'],
  ] as const)('the %s ship on top costs %i francs, whatever its value; no wharf is needed', (shipType, price, ship) => {
    given(anasTurn({ ships: spaces(), stock: { franc: 30 } }))
      .when(ana, buying(shipType))
      .expect(
        lies(({ seats }) => seats[ana]?.stock.franc, 30 - price),
        holds(ana, { ships: [ship] }),
      )
  })

  test('the one below is on top at once', () => {
    given(anasTurn({ ships: spaces(), stock: { franc: 30 } }))
      .when(ana, buying('wooden'), buying('wooden'))
      .expect(holds(ana, { ships: ['lucie', 'dina'] }), has(ana, { franc: 2 }))
      .when(ana, buying('wooden'))
      .expect(isRefused('not-on-offer', { shipType: 'wooden' }))
  })

  test('luxury liners cannot be bought', () => {
    const state = anasTurn({ ships: spaces(), stock: { franc: 99 } })
    given(state)
      .when(ana, buying('luxury'))
      .expect(isRefused('cannot-be-bought', { shipType: 'luxury' }))
    expect(buyShip.offer(state, ana).map(({ move }) => move.shipType)).toEqual(['wooden', 'iron', 'steel'])
  })

  test('only with francs, in one’s own turn, and not in the final phase', () => {
    given(anasTurn({ ships: spaces(), stock: { franc: 13, fish: 9 } }))
      .when(ana, buying('wooden'))
      .expect(isRefused('cannot-pay', { missing: { franc: 1 } }))
    given(anasTurn({ ships: spaces(), others: [{ stock: { franc: 99 } }] }))
      .when(bea, buying('wooden'))
      .expect(isRefused('not-your-turn'))
    given(anasTurn({ turn: 126, ships: spaces(), stock: { franc: 99 }, phase: { final: [] } }))
      .when(ana, buying('wooden'))
      .expect(isRefused('no-purchase-now'))
  })
})
