import { expect } from 'vitest'
import type { Seat } from '../../../src/games/game.ts'
import { type ActionId, actionIds, sorted, without } from '../../../src/games/havana/cards/action-id.ts'
import type { Event } from '../../../src/games/havana/events.ts'
import { evolve } from '../../../src/games/havana/evolve.ts'
import { havana } from '../../../src/games/havana/index.ts'
import { orderOfPlay } from '../../../src/games/havana/initiative.ts'
import { Options } from '../../../src/games/havana/meta.ts'
import { Move } from '../../../src/games/havana/moves/index.ts'
import { bricks, type Counts, minus, nothing, only, pieces, plus } from '../../../src/games/havana/pieces.ts'
import type { Code } from '../../../src/games/havana/refuse.ts'
import type { Player, State } from '../../../src/games/havana/state.ts'
import type { Dice } from '../../../src/games/kit/dice.ts'
import { IllegalMove, type RefusalParams } from '../../../src/games/kit/illegal-move.ts'

/** Steps of Havana's tests: lay out a position, make moves, and check the outcome. */

export const [ana, bea, carlos] = [0, 1, 2] as const

interface Sitting {
  readonly table: readonly [ActionId, ActionId]
  readonly owns?: Counts
  readonly built?: readonly string[]
  /** The discard pile; by default as many cards as the round requires, from the end of the set. */
  readonly discard?: readonly ActionId[]
  readonly unsure?: readonly ActionId[]
}

interface Layout {
  readonly players: readonly Sitting[]
  readonly options?: Partial<Options>
  readonly round?: number
  readonly upper?: readonly string[]
  readonly lower?: readonly string[]
  readonly top?: string | null
  /** The cards below the top card; cards in no other place are in the box. */
  readonly stack?: readonly string[]
  readonly card?: Counts
  /** The bag's content; by default all bricks that are in no other place, which otherwise are in the box. */
  readonly bag?: Counts
  readonly quiet?: number
}

/** The start of a round, before its first turn, with plausible defaults. */
export function aRound(layout: Layout): State {
  const options = Options.parse(layout.options ?? {})
  const opening = havana.opening({ seats: layout.players.length, options })
  const { upper = ['h01', 'h02', 'h13', 'h14', 'h03', 'h04'], lower = ['h05', 'h06', 'h15', 'h16', 'h07', 'h08'] } =
    layout
  const round = layout.round ?? 1
  const built = layout.players.flatMap((sitting) => sitting.built ?? [])
  const unused = Object.keys(opening.buildings).filter((id) => ![...upper, ...lower, ...built].includes(id))
  const top = layout.top === undefined ? (unused[0] ?? null) : layout.top
  const stack = (layout.stack ?? unused).filter((id) => id !== top)
  const card = plus(nothing, layout.card ?? {})
  const owned = layout.players.map(({ owns }) => plus(nothing, owns ?? {}))
  const all = opening.seats.reduce((sum, seat) => plus(sum, seat.pieces), plus(opening.bag, opening.reserve))
  const left = owned.reduce((rest, own) => minus(rest, own), minus(all, card))
  const bag = plus(nothing, layout.bag ?? only(left, bricks))
  const seats = layout.players.map((sitting, seat) => player(sitting, owned[seat] ?? nothing, (round - 1) % 9))
  const state: State = {
    ...opening,
    round,
    youngestFirst: [...seats.keys()],
    rows: { upper: [...upper], lower: [...lower] },
    top,
    stack,
    demolished: unused.filter((id) => id !== top && !stack.includes(id)),
    card,
    bag,
    box: minus(plus(nothing, only(left, bricks)), bag),
    reserve: plus(nothing, only(left, ['pesos', 'workers'])),
    quiet: layout.quiet ?? 0,
    seats,
  }
  const order = orderOfPlay(state)
  return evolve(state, { type: 'round-began', round, order, quiet: state.quiet })
}

function player(
  { table, built = [], unsure = [], ...sitting }: Sitting,
  owned: Player['pieces'],
  discarded: number,
): Player {
  const rest = without(actionIds, table)
  const discard = sorted(sitting.discard ?? rest.slice(rest.length - discarded))
  return {
    hand: without(rest, discard),
    table: sorted(table),
    discard,
    laid: [],
    unsure: sorted(unsure),
    pieces: owned,
    built: [...built],
    left: false,
  }
}

/** Before the first choice of cards, with dice that return the given numbers. */
export const atTheOpening = (seats: number, options: Partial<Options> = {}, dice = seeded(1)): State =>
  settled(havana.opening({ seats, options: Options.parse(options) }), dice).state

