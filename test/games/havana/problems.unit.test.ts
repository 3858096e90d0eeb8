import { describe, expect, test } from 'vitest'
import { type ActionId, sorted } from '../../../src/games/havana/cards/action-id.ts'
import { havana } from '../../../src/games/havana/index.ts'
import { nothing } from '../../../src/games/havana/pieces.ts'
import { resultOf } from '../../../src/games/havana/scoring.ts'
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
type Turns = Extract<Phase, { name: 'turns' }>
const phase = (changes: Partial<Turns>): State => ({
  ...sound,
  phase: sound.phase.name === 'turns' ? { ...sound.phase, ...changes } : sound.phase,
})
const own = (seat: number): Player => {
  const found = sound.seats[seat]
  if (found === undefined) throw new Error('no such seat')
  return found
}

/** Both seats show 24, in this order. Ana is the younger one. */
const tied = (order: number[], owns: Player['pieces'][], changes: Partial<Turns> = {}): State => {
  const state = aRound({
    round: 3,
    players: [
      { table: ['mendigo', 'obreros'], owns: owns[0] ?? {} },
      { table: ['reciclaje', 'arquitecto'], owns: owns[1] ?? {} },
    ],
  })
  const phase = state.phase.name === 'turns' ? { ...state.phase, queue: order, ...changes } : state.phase
  return { ...state, order, phase }
}

test('a reachable position has no problems', () => {
  for (const state of [sound, opening, replacing]) expect(havana.problems(state)).toEqual([])
})

describe('an impossible position is reported with the path', () => {
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
    ['an action that nobody’s turn can have carried out', 'phase/played', phase({ played: ['obreros'] })],
    ['a turn that is over without its cards', 'phase/played', phase({ queue: [bea] })],
    ['what was carried out, out of order', 'phase/played', phase({ queue: [bea], played: ['ruina', 'siesta'] })],
    ['rules of the future', 'rules', { ...sound, rules: 99 }],
    [
      'a goal that was reached',
      'phase',
      aRound({
        players: [
          { table: ['siesta', 'ruina'], built: ['h30', 'h31', 'h32', 'h33', 'h34'] },
          { table: ['obreros', 'mama'] },
        ],
      }),
    ],
    [
      'cards with other numbers than were ever printed',
      'buildings',
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

  test.each<[string, Player['pieces'][], Player['pieces'][]]>([
    ['coloured bricks', [{ ...nothing, white: 1 }, nothing], [nothing, { ...nothing, white: 1 }]],
    [
      'pesos',
      [
        { ...nothing, pesos: 2 },
        { ...nothing, pesos: 1 },
      ],
      [nothing, { ...nothing, pesos: 1 }],
    ],
    ['workers', [{ ...nothing, workers: 1 }, nothing], [nothing, { ...nothing, workers: 1 }]],
    ['rubble', [{ ...nothing, rubble: 1 }, nothing], [nothing, { ...nothing, rubble: 1 }]],
  ])('an order against the tie-break by %s', (_what, wrong, right) => {
    expect(havana.problems(tied([ana, bea], wrong)).map(({ at }) => at)).toEqual(['order'])
    expect(havana.problems(tied([ana, bea], right))).toEqual([])
  })

  test('an order against the tie-break by age, if all else is equal', () => {
    expect(havana.problems(tied([bea, ana], [])).map(({ at }) => at)).toEqual(['order'])
    expect(havana.problems(tied([ana, bea], []))).toEqual([])
  })

  test('but not an order that was right before its first seat acted, or before a theft', () => {
    const rich = [{ ...nothing, pesos: 4 }, nothing]
    expect(havana.problems(tied([ana, bea], rich, { carriedOut: ['mendigo'], played: ['mendigo'] }))).toEqual([])
  })

  test('an order that no discarded card explains, after cards were replaced', () => {
    const replaced = given(replacing).when(ana, { type: 'replace', drop: 'siesta', play: 'mendigo' }).state
    expect(havana.problems(replaced)).toEqual([])
    const high = player(replaced, ana, { table: ['mama'], discard: ['receptador', 'contrabando', 'empresario'] })
    const cards = { hand: high.seats[ana]?.hand ?? [] }
    expect(havana.problems(player(high, ana, { hand: [...cards.hand] })).map(({ at }) => at)).toContain('order')
  })

  test('pieces that Contrabando cannot draw', () => {
    const drawing = (pieces: number, players: [ActionId, ActionId][]) => {
      const state = aRound({ players: players.map((table) => ({ table })) })
      const [first, second] = state.order
      if (state.phase.name !== 'turns' || first === undefined || second === undefined) throw new Error('no turns')
      const before = state.seats[first]?.table ?? []
      const carriedOut: ActionId[] = ['contrabando']
      const played = sorted([...before, ...carriedOut])
      const phase = { ...state.phase, queue: [second], carriedOut, played, drawing: pieces }
      return havana.problems({ ...state, phase }).map(({ at }) => at)
    }
    const afterNone: [ActionId, ActionId][] = [
      ['siesta', 'ruina'],
      ['obreros', 'contrabando'],
    ]
    const afterOne: [ActionId, ActionId][] = [
      ['siesta', 'contrabando'],
      ['obreros', 'contrabando'],
    ]
    expect(drawing(2, afterNone)).toEqual([])
    expect(drawing(1, afterNone)).toEqual(['phase/drawing'])
    expect(drawing(1, afterOne)).toEqual([])
    expect(drawing(2, afterOne)).toEqual(['phase/drawing'])
  })

  test.each(['goal', 'no-buildings', 'no-bricks', 'stalled'] as const)(
    'a match with a false reason for its end: %s',
    (reason) => {
      const { state } = given(sound).whenLeft(bea)
      if (state.phase.name !== 'over') throw new Error('the match goes on')
      const result = { ...state.phase.result, reason }
      expect(havana.problems({ ...state, phase: { name: 'over', result } }).map(({ at }) => at)).toEqual([
        'phase/result/reason',
      ])
    },
  )

  test('a finished match with both players active and no goal reached, and a score line with a wrong sum', () => {
    const result = resultOf(sound, 'goal')
    expect(havana.problems({ ...sound, phase: { name: 'over', result } }).map(({ at }) => at)).toEqual([
      'phase/result/reason',
    ])
    const { state } = given(sound).whenLeft(bea)
    if (state.phase.name !== 'over') throw new Error('the match goes on')
    const seats = state.phase.result.seats.map((seat) => ({
      ...seat,
      lines: [{ label: 'buildings' as const, points: 9 }],
    }))
    const forged: State = { ...state, phase: { name: 'over', result: { ...state.phase.result, seats } } }
    expect(havana.problems(forged).map(({ at }) => at)).toEqual(['phase/result/seats'])
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
