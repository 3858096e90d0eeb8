import type { Result, Tagged, Unused } from './basic-types.ts'
import type { Form, Noun } from './choice.ts'
import type { RefusalParams } from './illegal-move.ts'

export const languages = ['en', 'fr', 'ru', 'es'] as const
export type Language = (typeof languages)[number]

/** How to name a seat in a sentence: by its player, or "Seat 2" if names are unknown. */
export type Names = (seat: number) => string

/** How a sentence names a thing: by its name or a form of it, with or without a mark (`marks.ts`). */
export type Naming = (noun: Noun, name: string) => string

/** What a game says in one language that is the same in every match of it: no sentence of it names a component. */
export interface GameWording {
  readonly title: string
  /** The question of a decision, as an instruction: "Choose the two cards you open with". */
  question(question: string): string
  /** Why the match ended, in a sentence. */
  ending(result: Result, names: Names): string
  /** A word of the score sheet. */
  score(label: string): string
  /** What this line of the score sheet counts, in a sentence without numbers; empty where its word says it. */
  scoreExplained(label: string): string
}

/**
 * What a game says to people about one match, in one language. Rules speak in ids and amounts; this is the one place
 * where they become sentences, so that a translator needs no other file. Every sentence is plain text without mark-up.
 */
export interface Wording<Move extends Tagged = Tagged, Event extends Tagged = Tagged, View = unknown>
  extends GameWording {
  /** What a choice does, as an instruction. No two choices that are offered together read the same. */
  choice(form: Omit<Form, 'limits'>, names: Names): string
  /** What a field of a choice's form asks. */
  field(move: Move['type'], field: string): string
  /** The name of a thing that an option, a goods field or a problem names. */
  noun(noun: Noun, names: Names): string
  /**
   * What happened; empty for an event that needs no sentence.
   * @param naming how it names the things of the game, apart from seats, which `names` names; by default without marks
   */
  event(event: Event, names: Names, naming?: Naming): string
  /** What a move gives up, in sentences to its player; left out like `Game.unused`. */
  unused?(unused: Unused): string[]
  /** Everything that the view shows, in lines, for a mail or a screen reader. */
  position(view: View, names: Names): string[]
  /** Why a move was refused; `code` without the game's name. */
  refusal(code: string, params: RefusalParams, names: Names): string
}
