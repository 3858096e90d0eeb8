import { Option } from 'commander'
import { everyGame } from '../games/alpha-games.ts'
import type { Game, Tagged } from '../games/game.ts'
import type { Language } from '../games/kit/wording.ts'
import { seededDice } from '../games/playout/seeded-dice.ts'
import { settle } from '../games/playout/turn.ts'
import { readPosition } from '../games/position.ts'
import { parseJson, readText } from './input.ts'
import { cannotBe } from './language.ts'
import { type Answering, answerNo } from './output.ts'
import { WrongUsage } from './wrong-usage.ts'

interface FoundPosition {
  readonly game: Game
  readonly state: unknown
  /** Draws of nature that were due in the file's position, and have been made. */
  readonly due: readonly Tagged[]
  readonly seats: number
}

/** The default seed for draws that are due: fixed, so that all commands see the same position. */
export const usualSeed = 'paquebot'

export const seedOption = () =>
  new Option('--seed <text>', 'the seed of draws that are due: the same seed gives the same draws').default(usualSeed)

export const positionOption = () =>
  new Option('--position <file>', 'a position file, or - for standard input').makeOptionMandatory()

/**
 * The position in a file, after the draws that are due in it, as in a study of the API.
 * @param seed the same seed gives the same draws
 * @returns undefined if the position is impossible, after printing the reasons
 */
export function positionIn(
  file: string,
  answering: Answering & { language: Language },
  seed: string,
): FoundPosition | undefined {
  const position = readPosition(parseJson(file, readText(file)), everyGame)
  if (position.outcome === 'read') {
    const { game, state, seats } = position
    const drawn = settle(game, state, [], seededDice(seed, 'due'))
    return { game, state: drawn.state, due: drawn.events, seats }
  }
  const { language } = answering
  const problems = position.problems.map(({ at, problem }) => ({ at, problem: problem[language] }))
  const lines = problems.map(({ at, problem }) => `${at || 'position'}: ${problem}`)
  if (position.outcome === 'unreadable') throw new WrongUsage(`${file} is not a position file`, lines)
  answerNo(answering, { problems }, [cannotBe(language), ...lines])
  return undefined
}
