import { expect } from 'vitest'
import type { Seat } from '../../../src/games/game.ts'
import type { Dice } from '../../../src/games/kit/dice.ts'
import { IllegalMove, type RefusalParams } from '../../../src/games/kit/illegal-move.ts'
import { chance } from '../../../src/games/le-havre/chance.ts'
import { consequences } from '../../../src/games/le-havre/course.ts'
import { decisions } from '../../../src/games/le-havre/decisions.ts'
import type { Event } from '../../../src/games/le-havre/events.ts'
import { after } from '../../../src/games/le-havre/evolve.ts'
import { forfeit } from '../../../src/games/le-havre/forfeit.ts'
import { type Counts, counts, type Offer } from '../../../src/games/le-havre/items.ts'
import { Options } from '../../../src/games/le-havre/meta.ts'
import { decide } from '../../../src/games/le-havre/moves/decide.ts'
import { Move } from '../../../src/games/le-havre/moves/index.ts'
import { opening } from '../../../src/games/le-havre/opening.ts'
import type { Code } from '../../../src/games/le-havre/refuse.ts'
import { type Player, playerAt, type Result, type State } from '../../../src/games/le-havre/state.ts'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import { type Layout, table } from './table.ts'

/** Steps for tests over several moves: given a position, when seats move, then check the outcome. */

interface Outcome {
  readonly state: State
  readonly events: readonly Event[]
  readonly refusal?: IllegalMove
}

/** An expectation of the outcome of the moves. */
type Check = (outcome: Outcome) => void

interface Story {
  readonly state: State
  /** The seat's moves, one after another, each followed by what happens automatically. */
  when(seat: Seat, ...moves: object[]): Story
  whenLeft(seat: Seat): Story
  /** Checks the outcome of the moves since the last check. */
  expect(...checks: Check[]): Story
}

/** A settled position: this one, or the next. */
export function given(state: State, dice: Dice = seededDice(7)): Story {
  const rested = after(state, consequences(state))
  return story({ state: settled(rested, dice).state, events: [] }, dice)
}

/** Ana's turn in round 4 of three players. Bea's comes next, on the tile that bears interest. */
export const anasTurn = (layout: Layout = {}): State => table({ turn: 24, ...layout })

/** The beginning of a match, with the events of its opening. */
export const opened = (seats: number, options: Partial<Options> = {}, dice: Dice = seededDice(7)): Outcome =>
  settled(opening({ seats, options: Options.parse(options) }), dice)

function story(outcome: Outcome, dice: Dice): Story {
  return {
    state: outcome.state,
    when: (seat, ...moves) =>
      story(
        moves.reduce((before: Outcome, move) => submit(before, seat, move, dice), outcome),
        dice,
      ),
    whenLeft: (seat) => story(outcomeAfter(outcome, forfeit(outcome.state, seat), dice), dice),
    expect(...checks) {
      if (outcome.refusal !== undefined && !checks.some((check) => refusals.has(check))) throw outcome.refusal
      for (const check of checks) check(outcome)
      return story({ state: outcome.state, events: [] }, dice)
    },
  }
}

function submit(before: Outcome, seat: Seat, move: object, dice: Dice): Outcome {
  if (before.refusal !== undefined) throw before.refusal
  try {
    return outcomeAfter(before, decide(before.state, seat, Move.parse(move)), dice)
  } catch (refusal) {
    if (refusal instanceof IllegalMove) return { ...before, refusal }
    throw refusal
  }
}

function outcomeAfter(before: Outcome, decided: readonly Event[], dice: Dice): Outcome {
  const { state, events } = settled(after(before.state, decided), dice)
  return { state, events: [...before.events, ...decided, ...events] }
}

/** The state when nature has nothing left to draw. */
function settled(from: State, dice: Dice): Outcome {
  const events: Event[] = []
  let state = from
  for (let drawn = chance(state, dice); drawn.length > 0; drawn = chance(state, dice)) {
    state = after(state, drawn)
    events.push(...drawn)
  }
  return { state, events }
}

const refusals = new WeakSet<Check>()

/** The last move was refused with this code. */
export function isRefused(code: Code, params?: RefusalParams): Check {
  const check: Check = ({ refusal }) => {
    expect(refusal?.code).toBe(`le-havre/${code}`)
    if (params !== undefined) expect(refusal?.params).toEqual(params)
  }
  refusals.add(check)
  return check
}

/** A seat has exactly this, and nothing else. */
export const has =
  (seat: Seat, counted: Counts): Check =>
  ({ state }) => {
    const { stock } = playerAt(state, seat)
    expect(counts((item) => stock[item])).toEqual(counted)
  }

/** A part of a player: `holds(ana, { loans: 1 })`. */
export const holds =
  (seat: Seat, what: Partial<Player>): Check =>
  ({ state }) =>
    expect(playerAt(state, seat)).toMatchObject(what)

const none = { franc: 0, fish: 0, wood: 0, clay: 0, iron: 0, grain: 0, cattle: 0 }

/** The offers are exactly these; omitted ones are empty. */
export const offered =
  (counted: Partial<Record<Offer, number>>): Check =>
  ({ state }) =>
    expect(state.offers).toEqual({ ...none, ...counted })

/** The events include one like this. */
export const happened =
  (event: { type: Event['type'] } & Record<string, unknown>): Check =>
  ({ events }) =>
    expect(events).toContainEqual(expect.objectContaining(event))

export const neverHappened =
  (...types: Event['type'][]): Check =>
  ({ events }) =>
    expect(events.map(({ type }) => type).filter((type) => types.includes(type))).toEqual([])

/** The events of these types, with this number and order. */
export const inOrder =
  (...types: Event['type'][]): Check =>
  ({ events }) =>
    expect(events.map(({ type }) => type).filter((type) => types.includes(type))).toEqual(types)

/** Exactly these questions are open: `asked([ana, 'turn-11'])`. */
export const asked =
  (...questions: [seat: Seat, question: string][]): Check =>
  ({ state }) =>
    expect(decisions(state).map(({ seat, question }) => [seat, question])).toEqual(questions)

/** Any other expectation of the position. */
export const lies =
  <Thing>(what: (state: State) => Thing, expected: NoInfer<Thing>): Check =>
  ({ state }) =>
    expect(what(state)).toEqual(expected)

/** The match is over, for this reason, with these places. */
export const ended =
  (reason: Result['reason'], ...places: number[]): Check =>
  ({ state: { phase } }) => {
    const result = phase.name === 'over' ? phase.result : undefined
    expect(result?.reason).toBe(reason)
    expect(result?.seats.map(({ place }) => place)).toEqual(places)
  }
