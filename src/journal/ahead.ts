import { createHash } from 'node:crypto'
import { botOf } from '../games/bots.ts'
import type { Game, Seat } from '../games/game.ts'
import { random } from '../games/kit/bot.ts'
import type { Choice, Field } from '../games/kit/choice.ts'
import { canonical } from './canonical.ts'
import { type MatchDice, matchDice } from './dice.ts'
import { settle } from './settle.ts'

/** What a seat may be asked next, and what it could do then. */
export interface Ahead {
  readonly question: string
  readonly choices: readonly Choice[]
}

/** How many courses of the match are imagined: several, because the others may take different things in each. */
const courses = 4
/** More moves than a round of any game has. A course that is longer is given up. */
const mostMoves = 100

/**
 * What a seat may be asked next, and what it could do then, as far as it can imagine: in positions that it cannot
 * distinguish from the real one, the others play as bots do until the seat is asked. Everything follows from the view
 * alone, including the dice, so it reveals nothing that the view does not.
 * @param view the view of the seat
 * @returns undefined if the seat is asked nothing more in any of the imagined courses
 */
export function choicesAhead(game: Game, view: unknown, seat: Seat): Ahead | undefined {
  const key = createHash('sha256').update(canonical(view)).digest()
  const reached = Array.from({ length: courses }, (_, course) =>
    nextAsked(game, view, seat, matchDice(key, `ahead/${course}`, 0)),
  ).filter((one) => one !== undefined)
  const [first] = reached
  if (first === undefined) return undefined
  const offered = reached.filter(({ question }) => question === first.question).map(({ choices }) => choices)
  return { question: first.question, choices: together(offered) }
}

/** The forms of several courses, each once. */
export function together(offered: readonly (readonly Choice[])[]): readonly Choice[] {
  let known: readonly Compared[] = []
  for (const choices of offered) {
    const forms = choices.map(compared)
    const before = known
    known = [...before, ...forms.filter((one) => !isKnown(one, before, forms))]
  }
  return known.map(({ form }) => form)
}

/**
 * Whether a form of one course is among those of the others. It may ask more or less there, such as what is forced; but
 * where its course has several forms of one move, they differ by what they ask.
 */
function isKnown({ form, move, asks }: Compared, known: readonly Compared[], forms: readonly Compared[]): boolean {
  const same = known.filter((other) => other.move === move)
  const isOneOfSeveral = forms.some((other) => other.move === move && other.form !== form)
  return isOneOfSeveral ? same.some((other) => other.asks === asks) : same.length > 0
}

/** A form, and by what it is compared with others. */
interface Compared {
  readonly form: Choice
  /** Its move, and what it is about. */
  readonly move: string
  /** The fields that must be given. */
  readonly asks: string
}

const compared = (form: Choice): Compared => ({
  form,
  move: canonical([form.move, form.about]),
  asks: canonical(form.fields.filter(mustBeGiven).map(({ name }) => name)),
})

const mustBeGiven = (field: Field): boolean => (field.kind === 'one-of' ? !field.optional : field.kind !== 'payment')

/** The next question to a seat in one imagined course. */
function nextAsked(game: Game, view: unknown, seat: Seat, dice: MatchDice): Ahead | undefined {
  const bot = botOf(game, 'sensible') ?? random
  let { state } = settle(game, game.imagine(view, dice), [], dice)
  for (let moves = 0; moves < mostMoves; moves++) {
    const asked = game.decisions(state)
    const own = asked.find((decision) => decision.seat === seat)
    if (own !== undefined) return { question: own.question, choices: game.choices(state, seat) }
    const [next] = asked
    if (next === undefined) return undefined
    const seen = { view: game.view(state, next.seat), choices: game.choices(state, next.seat), seat: next.seat, dice }
    const move = game.schemas.move.parse(bot(seen))
    ;({ state } = settle(game, state, game.decide(state, next.seat, move), dice))
  }
  return undefined
}
