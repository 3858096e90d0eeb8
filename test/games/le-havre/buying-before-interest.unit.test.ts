import { describe, expect, test } from 'vitest'
import { sensible } from '../../../src/games/le-havre/bots/sensible.ts'
import { tileIds } from '../../../src/games/le-havre/data/supply-tiles.ts'
import { leHavre } from '../../../src/games/le-havre/index.ts'
import { byRules } from '../../../src/games/le-havre/newer-rules.ts'
import type { Player } from '../../../src/games/le-havre/state.ts'
import { usual } from '../../../src/games/le-havre/usual.ts'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import { anasTurn, asked, given, happened, has, holds, inOrder, isRefused, neverHappened } from './story.ts'
import { ana, bea, carlos, type Layout } from './table.ts'

const pays = { type: 'pay-interest' }
const supply = { type: 'supply' }
const wooden = { type: 'buy-ship', shipType: 'wooden' }

/** Carlos owes interest, wishes to be asked, and has a choice: he could sell the Dina. */
const wishes = {
  interest: 'ask',
  loans: 1,
  ships: ['dina'],
} as const satisfies Partial<Player>

type Sitting = NonNullable<Layout['others']>[number]

/** Ana has the turn; after her action it passes to Bea, who has no loan, on the tile that bears interest. */
const beasTurn = (beaHas: Sitting, carlosHas: Sitting = {}, layout: Layout = {}) =>
  given(anasTurn({ ships: { wooden: ['noemi'] }, ...layout, others: [beaHas, { ...wishes, ...carlosHas }] })).when(
    ana,
    { type: 'take-offer', offer: 'clay' },
  )

const rich = { stock: { franc: 14 } }

// Rulebook (Russian): «Сделать это можно в любой момент своего хода (даже перед выполнением первого или второго
// обязательных действий).»
describe('Rulebook: Buying, at any moment of one’s own turn, even before the supply', () => {
  test('a player who could buy is asked before others are asked about interest: the supply and their question follow', () => {
    beasTurn({ stock: { franc: 16 } }, {}, { town: ['clay-mound'] })
      .expect(asked([bea, 'supply-26']), neverHappened('supplied', 'asked'))
      .when(bea, wooden)
      .expect(holds(bea, { ships: ['noemi'] }), neverHappened('supplied'), asked([bea, 'supply-26']))
      .when(bea, supply)
      .expect(inOrder('supplied', 'asked'), neverHappened('interest-paid'), asked([carlos, 'interest-26']))
      .when(carlos, pays)
      .expect(has(bea, { franc: 2 }), asked([bea, 'turn-26']))
  })

  test('so a ship that is sold because of the interest does not cover the one that the player wants', () => {
    beasTurn(rich)
      .when(bea, wooden)
      .when(carlos, { type: 'sell-ship', ship: 'dina' }, pays)
      .expect(holds(bea, { ships: ['noemi'] }), holds(carlos, { ships: [] }), asked([bea, 'turn-26']))
  })

  test('once nothing more can be bought, the supply comes by itself', () => {
    beasTurn(rich)
      .when(bea, wooden)
      .expect(inOrder('ship-bought', 'supplied', 'asked'), asked([carlos, 'interest-26']))
  })

  test('a building can be bought, too', () => {
    const piles: Layout['piles'] = [['marketplace'], ['sawmill'], []]
    beasTurn({ stock: { franc: 6 } }, {}, { piles })
      .expect(asked([bea, 'supply-26']))
      .when(bea, { type: 'buy', building: 'marketplace' })
      .expect(holds(bea, { buildings: ['marketplace'] }))
  })

  test('while another player decides about interest, nobody buys', () => {
    beasTurn({ stock: { franc: 28 } })
      .when(bea, supply)
      .expect(asked([carlos, 'interest-26']))
      .when(bea, wooden)
      .expect(isRefused('not-now'))
  })

  test('also in the round in which the tiles are turned up, once the tile is seen', () => {
    const tiles = tileIds.filter((tile) => tile !== 'wood-fish')
    const carlosTurn = { turn: 5, tiles, phase: { seat: carlos }, ships: { wooden: ['noemi' as const] } }
    given(anasTurn({ ...carlosTurn, ana: rich, others: [wishes] }))
      .when(carlos, { type: 'take-offer', offer: 'clay' })
      .expect(happened({ type: 'tile-turned', tile: 'wood-fish' }), asked([ana, 'supply-7']))
      .when(ana, wooden)
      .expect(holds(ana, { ships: ['noemi'] }), asked([bea, 'interest-7']))
  })
})

