import { describe, expect, test } from 'vitest'
import { actionIds } from '../../../src/games/havana/cards/action-id.ts'
import { cards } from '../../../src/games/havana/cards/index.ts'
import { initiative, orderOfPlay } from '../../../src/games/havana/initiative.ts'
import type { Counts } from '../../../src/games/havana/pieces.ts'
import { ana, aRound, asked, bea, carlos, given, happened } from './table.ts'

describe('initiative', () => {
  test('each card has its printed number', () => {
    expect(actionIds.map((id) => [id, cards[id].number])).toEqual([
      ['siesta', 0],
      ['guardaespaldas', 1],
      ['mendigo', 2],
      ['reciclaje', 2],
      ['ruina', 3],
      ['escombros', 3],
      ['obreros', 4],
      ['arquitecto', 4],
      ['ladron', 5],
      ['receptador', 6],
      ['contrabando', 7],
      ['empresario', 8],
      ['mama', 9],
    ])
  })

  test('the smaller number comes first: the example of the rulebook', () => {
    expect(initiative(['receptador', 'ladron'])).toBe(56)
    expect(initiative(['mendigo', 'obreros'])).toBe(24)
    expect(initiative(['contrabando', 'ladron'])).toBe(57)
    given(
      aRound({
        players: [
          { table: ['receptador', 'ladron'] },
          { table: ['mendigo', 'obreros'] },
          { table: ['contrabando', 'ladron'] },
        ],
      }),
    ).expect(asked('turn-1', bea))
  })

  test('7 and 0 make 7, and go before 1 and 2', () => {
    expect(initiative(['contrabando', 'siesta'])).toBe(7)
    expect(initiative(['guardaespaldas', 'mendigo'])).toBe(12)
  })

  test('the least is 1, the most is 89, doubles are read as two digits', () => {
    expect(initiative(['siesta', 'guardaespaldas'])).toBe(1)
    expect(initiative(['empresario', 'mama'])).toBe(89)
    expect(initiative(['mendigo', 'reciclaje'])).toBe(22)
  })
})

describe('with equal initiative', () => {
  const tied = (first: { owns?: Counts; built?: string[] }, second: { owns?: Counts; built?: string[] }) =>
    orderOfPlay(
      aRound({
        upper: ['h20', 'h21', 'h22', 'h23', 'h24', 'h25'],
        lower: ['h26', 'h27', 'h28', 'h29', 'h30', 'h31'],
        players: [
          { table: ['mendigo', 'obreros'], ...first },
          { table: ['reciclaje', 'arquitecto'], ...second },
        ],
      }),
    ).map(({ seat }) => seat)

  test('fewer victory points go first', () => {
    expect(tied({ built: ['h05'] }, { built: ['h01'], owns: { white: 3 } })).toEqual([bea, ana])
  })

  test('then fewer coloured bricks, whatever the rubble', () => {
    expect(tied({ built: ['h11'], owns: { white: 2 } }, { built: ['h12'], owns: { red: 1, rubble: 9 } })).toEqual([
      bea,
      ana,
    ])
  })

  test('then fewer pesos, then fewer workers, then less rubble', () => {
    expect(tied({ owns: { pesos: 2 } }, { owns: { pesos: 1, workers: 4 } })).toEqual([bea, ana])
    expect(tied({ owns: { workers: 2 } }, { owns: { workers: 1, rubble: 4 } })).toEqual([bea, ana])
    expect(tied({ owns: { rubble: 2 } }, { owns: { rubble: 1 } })).toEqual([bea, ana])
  })

  test('then the younger player goes first (I1)', () => {
    const state = aRound({ players: [{ table: ['mendigo', 'obreros'] }, { table: ['reciclaje', 'arquitecto'] }] })
    expect(orderOfPlay({ ...state, youngestFirst: [ana, bea] }).map(({ seat }) => seat)).toEqual([ana, bea])
    expect(orderOfPlay({ ...state, youngestFirst: [bea, ana] }).map(({ seat }) => seat)).toEqual([bea, ana])
  })
})

test('the order stays for the whole round, even when possessions change', () => {
  given(
    aRound({
      players: [
        { table: ['mendigo', 'ruina'] },
        { table: ['reciclaje', 'escombros'], owns: { rubble: 1 } },
        { table: ['empresario', 'mama'] },
      ],
    }),
  )
    .when(ana, { type: 'mendigo' }, { type: 'ruina' })
    .when(bea, { type: 'reciclaje' }, { type: 'escombros' })
    .when(carlos, { type: 'empresario' }, { type: 'mama' })
    .expect(happened({ type: 'phase-began', phase: 'replacement' }), asked('replace-1', ana))
})
