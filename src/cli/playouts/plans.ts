import type { Game } from '../../games/game.ts'
import { drawOptions } from '../../games/playout/draw-options.ts'
import type { Plan } from '../../games/playout/playout.ts'
import { seededDice } from '../../games/playout/seeded-dice.ts'
import { optionsOf, seatCount } from '../input.ts'
import { WrongUsage } from '../wrong-usage.ts'

/** What may be asked of the matches of a run. */
export interface Asked {
  readonly seats?: string
  readonly options?: string
  readonly thorough: string
}

/** Makes the plan of each match: what was not asked for follows from the match's own seed. */
export function planner(game: Game, asked: Asked): (seed: number) => Plan {
  const { min, max } = game.meta.seats
  const seats = asked.seats === undefined ? undefined : seatCount(game, asked.seats)
  const options = asked.options === undefined ? undefined : optionsOf(game, asked.options)
  const thorough = Number(asked.thorough)
  if (!(thorough >= 0 && thorough <= 1)) {
    throw new WrongUsage(`--thorough must be from 0 to 1, and not ${asked.thorough}`)
  }
  return (seed) => ({
    seed: String(seed),
    seats: seats ?? min + seededDice(seed, 'seats').below(max - min + 1),
    options: options ?? drawOptions(game, seededDice(seed, 'options')),
    leavers: seededDice(seed, 'leavers').below(4) === 0,
    thorough,
  })
}

/** The arguments that play one match of a run again. */
export function argumentsFor(game: Game, { seed, seats, options, thorough }: Plan): string[] {
  const match = ['--game', game.meta.id, '--matches', '1', '--seed', seed, '--seats', `${seats}`]
  return [...match, '--options', JSON.stringify(options), '--thorough', `${thorough}`]
}
