import { z } from 'zod'
import type { Game, Result, Seat } from '../../src/games/game.ts'
import { refusals } from '../../src/games/kit/illegal-move.ts'
import type { Wording } from '../../src/games/kit/wording.ts'

/**
 * Hunch: a whole game in one file, with everything that a journal has to handle. Each round every seat is dealt a card
 * that only it sees, then all secretly guess at the same time; the guesses are revealed, and the best guess of the sum
 * scores. Before guessing, a seat may boast once a round.
 */

const SeatState = z.strictObject({
  card: z.int().nullable(),
  guess: z.int().nullable(),
  boasted: z.boolean(),
  points: z.int(),
  left: z.boolean(),
})
const Ending: z.ZodType<Result> = z.object({
  reason: z.string(),
  seats: z.array(
    z.object({
      seat: z.int(),
      place: z.int(),
      points: z.int(),
      lines: z.array(z.object({ label: z.string(), points: z.int() })),
    }),
  ),
})
const State = z.strictObject({
  round: z.int().min(1),
  rounds: z.int().min(1),
  seats: z.array(SeatState).min(2),
  result: Ending.nullable(),
})
type State = z.infer<typeof State>

const Move = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('boast') }),
  z.strictObject({ type: z.literal('guess'), sum: z.int().min(2).max(24) }),
])
type Move = z.infer<typeof Move>

const seat = z.int().min(0)
const Event = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('dealt'), seat, card: z.int() }),
  z.strictObject({ type: z.literal('boasted'), seat }),
  z.strictObject({ type: z.literal('guess-hidden'), seat, sum: z.int() }),
  z.strictObject({ type: z.literal('guess-made'), seat }),
  z.strictObject({ type: z.literal('turned-up'), guesses: z.array(z.int().nullable()), points: z.array(z.int()) }),
  z.strictObject({ type: z.literal('left'), seat }),
  z.strictObject({ type: z.literal('ended'), result: Ending }),
])
type Event = z.infer<typeof Event>

const View = State
const Options = z.strictObject({ rounds: z.int().min(1).max(9).default(2) })
type Options = z.infer<typeof Options>

const refuse = refusals<'not-asked' | 'boasted-already'>('hunch')

const wording: Wording<Move, Event, State> = {
  title: 'Hunch',
  question: () => 'Guess the sum',
  choice: ({ move }) => move.type,
  field: (_move, field) => field,
  noun: ({ id }) => String(id),
  event: ({ type }) => type,
  position: ({ round }) => [`Round ${round}`],
  refusal: (code) => code,
  ending: ({ reason }) => reason,
  score: (label) => label,
  scoreExplained: () => '',
}

