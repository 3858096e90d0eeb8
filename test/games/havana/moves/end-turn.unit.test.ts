import { describe, test } from 'vitest'
import { ana, aRound, asked, bea, given, happened, refused } from '../table.ts'

const players = (pesos: number) =>
  [{ table: ['siesta', 'guardaespaldas'], owns: pesos > 0 ? { pesos } : {} }, { table: ['obreros', 'mama'] }] as const

describe('The end of a turn', () => {
  test('a turn waits as long as something can be built', () => {
    given(aRound({ players: players(3) }))
      .when(ana, { type: 'siesta' }, { type: 'guardaespaldas' })
      .expect(asked('turn-1', ana))
      .when(ana, { type: 'end-turn' })
      .expect(asked('turn-1', bea))
  })

  test('it ends by itself where nothing can be built', () => {
    given(aRound({ players: players(0) }))
      .when(ana, { type: 'siesta' }, { type: 'guardaespaldas' })
      .expect(happened({ type: 'turn-ended', seat: ana }), asked('turn-1', bea))
  })

  test('not before both actions', () => {
    given(aRound({ players: players(3) }))
      .when(ana, { type: 'siesta' }, { type: 'end-turn' })
      .expect(refused('actions-first'))
  })

  test('each card is carried out once, in either order, and only own ones', () => {
    given(aRound({ players: players(3) }))
      .when(ana, { type: 'guardaespaldas' }, { type: 'guardaespaldas' })
      .expect(refused('already-carried-out', { card: 'guardaespaldas' }))
      .when(ana, { type: 'mama' })
      .expect(refused('not-on-your-table', { card: 'mama' }))
      .when(bea, { type: 'mama' })
      .expect(refused('not-your-turn'))
  })
})
