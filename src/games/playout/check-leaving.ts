import type { Game, Seat } from '../game.ts'
import { type Dice, shuffle } from '../kit/dice.ts'
import { checkPosition } from './check-position.ts'
import { hold } from './property.ts'
import { settle } from './turn.ts'

/** A seat that was given up owes nothing any more, and the last one that stays does not play on alone. */
export function checkLeft(game: Game, state: unknown, seats: number, left: ReadonlySet<Seat>): void {
  const asked = game.decisions(state).find(({ seat }) => left.has(seat))
  hold('progress', asked === undefined, () => `seat ${asked?.seat} was given up and is still asked: ${asked?.question}`)
  const over = game.result(state) !== undefined
  hold(
    'progress',
    over || left.size === 0 || left.size < seats - 1,
    () => 'all but one have given up, and the match goes on',
  )
}

/** Lets the remaining seats give up in a random order: each time the match goes on for the others, or ends. */
export function checkGivingUp(game: Game, state: unknown, seats: number, left: ReadonlySet<Seat>, dice: Dice): void {
  const givenUp = new Set(left)
  let now = state
  for (const seat of shuffle(
    dice,
    [...Array(seats).keys()].filter((one) => !left.has(one)),
  )) {
    if (game.result(now) !== undefined) return
    const events = game.forfeit(now, seat)
    hold('progress', events.length > 0, () => `nothing happens when seat ${seat} gives up`)
    now = settle(game, now, events, dice).state
    givenUp.add(seat)
    checkPosition(game, now, seats)
    checkLeft(game, now, seats, givenUp)
  }
}
