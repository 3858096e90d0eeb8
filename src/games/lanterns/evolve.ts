import { afterAll } from '../kit/course.ts'
import type { Event } from './events.ts'
import { minus, type Player, plus, type State, total } from './state.ts'

/** Applies an event to the state: only arithmetic on what the event says, without any rule. */
export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'laid':
      return change(state, event.seat, ({ hand }) => ({
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
      const taken = change(state, event.seat, ({ has }) => ({ has: plus(has, drawn) }))
      return { ...taken, bag: minus(state.bag, drawn), phase: 'shining' }
    }
    case 'shone': {
      const { seat, paid } = event
      const shone = change(state, seat, ({ has, points }) => ({
        has: minus(has, paid),
        points: points + total(paid),
      }))
      return nextRound({ ...shone, spent: plus(state.spent, paid) })
    }
    case 'rested':
      return nextRound(state)
    case 'ended':
      return { ...state, phase: 'over', winner: null, result: event.result }
  }
}

export const after = afterAll(evolve)

const change = (state: State, seat: number, by: (player: Player) => Partial<Player>): State => ({
  ...state,
  seats: state.seats.map((one, index) => (index === seat ? { ...one, ...by(one) } : one)),
})

const nextRound = (state: State): State => ({ ...state, phase: 'laying', winner: null, round: state.round + 1 })
