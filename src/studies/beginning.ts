import { z } from 'zod'
import { catalogue } from '../games/catalogue.ts'
import type { Game, PositionProblem } from '../games/game.ts'
import { type Position, problemsOf, type ReadPosition, readPosition } from '../games/position.ts'
import { settle } from '../journal/settle.ts'
import type { Matches } from '../matches/matches.ts'
import { seenBy } from '../matches/seen.ts'
import { theGame } from '../matches/wire/games.ts'
import type { Player } from '../platform/http/caller.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problems/problem.ts'
import { studyDice } from './dice.ts'
import type { Source } from './source.ts'
import type { FromGame, FromMatch } from './wire/beginnings.ts'

/** What a study begins with: nature has had its turn. */
export interface Beginning {
  readonly game: Game
  readonly position: unknown
  readonly source: Source
}

type Board = Parameters<typeof studyDice>[0]

/**
 * A version of a match: as it was, where the match is over; else as its caller may know it, with what is hidden redealt.
 * @throws Problem not-found, match-not-started
 */
export async function fromMatch(
  platform: Platform,
  { tables, replays }: Pick<Matches, 'tables' | 'replays'>,
  caller: Player,
  { match, version: wanted }: z.infer<typeof FromMatch>,
  board: Board,
): Promise<Beginning> {
  const { table, look } = await seenBy(platform, tables, match, caller)
  const { record, head: newest } = table
  const { game } = record
  const { viewer } = look
  const version = wanted ?? newest.version
  if (version > newest.version) throw new Problem('not-found')
  const { state } = version === newest.version ? newest : await replays.at(record, version)
  const dice = studyDice(board, 0)
  const known = viewer === 'administrator' ? state : game.imagine(game.view(state, viewer), dice)
  const [problem] = game.problems(known)
  if (problem) throw new Error(`a study of match ${match}, version ${version}: ${problem.at}: ${problem.problem}`)
  const { state: position } = settle(game, known, [], dice)
  return { game, position, source: { kind: 'match', match, version, viewer } }
}

/** A position that somebody sends: trusted in nothing. @throws Problem invalid-request, position-not-possible */
export function fromPosition(sent: Position, board: Board): Beginning {
  const read = readPosition(sent, catalogue)
  const listed = (at: string, problems: readonly PositionProblem[]) =>
    problems.map((one) => ({ at: [at, ...(one.at === '' ? [] : [one.at])].join('/'), problem: one.problem }))
  if (read.outcome === 'unreadable') {
    throw new Problem('invalid-request', { errors: listed('body/from/position', read.problems) })
  }
  const problems = read.outcome === 'impossible' ? read.problems : [...tooLarge(read.state, mostIn(read))]
  if (read.outcome === 'impossible' || problems.length > 0) {
    throw new Problem('position-not-possible', { errors: listed('body/from/position/state', problems) })
  }
  const { game, state } = read
  return { game, position: settle(game, state, [], studyDice(board, 0)).state, source: { kind: 'position' } }
}

/** Beyond anything that was ever held in a match. How long a payment takes to find goes by the amounts. */
const mostOfAnything = 500

const Played = z.looseObject({ options: z.unknown() })

/** The same, or as much as such a match is opened with: where pesos never run out, a pile of them lies there. */
function mostIn({ game, state, seats }: Extract<ReadPosition, { outcome: 'read' }>): number {
  const { options } = Played.parse(state)
  return Math.max(mostOfAnything, ...numbersIn(game.opening({ seats, options })))
}

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

/** The numbers in a state that are beyond reason. */
function* tooLarge(value: unknown, most: number, at: readonly string[] = []): Generator<PositionProblem> {
  if (typeof value === 'number' && Math.abs(value) > most) {
    yield { at: at.join('/'), problem: `Studies take no number above ${most}.` }
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) yield* tooLarge(inner, most, [...at, key])
}

/** The usual opening. @throws Problem invalid-request */
export function fromGame({ game: id, seats, options: wish }: z.infer<typeof FromGame>, board: Board): Beginning {
  const game = theGame(id)
  const { min, max } = game.meta.seats
  if (seats < min || seats > max) {
    const problem = `must be from ${min} to ${max}`
    throw new Problem('invalid-request', { errors: [{ at: 'body/from/seats', problem }] })
  }
  const options = game.meta.options.safeParse(wish)
  if (!options.success) {
    const errors = problemsOf(options.error).map(({ at, problem }) => ({ at: `body/from/options/${at}`, problem }))
    throw new Problem('invalid-request', { errors })
  }
  const opening = game.opening({ seats, options: options.data })
  return { game, position: settle(game, opening, [], studyDice(board, 0)).state, source: { kind: 'game' } }
}
