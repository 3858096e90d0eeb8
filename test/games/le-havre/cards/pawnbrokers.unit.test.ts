import { describe, expect, test } from 'vitest'
import { playerAt } from '../../../../src/games/le-havre/state.ts'
import { given, has, holds } from '../story.ts'
import { ana, entered, enters, refused, table, turnEnded, used, waysInto } from '../table.ts'

/** The Pawnbroker's is in the town; its fee is one food. */
const atThePawnbrokers = (layout: Parameters<typeof table>[0] = {}) => table({ town: ['pawnbrokers'], ...layout })

describe("Pawnbroker's: 2 francs for each good, one of each kind", () => {
  test('the goods are handed in, and recorded as pawned', () => {
    const state = atThePawnbrokers({ stock: { fish: 1, wood: 3, steel: 1 } })
    expect(enters(state, 'pawnbrokers', { goods: { wood: 1, steel: 1 } })).toEqual([
      entered('pawnbrokers', { fish: 1 }),
      used('pawnbrokers', { wood: 1, steel: 1 }, { franc: 4 }),
      { type: 'pawned', seat: ana, goods: ['wood', 'steel'] },
      turnEnded(),
    ])
    given(atThePawnbrokers({ ana: { stock: { fish: 1, wood: 3, steel: 1 }, pawned: ['iron'] } }))
      .when(ana, { type: 'enter', building: 'pawnbrokers', goods: { wood: 1, steel: 1 } })
      .expect(has(ana, { wood: 2, franc: 4 }), holds(ana, { pawned: ['iron', 'wood', 'steel'] }))
  })

  test('not two of a kind, none of a kind that is pawned already, and at least one', () => {
    const state = atThePawnbrokers({ stock: { franc: 1, wood: 3, iron: 2 }, ana: { pawned: ['iron'] } })
    const pawning = (goods: object) => () => enters(state, 'pawnbrokers', { goods })
    refused(pawning({ wood: 2 }), 'choose-different')
    refused(pawning({ wood: 1, iron: 1 }), 'already-pawned')
    refused(pawning({}), 'choose-something')
    refused(pawning({ clay: 1 }), 'cannot-pay')
    expect(waysInto(state, 'pawnbrokers')[0]?.fields[0]).toMatchObject({ goods: [{ good: 'wood', max: 1 }], max: 1 })
  })

  test('goods that another player has pawned do not matter', () => {
    const state = atThePawnbrokers({ stock: { franc: 1, iron: 1 }, others: [{ pawned: ['iron'] }] })
    expect(enters(state, 'pawnbrokers', { goods: { iron: 1 } })).toContainEqual(
      used('pawnbrokers', { iron: 1 }, { franc: 2 }),
    )
  })

  test('the francs do not pay the fee, and a fish that pays it cannot be pawned', () => {
    refused(() => enters(atThePawnbrokers({ stock: { fish: 1 } }), 'pawnbrokers', { goods: { fish: 1 } }), 'cannot-pay')
    expect(waysInto(atThePawnbrokers({ stock: { wood: 1 } }), 'pawnbrokers')).toEqual([])
    expect(waysInto(atThePawnbrokers({ stock: { fish: 1 } }), 'pawnbrokers')).toEqual([])
  })

  test('cannot be entered by a player whose goods are all of pawned kinds', () => {
    const state = atThePawnbrokers({ stock: { franc: 5, wood: 2 }, ana: { pawned: ['wood'] } })
    expect(waysInto(state, 'pawnbrokers')).toEqual([])
  })

  test('pawned goods do not count for the Storehouse, and a seat that leaves loses them', () => {
    given(atThePawnbrokers({ seats: 3, stock: { franc: 1, wood: 2 } }))
      .when(ana, { type: 'enter', building: 'pawnbrokers', goods: { wood: 1 } })
      .expect(({ state }) => expect(playerAt(state, ana).stock.wood).toBe(1))
      .whenLeft(ana)
      .expect(holds(ana, { pawned: [] }))
  })
})
