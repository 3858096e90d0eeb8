import type { Seat } from '../game.ts'
import { cardOf } from './cards/index.ts'
import { type PowerOf, powersIn } from './cards/power.ts'
import type { Event } from './events.ts'
import { evolve } from './evolve.ts'
import type { Good } from './items.ts'
import { powersInTown, powersOfPlayers } from './powers.ts'
import { rulingsOf } from './rulings.ts'
import type { State } from './state.ts'

/** Cards that react at once to what anybody does. */

/** The events of a move, each followed by the reactions of such cards. */
export function withEchoes(state: State, events: readonly Event[]): Event[] {
  const [event, ...others] = events
  if (event === undefined) return []
  const now = [event, ...dividends(state, event), ...given(state, event), ...secondActionLost(state, event)]
  return [...now, ...withEchoes(now.reduce(evolve, state), others)]
}

/** Pays the owners of cards that earn from the actions of other players (ruling K9). */
const dividends = (state: State, event: Event): Event[] =>
  powersOfPlayers(state, 'dividends').flatMap(({ owner, power }): Event[] => {
    const francs = earned(state, event, power)
    const isOthers = 'seat' in event && event.seat !== owner
    return francs > 0 && isOthers ? [{ type: 'dividend', seat: owner, francs }] : []
  })

function earned({ bankHeld }: State, event: Event, { francOffer, firstOwner }: PowerOf<'dividends'>): number {
  switch (event.type) {
    case 'offer-taken':
      return event.offer === 'franc' ? francOffer : 0
    case 'built':
    case 'bought':
      return event.building === firstOwner.of && !bankHeld ? firstOwner.francs : 0
    default:
      return 0
  }
}

/** A card in the town that is given for a good goes to the player who gains that good. */
const given = (state: State, event: Event): Event[] =>
  powersInTown(state, 'given-for').flatMap(({ building, power }): Event[] => {
    const seat = gaining(event, power.good)
    return seat === undefined ? [] : [{ type: 'car-given', seat, building }]
  })

/**
 * The seat that gains a good by a main action of any kind. Buying goods back from the pawnbroker does not count (ruling
 * K17).
 */
function gaining(event: Event, good: Good): Seat | undefined {
  switch (event.type) {
    case 'offer-taken':
      return event.offer === good ? event.seat : undefined
    case 'used':
      return (event.got[good] ?? 0) > (event.gave[good] ?? 0) ? event.seat : undefined
    default:
      return undefined
  }
}

/**
 * A player who sells the card that gave the second final action, in the turn of that action, loses the action. Nobody
 * can get such a card in the final phase, so its seller had two actions (ruling F3).
 */
function secondActionLost(state: State, event: Event): Event[] {
  const { phase } = state
  if (event.type !== 'sold' || !rulingsOf(state).cottagesMustBeKept) return []
  if (powersIn(cardOf(event.building), 'final-actions').length === 0) return []
  if (phase.name !== 'turn' || phase.final === null || phase.seat !== event.seat) return []
  return phase.stage === 'action' && !phase.final.includes(event.seat) ? [{ type: 'turn-ended', seat: event.seat }] : []
}
