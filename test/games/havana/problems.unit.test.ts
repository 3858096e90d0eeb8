import { describe, expect, test } from 'vitest'
import { havana } from '../../../src/games/havana/index.ts'
import type { Phase, Player, State } from '../../../src/games/havana/state.ts'
import { afterTheTurns, ana, aRound, atTheOpening, bea, given } from './table.ts'

const sound = aRound({
  round: 3,
  card: { pesos: 3, white: 1 },
  players: [
    { table: ['siesta', 'ruina'], owns: { pesos: 3 }, built: ['h20'] },
    { table: ['obreros', 'mama'], owns: { workers: 2 } },
  ],
})
const opening = atTheOpening(2)
const replacing = afterTheTurns(sound)

const player = (state: State, at: number, changes: Partial<Player>): State => ({
  ...state,
  seats: state.seats.map((each, seat) => (seat === at ? { ...each, ...changes } : each)),
})
const phase = (changes: Partial<Extract<Phase, { name: 'turns' }>>): State => ({
  ...sound,
  phase: sound.phase.name === 'turns' ? { ...sound.phase, ...changes } : sound.phase,
})
const own = (seat: number): Player => {
  const found = sound.seats[seat]
  if (found === undefined) throw new Error('no such seat')
  return found
}

test('a position that play can reach has no problems', () => {
  for (const state of [sound, opening, replacing]) expect(havana.problems(state)).toEqual([])
})

describe('A position that cannot be is told where', () => {
  test.each<[string, string, State]>([
    ['a peso too many', 'reserve/pesos', { ...sound, reserve: { ...sound.reserve, pesos: 60 } }],
    ['a worker lost', 'reserve/workers', { ...sound, reserve: { ...sound.reserve, workers: 1 } }],
    ['a brick too many', 'bag/white', { ...sound, bag: { ...sound.bag, white: 10 } }],
    ['a worker on the resource card', 'card/workers', { ...sound, card: { ...sound.card, workers: 1 } }],
    ['a brick in the reserve', 'reserve/red', { ...sound, reserve: { ...sound.reserve, red: 1 } }],
    ['a peso in the box', 'box/pesos', { ...sound, box: { ...sound.box, pesos: 1 } }],
    ['a building in two places', 'seats/1/built/0', player(sound, bea, { built: ['h20'] })],
    ['a building in no place', 'buildings/h20', player(sound, ana, { built: [] })],
    ['a building of no table', 'top', { ...sound, top: 'x35' }],
    ['a table of another size', 'buildings', { ...sound, options: { ...sound.options, buildings: 36 } }],
    ['a stack out of order', 'stack', { ...sound, stack: sound.stack.toReversed() }],
    [
      'a row that is too long',
      'rows/upper',
      { ...sound, rows: { ...sound.rows, upper: [...sound.rows.upper, 'h01'] } },
    ],
    ['a card missing', 'seats/0/hand', player(sound, ana, { hand: own(ana).hand.slice(1) })],
    ['a card twice', 'seats/0/discard', player(sound, ana, { discard: [...own(ana).discard, 'siesta'] })],
    ['cards out of order', 'seats/0/hand', player(sound, ana, { hand: own(ana).hand.toReversed() })],
    ['a face-up card nobody is sure of', 'seats/0/unsure', player(sound, ana, { unsure: ['siesta'] })],
    ['a hand too large for the round', 'seats/0/hand', { ...sound, round: 4 }],
    ['a card face down during the turns', 'seats/0/laid', player(sound, ana, { laid: ['mendigo'] })],
    ['a face-up card before the first round', 'seats/0/table', player(opening, ana, { table: ['siesta'] })],
    ['half an opening', 'seats/0/laid', player(opening, ana, { laid: ['siesta'] })],
    ['a round before the first', 'round', { ...opening, round: 1 }],
    ['a seat left out of the order', 'order', { ...sound, order: [ana] }],
    ['ages before they are drawn', 'youngestFirst', { ...sound, youngestFirst: [ana] }],
    ['a queue that is no end of the order', 'phase/queue', phase({ queue: [ana] })],
    ['an order against the initiative', 'order', { ...phase({ queue: [bea, ana] }), order: [bea, ana] }],
    ['an action of another table', 'phase/carriedOut', phase({ carriedOut: ['mama'], played: ['mama'] })],
    ['an action carried out by nobody', 'phase/played', phase({ carriedOut: ['ruina'] })],
    ['an action of no table', 'phase/played', phase({ played: ['ladron'] })],
    ['a demolition without Ruina', 'phase/demolished', phase({ demolished: true })],
    ['a draw without Contrabando', 'phase/drawing', phase({ drawing: 1 })],
    ['a stall with bricks in the bag', 'quiet', { ...sound, quiet: 1 }],
    ['rules of the future', 'rules', { ...sound, rules: 99 }],
    [
      'a goal that was reached',
      'phase',
      { ...sound, buildings: { ...sound.buildings, h20: { vp: 25, cost: {}, architect: false } } },
    ],
    [
      'pieces of a seat that left',
      'seats/1/pieces',
      {
        ...player(sound, bea, { left: true }),
        order: [ana],
        phase: { name: 'turns', queue: [ana], carriedOut: [], played: [], demolished: false, drawing: 0 },
      },
    ],
  ])('%s', (_what, at, state) => {
    expect(havana.problems(state).map((problem) => problem.at)).toContain(at)
  })

  test('a result that does not follow from the buildings', () => {
    const { state } = given(sound).whenLeft(bea)
    if (state.phase.name !== 'over') throw new Error('the match goes on')
    const result = { ...state.phase.result, seats: state.phase.result.seats.map((seat) => ({ ...seat, place: 1 })) }
    expect(havana.problems({ ...state, phase: { name: 'over', result } }).map(({ at }) => at)).toEqual([
      'phase/result/seats',
    ])
  })
})
