import { describe, expect, test } from 'vitest'
import { havana } from '../../../src/games/havana/index.ts'
import type { State } from '../../../src/games/havana/state.ts'
import { afterTheTurns, ana, aRound, bea, ended, given, lies, neverHappened, refused } from './table.ts'

const passive = ['siesta', 'guardaespaldas'] as const
const rows = { upper: ['h01', 'h02', 'h03', 'h04', 'h05', 'h06'], lower: ['h07', 'h08', 'h09', 'h10', 'h13', 'h14'] }
const actions = [{ type: 'siesta' }, { type: 'guardaespaldas' }] as const

describe('the goal', () => {
  const points24 = ['h31', 'h32', 'h33', 'h34']

  test('ends the match at once: nobody else gets a turn, and no row is refilled', () => {
    given(
      aRound({
        ...rows,
        upper: ['h01', 'h02', 'h03'],
        players: [
          { table: passive, built: points24, owns: { rubble: 3 } },
          { table: ['obreros', 'mama'], built: ['h28', 'h29'] },
        ],
      }),
    )
      .when(ana, ...actions, { type: 'build', building: 'h01' })
      .expect(
        ended('goal', 1, 2),
        neverHappened('row-refilled'),
        lies((state) => havana.result(state)?.seats[ana], {
          seat: ana,
          place: 1,
          points: 25,
          lines: [{ label: 'buildings', points: 25 }],
        }),
      )
      .when(bea, { type: 'obreros' })
      .expect(refused('match-over'))
  })

  test.each([
    [2, 25],
    [3, 20],
    [4, 15],
  ])('of %i players is %i points', (seats, goal) => {
    const players = [
      { table: passive },
      { table: ['obreros', 'mama'] as const },
      { table: ['ruina', 'mama'] as const },
      { table: ['ladron', 'mama'] as const },
    ].slice(0, seats)
    expect(havana.view(aRound({ players }), 'spectator').goal).toBe(goal)
  })
})

describe('without a building left', () => {
  const last = { upper: ['h01'], lower: [], top: null, stack: [] }

  test('the most points win', () => {
    given(
      aRound({
        ...last,
        players: [
          { table: passive, owns: { rubble: 3 } },
          { table: ['obreros', 'mama'], built: ['h20'] },
        ],
      }),
    )
      .when(ana, ...actions, { type: 'build', building: 'h01' })
      .expect(ended('no-buildings', 2, 1))
  })

  test('one building in each row is not the end', () => {
    given(
      aRound({
        ...last,
        upper: ['h01', 'h02'],
        lower: ['h03'],
        players: [{ table: passive, owns: { rubble: 3 } }, { table: ['obreros', 'mama'] }],
      }),
    )
      .when(ana, ...actions, { type: 'build', building: 'h01' })
      .expect(neverHappened('ended'))
  })

  test('as many in the stack as in the rows is not the end, before the top of the stack is visible again', () => {
    const stack = [
      'h15',
      'h16',
      'h17',
      'h18',
      'h19',
      'h20',
      'h21',
      'h22',
      'h23',
      'h24',
      'h25',
      'h26',
      'h27',
      'h28',
      'h29',
    ]
    given(
      aRound({
        upper: ['h01', 'h02', 'h03'],
        lower: rows.lower,
        top: 'h11',
        stack,
        players: [{ table: passive, owns: { rubble: 3 } }, { table: ['obreros', 'mama'] }],
      }),
    )
      .when(ana, ...actions, { type: 'build', building: 'h01' })
      .expect(
        neverHappened('ended'),
        lies(({ rows: { upper, lower }, stack: left }) => [upper.length + lower.length, left.length], [12, 11]),
      )
  })

  test('a tie is a shared win (E1)', () => {
    given(
      aRound({
        ...last,
        players: [
          { table: passive, owns: { rubble: 3 }, built: ['h05'] },
          { table: ['obreros', 'mama'], built: ['h12'] },
          { table: ['empresario', 'mama'], built: ['h02'] },
        ],
      }),
    )
      .when(ana, ...actions, { type: 'build', building: 'h01' })
      .expect(ended('no-buildings', 1, 1, 3))
  })

  test('the last one may also be demolished (E2)', () => {
    given(
      aRound({ ...last, players: [{ table: ['siesta', 'ruina'] }, { table: ['obreros', 'mama'], built: ['h20'] }] }),
    )
      .when(ana, { type: 'ruina', building: 'h01' })
      .expect(ended('no-buildings', 2, 1))
  })

  test('the goal is checked first', () => {
    given(
      aRound({
        ...last,
        players: [
          { table: passive, owns: { rubble: 3 }, built: ['h31', 'h32', 'h33', 'h34'] },
          { table: ['obreros', 'mama'] },
        ],
      }),
    )
      .when(ana, ...actions, { type: 'build', building: 'h01' })
      .expect(ended('goal', 1, 2))
  })
})

test('if all eighty bricks are in the box, the most points win', () => {
  given(
    aRound({
      ...rows,
      bag: {},
      players: [
        { table: passive, owns: { rubble: 3 } },
        { table: ['obreros', 'mama'], built: ['h20'] },
      ],
    }),
  )
    .when(ana, ...actions, { type: 'build', building: 'h01' })
    .expect(ended('no-bricks', 2, 1))
})

describe('the stall limit (E3)', () => {
  const quiet = (rounds: number, stallLimit = true): State =>
    afterTheTurns(
      aRound({
        ...rows,
        round: 19,
        quiet: rounds,
        bag: {},
        options: { stallLimit },
        players: [
          { table: passive, owns: { white: 1 } },
          { table: ['obreros', 'mama'], built: ['h20'] },
        ],
      }),
    )
  const replaceAll = (state: State) =>
    given(state)
      .when(ana, { type: 'replace', drop: 'siesta', play: 'mendigo' })
      .when(bea, { type: 'replace', drop: 'mama', play: 'siesta' })

  test('18 rounds with an empty bag and no construction end the match; the most points win', () => {
    replaceAll(quiet(18)).expect(ended('stalled', 2, 1))
  })

  test('17 do not', () => {
    replaceAll(quiet(17)).expect(lies(({ quiet: rounds }) => rounds, 18))
  })

  test('the option lifts it', () => {
    replaceAll(quiet(18, false)).expect(lies(({ quiet: rounds }) => rounds, 19))
  })

  test('a construction restarts the count', () => {
    given(
      aRound({
        ...rows,
        round: 19,
        quiet: 18,
        bag: {},
        players: [{ table: passive, owns: { rubble: 4 } }, { table: ['obreros', 'mama'] }],
      }),
    )
      .when(ana, ...actions, { type: 'build', building: 'h01' })
      .expect(lies(({ quiet: rounds }) => rounds, 0))
  })
})
