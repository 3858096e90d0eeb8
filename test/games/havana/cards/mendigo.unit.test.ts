import { describe, test } from 'vitest'
import { ana, aRound, given, happened, neverHappened, owns } from '../table.ts'

describe('Mendigo', () => {
  test('takes 1 peso from the reserve', () => {
    given(aRound({ players: [{ table: ['siesta', 'mendigo'] }, { table: ['obreros', 'mama'] }] }))
      .when(ana, { type: 'mendigo' })
      .expect(happened({ type: 'gained', seat: ana, from: 'reserve', pieces: { pesos: 1 } }), owns(ana, { pesos: 1 }))
  })

  test('an empty reserve gives nothing (R-PESO)', () => {
    given(aRound({ players: [{ table: ['siesta', 'mendigo'] }, { table: ['obreros', 'mama'], owns: { pesos: 60 } }] }))
      .when(ana, { type: 'mendigo' })
      .expect(neverHappened('gained'), owns(ana, {}))
  })

  test('with unlimited coins the sixty are no limit', () => {
    given(
      aRound({
        options: { coins: 'unlimited' },
        players: [{ table: ['siesta', 'mendigo'] }, { table: ['obreros', 'mama'], owns: { pesos: 60 } }],
      }),
    )
      .when(ana, { type: 'mendigo' })
      .expect(owns(ana, { pesos: 1 }))
  })
})
