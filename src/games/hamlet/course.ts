import type { Seat } from '../game.ts'
import { courseOf } from '../kit/course.ts'
import { saleSpaces } from './data/sales.ts'
import { rowSpaces } from './data/set-up.ts'
import { end } from './ending.ts'
import type { Event } from './events.ts'
import { evolve } from './evolve.ts'
import { openSlots } from './moves/deliver.ts'
import { playerAt, playing, type State } from './state.ts'

/** The course of play: everything that happens by itself until somebody has to choose or something has to be drawn. */
export const { consequences, withConsequences, restlessness } = courseOf(evolve, consequence)

/** What nature must draw next, if anything. */
export function due(state: State): 'layout' | 'blueprints' | 'sale' | undefined {
  const { phase, village, row, bag, offers, toCome } = state
  if (phase.name === 'over') return undefined
  if (village.length === 1) return 'layout'
  if (row.length < rowSpaces && bag.length > 0) return 'blueprints'
  return offers.length < saleSpaces && toCome.length > 0 ? 'sale' : undefined
}

function consequence(state: State): Event[] {
  const { phase } = state
  if (phase.name === 'over' || due(state) !== undefined) return []
  if (playing(state).length < 2) return end(state, 'forfeit')
  switch (phase.name) {
    case 'setup':
      return beginTurn(0, 1)
    case 'turn':
      return isSpent(state, phase.seat, phase.driven) ? [{ type: 'turn-ended', seat: phase.seat }] : []
    case 'turn-over':
      return afterTurn(state, phase.seat)
  }
}

/** Whether nothing is left to do: all villagers have acted, and the donkeys have moved. */
function isSpent(state: State, seat: Seat, driven: boolean): boolean {
  const { left, villagers } = playerAt(state, seat)
  return left || (driven && villagers.every(({ ready }) => !ready))
}

/**
 * Every round gives each seat a turn, including the round in which the church is completed. Rulebook: Completing the
 * church.
 */
function afterTurn(state: State, seat: Seat): Event[] {
  const later = playing(state).find((other) => other > seat)
  if (later !== undefined) return beginTurn(later, state.round)
  if (openSlots(state).length === 0) return end(state, 'church')
  if (state.round >= state.options.roundLimit) return end(state, 'round-limit')
  const [first] = playing(state)
  return first === undefined ? [] : beginTurn(first, state.round + 1)
}

const beginTurn = (seat: Seat, round: number): Event[] => [{ type: 'turn-began', seat, round }]
