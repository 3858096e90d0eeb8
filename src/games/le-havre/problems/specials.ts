import type { PositionProblem } from '../../game.ts'
import { specialDeck } from '../cards/decks.ts'
import type { BuildingId } from '../data/building-ids.ts'
import { specialsLaidOut } from '../data/set-up.ts'
import type { Player, State } from '../state.ts'

/** The special buildings of this match. */
export const deckOf = ({ options, seats }: State): readonly BuildingId[] =>
  specialsLaidOut[options.length] === 0 ? [] : specialDeck(options, seats.length)

/** How many special buildings lie face down, and what the seats know of them. */
export function* specialProblems(state: State): Generator<PositionProblem> {
  const { specials, specialsLeft, options, seats } = state
  const hidden = [...specials.top, ...specials.bag]
  const revealed = deckOf(state).filter((id) => !hidden.includes(id)).length
  const expected = specialsLaidOut[options.length] - revealed
  if (specialsLeft !== expected)
    yield { at: 'specialsLeft', problem: `Must be ${expected}, not ${specialsLeft}: ${revealed} were revealed.` }
  if (specials.top.length > specialsLeft)
    yield { at: 'specials/top', problem: `Only ${specialsLeft} cards lie face down.` }
  for (const [seat, player] of seats.entries()) yield* knowledgeProblems(`seats/${seat}`, player, specials.top)
  yield* peekProblems(state)
}

/** A seat that is sure knows the cards from the top on; only the order of the top two may be uncertain. */
function* knowledgeProblems(
  path: string,
  { seen, sure }: Player,
  top: readonly BuildingId[],
): Generator<PositionProblem> {
  const at = `${path}/seen`
  if (new Set(seen).size < seen.length) yield { at, problem: 'Names a card twice.' }
  for (const id of seen) if (!top.includes(id)) yield { at, problem: `${id} is not on top.` }
  if (sure && seen.some((id, i) => id !== top[i])) yield { at, problem: 'The top cards are in another order.' }
  if (!sure && (seen.length === 0 || top.length < 2))
    yield { at: `${path}/sure`, problem: 'There is no order that could be uncertain.' }
}

function* peekProblems({ peek, turn, specials, specialsLeft, seats }: State): Generator<PositionProblem> {
  if (peek === null) return
  if (peek.turn > turn) yield { at: 'peek/turn', problem: 'This turn has not come yet.' }
  if (specialsLeft === 0) yield { at: 'peek', problem: 'There is nothing to look at.' }
  const { seen = [], sure = true } = seats[peek.seat] ?? {}
  if (peek.shown && (!sure || seen.length !== specials.top.length || seen.length === 0))
    yield { at: `seats/${peek.seat}/seen`, problem: 'The cards on top were shown to this seat.' }
}