export const hunch: Game<State, Move, Event, State, Options> = {
  meta: {
    id: 'hunch',
    title: 'Hunch',
    seats: { min: 2, max: 4 },
    options: Options,
    stage: 'alpha',
    rulesVersion: 3,
    dataVersion: 1,
    provenance: [],
  },
  schemas: { state: State, move: Move, event: Event, view: View },
  nouns: {},

  opening: ({ seats, options }) => ({
    round: 1,
    rounds: options.rounds,
    seats: Array.from({ length: seats }, () => ({ card: null, guess: null, boasted: false, points: 0, left: false })),
    result: null,
  }),

  decide(state, seat, move) {
    if (!asks(state, seat)) refuse('not-asked')
    if (move.type === 'boast') {
      if (state.seats[seat]?.boasted) refuse('boasted-already')
      return [{ type: 'boasted', seat }]
    }
    const hidden: Event[] = [
      { type: 'guess-hidden', seat, sum: move.sum },
      { type: 'guess-made', seat },
    ]
    const guesses = state.seats.map(({ guess }, other) => (other === seat ? move.sum : guess))
    return [...hidden, ...ifAllGuessed(state, guesses)]
  },

  chance(state, dice) {
    const next = state.seats.findIndex(({ card, left }) => card === null && !left)
    return next < 0 || state.result ? [] : [{ type: 'dealt', seat: next, card: 1 + dice.below(6) }]
  },

  evolve(state, event) {
    const change = (at: Seat, to: Partial<State['seats'][number]>): State => ({
      ...state,
      seats: state.seats.map((one, index) => (index === at ? { ...one, ...to } : one)),
    })
    switch (event.type) {
      case 'dealt':
        return change(event.seat, { card: event.card })
      case 'boasted':
        return change(event.seat, { boasted: true })
      case 'guess-hidden':
        return change(event.seat, { guess: event.sum })
      case 'guess-made':
        return state
      case 'turned-up':
        return {
          ...state,
          round: state.round + 1,
          seats: state.seats.map((one, index) => ({
            ...one,
            card: null,
            guess: null,
            boasted: false,
            points: one.points + (event.points[index] ?? 0),
          })),
        }
      case 'left':
        return change(event.seat, { left: true })
      case 'ended':
        return { ...state, result: event.result }
    }
  },

  decisions: (state) =>
    state.seats.flatMap((_, seat) => (asks(state, seat) ? [{ seat, question: `guess-${state.round}` }] : [])),

  questions: { guess: { numbered: true, usual: false, outOfTurn: false } },

  choices: (state, seat) =>
    asks(state, seat)
      ? [
          {
            move: { type: 'guess' },
            about: [],
            fields: [{ kind: 'count', name: 'sum', min: 2, max: 24 }],
            limits: [],
            example: { type: 'guess', sum: 7 },
          },
        ]
      : [],

  audience: (event) => (event.type === 'dealt' || event.type === 'guess-hidden' ? [event.seat] : 'all'),

  reveals: ['turned-up'],

  view: (state, viewer) => ({
    ...state,
    seats: state.seats.map((one, index) =>
      viewer === 'administrator' || viewer === index ? one : { ...one, card: one.card && 0, guess: one.guess && 0 },
    ),
  }),

  picture: () => '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"/>',
  imagine: (view, dice) => ({
    ...view,
    seats: view.seats.map((one) => ({
      ...one,
      card: one.card === 0 ? 1 + dice.below(6) : one.card,
      guess: one.guess === 0 ? 2 + dice.below(23) : one.guess,
    })),
  }),

  forfeit(state, seat) {
    if (state.seats[seat]?.left !== false) return []
    const left: Event = { type: 'left', seat }
    const after = hunch.evolve(state, left)
    if (after.seats.filter((one) => !one.left).length < 2) return [left, ended(after, [], 'resigned')]
    return [
      left,
      ...ifAllGuessed(
        after,
        after.seats.map(({ guess }) => guess),
      ),
    ]
  },

  problems: ({ round, rounds }) => (round > rounds ? [{ at: 'round', problem: 'There are not so many rounds.' }] : []),
  result: ({ result }) => result ?? undefined,
  problemSentences: {},
  wording: { en: wording, fr: wording, ru: wording, es: wording },
  wordingOf: () => wording,
}

function asks({ result, seats }: State, seat: Seat): boolean {
  const asked = seats[seat]
  return !result && asked !== undefined && !asked.left && asked.card !== null && asked.guess === null
}

function ifAllGuessed(state: State, guesses: readonly (number | null)[]): Event[] {
  if (state.seats.some(({ left }, seat) => !left && guesses[seat] === null)) return []
  const sum = state.seats.reduce((total, { card }) => total + (card ?? 0), 0)
  const distances = guesses.map((guess) => (guess === null ? Number.MAX_SAFE_INTEGER : Math.abs(guess - sum)))
  const points = distances.map((distance) => (distance === Math.min(...distances) ? 1 : 0))
  const turnedUp: Event = { type: 'turned-up', guesses: [...guesses], points }
  return state.round < state.rounds ? [turnedUp] : [turnedUp, ended(state, points, 'rounds-played')]
}

function ended({ seats }: State, more: readonly number[], reason: string): Event {
  const totals = seats.map(({ points, left }, seat) => (left ? -1 : points + (more[seat] ?? 0)))
  const result = {
    reason,
    seats: totals.map((points, seat) => ({
      seat,
      place: 1 + totals.filter((other) => other > points).length,
      points,
      lines: [{ label: 'guesses', points }],
    })),
  }
  return { type: 'ended', result }
}