/** The same position in phase 4, after all turns. */
export function afterTheTurns(state: State): State {
  return evolve({ ...state, phase: { name: 'supply' } }, { type: 'phase-began', phase: 'replacement' })
}

/** Dice with these numbers, one after another, and then the lowest. */
export function showing(...numbers: number[]): Dice {
  return { below: (limit) => Math.min(numbers.shift() ?? 0, limit - 1) }
}

/** Dice that look random, and are the same every time. */
export function seeded(seed: number): Dice {
  let x = seed
  return {
    below(limit) {
      x = (Math.imul(x, 1103515245) + 12345) >>> 0
      return Math.floor(((x >>> 8) / 2 ** 24) * limit)
    },
  }
}

interface Outcome {
  readonly state: State
  readonly events: readonly Event[]
  readonly refusal?: IllegalMove
}

/** An expectation of the outcome of the moves. */
type Check = (outcome: Outcome) => void

interface Story {
  readonly state: State
  readonly events: readonly Event[]
  when(seat: Seat, ...moves: Move[]): Story
  whenLeft(seat: Seat): Story
  expect(...checks: Check[]): Story
}

export function given(state: State, dice: Dice = seeded(7)): Story {
  expect(havana.problems(state)).toEqual([])
  return story({ state, events: [] }, dice)
}

function story(outcome: Outcome, dice: Dice): Story {
  return {
    state: outcome.state,
    events: outcome.events,
    when: (seat, ...moves) =>
      story(
        moves.reduce((before, move) => submit(before, seat, move, dice), outcome),
        dice,
      ),
    whenLeft: (seat) => story(outcomeAfter(outcome, havana.forfeit(outcome.state, seat), dice), dice),
    expect(...checks) {
      if (outcome.refusal !== undefined && !checks.some((check) => refusals.has(check))) throw outcome.refusal
      for (const check of checks) check(outcome)
      expect(havana.problems(outcome.state)).toEqual([])
      return story({ state: outcome.state, events: [] }, dice)
    },
  }
}

function submit(before: Outcome, seat: Seat, move: Move, dice: Dice): Outcome {
  if (before.refusal !== undefined) throw before.refusal
  try {
    return outcomeAfter(before, havana.decide(before.state, seat, Move.parse(move)), dice)
  } catch (refusal) {
    if (refusal instanceof IllegalMove) return { ...before, refusal }
    throw refusal
  }
}

function outcomeAfter(before: Outcome, first: readonly Event[], dice: Dice): Outcome {
  const { state, events } = settled(first.reduce(evolve, before.state), dice)
  return { state, events: [...before.events, ...first, ...events] }
}

/** The state when nature has nothing left to draw. */
export function settled(from: State, dice: Dice): Outcome {
  const events: Event[] = []
  let state = from
  for (let drawn = havana.chance(state, dice); drawn.length > 0; drawn = havana.chance(state, dice)) {
    state = drawn.reduce(evolve, state)
    events.push(...drawn)
  }
  return { state, events }
}

const refusals = new WeakSet<Check>()

/** The last move was refused with this code. */
export function refused(code: Code, params?: RefusalParams): Check {
  const check: Check = ({ refusal }) => {
    expect(refusal?.code).toBe(`havana/${code}`)
    if (params !== undefined) expect(refusal?.params).toEqual(params)
  }
  refusals.add(check)
  return check
}

/** A seat owns exactly this. */
export const owns =
  (seat: Seat, counted: Counts): Check =>
  ({ state }) =>
    expect(only(state.seats[seat]?.pieces ?? {}, pieces)).toEqual(counted)

/** The events include one like this. */
export const happened =
  (event: { type: Event['type'] } & Record<string, unknown>): Check =>
  ({ events }) =>
    expect(events).toContainEqual(expect.objectContaining(event))

export const neverHappened =
  (type: Event['type']): Check =>
  ({ events }) =>
    expect(events.map((event) => event.type)).not.toContain(type)

/** Exactly these seats have this question. */
export const asked =
  (question: string, ...seats: Seat[]): Check =>
  ({ state }) =>
    expect(havana.decisions(state)).toEqual(seats.map((seat) => ({ seat, question })))

/** Any other expectation of the position. */
export const lies =
  <Thing>(what: (state: State) => Thing, expected: Thing): Check =>
  ({ state }) =>
    expect(what(state)).toEqual(expected)

/** The match is over, for this reason, with these places. */
export const ended =
  (reason: string, ...places: number[]): Check =>
  ({ state, events }) => {
    const result = havana.result(state)
    expect(result?.reason).toBe(reason)
    expect(result?.seats.map(({ place }) => place)).toEqual(places)
    expect(havana.decisions(state)).toEqual([])
    if (events.length > 0) expect(events.at(-1)).toEqual({ type: 'ended', result })
  }
