import { z } from 'zod'
import { catalogue } from '../games/catalogue.ts'
import type { Viewer } from '../games/game.ts'
import { bySchema } from '../games/kit/by-schema.ts'
import { type ReadPosition, readPosition } from '../games/position.ts'
import { settle } from '../journal/settle.ts'
import { Problem } from '../platform/problems/problem.ts'
import { type Invalid, invalidAt } from '../platform/problems/validation.ts'
import { job } from '../platform/threads/job.ts'
import { gameOf } from './board.ts'
import { type Blank, studyDice } from './dice.ts'
import type { FromGame, FromPosition } from './wire/beginnings.ts'

/** A first position, after all draws that come before the first decision. */
interface First {
  /** The id of its game. */
  readonly game: string
  readonly position: unknown
}

interface Imagined {
  readonly game: string
  readonly state: unknown
  readonly viewer: Viewer
  readonly board: Blank
}

/**
 * A state as a viewer may know it, with everything hidden from them dealt anew. @throws Error where the game imagines
 * an impossible state
 */
export const imagined = job(import.meta.url, 'imagined', ({ game: id, state, viewer, board }: Imagined): First => {
  const game = gameOf({ game: id })
  const dice = studyDice(board, 0)
  const known = viewer === 'administrator' ? state : game.imagine(game.view(state, viewer), dice)
  const [problem] = game.problems(known)
  if (problem) throw new Error(`a study of a match of ${id}: ${problem.at}: ${problem.problem}`)
  return { game: id, position: settle(game, known, [], dice).state }
})

interface SentPosition {
  readonly sent: z.infer<typeof FromPosition>['position']
  readonly board: Blank
}

/** A position from a request, of which nothing is trusted. @throws Problem invalid-request, position-not-possible */
export const readIn = job(import.meta.url, 'readIn', ({ sent, board }: SentPosition): First => {
  const read = readPosition(sent, catalogue)
  switch (read.outcome) {
    case 'unreadable':
      throw new Problem('invalid-request', { errors: listed('body/from/position', read.problems) })
    case 'impossible':
      throw new Problem('position-not-possible', { errors: listed('body/from/position/state', read.problems) })
    case 'read':
      requireWithin(read.state, mostIn(read))
      return { game: read.game.meta.id, position: settle(read.game, read.state, [], studyDice(board, 0)).state }
  }
})

/** More than any match reaches. The time to find a payment grows with the amounts. */
const mostOfAnything = 500

const Played = z.looseObject({ options: z.unknown() })

/** The same, or the largest number of such a match's opening: a supply that never runs out is a large number there. */
function mostIn({ game, state, seats }: Extract<ReadPosition, { outcome: 'read' }>): number {
  const { options } = Played.parse(state)
  return Math.max(mostOfAnything, ...numbersIn(game.opening({ seats, options })))
}

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

/** @throws Problem position-not-possible */
function requireWithin(state: unknown, most: number): void {
  const problems = [...tooLarge(state, most)]
  if (problems.length > 0) {
    throw new Problem('position-not-possible', { errors: listed('body/from/position/state', problems) })
  }
}

/** The numbers in a state that are too large. */
function* tooLarge(value: unknown, most: number, at: readonly string[] = []): Generator<Invalid> {
  if (typeof value === 'number' && Math.abs(value) > most) {
    yield { at: at.join('/'), problem: `Studies take no number above ${most}.` }
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) yield* tooLarge(inner, most, [...at, key])
}

interface Wished {
  readonly wish: z.infer<typeof FromGame>
  readonly board: Blank
}

/** The opening of a game. @throws Problem invalid-request */
export const opened = job(import.meta.url, 'opened', ({ wish, board }: Wished): First => {
  const game = gameOf(wish)
  const { seats } = wish
  const { min, max } = game.meta.seats
  if (seats < min || seats > max) {
    const problem = `must be from ${min} to ${max}`
    throw new Problem('invalid-request', { errors: [{ at: 'body/from/seats', problem }] })
  }
  const options = bySchema(game.meta.options, wish.options)
  if (!options.success) {
    throw new Problem('invalid-request', { errors: invalidAt(['body', 'from', 'options'], options.wrongs) })
  }
  const opening = game.opening({ seats, options: options.data })
  return { game: wish.game, position: settle(game, opening, [], studyDice(board, 0)).state }
})

const listed = (at: string, problems: readonly Invalid[]): Invalid[] =>
  problems.map((one) => ({ at: [at, ...(one.at === '' ? [] : [one.at])].join('/'), problem: one.problem }))
