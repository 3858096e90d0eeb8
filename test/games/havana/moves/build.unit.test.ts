import { describe, expect, test } from 'vitest'
import { havana } from '../../../../src/games/havana/index.ts'
import type { Counts } from '../../../../src/games/havana/pieces.ts'
import type { State } from '../../../../src/games/havana/state.ts'
import { ana, aRound, asked, bea, given, happened, lies, owns, refused } from '../table.ts'

/** Ana's turn, with the building at the left end of the upper row. */
function facing(
  building: string,
  owned: Counts,
  more: { upper?: string[]; stack?: string[]; top?: string | null } = {},
) {
  const upper = [building, ...(more.upper ?? ['h30', 'h31', 'h32', 'h33', 'h34'])]
  const lower = ['h20', 'h21', 'h22', 'h23', 'h24', 'h26']
  const players = [{ table: ['siesta', 'guardaespaldas'], owns: owned }, { table: ['obreros', 'mama'] }] as const
  return { ...more, upper, lower, players }
}

const actions = [{ type: 'siesta' }, { type: 'guardaespaldas' }] as const

describe('construction', () => {
  test('is possible only after both actions', () => {
    given(aRound(facing('h01', { rubble: 3 })))
      .when(ana, { type: 'siesta' }, { type: 'build', building: 'h01' })
      .expect(refused('actions-first'))
  })

  test('puts bricks into the box, pesos and workers into the reserve, and the building counts at once', () => {
    given(aRound(facing('h17', { rubble: 4, pesos: 3, workers: 2 })))
      .when(ana, ...actions, { type: 'build', building: 'h17' })
      .expect(
        happened({
          type: 'built',
          seat: ana,
          row: 'upper',
          building: 'h17',
          vp: 3,
          paid: { rubble: 3, pesos: 2, workers: 1 },
        }),
        owns(ana, { rubble: 1, pesos: 1, workers: 1 }),
        lies(({ box }) => box.rubble, 3),
        lies(({ reserve }) => [reserve.pesos, reserve.workers], [59, 14]),
        lies(({ seats }) => seats[ana]?.built, ['h17']),
      )
  })

  test('is possible only for the cards at the ends of the rows', () => {
    given(aRound(facing('h01', { rubble: 20 })))
      .when(ana, ...actions, { type: 'build', building: 'h30' })
      .expect(refused('not-at-an-end', { building: 'h30' }))
  })

  test('is possible several times in one turn, even with the next card of a row', () => {
    given(aRound(facing('h01', { rubble: 4, pesos: 2 }, { upper: ['h02', 'h31', 'h32', 'h33', 'h34'] })))
      .when(ana, ...actions, { type: 'build', building: 'h01' })
      .expect(asked('turn-1', ana))
      .when(ana, { type: 'build', building: 'h02' })
      .expect(
        owns(ana, {}),
        lies(({ rows }) => rows.upper, ['h31', 'h32', 'h33', 'h34']),
      )
  })

  test('is refused if it cannot be paid, and the refusal says what is missing', () => {
    given(aRound(facing('h01', { rubble: 3 }, { upper: ['h31', 'h32', 'h33', 'h34', 'h17'] })))
      .when(ana, ...actions, { type: 'build', building: 'h17' })
      .expect(refused('cannot-pay', { building: 'h17', missing: { pesos: 2, workers: 1 } }))
  })

  test("is possible only in one's own turn", () => {
    given(aRound(facing('h01', { rubble: 3 })))
      .when(bea, { type: 'build', building: 'h01' })
      .expect(refused('not-your-turn'))
  })
})

