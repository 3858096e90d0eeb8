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

export interface FoundPosition {
  readonly game: Game
  readonly state: unknown
  /** What was due, and has happened. */
  readonly due: readonly Tagged[]
  readonly seats: number
}

/** What is due is drawn alike each time, so that all commands speak of the same position. */
export const usualSeed = 'paquebot'

export const seedOption = () =>
  new Option('--seed <text>', 'what is due is drawn with it: the same seed draws the same').default(usualSeed)

export const positionOption = () =>
  new Option('--position <file>', 'a position file; - reads what is piped in').makeOptionMandatory()

/**
 * The position in a file, in which nature has had its turn, as in a study of the API; undefined when it cannot be, which has
 * been said then.
 * @param seed the same draws the same
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
  if (position.outcome === 'unreadable') throw new WrongUsage(`${file} is not a position file\n${lines.join('\n')}`)
  answerNo(answering, { problems }, [cannotBe(language), ...lines])
  return undefined
}
