import type { Seat } from '../../game.ts'
import { schedule } from '../data/rounds.ts'
import { turnsInARound } from '../data/set-up.ts'
import { finalActions, foodFromShips } from '../passive.ts'
import type { State } from '../state.ts'

/** What is still to come for a seat, as far as the round cards show it. */
export interface Outlook {
  /** The remaining main actions, including the final ones. */
  readonly actions: number
  /** How many of those come before the next feeding. */
  readonly actionsThisRound: number
  /** The food that each remaining feeding demands beyond what the seat's own ships provide, the next one first. */
  readonly needs: readonly number[]
  readonly harvests: number
}

export function outlook(state: State, seat: Seat): Outlook {
  const { options, seats, turn, phase } = state
  const cards = schedule[options.length][seats.length] ?? []
  const roundsOver = Math.floor(turn / turnsInARound)
  const isHungry = phase.name === 'feeding' && phase.owing.some((owing) => owing.seat === seat)
  const fed = isHungry ? roundsOver - 1 : roundsOver
  const feeds = foodFromShips(state, seat)
  const turns = turnsOf(state, seat, cards.length * turnsInARound)
  return {
    actions: turns.length + finalsOf(state, seat),
    actionsThisRound: isHungry ? 0 : turns.filter((one) => one < (roundsOver + 1) * turnsInARound).length,
    needs: cards.slice(fed).map(({ food }) => Math.max(0, food - feeds)),
    harvests: cards.slice(roundsOver).filter(({ harvest }) => harvest).length,
  }
}

/** The numbers of the seat's turns that still have a main action. */
function turnsOf({ seats, turn, phase }: State, seat: Seat, end: number): number[] {
  const isActing = phase.name === 'turn' && (phase.stage === 'supply' || phase.stage === 'action')
  const next = turn + ((seat - turn + seats.length * end) % seats.length)
  const first = next === turn && phase.name === 'turn' && !isActing ? next + seats.length : next
  const turns: number[] = []
  for (let number = first; number < end; number += seats.length) turns.push(number)
  return turns
}

function finalsOf(state: State, seat: Seat): number {
  const { phase } = state
  const isTurn = phase.name === 'turn' || phase.name === 'turn-over'
  if (!isTurn || phase.final === null) return finalActions(state, seat)
  const later = phase.final.filter((other) => other === seat).length
  return phase.name === 'turn' && phase.seat === seat && phase.stage === 'action' ? later + 1 : later
}
