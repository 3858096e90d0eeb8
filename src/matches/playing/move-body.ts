import type { Game, Tagged } from '../../games/game.ts'
import { bySchema } from '../../games/kit/by-schema.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { type FieldPath, invalidAt } from '../../platform/problems/validation.ts'

/**
 * A move as the match's own game parses it.
 * @param field its path in the request: `['body', 'moves', 0]`
 * @throws Problem invalid-request
 */
export function readMove(game: Game, move: unknown, field: FieldPath): Tagged {
  const read = bySchema(game.schemas.move, move)
  if (!read.success) throw new Problem('invalid-request', { errors: invalidAt(field, read.wrongs) })
  return read.data
}

/**
 * The moves of a request as the match's own game parses them; one problem lists the errors of all of them.
 * @throws Problem invalid-request
 */
export function readMoves({ schemas }: Game, moves: readonly unknown[]): Tagged[] {
  const read = moves.map((move) => bySchema(schemas.move, move))
  const errors = read.flatMap((known, index) =>
    known.success ? [] : invalidAt(['body', 'moves', index], known.wrongs),
  )
  if (errors.length > 0) throw new Problem('invalid-request', { errors })
  return read.flatMap((known) => (known.success ? [known.data] : []))
}
