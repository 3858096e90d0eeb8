import type { z } from 'zod'
import type { Result, Seat, Tagged, Unused } from './kit/basic-types.ts'
import type { OwnBots } from './kit/bot.ts'
import type { Choice } from './kit/choice.ts'
import type { Component, PieceKind, SourceStatus } from './kit/component.ts'
import type { Dice } from './kit/dice.ts'
import type { Translations } from './kit/every-language.ts'
import type { Lesson } from './kit/lesson.ts'
import type { Nouns } from './kit/noun-places.ts'
import type { Rulebook } from './kit/rulebook.ts'
import type { GameWording, Language, Names, Wording } from './kit/wording.ts'

export type { Result, Seat, Tagged } from './kit/basic-types.ts'
export { forfeited } from './kit/basic-types.ts'

/**
 * The Game contract: the decider pattern (decide / evolve) with chance nodes.
 *
 * Everything here is pure: no clock, no I/O, no mutation, and no randomness except the dice that are passed in. States,
 * moves, events and views are JSON values; types and OpenAPI are derived from their zod schemas. Members are methods,
 * so that the journal and the catalogue can hold a `Game` of precise types as a `Game` of `unknown`.
 */

/** Who looks: a seat; a spectator; or an administrator, from whom only the seed is hidden. */
export type Viewer = Seat | 'spectator' | 'administrator'

/** Who learns an event. What only some seats may know is a separate event. */
export type Audience = 'all' | readonly Seat[]

/**
 * A decision that a seat owes now. `question` (small letters, digits and hyphens) is unique within a match: it changes
 * exactly when the question does. A seat may owe several decisions at once.
 */
export interface Decision {
  readonly seat: Seat
  readonly question: string
  /** Whether nobody has to wait for it. At its deadline the usual answer is given, whatever the players agreed. */
  readonly lapses?: boolean
}

/** What all questions of a kind have in common. */
export interface QuestionKind {
  /**
   * Whether the id of a question is its kind with a number, such as `turn-3`. Otherwise its id is the kind alone, and
   * it is asked once.
   */
  readonly numbered: boolean
  /** Whether each of them has a usual answer: see `usual`. */
  readonly usual: boolean
  /** Whether it is asked beside the turns, as food is at the end of a round: answering it is not a turn. */
  readonly outOfTurn: boolean
}

/**
 * Where the numbers of a component come from, and how reliable they are. House values are our own, not the publisher's.
 */
interface Provenance {
  readonly component: string
  readonly status: SourceStatus
  readonly note: string
}

/** The description of a game, which does not need its rules. */
export interface Meta<Options> {
  readonly id: string
  readonly title: string
  readonly seats: { readonly min: number; readonly max: number }
  /** Every option has a default: `options.parse({})` gives the standard game. */
  readonly options: z.ZodType<Options>
  /**
   * What the game promises. Alpha: the nine properties (`playout/`); no server offers it. Beta: everything else, such
   * as complete words, pictures and golden journals. Production: also, none of its components has house values.
   */
  readonly stage: 'alpha' | 'beta' | 'production'
  /**
   * The newest version of the rules, raised by every correction that changes play. A match keeps the version that it
   * was opened with, and the game supports all of them; their differences are in its `rulings.ts` (decision 14).
   */
  readonly rulesVersion: number
  /** Raised by every correction of a component's numbers. */
  readonly dataVersion: number
  readonly provenance: readonly Provenance[]
}

export interface Setup<Options> {
  readonly seats: number
  readonly options: Options
  /** The version of the rules for the match; by default, the newest. */
  readonly rules?: number
}

/** Why a hand-written position is impossible. `at`: the path into the position, such as `seats/0/hand`. */
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
  /** The events that a seat's move causes, without draws. @throws IllegalMove if the rules refuse it */
  decide(state: State, seat: Seat, move: Move): Event[]
  /** Nature's turn. Called at the opening and after every move, until it returns no events. */
  chance(state: State, dice: Dice): Event[]
  /** Applies an event to the state. Total: an event is never refused, and no rule or table is consulted. */
  evolve(state: State, event: Event): State
  /** The open decisions, those that hold up others first. Empty exactly when the match is over. */
  decisions(state: State): Decision[]
  /** All kinds of questions that the game asks; `decisions` returns no others. */
  readonly questions: Readonly<Record<string, QuestionKind>>
  /**
   * Every legal move of a seat, as forms, including moves that a seat can make at any time, without owing a decision.
   */
  choices(state: State, seat: Seat): Choice[]
  /**
   * The answer for a seat that misses its deadline, if the game has one that any player might give without thinking.
   * Undefined if a real choice is needed. This is the same for all questions of a kind (`questions`).
   */
  usual?(state: State, seat: Seat, question: string): Move | undefined
  /**
   * What a seat could still use, and gives up with this move: a dry run says so (`Wording.unused`). It depends only on
   * what the seat may know. Left out where no move gives anything up.
   */
  unused?(state: State, seat: Seat, move: Move): Unused
  audience(event: Event): Audience
  /** The events that reveal hidden information. No other event depends on what its audience does not know. */
  readonly reveals?: readonly Event['type'][]
  /**
   * The kinds of things that choices, sentences and components name, and where views and pictures show them. The id of
   * a thing is the same everywhere.
   */
  readonly nouns: Nouns
  /** The state as one viewer may see it, built only from what that viewer may know. */
  view(state: State, viewer: Viewer): View
  /**
   * The view as a picture: a self-contained SVG file, 640 wide. It is drawn only from the view, so that equal views
   * give equal bytes, and with numbers and shapes rather than words, so that it is the same in every language except
   * for names.
   * @param title the name of the game in the reader's language
   */
  picture(view: View, names: Names, title: string): string
  /** A state that is consistent with a view; hidden information is drawn at random. */
  imagine(view: View, dice: Dice): State
  /**
   * Converts a position to newer rules. Left out as long as there is only one version. When a match has been moved to a
   * version, the conversion to it must never change.
   */
  byRules?(state: State, rules: number): State
  /** What happens to a seat that is given up. */
  forfeit(state: State, seat: Seat): Event[]
  /** Why a position is impossible; empty for every position that the rules can describe. */
  problems(state: State): PositionProblem[]
  /** The sentences of `problems` in the other languages. */
  readonly problemSentences: Translations
  /** The result as recorded by the last event; undefined while the match goes on. */
  result(state: State): Result | undefined
  /** What the game says of itself, by language: the same in every match. */
  readonly wording: Readonly<Record<Language, GameWording>>
  /**
   * What the game says about one match: it names what is printed on the components of that match, which a later
   * correction does not change. Any state of the match gives the same words.
   */
  wordingOf(state: State, language: Language): Wording<Move, Event, View>
  /** Every component of the box with everything printed on it, from today's data, so that people can check it. */
  components?(language: Language): Component[]
  /** The kinds of things that are not components, such as seats and pawns, and what each of them is. */
  kinds?(language: Language): PieceKind[]
  /** The rules for people, in every language. A game without them can be played all the same. */
  readonly rulebook?: Rulebook<State>
  /** Bots that know this game; one that plays at random is in the kit. */
  readonly bots?: OwnBots<View>
  /** A first match that explains itself, against the game's own bots; left out where there is none. */
  readonly lesson?: Lesson<Event, View>
}
