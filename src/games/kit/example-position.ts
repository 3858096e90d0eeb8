import type { Bot } from './bot.ts'
import type { Choice, MoveJson } from './choice.ts'
import type { Dice } from './dice.ts'
import type { Seat } from './words.ts'

/** What plays a position: the rules of a game, without all that shows it. */
interface Rules<State, Move, Event> {
  readonly decide: (state: State, seat: Seat, move: Move) => Event[]
  readonly chance: (state: State, dice: Dice) => Event[]
  readonly evolve: (state: State, event: Event) => State
}

/** The position once everything has been drawn that can be drawn. */
function settled<State, Move, Event>(rules: Rules<State, Move, Event>, state: State, dice: Dice): State {
  const events = rules.chance(state, dice)
  return events.length === 0 ? state : settled(rules, events.reduce(rules.evolve, state), dice)
}

const moved = <State, Move, Event>(
  rules: Rules<State, Move, Event>,
  state: State,
  seat: Seat,
  move: Move,
  dice: Dice,
): State => settled(rules, rules.decide(state, seat, move).reduce(rules.evolve, state), dice)

/** The position after some moves from an opening. */
export const examplePosition = <State, Move, Event>(
  rules: Rules<State, Move, Event>,
  opening: State,
  moves: readonly { readonly seat: Seat; readonly move: Move }[],
  dice: Dice,
): State =>
  moves.reduce((state, { seat, move }) => moved(rules, state, seat, move, dice), settled(rules, opening, dice))

/** What a bot needs besides, to play on. */
interface Playable<State, Move, Event, View> extends Rules<State, Move, Event> {
  readonly decisions: (state: State) => readonly { readonly seat: Seat }[]
  readonly choices: (state: State, seat: Seat) => Choice[]
  readonly view: (state: State, seat: Seat) => View
  readonly read: (move: MoveJson) => Move
}

/** The position after a bot has made this many moves, for all seats. */
export function playedByBot<State, Move, Event, View>(
  rules: Playable<State, Move, Event, View>,
  bot: Bot<View>,
  opening: State,
  moves: number,
  dice: Dice,
): State {
  let state = settled(rules, opening, dice)
  for (let made = 0; made < moves; made++) {
    const seat = rules.decisions(state)[0]?.seat
    if (seat === undefined) return state
    const move = bot({ view: rules.view(state, seat), choices: rules.choices(state, seat), seat, dice })
    state = moved(rules, state, seat, rules.read(move), dice)
  }
  return state
}
