import { afterAll } from '../kit/course.ts'
import { sorted, without } from './cards/action-id.ts'
import {
  change,
  changed,
  duringTurn,
  exchangeEnd,
  firstTurn,
  gain,
  lay,
  offTheRow,
  offTheStack,
  outOfQueue,
  refillRow,
  spend,
  turnFaceUp,
} from './changes.ts'
import type { Event } from './events.ts'
import { minus, plus } from './pieces.ts'
import type { State } from './state.ts'

/** Applies an event to the state: only arithmetic on what the event says, without rules or tables. */
export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'ages-drawn':
      return changed(state, { youngestFirst: event.youngestFirst })
    case 'rows-dealt':
      return offTheStack(changed(state, { rows: { upper: event.upper, lower: event.lower } }), [
        ...event.upper,
        ...event.lower,
      ])
    case 'end-exchanged':
      return exchangeEnd(state, event.row, event.out, event.in)
    case 'top-revealed':
      return changed(offTheStack(state, [event.building]), { top: event.building })
    case 'row-refilled':
      return refillRow(state, event.row, event.buildings)
    case 'phase-began':
      return changed(state, {
        phase: event.phase === 'replacement' ? { name: event.phase, queue: state.order } : { name: event.phase },
      })
    case 'round-began': {
      const order = event.order.map(({ seat }) => seat)
      return changed(state, { round: event.round, order, quiet: event.quiet, phase: firstTurn(order) })
    }
    case 'turn-ended':
      return outOfQueue(state, event.seat)
    case 'supplied': {
      const { pesos } = event
      return changed(state, {
        reserve: minus(state.reserve, { pesos }),
        bag: minus(state.bag, event.bricks),
        card: plus(plus(state.card, { pesos }), event.bricks),
      })
    }
    case 'revealed':
      return event.cards.reduce((before, { seat, cards }) => turnFaceUp(before, seat, cards), state)
    case 'picked-up':
      return change(state, event.seat, ({ hand, discard }) => ({
        hand: sorted([...hand, ...discard]),
        discard: [],
        unsure: [],
      }))
    case 'carried-out':
      return duringTurn(state, ({ carriedOut, played }) => ({
        carriedOut: sorted([...carriedOut, event.card]),
        played: sorted([...played, event.card]),
      }))
    case 'gained':
      return gain(changed(state, { [event.from]: minus(state[event.from], event.pieces) }), event.seat, event.pieces)
    case 'stolen': {
      const robbed = change(state, event.victim, ({ pieces }) => ({ pieces: minus(pieces, event.pieces) }))
      return gain(robbed, event.seat, event.pieces)
    }
    case 'draw-announced':
      return duringTurn(state, () => ({ drawing: event.bricks }))
    case 'drawn': {
      const drawn = duringTurn(changed(state, { bag: minus(state.bag, event.bricks) }), () => ({ drawing: 0 }))
      return gain(drawn, event.seat, event.bricks)
    }
    case 'demolished': {
      const removed = offTheRow(state, event.row, event.building)
      const demolished = [...state.demolished, event.building].toSorted()
      return duringTurn(changed(removed, { demolished }), () => ({ demolished: true }))
    }
    case 'card-given-up':
      return change(state, event.seat, ({ hand, discard, unsure }) => ({
        hand: without(hand, [event.card]),
        discard: sorted([...discard, event.card]),
        unsure: sorted([...unsure, ...hand]),
      }))
    case 'card-recovered':
      return change(state, event.seat, ({ hand, discard, unsure }) => ({
        hand: sorted([...hand, event.card]),
        discard: without(discard, [event.card]),
        unsure: without(unsure, [event.card]),
      }))
    case 'built': {
      const paid = spend(offTheRow(changed(state, { quiet: 0 }), event.row, event.building), event.seat, event.paid)
      return change(paid, event.seat, ({ built }) => ({ built: [...built, event.building] }))
    }
    case 'opening-chosen':
      return lay(state, event.seat, event.cards)
    case 'card-laid':
      return lay(state, event.seat, [event.card])
    case 'opening-committed':
      return state
    case 'replacement-made': {
      const dropped = change(state, event.seat, ({ table, discard }) => ({
        table: without(table, [event.dropped]),
        discard: sorted([...discard, event.dropped]),
      }))
      return outOfQueue(dropped, event.seat)
    }
    case 'seat-left': {
      const left = change(spend(state, event.seat, event.pieces), event.seat, () => ({ left: true }))
      return outOfQueue(changed(left, { order: left.order.filter((seat) => seat !== event.seat) }), event.seat)
    }
    case 'ended':
      return changed(state, { phase: { name: 'over', result: event.result } })
  }
}

/** The state after several events. */
export const after = afterAll(evolve)
