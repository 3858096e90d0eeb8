import { z } from 'zod'
import type { Game, Result, Seat, Viewer } from '../../../src/games/game.ts'
import type { Choice } from '../../../src/games/kit/choice.ts'
import { type Dice, pick } from '../../../src/games/kit/dice.ts'
import { refusals } from '../../../src/games/kit/illegal-move.ts'

/**
 * A small game with all that a game can have: hidden simultaneous choices, a bag, payments, an option. Three rounds:
 * everybody lays a card of 1 to 3 face down; the highest draws a lantern from the bag, and may spend a piece for a point.
 */

const refuse = refusals<'not-asked' | 'not-in-hand' | 'wrong-payment'>('lanterns')

const count = z.int().min(0)
const Pieces = z.strictObject({ red: count, blue: count, coins: count })
type Pieces = z.infer<typeof Pieces>
type Piece = keyof Pieces
const some = z.int().min(1).exactOptional()
const Paid = z.strictObject({ red: some, blue: some, coins: some })

const EndResult = z.strictObject({
  reason: z.string(),
  seats: z.array(
    z.strictObject({
      seat: count,
      place: count,
      points: count,
      lines: z.array(z.strictObject({ label: z.string(), points: count })),
    }),
  ),
})

const Player = z.strictObject({
  hand: z.array(count),
  laid: z.array(count),
  shown: z.array(count),
  has: Pieces,
  points: count,
})
type Player = z.infer<typeof Player>

const table = {
  rounds: count,
  round: count,
  phase: z.enum(['laying', 'drawing', 'shining', 'over']),
  winner: count.nullable(),
  bag: Pieces,
  spent: Pieces,
  result: EndResult.nullable(),
}
const State = z.strictObject({ ...table, seats: z.array(Player) })
export type State = z.infer<typeof State>

const Unseen = z.strictObject({ cards: count, laid: count, shown: z.array(count), has: Pieces, points: count })
const View = z.strictObject({ ...table, seats: z.array(z.union([Player, Unseen])) })
export type View = z.infer<typeof View>

const Move = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('lay'), card: count }),
  z.strictObject({ type: z.literal('shine'), payment: Paid.exactOptional() }),
  z.strictObject({ type: z.literal('rest') }),
])
export type Move = z.infer<typeof Move>

const Event = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('laid'), seat: count, card: count }),
  z.strictObject({ type: z.literal('committed'), seat: count }),
  z.strictObject({ type: z.literal('revealed'), cards: z.array(count), winner: count }),
  z.strictObject({ type: z.literal('drawn'), seat: count, piece: z.enum(['red', 'blue']) }),
  z.strictObject({ type: z.literal('shone'), seat: count, paid: Paid }),
  z.strictObject({ type: z.literal('rested'), seat: count }),
  z.strictObject({ type: z.literal('ended'), result: EndResult }),
])
export type Event = z.infer<typeof Event>

const Options = z.strictObject({ short: z.boolean().default(false) })

const pieces = ['coins', 'red', 'blue'] as const satisfies readonly Piece[]
const nothing: Pieces = { red: 0, blue: 0, coins: 0 }
const add = (to: Pieces, more: Partial<Pieces>, times = 1): Pieces => ({
  red: to.red + times * (more.red ?? 0),
  blue: to.blue + times * (more.blue ?? 0),
  coins: to.coins + times * (more.coins ?? 0),
})

function player(state: State, seat: Seat): Player {
  return state.seats[seat] ?? refuse('not-asked')
}

function changed(state: State, seat: Seat, change: (player: Player) => Partial<Player>): State {
  return { ...state, seats: state.seats.map((one, index) => (index === seat ? { ...one, ...change(one) } : one)) }
}

function resultOf(state: State, reason: string): Result {
  const best = (points: number) => state.seats.filter((other) => other.points > points).length + 1
  const seats = state.seats.map(({ points }, seat) => ({
    seat,
    place: best(points),
    points,
    lines: [{ label: 'shone', points }],
  }))
  return { reason, seats }
}

