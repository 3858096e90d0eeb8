import fc from 'fast-check'
import type { Seat } from '../../../src/games/game.ts'
import { chance } from '../../../src/games/hamlet/chance.ts'
import { choices, decisions } from '../../../src/games/hamlet/decisions.ts'
import type { Event } from '../../../src/games/hamlet/events.ts'
import { evolve } from '../../../src/games/hamlet/evolve.ts'
import { forfeit } from '../../../src/games/hamlet/forfeit.ts'
import { Options } from '../../../src/games/hamlet/meta.ts'
import { decide } from '../../../src/games/hamlet/moves/decide.ts'
import { Move } from '../../../src/games/hamlet/moves/index.ts'
import { opening } from '../../../src/games/hamlet/opening.ts'
import type { State } from '../../../src/games/hamlet/state.ts'
import type { Choice } from '../../../src/games/kit/choice.ts'
import { type Dice, pick } from '../../../src/games/kit/dice.ts'
import { fill } from '../../../src/games/kit/forms.ts'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'

/** A whole match in which seats make random legal moves. */
interface Plan {
  readonly seed: string
  readonly seats: number
  readonly options?: Partial<Options>
  /** How many of a thousand moves are replaced by giving up. */
  readonly leaving?: number
}

/**
 * Matches with any number of players, with or without seats that give up, ended after one of these rounds at the
 * latest.
 */
export const plans = (...roundLimits: number[]): fc.Arbitrary<Plan> =>
  fc.record({
    seed: fc.integer().map(String),
    seats: fc.integer({ min: 2, max: 4 }),
    leaving: fc.constantFrom(0, 8),
    options: fc.record({
      layout: fc.constantFrom('first-game' as const, 'drawn' as const),
      parallelRoads: fc.boolean(),
      roundLimit: fc.constantFrom(...roundLimits),
    }),
  })

/** One call of the rules: its events, and the state after them. */
interface Happening {
  readonly before: State
  readonly events: readonly Event[]
  readonly after: State
  /** The seat and its move; undefined if nature drew or a seat gave up. */
  readonly seat?: Seat
  readonly move?: Move
}

/** Everything that happens in a match, from its opening on: moves and draws. */
export function* happenings({ seed, seats, options = {}, leaving = 0 }: Plan): Generator<Happening> {
  const dice = seededDice(seed)
  let state = opening({ seats, options: Options.parse(options) })
  const happened = (events: readonly Event[], by: Pick<Happening, 'seat' | 'move'> = {}): Happening => {
    const before = state
    state = events.reduce(evolve, state)
    return { before, events, after: state, ...by }
  }
  for (;;) {
    for (let drawn = chance(state, dice); drawn.length > 0; drawn = chance(state, dice)) yield happened(drawn)
    const seat = decisions(state)[0]?.seat
    if (seat === undefined) return
    const staying = [...state.seats.keys()].filter((other) => state.seats[other]?.left === false)
    const leaver = dice.below(1000) < leaving ? pick(dice, staying) : undefined
    if (leaver !== undefined) yield happened(forfeit(state, leaver))
    else {
      const move = anyMove(choices(state, seat), dice)
      yield happened(decide(state, seat, move), { seat, move })
    }
  }
}

/** Most turns are played to their end: half of the time a seat that can go on does so. */
function anyMove(open: readonly Choice[], dice: Dice): Move {
  const kinds = [...new Set(open.map(({ move }) => move.type))]
  const more = kinds.filter((kind) => kind !== 'end-turn')
  const kind = pick(dice, more.length > 0 && dice.below(4) > 0 ? more : kinds)
  const choice = pick(
    dice,
    open.filter(({ move }) => move.type === kind),
  )
  if (choice === undefined) throw new Error('There is nothing to choose.')
  return Move.parse(fill(choice, dice))
}
