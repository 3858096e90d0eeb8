import type { PositionProblem } from './game.ts'

/**
 * How large a state may be: larger than any that occurs in a match of any game. A position from outside is checked
 * against this first, because the time of every computation depends on its size.
 */
const most = {
  characters: 100,
  /** Items of a list, or keys of an object. */
  parts: 200,
  depth: 12,
  /** An unlimited supply of pesos is stored as 9999. */
  number: 10_000,
  problems: 10,
}

/** The first few places at which a state is too large. */
export const boundProblems = (state: unknown): PositionProblem[] => [...firstFew(tooLarge(state, []))]

function* firstFew(problems: Iterable<PositionProblem>): Generator<PositionProblem> {
  let found = 0
  for (const problem of problems) {
    yield problem
    if (++found === most.problems) return
  }
}

function* tooLarge(value: unknown, path: readonly string[]): Generator<PositionProblem> {
  const at = path.join('/')
  if (typeof value === 'number' && Math.abs(value) > most.number)
    yield { at, problem: `Positions must not contain numbers above ${most.number}.` }
  if (typeof value === 'string' && value.length > most.characters)
    yield { at, problem: `Positions must not contain texts of more than ${most.characters} characters.` }
  if (typeof value !== 'object' || value === null) return
  if (path.length === most.depth)
    return yield { at, problem: `Positions must not be nested deeper than ${most.depth} levels.` }
  const parts = Object.entries(value)
  if (parts.length > most.parts)
    return yield { at, problem: `Positions must not contain lists of more than ${most.parts} items.` }
  for (const [key, part] of parts) {
    if (key.length > most.characters)
      yield { at, problem: `Positions must not contain names of more than ${most.characters} characters.` }
    else yield* tooLarge(part, [...path, key])
  }
}
