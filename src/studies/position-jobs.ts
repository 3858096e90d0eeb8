import type { z } from 'zod'
import { catalogue } from '../games/catalogue.ts'
import type { Game } from '../games/game.ts'
import type { Language } from '../games/kit/wording.ts'
import type { Position } from '../games/position.ts'
import { boundProblems } from '../games/position-bounds.ts'
import { Problem } from '../platform/problems/problem.ts'
import { type Invalid, inWords } from '../platform/problems/validation.ts'
import { job } from '../platform/threads/job.ts'
import { readSent } from './sent-position.ts'
import { type PositionLook, positionBody } from './wire/board-body.ts'

interface Sent {
  readonly sent: Position
  readonly language: Language
}

/** A position from a request on its board, and what is impossible in it. @throws Problem invalid-request */
export const lookAtPosition = job(
  import.meta.url,
  'lookAtPosition',
  ({ sent, language }: Sent): z.infer<typeof PositionLook> => {
    const read = readSent(sent)
    switch (read.outcome) {
      case 'unreadable':
        throw new Problem('invalid-request', { errors: read.problems.map((one) => within('body', one)) })
      case 'impossible': {
        const problems = read.problems.map((one) => inWords(within('state', one), language))
        return { problems, position: shownDespite(sent, language) }
      }
      case 'read':
        return { problems: [], position: shown(read.game, read.state, language) }
    }
  },
)

const within = (place: string, { at, problem }: Invalid): Invalid => ({
  at: [place, at].filter(Boolean).join('/'),
  problem,
})

/** A position on its board. */
const shown = (game: Game, position: unknown, language: Language) =>
  positionBody(game, { place: { node: 0, parent: null }, position, viewer: 'administrator' }, language)

/** An impossible position on its board. Null if it is not of the game's shape, or the game cannot show it. */
function shownDespite(sent: Position, language: Language) {
  const game = catalogue.get(sent.game)
  if (game === undefined || boundProblems(sent.state).length > 0) return null
  const state = game.schemas.state.safeParse(sent.state)
  if (!state.success) return null
  try {
    const body = shown(game, state.data, language)
    return game.schemas.view.safeParse(body.view).success ? body : null
  } catch {
    // The rules expect a possible position. An impossible one may lack what they look for.
    return null
  }
}
