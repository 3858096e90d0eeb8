import type { Seat } from './basic-types.ts'
import type { Choice, MoveJson } from './choice.ts'
import { type Dice, pick } from './dice.ts'
import { fill } from './forms.ts'

/** What a bot gets: what its seat may know, and dice of its own. Never a state. */
export interface Seen<View = unknown> {
  readonly view: View
  readonly choices: readonly Choice[]
  readonly seat: Seat
  readonly dice: Dice
}

/** Chooses a move for a seat that must decide. A pure function: the same dice give the same move. */
export type Bot<View = unknown> = (seen: Seen<View>) => MoveJson

/** The bots of a game. Declared as methods, so that the bots of a precise type fit a game of unknown types. */
export interface OwnBots<View = unknown> {
  /** Plays like somebody who knows the game and thinks for a moment. */
  sensible(seen: Seen<View>): MoveJson
}

/** Plays any game: each choice is as likely as the next, and so is every value in its form. */
export function random({ choices, dice }: Seen): MoveJson {
  const choice = pick(dice, choices)
  if (choice === undefined) throw new RangeError('A seat without a choice cannot move.')
  return fill(choice, dice)
}
