import type { Seat } from '../game.ts'
import { aboutParts } from '../kit/about.ts'
import { alphaGame } from '../kit/alpha-game.ts'
import { chance } from './chance.ts'
import { forfeit } from './ending.ts'
import { audience, Event } from './events.ts'
import { evolve } from './evolve.ts'
import { meta } from './meta.ts'
import { decide, Move, rules } from './moves/index.ts'
import { problems } from './problems.ts'
import { opening, State } from './state.ts'
import { decisions, questions } from './turn.ts'
import { imagine, View, view } from './view.ts'

/** Lanterns: cards laid face down, and the highest draws a light. The game of docs/adding-a-game.md. */
export const lanterns = alphaGame({
  meta,
  schemas: { state: State, move: Move, event: Event, view: View },
  opening,
  decide,
  chance,
  evolve,
  decisions,
  questions,
  choices: (state: State, seat: Seat) =>
    Object.values(rules).flatMap((rule) => rule.offer(state, seat).map((form) => aboutParts(form, { card: 'card' }))),
  audience,
  reveals: ['revealed'],
  view,
  imagine,
  forfeit,
  problems,
  result: ({ result }) => result ?? undefined,
})
