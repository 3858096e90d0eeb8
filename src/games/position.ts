import { z } from 'zod'
import type { Game, PositionProblem } from './game.ts'
import { bySchema, type Wrong } from './kit/by-schema.ts'
import { type EveryLanguage, inEveryLanguage, type Translations } from './kit/every-language.ts'
import { boundProblems } from './position-bounds.ts'
import { positionSentences } from './position-sentences.ts'

/** A state in a file, so that people can set up and discuss a position as chess players do (docs/positions.md). */
export const Position = z.strictObject({
  format: z.literal('paquebot-position'),
  version: z.literal(1),
  game: z.string(),
  /** Has the shape of the game's own state schema. */
  state: z.unknown(),
})
export type Position = z.infer<typeof Position>

/** Every game's state has its seats in turn order under `seats`. */
const Seated = z.looseObject({ seats: z.array(z.unknown()) })

/** How many play in a position. */
export const seatsIn = (state: unknown): number => Seated.parse(state).seats.length

/** Why something is not a position, or an impossible one, in sentences. */
interface SaidProblem {
  /** The path into the input. */
  readonly at: string
  readonly problem: EveryLanguage
}

export type ReadPosition =
  | { readonly outcome: 'read'; readonly game: Game; readonly state: unknown; readonly seats: number }
  /** Not a position of a known game. */
  | { readonly outcome: 'unreadable'; readonly problems: readonly SaidProblem[] }
  /** A position that the rules cannot describe. */
  | { readonly outcome: 'impossible'; readonly problems: readonly SaidProblem[] }

export function writePosition(game: Game, state: unknown): Position {
  return { format: 'paquebot-position', version: 1, game: game.meta.id, state }
}

/** Reads a position that may be hand-written, without trusting anything in it. */
export function readPosition(json: unknown, games: ReadonlyMap<string, Game>): ReadPosition {
  const position = bySchema(Position, json)
  if (!position.success) return { outcome: 'unreadable', problems: bySchemaSaid(position.wrongs) }
  const game = games.get(position.data.game)
  if (game === undefined) {
    const problem = `Unknown game. There are: ${[...games.keys()].join(', ')}.`
    return { outcome: 'unreadable', problems: inWords([{ at: 'game', problem }]) }
  }
  const tooLarge = boundProblems(position.data.state)
  if (tooLarge.length > 0) return { outcome: 'impossible', problems: inWords(tooLarge) }
  const state = bySchema(game.schemas.state, position.data.state)
  if (!state.success) return { outcome: 'impossible', problems: bySchemaSaid(state.wrongs) }
  const problems = game.problems(state.data)
  if (problems.length > 0) return { outcome: 'impossible', problems: inWords(problems, game.problemSentences) }
  return { outcome: 'read', game, state: state.data, seats: seatsIn(state.data) }
}

const inWords = (problems: readonly PositionProblem[], sentences: Translations = {}): SaidProblem[] =>
  problems.map(({ at, problem }) => ({ at, problem: inEveryLanguage(problem, sentences, positionSentences) }))

const bySchemaSaid = (wrongs: readonly Wrong[]): SaidProblem[] =>
  wrongs.map(({ path, problem }) => ({
    at: path.map(String).join('/'),
    problem: typeof problem === 'string' ? inEveryLanguage(problem) : problem,
  }))
