import { randomInt } from 'node:crypto'
import { botOf } from '../../src/games/bots.ts'
import { catalogue } from '../../src/games/catalogue.ts'
import type { Bot, Seen } from '../../src/games/kit/bot.ts'
import type { MoveJson } from '../../src/games/kit/choice.ts'
import { type Dice, pick } from '../../src/games/kit/dice.ts'
import { fill } from '../../src/games/kit/forms.ts'

const anyDice: Dice = { below: (limit) => randomInt(limit) }

/** Chooses one of the offered moves: with the game's own bot if it has one, which sees only what the API answered. */
export function chooseMove(game: string, seen: Omit<Seen, 'dice'>, dice = anyDice): MoveJson {
  const bot = ownBot(game)
  return bot === undefined ? anyMove(seen, dice) : bot({ ...seen, dice })
}

/** Whether choosing a move needs the view of the position. */
export const goesByView = (game: string): boolean => ownBot(game) !== undefined

function ownBot(game: string): Bot | undefined {
  const rules = catalogue.get(game)
  return rules && botOf(rules, 'sensible')
}

/**
 * Fills in a random form, without knowing the game. It has one preference: it buys what it can afford, so that matches
 * come to an end. It leaves payments to the server.
 */
function anyMove({ choices }: Pick<Seen, 'choices'>, dice: Dice): MoveJson {
  const buying = choices.filter(({ fields }) => fields.some(({ kind }) => kind === 'payment'))
  const choice = pick(dice, buying.length > 0 ? buying : choices)
  if (choice === undefined) throw new Error('a decision is owed, and nothing is offered')
  return fill(choice, dice)
}
