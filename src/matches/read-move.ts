import type { Game, Tagged } from '../games/game.ts'
import { Problem } from '../platform/problems/problem.ts'

/**
 * A move, as the match's own game reads it.
 * @param place where it stands in the request: `['body', 'moves', 0]`
 * @throws Problem invalid-request
 */
export function readMove({ schemas }: Game, move: unknown, place: readonly (string | number)[]): Tagged {
  const read = schemas.move.safeParse(move)
  if (read.success) return read.data
  const errors = read.error.issues.map(({ path, message }) => ({ at: [...place, ...path].join('/'), problem: message }))
  throw new Problem('invalid-request', { errors })
}
