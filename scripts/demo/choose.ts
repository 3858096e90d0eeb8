import { randomInt } from 'node:crypto'
import { botOf } from '../../src/games/bots.ts'
import { catalogue } from '../../src/games/catalogue.ts'
import type { Seen } from '../../src/games/kit/bot.ts'
import type { MoveJson } from '../../src/games/kit/choice.ts'
import { type Dice, pick } from '../../src/games/kit/dice.ts'
import { fill } from '../../src/games/kit/forms.ts'

const dice: Dice = { below: (limit) => randomInt(limit) }

/** A move among those offered: by the game's own bot where it has one, which sees what the API answered and no more. */
export function chooseMove(game: string, seen: Omit<Seen, 'dice'>): MoveJson {
  const rules = catalogue.get(game)
  const bot = rules && botOf(rules, 'sensible')
  return bot === undefined ? anyMove(seen) : bot({ ...seen, dice })
}

/**
 * A move at random, by somebody who knows no game and can fill in forms. One preference: what can be paid for is bought,
 * so that matches come to an end. Payments are left to the server.
 */
function anyMove({ choices }: Pick<Seen, 'choices'>): MoveJson {
  const buying = choices.filter(({ fields }) => fields.some(({ kind }) => kind === 'payment'))
  const choice = pick(dice, buying.length > 0 ? buying : choices)
  if (choice === undefined) throw new Error('a decision is owed, and nothing is offered')
  return fill(choice, dice)
}
