import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../../src/games/game.ts'
import { SlotId } from '../../../../src/games/hamlet/box.ts'
import { refineryIds, sourceIds, tileIds } from '../../../../src/games/hamlet/data/tile-ids.ts'
import { choices, decisions } from '../../../../src/games/hamlet/decisions.ts'
import { places } from '../../../../src/games/hamlet/geometry/placement.ts'
import { Move } from '../../../../src/games/hamlet/moves/index.ts'
import { playerAt, type State } from '../../../../src/games/hamlet/state.ts'
import { layOut, tileOf } from '../../../../src/games/hamlet/village.ts'
import { Choice, type MoveJson } from '../../../../src/games/kit/choice.ts'
import { fits } from '../../../../src/games/kit/forms.ts'
import { isLong } from '../../../support/long.ts'
import { happenings } from '../any-match.ts'
import { eventsOf, isAllowed } from '../table.ts'

/** Some of the positions of a match with random moves: those in which a villager can still act. */
function positions(seed: string, seats: number, every: number): { state: State; seat: Seat }[] {
  const options = { parallelRoads: seats === 3, roundLimit: 24, layout: 'drawn' } as const
  const all = [...happenings({ seed, seats, options, leaving: seats === 4 ? 2 : 0 })].flatMap(({ after: state }) =>
    decisions(state).flatMap(({ seat }) =>
      playerAt(state, seat).villagers.some(({ ready }) => ready) ? [{ state, seat }] : [],
    ),
  )
  return all.filter((_, number) => number % every === 0)
}

/** All possible moves, except every mix of payments, hires and donkeys' steps. */
function* anything(state: State, seat: Seat): Generator<MoveJson> {
  for (const at of sourceIds) {
    yield { type: 'gather', at }
    for (let number = 1; number <= 3; number++) yield { type: 'gather', at, goods: { stone: number } }
  }
  for (const at of refineryIds) for (const number of [1, 2, 3]) yield { type: 'refine', at, number }
  for (const token of Object.keys(state.box.sales)) yield { type: 'sell', token }
  for (const slot of SlotId.options) yield { type: 'deliver', slot }
  yield { type: 'beg' }
  for (const blueprint of tileIds) yield { type: 'town-hall', blueprint, villagers: 0, donkeys: {} }
  for (let villagers = 0; villagers <= 4; villagers++) yield { type: 'town-hall', villagers, donkeys: {} }
  for (const tile of tileIds) yield { type: 'town-hall', villagers: 0, donkeys: { [tile]: 1 } }
  const { blueprints, donkeys } = playerAt(state, seat)
  const lying = state.village.map(({ tile }) => tile)
  for (const at of lying)
    for (let segment = 0; segment <= tileOf(state.box, at).segments.length; segment++)
      for (const kind of ['path', 'bridge']) yield { type: 'road', kind, at, segment }
  for (const from of new Set([...donkeys, 'farm', 'smithy']))
    for (const to of tileIds) yield { type: 'drive', steps: { [`${from}>${to}`]: 1 } }
  const board = layOut(state)
  for (const tile of [...blueprints, state.bag[0] ?? 'sawmill'])
    for (const { place } of places(board, tileOf(state.box, tile)).filter((_, number) => number % 15 === 0))
      for (const at of lying) yield { type: 'build', tile, at, place }
  yield { type: 'end-turn' }
}

describe.each([2, 3, 4])('in the positions of a match of %i', (seats) => {
  test('every form can be serialised, and its example is legal as it is', () => {
    const seen = new Set<string>()
    for (const { state, seat } of positions('examples', seats, isLong ? 5 : 15))
      for (const form of choices(state, seat)) {
        expect(Choice.parse(form)).toEqual(form)
        expect(Move.parse(form.example)).toEqual(form.example)
        expect(fits(form, form.example), JSON.stringify(form.example)).toBe(true)
        expect(eventsOf(state, seat, form.example).length).toBeGreaterThan(0)
        seen.add(form.move.type)
      }
    for (const type of ['gather', 'town-hall', 'build', 'road', 'drive', 'end-turn']) expect(seen).toContain(type)
  })

  test('a move is legal if and only if a form allows it', () => {
    const legal = new Set<string>()
    for (const { state, seat } of positions('exactly', seats, isLong ? 18 : 54)) {
      const forms = choices(state, seat)
      for (const move of anything(state, seat)) {
        const allowed = isAllowed(state, seat, move)
        if (allowed) legal.add(move.type)
        const offered = forms.some((form) => fits(form, move))
        if (offered !== allowed) expect({ move, offered }).toEqual({ move, offered: allowed })
      }
    }
    for (const type of ['gather', 'town-hall', 'road', 'end-turn']) expect(legal).toContain(type)
  })
})
