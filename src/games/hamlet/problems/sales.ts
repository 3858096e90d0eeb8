import type { PositionProblem } from '../../game.ts'
import type { TokenId } from '../box.ts'
import { saleSpaces } from '../data/sales.ts'
import type { State } from '../state.ts'

/** Each sale token lies in exactly one place, and the tokens come level by level. Rulebook: Setup, Market. */
export function* saleProblems(state: State): Generator<PositionProblem> {
  const { box, offers, unseen, toCome } = state
  const found = new Set<TokenId>()
  for (const { at, id } of places(state)) {
    if (box.sales[id] === undefined) yield { at, problem: `${id} is not a token of this match.` }
    else if (found.has(id)) yield { at, problem: `${id} is in two places.` }
    found.add(id)
  }
  for (const id of Object.keys(box.sales)) if (!found.has(id)) yield { at: 'unseen', problem: `${id} is missing.` }
  if (unseen.some((id, i) => id < (unseen[i - 1] ?? ''))) yield { at: 'unseen', problem: 'Must be listed in order.' }
  if (offers.length > saleSpaces) yield { at: 'offers', problem: `The market has only ${saleSpaces} spaces.` }
  if (toCome.some((level, i) => level < (toCome[i - 1] ?? 1)))
    yield { at: 'toCome', problem: 'Lower levels must come first.' }
  yield* levelProblems(state)
}

function places({ offers, unseen, seats }: State): { at: string; id: TokenId }[] {
  const list = (at: string, ids: readonly TokenId[]) => ids.map((id, i) => ({ at: `${at}/${i}`, id }))
  return [
    ...list('offers', offers),
    ...seats.flatMap(({ sales }, seat) => list(`seats/${seat}/sales`, sales)),
    ...list('unseen', unseen),
  ]
}

function* levelProblems({ box, offers, seats, unseen, toCome }: State): Generator<PositionProblem> {
  const levels = (ids: readonly TokenId[]) => ids.map((id) => box.sales[id]?.level ?? 0)
  const hidden = levels(unseen)
  for (const level of new Set(toCome))
    if (count(toCome, level) > count(hidden, level))
      yield { at: 'toCome', problem: `Only ${count(hidden, level)} tokens of level ${level} have not been seen yet.` }
  const [next = Infinity] = toCome
  const seen = levels([...offers, ...seats.flatMap(({ sales }) => sales)])
  if (seen.some((level) => level > next))
    yield { at: 'toCome', problem: `A token of a level above ${next} lies face up.` }
}

const count = (levels: readonly number[], level: number): number => levels.filter((other) => other === level).length
