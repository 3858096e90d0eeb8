import type { z } from 'zod'
import { gameById } from '../games/catalogue.ts'
import type { Viewer } from '../games/game.ts'
import { bySchema } from '../games/kit/by-schema.ts'
import { settle } from '../journal/settle.ts'
import { Problem } from '../platform/problems/problem.ts'
import { type Invalid, invalidAt } from '../platform/problems/validation.ts'
import { job } from '../platform/threads/job.ts'
import { type Blank, studyDice } from './dice.ts'
import { readSent } from './sent-position.ts'
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
export const imagineState = job(
  import.meta.url,
  'imagineState',
  ({ game: id, state, viewer, board }: Imagined): First => {
    const game = gameById(id)
    const dice = studyDice(board, 0)
    const known = viewer === 'administrator' ? state : game.imagine(game.view(state, viewer), dice)
    const [problem] = game.problems(known)
    if (problem) throw new Error(`a study of a match of ${id}: ${problem.at}: ${problem.problem}`)
    return { game: id, position: settle(game, known, [], dice).state }
  },
)

interface SentPosition {
  readonly sent: z.infer<typeof FromPosition>['position']
  readonly board: Blank
}

/** A position from a request, of which nothing is trusted. @throws Problem invalid-request, position-not-possible */
export const readSentPosition = job(import.meta.url, 'readSentPosition', ({ sent, board }: SentPosition): First => {
  const read = readSent(sent)
  switch (read.outcome) {
    case 'unreadable':
      throw new Problem('invalid-request', { errors: listed('body/from/position', read.problems) })
    case 'impossible':
      throw new Problem('position-not-possible', { errors: listed('body/from/position/state', read.problems) })
    case 'read':
      return { game: read.game.meta.id, position: settle(read.game, read.state, [], studyDice(board, 0)).state }
  }
})

interface WantedOpening {
  readonly wanted: z.infer<typeof FromGame>
  readonly board: Blank
}

/** The opening of a game. @throws Problem invalid-request */
export const openGame = job(import.meta.url, 'openGame', ({ wanted, board }: WantedOpening): First => {
  const game = gameById(wanted.game)
  const { seats } = wanted
  const { min, max } = game.meta.seats
  if (seats < min || seats > max) {
    const problem = `This must be from ${min} to ${max}.`
    throw new Problem('invalid-request', { errors: [{ at: 'body/from/seats', problem }] })
  }
  const options = bySchema(game.meta.options, wanted.options)
  if (!options.success) {
    throw new Problem('invalid-request', { errors: invalidAt(['body', 'from', 'options'], options.wrongs) })
  }
  const opening = game.opening({ seats, options: options.data })
  return { game: wanted.game, position: settle(game, opening, [], studyDice(board, 0)).state }
})

const listed = (at: string, problems: readonly Invalid[]): Invalid[] =>
  problems.map((one) => ({ at: [at, ...(one.at === '' ? [] : [one.at])].join('/'), problem: one.problem }))
