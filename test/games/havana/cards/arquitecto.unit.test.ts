import { describe, test } from 'vitest'
import { ana, aRound, given, happened, owns, refused } from '../table.ts'

const owned = { yellow: 2, rubble: 4 }
const upper = ['h15', 'h13', 'h02', 'h03', 'h04', 'h01']
const lower = ['h05', 'h06', 'h14', 'h16', 'h07', 'h08']

describe('Arquitecto', () => {
  test('takes 1 worker', () => {
    given(aRound({ players: [{ table: ['siesta', 'arquitecto'] }, { table: ['obreros', 'mama'] }] }))
      .when(ana, { type: 'arquitecto' })
      .expect(owns(ana, { workers: 1 }))
  })

  test("on the table, it allows buildings with the architect's symbol, even if no worker was left", () => {
    given(
      aRound({
        upper,
        lower,
        players: [
          { table: ['siesta', 'arquitecto'], owns: owned },
          { table: ['obreros', 'mama'], owns: { workers: 15 } },
        ],
      }),
    )
      .when(ana, { type: 'arquitecto' }, { type: 'siesta' }, { type: 'build', building: 'h15' })
      .expect(happened({ type: 'built', seat: ana, building: 'h15' }), owns(ana, { yellow: 1, rubble: 2 }))
  })

  test('without it, such a building cannot be built at any price', () => {
    given(
      aRound({
        upper,
        lower,
        players: [{ table: ['siesta', 'mendigo'], owns: owned }, { table: ['obreros', 'mama'] }],
      }),
    )
      .when(ana, { type: 'siesta' }, { type: 'mendigo' }, { type: 'build', building: 'h15' })
      .expect(refused('needs-architect', { building: 'h15' }))
  })
})
