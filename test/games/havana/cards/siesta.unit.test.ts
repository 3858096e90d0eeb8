import { test } from 'vitest'
import { ana, aRound, asked, bea, given, neverHappened, owns } from '../table.ts'

test('Siesta does nothing', () => {
  given(aRound({ players: [{ table: ['siesta', 'mama'], owns: { pesos: 1 } }, { table: ['obreros', 'mama'] }] }))
    .when(ana, { type: 'siesta' })
    .expect(owns(ana, { pesos: 1 }), neverHappened('gained'), asked('turn-1', ana))
})

test('a player with a Siesta acts before those without', () => {
  given(aRound({ players: [{ table: ['guardaespaldas', 'mendigo'] }, { table: ['siesta', 'mama'] }] })).expect(
    asked('turn-1', bea),
  )
})
