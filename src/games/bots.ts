import type { Game } from './game.ts'
import { type Bot, random } from './kit/bot.ts'

export const botNames = ['random', 'sensible'] as const
export type BotName = (typeof botNames)[number]

/** The bot of this name, if the game has one. */
export function botOf(game: Game, name: BotName): Bot | undefined {
  switch (name) {
    case 'random':
      return random
    case 'sensible':
      return game.bots?.sensible
  }
}
