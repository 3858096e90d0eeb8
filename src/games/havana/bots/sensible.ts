import type { Seat } from '../../game.ts'
import type { Seen } from '../../kit/bot.ts'
import type { MoveJson } from '../../kit/choice.ts'
import { pick } from '../../kit/dice.ts'
import type { ActionId } from '../cards/action-id.ts'
import { imagine } from '../imagine.ts'
import { initiative } from '../initiative.ts'
import { playerAt, type State } from '../state.ts'
import type { View } from '../view.ts'
import { outcomes, turnPlayed } from './outcomes.ts'
import { worth } from './worth.ts'

/** The worth of acting first: a player who acts late finds less on the resource card, and can be robbed. */
const early = 2
/** Cards within this much of the best are laid as often as the best, so that nobody can foresee the choice. */
const asGood = 2

/**
 * Carries out its cards and builds in the way that is worth most. It lays two cards whose turn, played now, would be
 * worth most, or almost.
 */
export function sensible({ view, choices, seat, dice }: Seen<View>): MoveJson {
  const state = imagine(view, dice)
  const { hand, table } = playerAt(state, seat)
  const oneOfBest = <Way>(ways: readonly Way[], tableOf: (way: Way) => readonly ActionId[]): Way | undefined => {
    const valued = ways.map((way) => ({ way, worth: worthOfTable(state, seat, tableOf(way)) }))
    const most = Math.max(...valued.map(({ worth: one }) => one))
    return pick(
      dice,
      valued.filter(({ worth: one }) => one >= most - asGood),
    )?.way
  }

  switch (view.phase.name) {
    case 'opening': {
      const pair = oneOfBest(pairsOf(hand), (cards) => cards)
      return { type: 'open', cards: pair }
    }
    case 'replacement': {
      const ways = table.flatMap((drop) => hand.map((play) => ({ drop, play })))
      const way = oneOfBest(ways, ({ drop, play }) => [...table.filter((card) => card !== drop), play])
      return { type: 'replace', ...way }
    }
    default:
      return bestOfTurn(state, seat, choices)
  }
}

const pairsOf = (cards: readonly ActionId[]): [ActionId, ActionId][] =>
  cards.flatMap((one, place) => cards.slice(place + 1).map((other): [ActionId, ActionId] => [one, other]))

function bestOfTurn(state: State, seat: Seat, choices: Seen<View>['choices']): MoveJson {
  const [best] = outcomes(state, seat, choices)
    .map((outcome) => ({ ...outcome, worth: worth(turnPlayed(outcome.state, seat), seat) }))
    .toSorted((one, other) => other.worth - one.worth)
  if (best === undefined) throw new RangeError('A seat without choices cannot move.')
  return best.move
}

/** The worth of a turn with these cards, if it were played now and everybody else came later. */
function worthOfTable(state: State, seat: Seat, table: readonly ActionId[]): number {
  const others = state.seats.map((_, other) => other).filter((other) => other !== seat && !playerAt(state, other).left)
  const turn: State = {
    ...state,
    seats: state.seats.map((player, one) => (one === seat ? { ...player, table: [...table] } : player)),
    phase: { name: 'turns', queue: [seat, ...others], carriedOut: [], played: [], demolished: false, drawing: 0 },
  }
  return worth(turnPlayed(turn, seat), seat) + early * (1 - initiative(table) / highest)
}

const highest = 89