describe('nobody is asked before the supply without need', () => {
  test.each<[why: string, beaHas: Sitting, carlosHas: Sitting]>([
    ['nobody else has a loan', rich, { loans: 0 }],
    ['the interest of the others is paid by their standing order', rich, { interest: 'pay' }],
    ['the others have no choice about their interest', rich, { ships: [] }],
    ['the others pay no interest', rich, { buildings: ['stockmarket'] }],
  ])('if %s', (_why, beaHas, carlosHas) => {
    beasTurn(beaHas, carlosHas).expect(happened({ type: 'supplied', seat: bea }), asked([bea, 'turn-26']))
  })

  test.each<[why: string, beaHas: Sitting, layout: Layout]>([
    ['the francs are missing', { stock: { franc: 13, fish: 9 } }, {}],
    ['nothing is for sale', { stock: { franc: 99 } }, { ships: { luxury: ['ms-susanne'] } }],
  ])('if the player can buy nothing: %s', (_why, beaHas, layout) => {
    beasTurn(beaHas, {}, layout).expect(happened({ type: 'supplied', seat: bea }), asked([carlos, 'interest-26']))
  })

  test('on the other tiles', () => {
    beasTurn(rich, {}, { turn: 9 }).expect(happened({ type: 'supplied', seat: bea }), asked([bea, 'turn-11']))
  })

  test('if the player has left', () => {
    beasTurn(rich)
      .whenLeft(bea)
      .expect(happened({ type: 'supplied', seat: bea }), asked([carlos, 'interest-26']))
  })

  test('nor any longer if the others repay or order to pay meanwhile', () => {
    beasTurn(rich, { stock: { franc: 5 } })
      .when(carlos, { type: 'repay', loans: 1 })
      .expect(happened({ type: 'supplied', seat: bea, owing: [] }), asked([bea, 'turn-26']))
    beasTurn(rich, { stock: { franc: 5 } })
      .when(carlos, { type: 'standing-order', feeding: 'automatic', interest: 'pay' })
      .expect(has(carlos, { franc: 4 }), asked([bea, 'turn-26']))
  })
})

describe('a match goes on from this question', () => {
  test('by the usual answer', () => {
    const { state } = beasTurn(rich)
    expect(usual(state, bea, 'supply-26')).toEqual(supply)
  })

  test('by the sensible bot', () => {
    const { state } = beasTurn(rich)
    const seen = { view: leHavre.view(state, bea), choices: leHavre.choices(state, bea), seat: bea }
    const move = sensible({ ...seen, dice: seededDice('bot') })
    given(state)
      .when(bea, move)
      .expect(asked([carlos, 'interest-26']))
  })
})

describe('by rules 4 the supply comes at once', () => {
  const before = beasTurn(rich, {}, { rules: 4 })

  test('and nobody buys before the answers about interest', () => {
    before
      .expect(happened({ type: 'supplied', seat: bea }), asked([carlos, 'interest-26']))
      .when(bea, wooden)
      .expect(isRefused('not-now'))
  })

  test('and a question that is open when a match goes over to rules 5 stays open', () => {
    const over = byRules(before.state, 5)
    expect(over).toEqual({ ...before.state, rules: 5 })
    given(over)
      .when(carlos, pays)
      .when(bea, wooden)
      .expect(holds(bea, { ships: ['noemi'] }))
  })
})