function endOfRound(state: State): Event[] {
  return state.round < state.rounds ? [] : [{ type: 'ended', result: EndResult.parse(resultOf(state, 'played')) }]
}

function decide(state: State, seat: Seat, move: Move): Event[] {
  if (!asked(state).includes(seat)) refuse('not-asked')
  const { hand, has } = player(state, seat)
  switch (move.type) {
    case 'lay': {
      if (state.phase !== 'laying' || !hand.includes(move.card)) refuse('not-in-hand')
      const events: Event[] = [
        { type: 'laid', seat, card: move.card },
        { type: 'committed', seat },
      ]
      const after = events.reduce(evolve, state)
      const cards = after.seats.flatMap(({ laid }) => laid)
      if (cards.length < state.seats.length) return events
      return [...events, { type: 'revealed', cards, winner: cards.indexOf(Math.max(...cards)) }]
    }
    case 'shine': {
      if (state.phase !== 'shining') refuse('not-asked')
      const paid = move.payment ?? proposal(has)
      const whole = pieces.reduce((sum, piece) => sum + (paid[piece] ?? 0), 0)
      if (whole !== 1 || pieces.some((piece) => (paid[piece] ?? 0) > has[piece])) refuse('wrong-payment')
      const shone: Event = { type: 'shone', seat, paid }
      return [shone, ...endOfRound(evolve(state, shone))]
    }
    case 'rest': {
      if (state.phase !== 'shining') refuse('not-asked')
      const rested: Event = { type: 'rested', seat }
      return [rested, ...endOfRound(evolve(state, rested))]
    }
  }
}

function proposal(has: Pieces): z.infer<typeof Paid> {
  const piece = pieces.find((one) => has[one] > 0)
  return piece === undefined ? {} : { [piece]: 1 }
}

function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'laid':
      return changed(state, event.seat, ({ hand }) => ({
        hand: hand.filter((card) => card !== event.card),
        laid: [event.card],
      }))
    case 'committed':
      return state
    case 'revealed': {
      const seats = state.seats.map((one) => ({ ...one, laid: [], shown: [...one.shown, ...one.laid] }))
      return { ...state, seats, winner: event.winner, phase: 'drawing' }
    }
    case 'drawn': {
      const drawn = { [event.piece]: 1 }
      const taken = changed(state, event.seat, ({ has }) => ({ has: add(has, drawn) }))
      return { ...taken, bag: add(state.bag, drawn, -1), phase: 'shining' }
    }
    case 'shone': {
      const paid = changed(state, event.seat, ({ has, points }) => ({
        has: add(has, event.paid, -1),
        points: points + 1,
      }))
      return nextRound({ ...paid, spent: add(state.spent, event.paid) })
    }
    case 'rested':
      return nextRound(state)
    case 'ended':
      return { ...state, phase: 'over', winner: null, result: event.result }
  }
}

const nextRound = (state: State): State => ({ ...state, phase: 'laying', winner: null, round: state.round + 1 })

function asked(state: State): Seat[] {
  if (state.phase === 'laying') return state.seats.flatMap(({ laid }, seat) => (laid.length === 0 ? [seat] : []))
  return state.phase === 'shining' && state.winner !== null ? [state.winner] : []
}

function choices(state: State, seat: Seat): Choice[] {
  if (!asked(state).includes(seat)) return []
  const { hand, has } = player(state, seat)
  if (state.phase === 'laying') {
    const options = hand.map((card) => ({ value: card, noun: { kind: 'card', id: card } }))
    const field = { kind: 'one-of' as const, name: 'card', options, optional: false }
    return [{ move: { type: 'lay' }, about: [], fields: [field], limits: [], example: { type: 'lay', card: hand[0] } }]
  }
  const rest: Choice = { move: { type: 'rest' }, about: [], fields: [], limits: [], example: { type: 'rest' } }
  const goods = pieces.map((good) => ({ good, noun: { kind: 'piece', id: good }, max: Math.min(1, has[good]) }))
  const field = { kind: 'payment' as const, name: 'payment', goods, covers: { coins: 1 }, proposal: proposal(has) }
  return [{ move: { type: 'shine' }, about: [], fields: [field], limits: [], example: { type: 'shine' } }, rest]
}

