import { randomInt } from 'node:crypto'
import type { Choice, MoveJson } from '../../src/games/kit/choice.ts'
import { type Dice, pick } from '../../src/games/kit/dice.ts'
import { fill } from '../../src/games/kit/forms.ts'

const dice: Dice = { below: (limit) => randomInt(limit) }

/**
 * A move among those offered, at random, by somebody who knows no game and can fill in forms. One preference: what can be
 * paid for is bought, so that matches come to an end. Payments are left to the server.
 */
export function chooseMove(choices: readonly Choice[]): MoveJson {
  const buying = choices.filter(({ fields }) => fields.some(({ kind }) => kind === 'payment'))
  const choice = pick(dice, buying.length > 0 ? buying : choices)
  if (choice === undefined) throw new Error('a decision is owed, and nothing is offered')
  return fill(choice, dice)
}
