import { z } from 'zod'
import { type BotName, botOf } from '../bots.ts'
import type { Game, Result, Seat } from '../game.ts'
import { type Dice, pick } from '../kit/dice.ts'
import { checkComplete, checkSound, checkUsual } from './check-choices.ts'
import { checkDraws } from './check-draws.ts'
import { checkGivingUp, checkLeft } from './check-leaving.ts'
import { checkPictures } from './check-picture.ts'
import { askedOnce, checkPosition, checkStored } from './check-position.ts'
import { checkHidden, checkSecrecy } from './check-secrecy.ts'
import { checkSteady, checkSteadyMove } from './check-steady.ts'
import { type Guesses, guesser } from './guesses.ts'
import { brief, difference, stored } from './json.ts'
import { BrokenProperty, hold, type Property } from './property.ts'
import { seededDice } from './seeded-dice.ts'
import { decided, fold, refusalInWords, settle, type Turn } from './turn.ts'
import { type Stopwatch, watched } from './watched.ts'

const mostMoves = 5000
const mostTried = 60
/** How many moves, most of which are refused, each seat tries in a position. */
const triesPerPosition = 6

/** A whole match to be played by bots. It is fully determined by these values, and so reproducible. */
export interface Plan {
  readonly seed: string
  readonly seats: number
  readonly options: unknown
  /** The bot of each seat; by default, all play at random. */
  readonly bots?: readonly BotName[]
  /** Whether seats are sometimes given up. */
  readonly leavers: boolean
  /** The share of positions that get every check, from 0 to 1; the others get the cheap ones. */
  readonly thorough: number
}

interface Played {
  readonly plan: Plan
  readonly moves: number
}

/** The result of a playout: all properties held, or which one was violated first, at which move, and how. */
export type Playout =
  | (Played & { readonly outcome: 'held'; readonly result: Result; readonly rounds: number | undefined })
  | (Played & { readonly outcome: 'broken'; readonly property: Property; readonly what: string })

const Round = z.object({ round: z.int() })

/** Plays one whole match, and checks the nine properties of the Game contract throughout. */
export function playout(rules: Game, plan: Plan, watch: Stopwatch): Playout {
  const turns: Turn[] = []
  const game = watched(rules, watch, () => ({ seed: plan.seed, move: turns.length }))
  try {
    const { result, state, opening } = play(game, plan, turns)
    checkDeterminism(game, plan, opening, turns)
    const rounds = Round.safeParse(state).data?.round
    return { outcome: 'held', plan, moves: turns.length, result, rounds }
  } catch (error) {
    if (!(error instanceof BrokenProperty)) throw error
    return { outcome: 'broken', plan, moves: turns.length, property: error.property, what: error.message }
  }
}

function play(game: Game, plan: Plan, turns: Turn[]): { result: Result; state: unknown; opening: unknown } {
  const { seats, options } = plan
  const dice = seededDice(plan.seed, 'players')
  const checkQuestions = askedOnce()
  const guesses = guesser(game)
  const left = new Set<Seat>()
  const opening = game.opening({ seats, options })
  let { state, events } = settle(game, opening, [], chanceDice(plan, 0))
  let folded = foldStored(game, opening, events)
  checkSteady(game, state, seats)
  checkDraws(game, opening, seats, seededDice(plan.seed, 'other draws'))

  for (;;) {
    checkPosition(game, state, seats)
    checkQuestions(game.decisions(state))
    checkLeft(game, state, seats, left)
    const result = game.result(state)
    const thorough = result !== undefined || dice.below(1000) < plan.thorough * 1000
    if (thorough) {
      checkStored(game, state, folded)
      checkPictures(game, state, seats)
      checkMoves(game, state, seats, guesses, seededDice(plan.seed, 'checks', turns.length))
      checkGivingUp(game, state, seats, left, seededDice(plan.seed, 'all give up', turns.length))
    }
    if (result !== undefined) return { result, state, opening }

    hold('progress', turns.length < mostMoves, () => `the match goes on after ${mostMoves} moves`)
    const { seat, move } = nextTurn(game, state, plan, left, dice)
    if (move === 'forfeit') left.add(seat)
    const caused = decided(game, state, seat, move)
    hold('choices', caused !== undefined, () => notAccepted(game, state, seat, move))
    hold('progress', caused.length > 0, () => `${brief(move)} of seat ${seat} causes nothing`)
    ;({ state, events } = settle(game, state, caused, chanceDice(plan, turns.length + 1)))
    folded = foldStored(game, folded, events)
    turns.push({ seat, move, events })
  }
}

