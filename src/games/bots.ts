import type { Game } from './game.ts'
import { type Bot, random } from './kit/bot.ts'

export const botNames = ['random', 'sensible'] as const
export type BotName = (typeof botNames)[number]

/** A bot that can play this game; undefined where the game has none by that name. */
export function botOf(game: Game, name: BotName): Bot | undefined {
  switch (name) {
    case 'random':
      return random
    case 'sensible':
      return game.bots?.sensible
  }
}
