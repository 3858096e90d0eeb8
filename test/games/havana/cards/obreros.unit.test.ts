import { describe, test } from 'vitest'
import { ana, aRound, bea, carlos, given, owns } from '../table.ts'

describe('Obreros', () => {
  test('the first in a round takes 2 workers, every later one 1', () => {
    given(aRound({ players: [{ table: ['siesta', 'obreros'] }, { table: ['guardaespaldas', 'obreros'] }] }))
      .when(ana, { type: 'obreros' }, { type: 'siesta' })
      .when(bea, { type: 'obreros' })
      .expect(owns(ana, { workers: 2 }), owns(bea, { workers: 1 }))
  })

  test('with 1 worker in the reserve the first takes 1, the next none (P-WRK)', () => {
    given(
      aRound({
        players: [
          { table: ['siesta', 'obreros'] },
          { table: ['guardaespaldas', 'obreros'] },
          { table: ['empresario', 'mama'], owns: { workers: 14 } },
        ],
      }),
    )
      .when(ana, { type: 'obreros' }, { type: 'siesta' })
      .when(bea, { type: 'obreros' })
      .expect(owns(ana, { workers: 1 }), owns(bea, {}), owns(carlos, { workers: 14 }))
  })

  test('Arquitecto does not count as Obreros', () => {
    given(aRound({ players: [{ table: ['siesta', 'arquitecto'] }, { table: ['guardaespaldas', 'obreros'] }] }))
      .when(ana, { type: 'arquitecto' }, { type: 'siesta' })
      .when(bea, { type: 'obreros' })
      .expect(owns(bea, { workers: 2 }))
  })
})
