import type { Choice, MoveJson } from './choice.ts'
import { type Dice, pick } from './dice.ts'
import { fill } from './forms.ts'
import type { Seat } from './words.ts'

/** What a bot may go by: what its seat may know, and dice of its own. Never a state. */
export interface Seen<View = unknown> {
  readonly view: View
  readonly choices: readonly Choice[]
  readonly seat: Seat
  readonly dice: Dice
}

/** Plays a seat that is asked: a pure function, so that the same dice make the same move. */
export type Bot<View = unknown> = (seen: Seen<View>) => MoveJson

/** The bots that a game brings along. A method, so that those of a game are also those of an unknown game. */
export interface OwnBots<View = unknown> {
  /** Plays as somebody does who knows the game and thinks for a moment. */
  sensible(seen: Seen<View>): MoveJson
}

/** Plays any game: each choice is as likely as the next, and so is every value in its form. */
export function random({ choices, dice }: Seen): MoveJson {
  const choice = pick(dice, choices)
  if (choice === undefined) throw new RangeError('Whoever has no choice cannot move.')
  return fill(choice, dice)
}
