import { describe, test } from 'vitest'
import { ana, aRound, asked, bea, carlos, given, happened, owns, refused } from '../table.ts'

const guarded = aRound({
  players: [
    { table: ['siesta', 'ladron'] },
    { table: ['guardaespaldas', 'mama'], owns: { pesos: 4 } },
    { table: ['empresario', 'mama'], owns: { pesos: 4 } },
  ],
})

describe('Guardaespaldas', () => {
  test('protects its player from all theft', () => {
    given(guarded)
      .when(ana, { type: 'ladron', victim: bea })
      .expect(refused('protected', { victim: bea }))
  })

  test('a thief must rob somebody else, and need not name an only victim', () => {
    given(guarded)
      .when(ana, { type: 'ladron' })
      .expect(owns(bea, { pesos: 4 }), owns(carlos, { pesos: 2 }))
  })

  test('has no further effect when it is carried out', () => {
    given(guarded)
      .when(ana, { type: 'siesta' }, { type: 'ladron', victim: carlos })
      .when(bea, { type: 'guardaespaldas' })
      .expect(happened({ type: 'carried-out', seat: bea, card: 'guardaespaldas' }), asked('turn-1', bea))
  })

  test('if everybody is protected, the theft has no effect', () => {
    given(
      aRound({
        players: [{ table: ['siesta', 'ladron'] }, { table: ['guardaespaldas', 'mama'], owns: { pesos: 4 } }],
      }),
    )
      .when(ana, { type: 'ladron' })
      .expect(owns(bea, { pesos: 4 }))
  })
})
