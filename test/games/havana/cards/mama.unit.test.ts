import { describe, expect, test } from 'vitest'
import { havana } from '../../../../src/games/havana/index.ts'
import type { Counts } from '../../../../src/games/havana/pieces.ts'
import { ana, aRound, given, happened, neverHappened, owns, refused } from '../table.ts'

const cardWith = (card: Counts) =>
  aRound({ card, players: [{ table: ['siesta', 'mama'] }, { table: ['obreros', 'mama'] }] })

describe('Mama', () => {
  test('of 3 coloured bricks and 1 rubble, 2 bricks of choice and 1 rubble', () => {
    given(cardWith({ white: 1, red: 2, rubble: 1 }))
      .when(ana, { type: 'mama', bricks: { white: 1, red: 1 } })
      .expect(owns(ana, { white: 1, red: 1, rubble: 1 }))
  })

  test('the coloured bricks are halved together, whatever their colours (M1)', () => {
    given(cardWith({ white: 1, red: 1, green: 1, yellow: 1 }))
      .when(ana, { type: 'mama', bricks: { white: 1 } })
      .expect(refused('choose-bricks', { amount: 2 }))
      .when(ana, { type: 'mama', bricks: { green: 1, yellow: 1 } })
      .expect(owns(ana, { green: 1, yellow: 1 }))
  })

  test('pesos stay', () => {
    given(cardWith({ pesos: 3, rubble: 3 }))
      .when(ana, { type: 'mama' })
      .expect(owns(ana, { rubble: 2 }))
  })

  test('if there is a choice, it must be made, from the pieces there', () => {
    given(cardWith({ white: 1, red: 2 }))
      .when(ana, { type: 'mama' })
      .expect(refused('choose-bricks', { amount: 2 }))
    given(cardWith({ white: 1, red: 2 }))
      .when(ana, { type: 'mama', bricks: { white: 2 } })
      .expect(refused('not-there', { missing: { white: 1 } }))
  })

  test('if there is only one possibility, the form has no field', () => {
    const state = cardWith({ white: 3 })
    expect(havana.choices(state, ana).find(({ move }) => move.type === 'mama')?.fields).toEqual([])
    given(state)
      .when(ana, { type: 'mama' })
      .expect(owns(ana, { white: 2 }))
    given(state)
      .when(ana, { type: 'mama', bricks: { white: 2 } })
      .expect(owns(ana, { white: 2 }))
    given(state)
      .when(ana, { type: 'mama', bricks: { white: 1 } })
      .expect(refused('choose-bricks', { amount: 2 }))
  })

  test('of the rubble only what Escombros has left: the player chooses which of the two cards goes first', () => {
    const both = () =>
      aRound({
        card: { rubble: 3, red: 1 },
        players: [{ table: ['escombros', 'mama'] }, { table: ['obreros', 'mama'] }],
      })
    given(both())
      .when(ana, { type: 'escombros' }, { type: 'mama' })
      .expect(owns(ana, { rubble: 3, red: 1 }), happened({ type: 'gained', pieces: { red: 1 } }))
    given(both())
      .when(ana, { type: 'mama' }, { type: 'escombros' })
      .expect(owns(ana, { rubble: 3, red: 1 }), happened({ type: 'gained', pieces: { red: 1, rubble: 2 } }))
  })

  test('an empty resource card gives nothing', () => {
    given(cardWith({})).when(ana, { type: 'mama' }).expect(neverHappened('gained'))
  })
})
