import { describe, test } from 'vitest'
import { ana, aRound, asked, bea, given, happened, refused } from '../table.ts'

const players = (pesos: number) =>
  [{ table: ['siesta', 'guardaespaldas'], owns: pesos > 0 ? { pesos } : {} }, { table: ['obreros', 'mama'] }] as const

describe('the end of a turn', () => {
  test('waits as long as the player can build something', () => {
    given(aRound({ players: players(3) }))
      .when(ana, { type: 'siesta' }, { type: 'guardaespaldas' })
      .expect(asked('turn-1', ana))
      .when(ana, { type: 'end-turn' })
      .expect(asked('turn-1', bea))
  })

  test('is automatic if the player can build nothing', () => {
    given(aRound({ players: players(0) }))
      .when(ana, { type: 'siesta' }, { type: 'guardaespaldas' })
      .expect(happened({ type: 'turn-ended', seat: ana }), asked('turn-1', bea))
  })

  test('never comes before both actions', () => {
    given(aRound({ players: players(3) }))
      .when(ana, { type: 'siesta' }, { type: 'end-turn' })
      .expect(refused('actions-first'))
  })

  test('comes after each card was carried out once, in either order, and own ones only', () => {
    given(aRound({ players: players(3) }))
      .when(ana, { type: 'guardaespaldas' }, { type: 'guardaespaldas' })
      .expect(refused('already-carried-out', { card: 'guardaespaldas' }))
      .when(ana, { type: 'mama' })
      .expect(refused('not-on-your-table', { card: 'mama' }))
      .when(bea, { type: 'mama' })
      .expect(refused('not-your-turn'))
  })
})
