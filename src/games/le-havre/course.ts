import type { Seat } from '../game.ts'
import { courseOf } from '../kit/course.ts'
import { cardOf } from './cards/index.ts'
import { pileBegun } from './cards/special-place.ts'
import { schedule } from './data/rounds.ts'
import { turnsInARound } from './data/set-up.ts'
import { ships } from './data/ships.ts'
import { afterAllRounds, end, isForsaken, lastRepayment } from './ending.ts'
import type { Event } from './events.ts'
import { after, evolve } from './evolve.ts'
import { choosingInterest, interestDue } from './interest.ts'
import { total } from './items.ts'
import { buy } from './moves/buy.ts'
import { buyShip } from './moves/buy-ship.ts'
import { foodDue } from './needs.ts'
import { finalActions } from './passive.ts'
import { foodOwed, grown, roundCard } from './round-end.ts'
import { rulingsOf } from './rulings.ts'
import {
  type FeedingPhase,
  isFinal,
  type Phase,
  pileTops,
  playerAt,
  playing,
  type State,
  type TurnPhase,
} from './state.ts'
import { nextTile, owingNext, supplied } from './turn-supply.ts'
import { couldUse } from './visit.ts'

/** The course of play: everything that happens by itself until somebody has to choose or something has to be drawn. */
export const { consequences, withConsequences, restlessness } = courseOf(evolve, consequence)

/** What nature must draw next, if anything. */
export function due(state: State): 'piles' | 'tile' | 'special' | 'peek' | undefined {
  const { phase, peek } = state
  if (phase.name === 'over') return undefined
  if (phase.name === 'setup') return 'piles'
  if (peek !== null && !peek.shown) return 'peek'
  if (phase.name === 'turn' && phase.stage === 'supply' && nextTile(state) === undefined) return 'tile'
  return cityTurnsUp(state) && !cityWaits(state) ? 'special' : undefined
}

/** Whether the city is about to turn up the top special building. Rulebook: City builds. */
const cityTurnsUp = (state: State): boolean =>
  state.phase.name === 'round-end' && state.phase.next === 'city' && buildsSpecial(state)

/** Whether the city waits for a visitor of the Marketplace to put the special buildings back. */
export const cityWaits = (state: State): boolean =>
  state.peek !== null && rulingsOf(state).cityWaitsForLook && cityTurnsUp(state)

function consequence(state: State): Event[] {
  const { phase, peek } = state
  if (phase.name === 'over') return []
  const begun = pileBegun(state)
  if (begun.length > 0) return begun
  if (due(state) !== undefined) return []
  if (isForsaken(state)) return end(state, 'forfeit')
  if (peek !== null && hasNothingToOrder(state, peek.seat)) {
    return [{ type: 'peek-closed', seat: peek.seat, lapsed: true }]
  }
  if (cityWaits(state)) return []
  switch (phase.name) {
    case 'turn':
      return duringTurn(state, phase)
    case 'turn-over':
      return afterTurn(state, phase)
    case 'feeding':
      return duringFeeding(state, phase)
    case 'round-end':
      return atRoundEnd(state, phase.next)
    default:
      return []
  }
}

/**
 * A single card has no order, a seat that left orders nothing, and in the final phase no special building is turned up.
 */
const hasNothingToOrder = (state: State, seat: Seat): boolean =>
  state.specials.top.length < 2 || playerAt(state, seat).left || isFinal(state.phase)

/** The supply comes by itself, unless the seat may want to do something first; then interest is paid. Rulebook: Supply. */
function duringTurn(state: State, phase: TurnPhase): Event[] {
  const { seat, stage, owing, at } = phase
  const { left } = playerAt(state, seat)
  if (stage === 'supply') return !left && isAskedBeforeSupply(state, seat) ? [] : supplied(state, seat)
  if (owing.length > 0) return interestDue(state, phase)
  const isStuck = stage === 'eviction' && at !== null && !couldUse(state, seat, at)
  return left || isStuck ? [{ type: 'turn-ended', seat }] : []
}

/**
 * Whether the seat at turn may want to avoid interest, or to buy before other seats are asked about theirs, since nobody
 * buys until they have answered. Rulebook: Loans and interest, Buying.
 */
function isAskedBeforeSupply(state: State, seat: Seat): boolean {
  const owing = owingNext(state)
  if (owing.includes(seat)) return true
  const waits = rulingsOf(state).buysBeforeInterest && choosingInterest(state, seat, owing).length > 0
  return waits && [buy, buyShip].some(({ offer }) => offer(state, seat).length > 0)
}

