import { z } from 'zod'
import type { Game, PositionProblem } from './game.ts'
import { boundProblems } from './position-bounds.ts'

/** A state written down, so that people can set up and discuss a position as chess players do (docs/positions.md). */
export const Position = z.strictObject({
  format: z.literal('paquebot-position'),
  version: z.literal(1),
  game: z.string(),
  /** As the game's own schema says. */
  state: z.unknown(),
})
export type Position = z.infer<typeof Position>

/** A state has its seats in turn order under `seats`, whatever the game. */
const Seated = z.looseObject({ seats: z.array(z.unknown()) })

/** How many play in a position. */
export const seatsIn = (state: unknown): number => Seated.parse(state).seats.length

export type ReadPosition =
  | { readonly outcome: 'read'; readonly game: Game; readonly state: unknown; readonly seats: number }
  /** Not a position of a game that is known here. */
  | { readonly outcome: 'unreadable'; readonly problems: readonly PositionProblem[] }
  /** A position that the rules cannot describe. */
  | { readonly outcome: 'impossible'; readonly problems: readonly PositionProblem[] }

export function writePosition(game: Game, state: unknown): Position {
  return { format: 'paquebot-position', version: 1, game: game.meta.id, state }
}

/** Reads what somebody may have written by hand: trusted in nothing. */
export function readPosition(json: unknown, games: ReadonlyMap<string, Game>): ReadPosition {
  const position = Position.safeParse(json)
  if (!position.success) return { outcome: 'unreadable', problems: problemsOf(position.error) }
  const game = games.get(position.data.game)
  if (game === undefined) {
    const known = [...games.keys()].join(', ')
    return { outcome: 'unreadable', problems: [{ at: 'game', problem: `Unknown game. There are: ${known}.` }] }
  }
  const tooLarge = boundProblems(position.data.state)
  if (tooLarge.length > 0) return { outcome: 'impossible', problems: tooLarge }
  const state = game.schemas.state.safeParse(position.data.state)
  if (!state.success) return { outcome: 'impossible', problems: problemsOf(state.error) }
  const problems = game.problems(state.data)
  if (problems.length > 0) return { outcome: 'impossible', problems }
  return { outcome: 'read', game, state: state.data, seats: seatsIn(state.data) }
}

/** What a schema found wrong, as paths and sentences. */
export function problemsOf(error: z.ZodError): PositionProblem[] {
  return error.issues.map(({ path, message }) => ({ at: path.join('/'), problem: message }))
}
