import type { Game } from '../../games/game.ts'
import { drawOptions } from '../../games/playout/draw-options.ts'
import type { Plan } from '../../games/playout/playout.ts'
import { seededDice } from '../../games/playout/seeded-dice.ts'
import { optionsOf, seatCount } from '../input.ts'
import { WrongUsage } from '../wrong-usage.ts'
import { botsNamed, namedFor, seated } from './seating.ts'

/** What may be asked of the matches of a run. */
export interface PlanOptions {
  readonly seats?: string
  readonly bots?: string
  readonly options?: string
  readonly thorough: string
}

/** Makes the plan of each match: what was not asked for follows from the match's own seed. */
export function planner(game: Game, asked: PlanOptions): (seed: number) => Plan {
  const { min, max } = game.meta.seats
  const asSaid = asked.seats === undefined ? undefined : seatCount(game, asked.seats)
  const bots = asked.bots === undefined ? [] : botsNamed(game, asked.bots, asSaid)
  const fixed = bots.length > 1 ? bots.length : asSaid
  const options = asked.options === undefined ? undefined : optionsOf(game, asked.options)
  const thorough = Number(asked.thorough)
  if (!(thorough >= 0 && thorough <= 1)) {
    throw new WrongUsage(`--thorough must be from 0 to 1, and not ${asked.thorough}`)
  }
  return (seed) => {
    const seats = fixed ?? min + seededDice(seed, 'seats').below(max - min + 1)
    return {
      seed: String(seed),
      seats,
      options: options ?? drawOptions(game, seededDice(seed, 'options')),
      ...(bots.length > 0 && { bots: seated(bots, seats, seed) }),
      // Whoever is given up loses, and that would say nothing about its bot.
      leavers: bots.length === 0 && seededDice(seed, 'leavers').below(4) === 0,
      thorough,
    }
  }
}

/** The arguments that play one match of a run again. */
export function argumentsFor(game: Game, { seed, seats, options, bots, thorough }: Plan): string[] {
  const match = [
    '--game',
    game.meta.id,
    '--rules',
    `${game.meta.rulesVersion}`,
    '--matches',
    '1',
    '--seed',
    seed,
    '--seats',
    `${seats}`,
  ]
  const players = bots === undefined ? [] : ['--bots', namedFor(bots, Number(seed))]
  return [...match, ...players, '--options', JSON.stringify(options), '--thorough', `${thorough}`]
}