function view(state: State, viewer: Viewer): View {
  const seats = state.seats.map((one, seat) => {
    if (viewer === seat || viewer === 'administrator') return one
    const { hand, laid, shown, has, points } = one
    return { cards: hand.length + laid.length, laid: laid.length, shown, has, points }
  })
  return { ...state, seats }
}

function imagine(seen: View, dice: Dice): State {
  const seats = seen.seats.map((one) => {
    if ('hand' in one) return one
    const { laid, shown, has, points } = one
    const hand = [1, 2, 3].filter((card) => !shown.includes(card))
    const down = laid > 0 ? pick(dice, hand) : undefined
    return {
      hand: hand.filter((card) => card !== down),
      laid: down === undefined ? [] : [down],
      shown,
      has,
      points,
    }
  })
  return { ...seen, seats }
}

function problems(state: State) {
  const held = state.seats.reduce((sum, { has }) => add(sum, has), add(state.bag, state.spent))
  const everyPiece = [held.red, held.blue, held.coins].join() === [6, 6, state.seats.length].join()
  const everyCard = state.seats.every(({ hand, laid, shown }) => [...hand, ...laid, ...shown].sort().join() === '1,2,3')
  return [
    ...(everyPiece
      ? []
      : [{ at: 'bag', problem: 'There must be 6 red and 6 blue lanterns and a coin for each seat.' }]),
    ...(everyCard ? [] : [{ at: 'seats', problem: 'Every seat must have the cards 1, 2 and 3.' }]),
  ]
}

const words = {
  title: 'Lanterns',
  question: (question: string) => question,
  choice: ({ move }: { move: { type: string } }) => move.type,
  field: (_move: string, field: string) => field,
  noun: ({ id }: { id: string | number }) => String(id),
  event: (event: Event) => event.type,
  position: ({ round }: View) => [`Round ${round}.`],
  refusal: (code: string) => code,
  ending: ({ reason }: Result) => reason,
  score: (label: string) => label,
}

export const lanterns: Game<State, Move, Event, View, z.infer<typeof Options>> = {
  meta: {
    id: 'lanterns',
    title: 'Lanterns',
    seats: { min: 2, max: 4 },
    options: Options,
    stage: 'alpha',
    rulesVersion: 1,
    dataVersion: 1,
    provenance: [],
  },
  schemas: { state: State, move: Move, event: Event, view: View },
  opening: ({ seats, options }) => ({
    rounds: options.short ? 2 : 3,
    round: 0,
    phase: 'laying',
    winner: null,
    bag: { red: 6, blue: 6, coins: 0 },
    spent: nothing,
    result: null,
    seats: Array.from({ length: seats }, () => ({
      hand: [1, 2, 3],
      laid: [],
      shown: [],
      has: { ...nothing, coins: 1 },
      points: 0,
    })),
  }),
  decide,
  chance: ({ phase, winner, bag }, dice) => {
    if (phase !== 'drawing' || winner === null) return []
    return [{ type: 'drawn', seat: winner, piece: dice.below(bag.red + bag.blue) < bag.red ? 'red' : 'blue' }]
  },
  evolve,
  questions: { laying: { numbered: true, usual: false }, shining: { numbered: true, usual: false } },
  decisions: (state) => asked(state).map((seat) => ({ seat, question: `${state.phase}-${state.round}` })),
  choices,
  audience: (event) => (event.type === 'laid' ? [event.seat] : 'all'),
  reveals: ['revealed'],
  view,
  picture: ({ round }) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><title>${round}</title></svg>`,
  imagine,
  forfeit: (state) => [{ type: 'ended', result: EndResult.parse(resultOf(state, 'forfeit')) }],
  problems,
  result: ({ result }) => result ?? undefined,
  problemSentences: {},
  wording: { en: words, fr: words, ru: words, es: words },
}
