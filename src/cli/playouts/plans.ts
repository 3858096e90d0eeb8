import type { Game } from '../../games/game.ts'
import { drawOptions } from '../../games/playout/draw-options.ts'
import type { Plan } from '../../games/playout/playout.ts'
import { seededDice } from '../../games/playout/seeded-dice.ts'
import { optionsOf, seatCount } from '../input.ts'
import { WrongUsage } from '../wrong-usage.ts'
import { botsNamed, namedFor, seated } from './seating.ts'

/** The options for the matches of a run. */
export interface PlanOptions {
  readonly seats?: string
  readonly bots?: string
  readonly options?: string
  readonly thorough: string
}

/** Makes the plan of each match. Options that are not given follow from the match's own seed. */
export function planner(game: Game, given: PlanOptions): (seed: number) => Plan {
  const { min, max } = game.meta.seats
  const givenSeats = given.seats === undefined ? undefined : seatCount(game, given.seats)
  const bots = given.bots === undefined ? [] : botsNamed(game, given.bots, givenSeats)
  const fixed = bots.length > 1 ? bots.length : givenSeats
  const options = given.options === undefined ? undefined : optionsOf(game, given.options)
  const thorough = Number(given.thorough)
  if (!(thorough >= 0 && thorough <= 1)) {
    throw new WrongUsage(`--thorough must be from 0 to 1, not ${given.thorough}`)
  }
  return (seed) => {
    const seats = fixed ?? min + seededDice(seed, 'seats').below(max - min + 1)
    return {
      seed: String(seed),
      seats,
      options: options ?? drawOptions(game, seededDice(seed, 'options')),
      ...(bots.length > 0 && { bots: seated(bots, seats, seed) }),
      // A seat that leaves loses, which says nothing about its bot.
      leavers: bots.length === 0 && seededDice(seed, 'leavers').below(4) === 0,
      thorough,
    }
  }
}

/** The arguments that repeat one match of a run. */
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