/**
 * The next turn; after the seventh turn, the end of the round; in the final phase, the next final action. Rulebook:
 * Course.
 */
function afterTurn(state: State, { final, acted }: Extract<Phase, { name: 'turn-over' }>): Event[] {
  if (final !== null) return nextFinal(state, stillToAct(state, final, acted))
  const isRoundOver = state.turn > 0 && state.turn % turnsInARound === 0
  return isRoundOver ? harvest(state) : beginTurn(state)
}

const beginTurn = (state: State): Event[] => [
  { type: 'turn-began', seat: state.turn % state.seats.length, final: null },
]

/** Rulebook: Harvest. */
function harvest(state: State): Event[] {
  const seats = playing(state).map((seat) => ({ seat, goods: grown(state, seat, roundCard(state)) }))
  return [{ type: 'harvested', seats: seats.filter(({ goods }) => total(goods) > 0) }]
}

function atRoundEnd(state: State, next: 'feeding' | 'city' | 'ship' | 'round'): Event[] {
  switch (next) {
    case 'feeding':
      return [{ type: 'feeding-began', owing: hungry(state) }]
    case 'city':
      return cityBuilds(state)
    case 'ship':
      return shipArrives(state)
    case 'round':
      return isLastRoundOver(state) ? finalPhase(state) : beginTurn(state)
  }
}

/** The seats that owe food, and how much. Rulebook: Feeding. */
const hungry = (state: State): { seat: Seat; food: number }[] =>
  playing(state)
    .map((seat) => ({ seat, food: foodOwed(state, seat, roundCard(state)) }))
    .filter(({ food }) => food > 0)

/** A seat that sells a ship during feeding owes the food that the ship would have provided. Rulebook: Feeding. */
function duringFeeding(state: State, phase: FeedingPhase): Event[] {
  const { owing } = phase
  if (owing.length === 0) return [{ type: 'feeding-ended' }]
  const hungrier = hungry(state).find(({ seat, food }) => owing.some((one) => one.seat === seat && one.food < food))
  return hungrier === undefined ? foodDue(state, phase) : [{ type: 'demand-grew', ...hungrier }]
}

const buildsSpecial = (state: State): boolean => roundCard(state)?.cityBuilds === 'special' && state.specialsLeft > 0

/** The building with the lowest number on top of the piles joins the town, if there is any. Rulebook: City builds. */
function cityBuilds(state: State): Event[] {
  if (roundCard(state)?.cityBuilds !== 'standard') return shipArrives(state)
  const [lowest] = pileTops(state).toSorted((one, other) => cardOf(one.building).number - cardOf(other.building).number)
  return lowest === undefined ? shipArrives(state) : [{ type: 'city-built', ...lowest }]
}

/** The round card is turned over: its ship lies on top of its space. Rulebook: New ship. */
function shipArrives(state: State): Event[] {
  const { ship } = roundCard(state) ?? {}
  return ship === undefined ? [] : [{ type: 'ship-arrived', ship, shipType: ships[ship].type }]
}

const isLastRoundOver = ({ options, seats, turn }: State): boolean =>
  turn === turnsInARound * (schedule[options.length][seats.length]?.length ?? 0)

/** Everybody takes one more main action, in seat order. Rulebook: End of the game. */
const finalPhase = (state: State): Event[] =>
  nextFinal(
    state,
    [...state.seats.keys()].flatMap((seat) => Array<Seat>(finalActions(state, seat)).fill(seat)),
  )

/** A player who sold the Workers' Cottages loses the second action that they gave. Appendix: Workers' Cottages. */
function stillToAct(state: State, final: readonly Seat[], acted: Seat | undefined): readonly Seat[] {
  const [next, ...others] = final
  const isSecond = next !== undefined && next === acted
  return isSecond && rulingsOf(state).cottagesMustBeKept && finalActions(state, next) < 2 ? others : final
}

function nextFinal(state: State, queue: readonly Seat[]): Event[] {
  const [seat, ...others] = queue.filter((other) => !playerAt(state, other).left)
  if (seat === undefined) return close(state)
  return [{ type: 'turn-began', seat, final: others }]
}

function close(state: State): Event[] {
  const repaid = lastRepayment(state)
  const settled = after(state, repaid)
  return [...repaid, ...end(settled, afterAllRounds(settled))]
}