const notAccepted = (game: Game, state: unknown, seat: Seat, move: Turn['move']): string =>
  `seat ${seat} may not do what it is offered: ${brief(move)}${move === 'forfeit' ? '' : ` is ${refusalInWords(game, state, seat, move)}`}`

/** Each turn has dice of its own, so that it can be examined alone. */
function chanceDice({ seed }: Plan, turn: number): Dice {
  return seededDice(seed, 'chance', turn)
}

/** A random seat that owes a decision moves as its bot plays; with leavers, sometimes a remaining seat gives up. */
function nextTurn(
  game: Game,
  state: unknown,
  plan: Plan,
  left: ReadonlySet<Seat>,
  dice: Dice,
): { seat: Seat; move: Turn['move'] } {
  const staying = [...Array(plan.seats).keys()].filter((seat) => !left.has(seat))
  const leaver = plan.leavers && dice.below(40) === 0 ? pick(dice, staying) : undefined
  if (leaver !== undefined) return { seat: leaver, move: 'forfeit' }
  const seat = pick(dice, game.decisions(state))?.seat ?? 0
  const choices = game.choices(state, seat)
  hold('progress', choices.length > 0, () => `seat ${seat} is asked and has no choice`)
  const bot = botOf(game, plan.bots?.[seat] ?? 'random')
  hold('progress', bot !== undefined, () => `there is no such bot for seat ${seat}`)
  return { seat, move: bot({ view: game.view(state, seat), choices, seat, dice }) }
}

/** All checks of the legal moves of a position, and of what each viewer learns from them. */
function checkMoves(game: Game, state: unknown, seats: number, guesses: Guesses, dice: Dice): void {
  checkSteady(game, state, seats)
  checkUsual(game, state)
  const everybody = [...Array(seats).keys()]
  const offered = everybody.map((seat) => ({ seat, moves: checkSound(game, state, seat, dice) }))
  for (const { moves } of offered) guesses.learn(moves, dice)
  for (const seat of everybody) checkComplete(game, state, seat, () => guesses.guess(dice))

  const asked = offered.filter(({ moves }) => moves.length > 0)
  for (const { seat, moves } of asked) checkHidden(game, state, seats, seat, moves.slice(0, mostTried))
  const sample = asked.flatMap(({ seat, moves }) => {
    const some = [0, 1, 2].flatMap(() => pick(dice, moves) ?? [])
    return [...some, 'forfeit' as const].map((move) => ({ seat, move }))
  })
  for (const { seat, move } of sample) checkSteadyMove(game, state, seat, move)
  const tries = Array.from({ length: triesPerPosition }, () => guesses.guess(dice))
  checkSecrecy(game, state, seats, sample, tries, dice)
  const [drawn] = sample
  if (drawn) checkDraws(game, fold(game, state, decided(game, state, drawn.seat, drawn.move) ?? []), seats, dice)
}

/** Folds events after storing and reading them. */
function foldStored(game: Game, before: unknown, events: Turn['events']): unknown {
  const read = events.map((event) => {
    const back = game.schemas.event.safeParse(stored(event))
    hold(
      'replay',
      back.success,
      () => `the event's own schema refuses it: ${brief(event)} ${brief(back.error?.issues)}`,
    )
    const unlike = difference(event, back.data)
    hold('replay', unlike === undefined, () => `an event changes when it is read again, at ${unlike}`)
    return back.data
  })
  return fold(game, before, read)
}

/** Determinism: the same seed, options and moves cause the same events again. */
function checkDeterminism(game: Game, plan: Plan, opening: unknown, turns: readonly Turn[]): void {
  const { seats, options } = plan
  const unlike = difference(opening, game.opening({ seats, options }))
  hold('determinism', unlike === undefined, () => `opening gives something else the second time, at ${unlike}`)
  let { state } = settle(game, opening, [], chanceDice(plan, 0))
  for (const [index, { seat, move, events }] of turns.entries()) {
    const again = settle(game, state, decided(game, state, seat, move) ?? [], chanceDice(plan, index + 1))
    const unlike = difference(events, again.events)
    hold('determinism', unlike === undefined, () => `move ${index} causes other events the second time, at ${unlike}`)
    state = again.state
  }
}