describe('the rule "5 to 1"', () => {
  const facedBy = (building: string, owned: Counts) => aRound(facing(building, owned))
  const other = { lower: ['h19', 'h21', 'h22', 'h23', 'h24', 'h26'] }
  const facingTwoReds = (owned: Counts) => aRound({ ...facing('h20', owned), ...other })

  test('2 red and 2 workers, with 1 red, 5 rubble, 5 pesos and 1 worker: affordable, and leaves nothing', () => {
    given(facingTwoReds({ red: 1, rubble: 5, pesos: 5, workers: 1 }))
      .when(ana, ...actions, { type: 'build', building: 'h20' })
      .expect(happened({ type: 'built', paid: { red: 1, rubble: 5, pesos: 5, workers: 1 } }), owns(ana, {}))
  })

  test("rubble and pesos in the building's cost do not count twice", () => {
    given(facedBy('h05', { rubble: 6, red: 3 }))
      .when(ana, ...actions)
      .expect(lies((after) => buildable(after), []))
    given(facedBy('h16', { white: 1, pesos: 7 }))
      .when(ana, ...actions)
      .expect(lies((after) => buildable(after), []))
  })

  test('never works in the other direction: bricks are not rubble, workers are not pesos', () => {
    given(facedBy('h01', { rubble: 2, white: 5 }))
      .when(ana, ...actions)
      .expect(lies((after) => buildable(after), []))
    given(facedBy('h04', { pesos: 2, workers: 5 }))
      .when(ana, ...actions)
      .expect(lies((after) => buildable(after), []))
  })

  test('real pieces are paid first, unless the player pays otherwise (X2)', () => {
    const state = facedBy('h05', { white: 1, rubble: 7 })
    given(state)
      .when(ana, ...actions, { type: 'build', building: 'h05' })
      .expect(owns(ana, { rubble: 5 }))
    given(state)
      .when(ana, ...actions, { type: 'build', building: 'h05', pay: { rubble: 7 } })
      .expect(owns(ana, { white: 1 }))
  })

  test('a payment must be exact: the refusal says what is missing, too much or not owned', () => {
    const state = facingTwoReds({ red: 2, rubble: 12, workers: 4 })
    const pay = (paid: Counts) => given(state).when(ana, ...actions, { type: 'build', building: 'h20', pay: paid })
    pay({ red: 1, workers: 2 }).expect(refused('payment-short', { missing: { red: 1 } }))
    pay({ red: 2, workers: 1 }).expect(refused('payment-short', { missing: { workers: 1 } }))
    pay({ rubble: 5, workers: 2 }).expect(refused('payment-short', { missing: { red: 1 } }))
    pay({ red: 1, rubble: 4, workers: 2 }).expect(refused('payment-short', { missing: { red: 1 } }))
    pay({ red: 1, rubble: 6, workers: 2 }).expect(refused('payment-too-much', { tooMuch: { rubble: 1 } }))
    pay({ red: 2, rubble: 5, workers: 2 }).expect(refused('payment-too-much', { tooMuch: { rubble: 5 } }))
    pay({ red: 3, workers: 2 }).expect(refused('not-owned', { missing: { red: 1 } }))
    pay({ rubble: 10, workers: 2 }).expect(owns(ana, { red: 2, rubble: 2, workers: 2 }))
  })

  test('the form has the cost, the possible pieces with their worth, and the default payment', () => {
    const { state } = given(facingTwoReds({ red: 1, rubble: 9, pesos: 12 })).when(ana, ...actions)
    const fields = havana.choices(state, ana)[0]?.fields ?? []
    const goods = fields.flatMap((field) => (field.kind === 'payment' ? field.goods : []))
    expect(goods.map(({ good, max, covers }) => ({ good, max, covers }))).toEqual([
      { good: 'red', max: 1, covers: { red: 1 } },
      { good: 'rubble', max: 9, covers: { red: 0.2 } },
      { good: 'pesos', max: 10, covers: { workers: 0.2 } },
    ])
    expect(fields).toMatchObject([
      {
        kind: 'payment',
        name: 'pay',
        covers: { red: 2, workers: 2 },
        proposal: { red: 1, rubble: 5, pesos: 10 },
      },
    ])
  })
})

describe('a row with two cards left', () => {
  test('gets four new ones between them; the old two are its ends', () => {
    given(aRound(facing('h01', { rubble: 3 }, { upper: ['h30', 'h31'], top: 'h33' })))
      .when(ana, ...actions, { type: 'build', building: 'h01' })
      .expect(
        lies(({ rows }) => rows.upper.length, 6),
        lies(({ rows }) => [rows.upper[0], rows.upper[1], rows.upper[5]], ['h30', 'h33', 'h31']),
        happened({ type: 'row-refilled', row: 'upper' }),
        happened({ type: 'top-revealed' }),
      )
  })

  test('the new ends can be built in the same turn', () => {
    given(aRound(facing('h01', { rubble: 4, pesos: 2 }, { upper: ['h02', 'h31'] })))
      .when(ana, ...actions, { type: 'build', building: 'h01' }, { type: 'build', building: 'h02' })
      .expect(
        owns(ana, {}),
        lies(({ rows }) => rows.upper.length, 5),
      )
  })

  test('gets what the stack still has (B2)', () => {
    given(aRound(facing('h01', { rubble: 3 }, { upper: ['h30', 'h31'], top: 'h33', stack: ['h34'] })))
      .when(ana, ...actions, { type: 'build', building: 'h01' })
      .expect(
        lies(({ rows }) => rows.upper, ['h30', 'h33', 'h34', 'h31']),
        lies(({ top, stack }) => [top, stack], [null, []]),
      )
  })

  test('shrinks to one and to none if the stack is empty; a single card is one end (B2)', () => {
    given(aRound(facing('h01', { rubble: 4, pesos: 2 }, { upper: ['h02'], top: null, stack: [] })))
      .when(ana, ...actions, { type: 'build', building: 'h01' })
      .expect(lies(({ rows }) => rows.upper, ['h02']))
      .when(ana, { type: 'build', building: 'h02' })
      .expect(lies(({ rows }) => rows.upper, []))
  })
})

const buildable = (state: State) =>
  havana.choices(state, ana).flatMap(({ move }) => (move.type === 'build' ? [move.building] : []))
