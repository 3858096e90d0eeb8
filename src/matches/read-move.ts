import type { Game, Tagged } from '../games/game.ts'
import { Problem } from '../platform/problems/problem.ts'
import { type Place, readBy } from '../platform/problems/validation.ts'

/**
 * A move, as the match's own game reads it.
 * @param place where it stands in the request: `['body', 'moves', 0]`
 * @throws Problem invalid-request
 */
export function readMove({ schemas }: Game, move: unknown, place: Place): Tagged {
  const known = readBy(schemas.move, move)
  if (known.success) return known.data
  throw new Problem('invalid-request', { errors: known.invalidAt(place) })
}
