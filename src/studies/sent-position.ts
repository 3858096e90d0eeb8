import { z } from 'zod'
import { catalogue } from '../games/catalogue.ts'
import { type Position, type ReadPosition, readPosition } from '../games/position.ts'
import type { Invalid } from '../platform/problems/validation.ts'

/** More than any match reaches. The time to find a payment grows with the amounts. */
const mostOfAnything = 500

const Played = z.looseObject({ options: z.unknown().optional() })

/** Reads a position from a request, of which nothing is trusted. */
export function readSent(sent: Position): ReadPosition | { outcome: 'impossible'; problems: readonly Invalid[] } {
  const read = readPosition(sent, catalogue)
  if (read.outcome !== 'read') return read
  const problems = [...tooLarge(read.state, mostIn(read))]
  return problems.length > 0 ? { outcome: 'impossible', problems } : read
}

/**
 * The largest number that is allowed: `mostOfAnything` or, if it is larger, the largest in the opening of such a match,
 * where a supply that never runs out is a large number.
 */
function mostIn({ game, state, seats }: Extract<ReadPosition, { outcome: 'read' }>): number {
  const played = game.meta.options.safeParse(Played.parse(state).options)
  // Not every game keeps its options in its state.
  const options = played.success ? played.data : game.meta.options.parse({})
  return Math.max(mostOfAnything, ...numbersIn(game.opening({ seats, options })))
}

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

/** The numbers in a state that are too large. */
function* tooLarge(value: unknown, most: number, at: readonly string[] = []): Generator<Invalid> {
  if (typeof value === 'number' && Math.abs(value) > most) {
    yield { at: at.join('/'), problem: `Studies take no number above ${most}.` }
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) yield* tooLarge(inner, most, [...at, key])
}
