import { describe, test } from 'vitest'
import { ana, aRound, given, lies, neverHappened, owns } from '../table.ts'

const players = [{ table: ['siesta', 'escombros'] }, { table: ['obreros', 'mama'] }] as const

describe('Escombros', () => {
  test('takes all rubble from the resource card, and nothing else', () => {
    given(aRound({ players, card: { rubble: 4, white: 1, pesos: 3 } }))
      .when(ana, { type: 'escombros' })
      .expect(
        owns(ana, { rubble: 4 }),
        lies(({ card }) => [card.rubble, card.white, card.pesos], [0, 1, 3]),
      )
  })

  test('does nothing if there is none', () => {
    given(aRound({ players, card: { white: 1 } }))
      .when(ana, { type: 'escombros' })
      .expect(neverHappened('gained'))
  })
})
