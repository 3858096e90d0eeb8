import type { PositionProblem } from '../../game.ts'
import { rowLength, shortRow } from '../data/set-up.ts'
import { isKnown } from '../data/versions.ts'
import { rowNames, type State } from '../state.ts'

/** The match's table is that of a known data version, and each of its buildings lies in exactly one place. */
export function* buildingProblems(state: State): Generator<PositionProblem> {
  const ids = Object.keys(state.buildings)
  if (ids.length !== state.options.buildings)
    yield { at: 'buildings', problem: `Must have ${state.options.buildings} cards, not ${ids.length}.` }
  else if (!isKnown(state.buildings, state.options.buildings))
    yield { at: 'buildings', problem: 'No version of the game has these cards.' }
  const found = new Set<string>()
  for (const { at, id } of places(state)) {
    if (!Object.hasOwn(state.buildings, id)) yield { at, problem: `${id} is not in the table of this match.` }
    else if (found.has(id)) yield { at, problem: `${id} is in two places.` }
    found.add(id)
  }
  for (const id of ids) if (!found.has(id)) yield { at: `buildings/${id}`, problem: 'Is missing.' }
  yield* rowProblems(state)
}

function places({ rows, top, stack, demolished, seats }: State): { at: string; id: string }[] {
  const list = (at: string, ids: readonly string[]) => ids.map((id, i) => ({ at: `${at}/${i}`, id }))
  return [
    ...rowNames.flatMap((row) => list(`rows/${row}`, rows[row])),
    ...(top === null ? [] : [{ at: 'top', id: top }]),
    ...list('stack', stack),
    ...list('demolished', demolished),
    ...seats.flatMap(({ built }, seat) => list(`seats/${seat}/built`, built)),
  ]
}

function* rowProblems({ rows, top, stack, phase }: State): Generator<PositionProblem> {
  const isSetUp = phase.name !== 'setup'
  for (const row of rowNames) {
    const { length } = rows[row]
    if (length > (isSetUp ? rowLength : 0)) yield { at: `rows/${row}`, problem: `Has too many cards: ${length}.` }
    if (isSetUp && length < shortRow && (top !== null || stack.length > 0))
      yield { at: `rows/${row}`, problem: 'Would have been refilled from the stack.' }
  }
  if (!isSetUp && top !== null) yield { at: 'top', problem: 'Nothing is drawn yet.' }
  if (stack.some((id, i) => id < (stack[i - 1] ?? ''))) yield { at: 'stack', problem: 'Must be listed in order.' }
}
