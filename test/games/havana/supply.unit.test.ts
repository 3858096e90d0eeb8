import { describe, test } from 'vitest'
import type { Counts } from '../../../src/games/havana/pieces.ts'
import { ana, aRound, asked, bea, given, happened, lies } from './table.ts'

const theLastTurn = (more: { card?: Counts; bag?: Counts; bea?: Counts }) =>
  given(
    aRound({
      ...more,
      players: [
        { table: ['siesta', 'guardaespaldas'], owns: { green: 1 } },
        { table: ['siesta', 'mendigo'], owns: more.bea ?? {} },
      ],
    }),
  ).when(ana, { type: 'siesta' }, { type: 'guardaespaldas' })

describe('Phase 3: supply', () => {
  test('comes after the last turn, and always adds 3 pesos and 3 bricks', () => {
    theLastTurn({ card: { pesos: 7, rubble: 9 }, bag: { white: 5 } })
      .when(bea, { type: 'siesta' }, { type: 'mendigo' })
      .expect(
        happened({ type: 'supplied', pesos: 3, bricks: { white: 3 } }),
        lies(({ card }) => [card.pesos, card.rubble, card.white], [10, 9, 3]),
        asked('replace-1', ana),
      )
  })

  test('adds what bag and reserve have if that is less (P1)', () => {
    theLastTurn({ bag: { red: 2 }, card: { pesos: 58 } })
      .when(bea, { type: 'siesta' }, { type: 'mendigo' })
      .expect(happened({ type: 'supplied', pesos: 1, bricks: { red: 2 } }))
  })
})
