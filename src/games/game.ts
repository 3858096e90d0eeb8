import type { z } from 'zod'
import type { OwnBots } from './kit/bot.ts'
import type { Choice } from './kit/choice.ts'
import type { Component, SourceStatus } from './kit/component.ts'
import type { Dice } from './kit/dice.ts'
import type { Sentences } from './kit/every-language.ts'
import type { GameWording, Language, Names, Wording } from './kit/wording.ts'
import type { Result, Seat, Tagged } from './kit/words.ts'

export type { Result, ScoreLine, Seat, Tagged } from './kit/words.ts'
export { forfeited } from './kit/words.ts'

/**
 * The Game contract: the decider pattern (decide / evolve) with chance nodes.
 *
 * Everything here is pure: no clock, no I/O, no randomness but the dice that are handed in, nothing mutated.
 * States, moves, events and views are JSON values; their zod schemas are the source of types and of OpenAPI.
 * Members are methods, so that a `Game` of precise types is also a `Game` of unknown ones: that is how the journal
 * and the catalogue hold games they know nothing about.
 */

/** Who looks: a seat; somebody who watches; or one from whom nothing but the seed is hidden. */
export type Viewer = Seat | 'spectator' | 'administrator'

/** Who learns a fact. A fact that only some seats may know is an event of its own. */
export type Audience = 'all' | readonly Seat[]

/**
 * What the rules ask of a seat now. `question` (small letters, digits and hyphens) is unique within a match: it changes
 * exactly when the question does. A seat may be asked several at once.
 */
export interface Decision {
  readonly seat: Seat
  readonly question: string
  /** Whether it holds up nobody: at its deadline the usual answer is given, whatever the players agreed. */
  readonly lapses?: boolean
}

/** What is known beforehand of all questions of a kind. */
export interface QuestionKind {
  /** Whether a question's id is its kind with a number: `turn-3`. Else it is the kind alone, and asked once. */
  readonly numbered: boolean
  /** Whether each has a usual answer: see `usual`. */
  readonly usual: boolean
}

/** Where a component's numbers come from, and how sure that is. House values are ours, never the publisher's. */
export interface Provenance {
  readonly component: string
  readonly status: SourceStatus
  readonly note: string
}

/** What is said of a game without loading its rules. */
export interface Meta<Options> {
  readonly id: string
  readonly title: string
  readonly seats: { readonly min: number; readonly max: number }
  /** Every option has a default: `options.parse({})` gives the standard game. */
  readonly options: z.ZodType<Options>
  /**
   * How much the game promises. Alpha: the nine properties (`playout/`), and no server offers it. Beta: all that is demanded,
   * as whole words, pictures and golden journals. Production: nor are any of its components' numbers ours.
   */
  readonly stage: 'alpha' | 'beta' | 'production'
  /**
   * The newest version of the rules: raised by every correction that changes play. A match keeps the number it was opened
   * with, and a game plays by all of them: what they differ in is in its `rulings.ts` (decision 14).
   */
  readonly rulesVersion: number
  /** Raised by every correction of a component's numbers. */
  readonly dataVersion: number
  readonly provenance: readonly Provenance[]
}

export interface Setup<Options> {
  readonly seats: number
  readonly options: Options
  /** The version of the rules that the match is played by; the newest where nothing is said. */
  readonly rules?: number
}

/** Why a position that was written by hand cannot be. `at` is the path into the position, like `seats/0/hand`. */
export interface PositionProblem {
  readonly at: string
  readonly problem: string
}

export interface Game<
  State = unknown,
  Move extends Tagged = Tagged,
  Event extends Tagged = Tagged,
  View = unknown,
  Options = unknown,
> {
  readonly meta: Meta<Options>
  readonly schemas: {
    readonly state: z.ZodType<State>
    readonly move: z.ZodType<Move>
    readonly event: z.ZodType<Event>
    readonly view: z.ZodType<View>
  }
  /** The position before anything was drawn. */
  opening(setup: Setup<Options>): State
  /** The facts that a seat's move causes. Draws nothing. @throws IllegalMove when the rules refuse it. */
  decide(state: State, seat: Seat, move: Move): Event[]
  /** Nature's turn: called after every move and at the opening, until it has nothing left to draw. */
  chance(state: State, dice: Dice): Event[]
  /** A fact into the state. Total: a fact is never refused, and no rule or table is consulted. */
  evolve(state: State, event: Event): State
  /** Who must answer what, first of all what holds up the others. Empty exactly when the match is over. */
  decisions(state: State): Decision[]
  /** All kinds of questions that the game asks: `decisions` has no others. */
  readonly questions: Readonly<Record<string, QuestionKind>>
  /** Every legal move of a seat, as forms; also of one that is not asked, where a move can be made at any time. */
  choices(state: State, seat: Seat): Choice[]
  /**
   * What is answered for a seat that lets its deadline pass, where the game has an answer that any player might give
   * without a thought. Undefined where a choice must be made: for a whole kind of question (`questions`), or none of it.
   */
  usual?(state: State, seat: Seat, question: string): Move | undefined
  audience(event: Event): Audience
  /** The events that uncover what was hidden until then. All others say the same whatever their hearers do not know. */
  readonly reveals?: readonly Event['type'][]
  /** The state as one viewer may see it, built up from what that viewer may know. */
  view(state: State, viewer: Viewer): View
  /**
   * The view as a picture for people, an SVG file 640 wide that needs nothing from outside: drawn from the view alone, so
   * equal views give equal bytes. Numbers and forms rather than words: but for names it reads the same in every language.
   * `title` is what the game is called in the reader's.
   */
  picture(view: View, names: Names, title: string): string
  /** A state that is consistent with a view; what the view hides is drawn. */
  imagine(view: View, dice: Dice): State
  /**
   * The same position, to be played on by newer rules. Left out as long as there is one version of the rules. What it does
   * for a version is a fact once a match has been moved over, and is never changed.
   */
  byRules?(state: State, rules: number): State
  /** What happens to a seat that is given up. */
  forfeit(state: State, seat: Seat): Event[]
  /** Why a position cannot be; empty for every position that the rules can describe. */
  problems(state: State): PositionProblem[]
  /** What `problems` says, in the other languages. */
  readonly problemSentences: Sentences
  /** The result as recorded by the last event; undefined while the match goes on. */
  result(state: State): Result | undefined
  /** What the game says of itself, by language: the same in every match. */
  readonly wording: Readonly<Record<Language, GameWording>>
  /**
   * What the game says about one match: it names what is printed on the components of that match, which a later correction
   * does not change. Any state of the match gives the same words.
   */
  wordingOf(state: State, language: Language): Wording<Move, Event, View>
  /** Every component of the box with all that is printed on it, by today's data: so that people can check it. */
  components?(language: Language): Component[]
  /** Bots that know this game; one that plays at random is in the kit. */
  readonly bots?: OwnBots<View>
}
