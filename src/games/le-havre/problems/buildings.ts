import type { PositionProblem } from '../../game.ts'
import { paysFirstOwner } from '../cards/first-owners.ts'
import { cardOf } from '../cards/index.ts'
import { becomesPile } from '../cards/special-place.ts'
import type { BuildingId } from '../data/building-ids.ts'
import { lineUps } from '../data/line-ups.ts'
import { says } from '../effects/printed.ts'
import type { State } from '../state.ts'
import { ruleSentences } from './rule-sentences.ts'
import { deckOf } from './specials.ts'
import { standingBuildings } from './standing-buildings.ts'

const pileCount = 3

/** Every building of this match lies in exactly one place, and only where it may lie. */
export function* buildingProblems(state: State): Generator<PositionProblem> {
  const cards = cardsOf(state)
  const found = new Set<BuildingId>()
  for (const { at, id } of places(state)) {
    if (!cards.includes(id)) yield { at, problem: `${id} is not part of this match.` }
    else if (found.has(id)) yield { at, problem: `${id} is in two places.` }
    found.add(id)
  }
  for (const id of cards) if (!found.has(id)) yield { at: 'town', problem: `${id} is missing.` }
  yield* pileProblems(state)
  yield* waitingProblems(state)
  yield* bankProblems(state)
  yield* wharfProblems(state)
}

/** The cards of the piles lie nowhere until the piles are dealt. */
function cardsOf(state: State): BuildingId[] {
  const { town = [], piles = [] } = lineUps[state.options.length][state.seats.length] ?? {}
  return [...town, ...(state.phase.name === 'setup' ? [] : piles), ...deckOf(state)]
}

function places({ town, piles, waiting, specials, seats }: State): { at: string; id: BuildingId }[] {
  const list = (at: string, ids: readonly BuildingId[]) => ids.map((id, i) => ({ at: `${at}/${i}`, id }))
  return [
    ...list('town', town),
    ...piles.flatMap((pile, i) => list(`piles/${i}`, pile)),
    ...seats.flatMap(({ buildings }, seat) => list(`seats/${seat}/buildings`, buildings)),
    ...list('waiting', waiting),
    ...list('specials/top', specials.top),
    ...list('specials/bag', specials.bag),
  ]
}

/** The cards that the town starts with never get into a pile; special buildings do only if they can be built. */
function* pileProblems(state: State): Generator<PositionProblem> {
  const expected = state.phase.name === 'setup' ? 0 : pileCount
  if (state.piles.length !== expected)
    yield { at: 'piles', problem: `There are ${state.piles.length} piles, not ${expected}.` }
  const { piles = [] } = lineUps[state.options.length][state.seats.length] ?? {}
  const deck = deckOf(state)
  for (const [pile, cards] of state.piles.entries())
    for (const id of cards)
      if (!piles.includes(id) && !(deck.includes(id) && cardOf(id).cost !== undefined))
        yield { at: `piles/${pile}`, problem: `${id} is never in a pile.` }
}

/** Only a building that becomes a pile by itself waits for an empty pile. */
function* waitingProblems(state: State): Generator<PositionProblem> {
  for (const [i, id] of state.waiting.entries())
    if (!becomesPile(id)) yield { at: `waiting/${i}`, problem: `${id} never waits for a pile.` }
}

function* bankProblems(state: State): Generator<PositionProblem> {
  const isHeld = state.seats.some(({ buildings }) => buildings.some((id) => paysFirstOwner.has(id)))
  const mayHaveBeen = standingBuildings(state).some((id) => paysFirstOwner.has(id))
  if (isHeld && !state.bankHeld) yield { at: 'bankHeld', problem: ruleSentences.bankHeld.en }
  if (state.bankHeld && !mayHaveBeen) yield { at: 'bankHeld', problem: ruleSentences.bankNotInPlay.en }
}

function* wharfProblems(state: State): Generator<PositionProblem> {
  if (new Set(state.modernised).size < state.modernised.length)
    yield { at: 'modernised', problem: 'Names a wharf twice.' }
  for (const id of state.modernised)
    if (!isWharf(id) || !standingBuildings(state).includes(id))
      yield { at: 'modernised', problem: `${id} is not a wharf in play.` }
}

function isWharf(building: BuildingId): boolean {
  const { use } = cardOf(building)
  return use !== undefined && says(use.printed, 'build-ship')
}
