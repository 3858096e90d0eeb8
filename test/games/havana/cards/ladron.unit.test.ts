import { describe, expect, test } from 'vitest'
import { havana } from '../../../../src/games/havana/index.ts'
import { ana, aRound, bea, carlos, given, neverHappened, owns, refused } from '../table.ts'

const victimWith = (pesos: number) =>
  aRound({
    players: [{ table: ['siesta', 'ladron'] }, { table: ['obreros', 'mama'], owns: pesos > 0 ? { pesos } : {} }],
  })

describe('Ladrón', () => {
  test.each([
    { has: 1, keeps: {}, loses: 1 },
    { has: 5, keeps: { pesos: 3 }, loses: 2 },
    { has: 6, keeps: { pesos: 3 }, loses: 3 },
  ])('a victim with $has pesos loses $loses', ({ has, keeps, loses }) => {
    given(victimWith(has))
      .when(ana, { type: 'ladron', victim: bea })
      .expect(owns(bea, keeps), owns(ana, { pesos: loses }))
  })

  test('a possible victim must be robbed (T1): an only one need not be named', () => {
    const [form] = havana.choices(victimWith(3), ana).filter(({ move }) => move.type === 'ladron')
    expect(form).toMatchObject({ fields: [], example: { type: 'ladron', victim: bea } })
    const about = [
      { kind: 'action-card', id: 'ladron' },
      { kind: 'seat', id: bea },
    ]
    expect(form?.about).toEqual(about)
    for (const move of [{ type: 'ladron' }, { type: 'ladron', victim: bea }] as const)
      given(victimWith(3))
        .when(ana, move)
        .expect(owns(bea, { pesos: 1 }), owns(ana, { pesos: 2 }))
  })

  test('of several victims one must be named', () => {
    const state = aRound({
      players: [
        { table: ['siesta', 'ladron'] },
        { table: ['obreros', 'mama'], owns: { pesos: 1 } },
        { table: ['empresario', 'mama'], owns: { pesos: 1 } },
      ],
    })
    given(state).when(ana, { type: 'ladron' }).expect(refused('choose-victim'))
  })

  test('a player without pesos is no victim, and without a victim nothing happens (T1)', () => {
    given(victimWith(0))
      .when(ana, { type: 'ladron', victim: bea })
      .expect(refused('nothing-to-steal', { victim: bea }))
    given(victimWith(0)).when(ana, { type: 'ladron' }).expect(neverHappened('stolen'))
  })

  const three = aRound({
    players: [
      { table: ['siesta', 'mama'], owns: { pesos: 9 } },
      { table: ['ladron', 'guardaespaldas'] },
      { table: ['empresario', 'mama'], owns: { pesos: 4 } },
    ],
  })

  test('only players who act later in the round can be robbed', () => {
    given(three)
      .when(ana, { type: 'siesta' }, { type: 'mama' }, { type: 'end-turn' })
      .when(bea, { type: 'ladron', victim: ana })
      .expect(refused('already-acted', { victim: ana }))
      .when(bea, { type: 'ladron', victim: carlos })
      .expect(owns(carlos, { pesos: 2 }))
  })

  test('neither oneself nor an empty seat can be robbed', () => {
    given(victimWith(3)).when(ana, { type: 'ladron', victim: ana }).expect(refused('no-such-target'))
    given(victimWith(3)).when(ana, { type: 'ladron', victim: 3 }).expect(refused('no-such-target'))
  })

  test('the last in the round robs nobody, themselves neither (T2)', () => {
    given(
      aRound({
        players: [
          { table: ['siesta', 'obreros'], owns: { pesos: 2 } },
          { table: ['ladron', 'mama'], owns: { pesos: 1 } },
        ],
      }),
    )
      .when(ana, { type: 'siesta' }, { type: 'obreros' })
      .when(bea, { type: 'ladron' })
      .expect(neverHappened('stolen'), owns(ana, { pesos: 2, workers: 2 }))
  })
})
