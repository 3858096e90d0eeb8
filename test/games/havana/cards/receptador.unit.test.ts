import { describe, expect, test } from 'vitest'
import { havana } from '../../../../src/games/havana/index.ts'
import type { Counts } from '../../../../src/games/havana/pieces.ts'
import { ana, aRound, bea, carlos, given, neverHappened, owns, refused } from '../table.ts'

const victimWith = (owned: Counts) =>
  aRound({ players: [{ table: ['siesta', 'receptador'] }, { table: ['obreros', 'mama'], owns: owned }] })

describe('Receptador', () => {
  test('from 3 coloured bricks and 5 rubble, 1 brick: rubble does not count for the four (T3)', () => {
    given(victimWith({ white: 3, rubble: 5 }))
      .when(ana, { type: 'receptador', victim: bea, bricks: { white: 1, rubble: 1 } })
      .expect(refused('choose-bricks', { amount: 1 }))
      .when(ana, { type: 'receptador', victim: bea, bricks: { white: 1 } })
      .expect(owns(ana, { white: 1 }), owns(bea, { white: 2, rubble: 5 }))
  })

  test('from 4 coloured bricks, 2 bricks', () => {
    given(victimWith({ white: 3, red: 1 }))
      .when(ana, { type: 'receptador', victim: bea, bricks: { white: 1 } })
      .expect(refused('choose-bricks', { amount: 2 }))
      .when(ana, { type: 'receptador', victim: bea, bricks: { white: 1, red: 1 } })
      .expect(owns(ana, { white: 1, red: 1 }))
  })

  test('the thief may take rubble, in any mix (T3)', () => {
    given(victimWith({ green: 4, rubble: 1 }))
      .when(ana, { type: 'receptador', victim: bea, bricks: { green: 1, rubble: 1 } })
      .expect(owns(bea, { green: 3 }))
  })

  test('only existing bricks can be taken', () => {
    given(victimWith({ white: 3 }))
      .when(ana, { type: 'receptador', victim: bea, bricks: { red: 1 } })
      .expect(refused('not-there', { missing: { red: 1 } }))
  })

  test('a possible victim must be robbed, of bricks that the thief names', () => {
    given(victimWith({ white: 3, red: 1 }))
      .when(ana, { type: 'receptador' })
      .expect(refused('choose-bricks', { amount: 2 }))
    given(victimWith({ white: 3, red: 1 }))
      .when(ana, { type: 'receptador', bricks: { white: 2 } })
      .expect(owns(ana, { white: 2 }))
  })

  test.each([
    { what: 'one kind', has: { white: 3 }, taken: { white: 1 } },
    { what: 'one brick', has: { rubble: 1 }, taken: { rubble: 1 } },
  ])('an only victim, and $what as the only loot, need not be named, but may be', ({ has, taken }) => {
    const [form] = havana.choices(victimWith(has), ana).filter(({ move }) => move.type === 'receptador')
    expect(form).toMatchObject({ fields: [], example: { type: 'receptador', victim: bea, bricks: taken } })
    for (const named of [{}, { victim: bea }, { bricks: taken }, { victim: bea, bricks: taken }])
      given(victimWith(has))
        .when(ana, { type: 'receptador', ...named })
        .expect(owns(ana, taken))
  })

  test('of several victims one must be named', () => {
    const state = aRound({
      players: [
        { table: ['siesta', 'receptador'] },
        { table: ['obreros', 'mama'], owns: { white: 1 } },
        { table: ['empresario', 'mama'], owns: { red: 1 } },
      ],
    })
    given(state).when(ana, { type: 'receptador' }).expect(refused('choose-victim'))
    given(state)
      .when(ana, { type: 'receptador', victim: carlos })
      .expect(owns(ana, { red: 1 }))
  })

  test('pesos and workers are safe', () => {
    given(victimWith({ pesos: 5, workers: 2 }))
      .when(ana, { type: 'receptador', victim: bea })
      .expect(refused('nothing-to-steal'))
    given(victimWith({ pesos: 5, workers: 2 }))
      .when(ana, { type: 'receptador' })
      .expect(neverHappened('stolen'))
  })

  test('without a victim there are no bricks to name', () => {
    given(victimWith({}))
      .when(ana, { type: 'receptador', bricks: { red: 1 } })
      .expect(refused('nothing-to-choose'))
  })

  test('there is one form per victim, with the possible loot', () => {
    const state = aRound({
      players: [
        { table: ['siesta', 'receptador'] },
        { table: ['obreros', 'mama'], owns: { white: 4, rubble: 1 } },
        { table: ['empresario', 'mama'], owns: { red: 1, rubble: 1 } },
      ],
    })
    const forms = havana.choices(state, ana).filter(({ move }) => move.type === 'receptador')
    expect(forms.map(({ move, fields }) => [move.victim, fields[0]])).toEqual([
      [bea, expect.objectContaining({ kind: 'goods', min: 2, max: 2 })],
      [carlos, expect.objectContaining({ kind: 'goods', min: 1, max: 1 })],
    ])
  })

  test('Ladrón and Receptador may hit the same victim in one turn, each tested separately (T4)', () => {
    given(
      aRound({
        players: [
          { table: ['ladron', 'receptador'] },
          { table: ['contrabando', 'mama'], owns: { pesos: 6, white: 4 } },
        ],
      }),
    )
      .when(ana, { type: 'receptador', victim: bea, bricks: { white: 2 } }, { type: 'ladron', victim: bea })
      .expect(owns(bea, { pesos: 3, white: 2 }))
  })
})
