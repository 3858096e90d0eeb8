import { describe, test } from 'vitest'
import { ana, aRound, bea, given, happened, lies, neverHappened, refused } from '../table.ts'

const twoRuins = aRound({ players: [{ table: ['siesta', 'ruina'] }, { table: ['guardaespaldas', 'ruina'] }] })

describe('Ruina', () => {
  test('puts a building from an end of a row into the box', () => {
    given(twoRuins)
      .when(ana, { type: 'ruina', building: 'h04' })
      .expect(
        happened({ type: 'demolished', seat: ana, row: 'upper', building: 'h04' }),
        lies(({ demolished }) => demolished, ['h04']),
        lies(({ rows }) => rows.upper, ['h01', 'h02', 'h13', 'h14', 'h03']),
      )
  })

  test('is optional', () => {
    given(twoRuins).when(ana, { type: 'ruina' }).expect(neverHappened('demolished'))
  })

  test('reaches only the ends of the rows', () => {
    given(twoRuins)
      .when(ana, { type: 'ruina', building: 'h13' })
      .expect(refused('not-at-an-end', { building: 'h13' }))
  })

  test('removes one building per round, even if several players play it', () => {
    given(twoRuins)
      .when(ana, { type: 'ruina', building: 'h04' }, { type: 'siesta' })
      .when(bea, { type: 'ruina', building: 'h03' })
      .expect(refused('ruina-used'))
  })

  test('passes the right on if the first player declines (R-RUI2)', () => {
    given(twoRuins)
      .when(ana, { type: 'ruina' }, { type: 'siesta' })
      .when(bea, { type: 'ruina', building: 'h04' })
      .expect(happened({ type: 'demolished', seat: bea, building: 'h04' }))
  })

  test('a row with two cards left is refilled at once (R-RUI)', () => {
    given(
      aRound({
        upper: ['h20', 'h01', 'h21'],
        top: 'h30',
        players: [{ table: ['siesta', 'ruina'] }, { table: ['obreros', 'mama'] }],
      }),
    )
      .when(ana, { type: 'ruina', building: 'h20' })
      .expect(
        lies(({ rows }) => rows.upper.length, 6),
        lies(({ rows }) => [rows.upper[0], rows.upper[1], rows.upper[5]], ['h01', 'h30', 'h21']),
      )
  })
})
