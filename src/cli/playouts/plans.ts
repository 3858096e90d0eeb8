import { type BotName, botNames, botOf } from '../../games/bots.ts'
import type { Game } from '../../games/game.ts'
import { drawOptions } from '../../games/playout/draw-options.ts'
import type { Plan } from '../../games/playout/playout.ts'
import { seededDice } from '../../games/playout/seeded-dice.ts'
import { optionsOf, seatCount } from '../input.ts'
import { WrongUsage } from '../wrong-usage.ts'

/** What may be asked of the matches of a run. */
export interface Asked {
  readonly seats?: string
  readonly bots?: string
  readonly options?: string
  readonly thorough: string
}

/** Makes the plan of each match: what was not asked for follows from the match's own seed. */
export function planner(game: Game, asked: Asked): (seed: number) => Plan {
  const { min, max } = game.meta.seats
  const bots = asked.bots === undefined ? undefined : botsNamed(game, asked.bots)
  const seats = asked.seats === undefined ? bots && tableFor(game, bots) : seatCount(game, asked.seats)
  if (seats !== undefined && bots !== undefined && bots.length > 1 && bots.length !== seats) {
    throw new WrongUsage(`--bots must name one bot, or one for each of ${seats} seats`)
  }
  const options = asked.options === undefined ? undefined : optionsOf(game, asked.options)
  const thorough = Number(asked.thorough)
  if (!(thorough >= 0 && thorough <= 1)) {
    throw new WrongUsage(`--thorough must be from 0 to 1, and not ${asked.thorough}`)
  }
  return (seed) => {
    const playing = seats ?? min + seededDice(seed, 'seats').below(max - min + 1)
    return {
      seed: String(seed),
      seats: playing,
      options: options ?? drawOptions(game, seededDice(seed, 'options')),
      ...(bots && { bots: turned(atEvery(bots, playing), seed) }),
      // Whoever is given up loses, and that would say nothing about its bot.
      leavers: bots === undefined && seededDice(seed, 'leavers').below(4) === 0,
      thorough,
    }
  }
}

function botsNamed(game: Game, text: string): BotName[] {
  return text.split(',').map((name) => {
    const bot = botNames.find((known) => known === name && botOf(game, known) !== undefined)
    if (bot !== undefined) return bot
    const known = botNames.filter((one) => botOf(game, one) !== undefined)
    throw new WrongUsage(`${game.meta.id} has no bot ${name}. There are: ${known.join(', ')}`)
  })
}

/** Several bots say how many play; one alone sits at every seat of any table. */
const tableFor = (game: Game, { length }: readonly BotName[]): number | undefined =>
  length === 1 ? undefined : seatCount(game, `${length}`)

const atEvery = (bots: readonly BotName[], seats: number): BotName[] =>
  Array.from({ length: seats }, (_, seat) => bots[seat % bots.length] ?? 'random')

/** Each further match moves every bot on by one seat, so that none profits from where it sits. */
function turned(bots: readonly BotName[], by: number): BotName[] {
  const start = by % bots.length
  return [...bots.slice(start), ...bots.slice(0, start)]
}

/** The arguments that play one match of a run again. */
export function argumentsFor(game: Game, { seed, seats, options, bots, thorough }: Plan): string[] {
  const match = ['--game', game.meta.id, '--matches', '1', '--seed', seed, '--seats', `${seats}`]
  const named = bots && turned(bots, seats - (Number(seed) % seats)).join(',')
  const players = named === undefined ? [] : ['--bots', named]
  return [...match, ...players, '--options', JSON.stringify(options), '--thorough', `${thorough}`]
}
