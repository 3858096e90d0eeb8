import type { Seat } from '../game.ts'
import { courseOf } from '../kit/course.ts'
import { handToPickUpAt, shortRow } from './data/set-up.ts'
import { end, isStalled, reached } from './ending.ts'
import type { Event } from './events.ts'
import { evolve } from './evolve.ts'
import { orderOfPlay } from './initiative.ts'
import { affordable } from './moves/build.ts'
import { total } from './pieces.ts'
import { type BuildingRow, playerAt, playing, rowNames, type State } from './state.ts'
import { turnOf } from './turn.ts'

/** The course of play: everything that happens by itself until somebody has to choose or something has to be drawn. */
export const { withConsequences, restlessness } = courseOf<State, Event>(evolve, (state) => {
  const next = consequence(state)
  return next === undefined ? [] : [next]
})

/** What nature must draw next, if anything. */
export function due(state: State): 'setup' | 'supply' | 'bag' | BuildingRow | 'top' | undefined {
  const { phase, rows, top, stack } = state
  if (phase.name === 'over') return undefined
  if (phase.name === 'setup' || phase.name === 'supply') return phase.name
  if (phase.name === 'turns' && phase.drawing > 0) return 'bag'
  if (stack.length === 0 && top === null) return undefined
  return rowNames.find((row) => rows[row].length === shortRow) ?? (top === null ? 'top' : undefined)
}

function consequence(state: State): Event | undefined {
  const { phase } = state
  if (phase.name === 'over') return undefined
  const reason = reached(state)
  if (reason !== undefined) return end(state, reason)
  if (due(state) !== undefined) return undefined
  if (phase.name === 'opening') return afterOpening(state)
  if (phase.name === 'turns') return duringTurns(state, phase.queue)
  if (phase.name === 'replacement' && phase.queue.length === 0) return afterReplacement(state)
  return undefined
}

/** When everybody has chosen, the cards are revealed together, and the first round begins. */
function afterOpening(state: State): Event | undefined {
  const players = playing(state).map((seat) => playerAt(state, seat))
  if (players.every(({ laid }) => laid.length > 0)) return reveal(state)
  return players.every(({ table }) => table.length > 0) ? beginRound(state) : undefined
}

/** A turn ends by itself when nothing more can be built; phase 3 follows the last turn. */
function duringTurns(state: State, [seat]: readonly Seat[]): Event | undefined {
  if (seat === undefined) return { type: 'phase-began', phase: 'supply' }
  const turn = turnOf(state, seat)
  const isDone = turn !== undefined && turn.open.length === 0 && affordable(turn).length === 0
  return isDone ? { type: 'turn-ended', seat } : undefined
}

/**
 * The new cards are revealed together, players with two cards in hand pick up their discards (ruling F2), and a round
 * begins.
 */
function afterReplacement(state: State): Event {
  const players = playing(state).map((seat) => ({ seat, ...playerAt(state, seat) }))
  if (players.some(({ laid }) => laid.length > 0)) return reveal(state)
  const picksUp = players.find(({ hand, discard }) => hand.length === handToPickUpAt && discard.length > 0)
  if (picksUp !== undefined) return { type: 'picked-up', seat: picksUp.seat, cards: picksUp.discard.length }
  return isStalled(state) ? end(state, 'stalled') : beginRound(state)
}

const reveal = (state: State): Event => ({
  type: 'revealed',
  cards: playing(state).map((seat) => ({ seat, cards: playerAt(state, seat).laid })),
})

/**
 * Begins phase 1. A round that begins with an empty bag counts towards the stall (ruling E3), until somebody builds.
 */
const beginRound = (state: State): Event => ({
  type: 'round-began',
  round: state.round + 1,
  order: orderOfPlay(state),
  quiet: total(state.bag) === 0 ? state.quiet + 1 : 0,
})
