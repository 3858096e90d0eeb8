import { type BotName, botNames, botOf } from '../../games/bots.ts'
import type { Game } from '../../games/game.ts'
import { WrongUsage } from '../wrong-usage.ts'

/** The bots of a run: one for all seats, or one for each seat. */
export function botsNamed(game: Game, text: string, seats: number | undefined): BotName[] {
  const bots = text.split(',').map((name) => botNamed(game, name))
  if (bots.length === 1) return bots
  const { min, max } = game.meta.seats
  if (bots.length < min || bots.length > max) {
    throw new WrongUsage(`--bots must name from ${min} to ${max} bots, or one`)
  }
  if (seats !== undefined && bots.length !== seats) {
    throw new WrongUsage(`--bots must name one bot, or one for each of ${seats} seats`)
  }
  return bots
}

function botNamed(game: Game, name: string): BotName {
  const able = botNames.filter((bot) => botOf(game, bot) !== undefined)
  const bot = able.find((one) => one === name)
  if (bot === undefined) throw new WrongUsage(`${game.meta.id} has no bot ${name}. There are: ${able.join(', ')}`)
  return bot
}

/**
 * Which bot has which seat. From match to match, every bot moves on by one seat, so that none profits from its seat.
 */
export const seated = (bots: readonly BotName[], seats: number, seed: number): BotName[] =>
  Array.from({ length: seats }, (_, seat) => bots[(seat + seed) % bots.length] ?? 'random')

/** The value of `--bots` that gives these bots these seats in the match of this seed. */
export function namedFor(placed: readonly BotName[], seed: number): string {
  const seats = placed.length
  return seated(placed, seats, seats - (seed % seats)).join(',')
}
