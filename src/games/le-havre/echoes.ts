import type { Seat } from '../game.ts'
import type { Event } from './events.ts'
import { evolve } from './evolve.ts'
import { rulingsOf } from './rulings.ts'
import { ownerOf, type State } from './state.ts'

/** Cards that answer at once to what anybody does. */

/** The facts of a move, and after each of them what such cards make of it. */
export function withEchoes(state: State, facts: readonly Event[]): Event[] {
  const [fact, ...others] = facts
  if (fact === undefined) return []
  const told = [fact, ...dividends(state, fact), ...carGiven(state, fact), ...secondActionLost(state, fact)]
  return [...told, ...withEchoes(told.reduce(evolve, state), others)]
}

/** In francs, out of the supply. */
const dividend = { francOffer: 1, firstBank: 3 } as const

/** Stockmarket: its owner earns by what other players do (ruling K9). */
function dividends(state: State, fact: Event): Event[] {
  const owner = ownerOf(state, 'stockmarket')
  const francs = earned(state, fact)
  if (owner === undefined || francs === 0 || !('seat' in fact) || fact.seat === owner) return []
  return [{ type: 'dividend', seat: owner, francs }]
}

function earned({ bankHeld }: State, fact: Event): number {
  switch (fact.type) {
    case 'offer-taken':
      return fact.offer === 'franc' ? dividend.francOffer : 0
    case 'built':
    case 'bought':
      return fact.building === 'bank' && !bankHeld ? dividend.firstBank : 0
    default:
      return 0
  }
}

/** Rattletrap Car: while it stands in the town, whoever gains iron gets it. */
function carGiven({ town }: State, fact: Event): Event[] {
  const seat = gainsIron(fact)
  if (seat === undefined || !town.includes('rattletrap-car')) return []
  return [{ type: 'car-given', seat, building: 'rattletrap-car' }]
}

/** By a main action, whichever it is; what is bought back from the pawnbroker was one's own before (ruling K17). */
function gainsIron(fact: Event): Seat | undefined {
  switch (fact.type) {
    case 'offer-taken':
      return fact.offer === 'iron' ? fact.seat : undefined
    case 'used':
      return (fact.got.iron ?? 0) > (fact.gave.iron ?? 0) ? fact.seat : undefined
    default:
      return undefined
  }
}

/**
 * Workers' Cottages: who sells them in the turn of the second action has it no more. Nobody gets them in the final phase, so
 * their seller had two (ruling F3).
 */
function secondActionLost(state: State, fact: Event): Event[] {
  const { phase } = state
  if (fact.type !== 'sold' || fact.building !== 'workers-cottages' || !rulingsOf(state).cottagesMustBeKept) return []
  if (phase.name !== 'turn' || phase.final === null || phase.seat !== fact.seat) return []
  return phase.stage === 'action' && !phase.final.includes(fact.seat) ? [{ type: 'turn-ended', seat: fact.seat }] : []
}
