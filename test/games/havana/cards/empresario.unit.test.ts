import { describe, test } from 'vitest'
import { ana, aRound, bea, given, lies, owns } from '../table.ts'

describe('Empresario', () => {
  test('takes half of the pesos on the resource card, rounded up: of 7 first 4, then 2, and 1 stays', () => {
    given(
      aRound({
        card: { pesos: 7 },
        players: [{ table: ['siesta', 'empresario'] }, { table: ['obreros', 'empresario'] }],
      }),
    )
      .when(ana, { type: 'empresario' }, { type: 'siesta' }, { type: 'end-turn' })
      .when(bea, { type: 'empresario' })
      .expect(
        owns(ana, { pesos: 4 }),
        owns(bea, { pesos: 2 }),
        lies(({ card }) => card.pesos, 1),
      )
  })
})
