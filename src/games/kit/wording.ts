import type { Form, Noun } from './choice.ts'
import type { RefusalParams } from './illegal-move.ts'
import type { Result, Tagged } from './words.ts'

export const languages = ['en', 'fr', 'ru', 'es'] as const
export type Language = (typeof languages)[number]

/** What to call each seat in a sentence: the player's name, or "Seat 2" where names are not known. */
export type Names = (seat: number) => string

/** What a game says in one language that is the same in every match of it: no sentence of it names a component. */
export interface GameWording {
  readonly title: string
  /** What a decision asks, as an instruction: "Choose the two cards you open with". */
  question(question: string): string
  /** Why the match ended, in a sentence. */
  ending(result: Result, names: Names): string
  /** A word of the score sheet. */
  score(label: string): string
}

/**
 * What a game says to people about one match, in one language. Rules speak in ids and amounts; this is the one place where
 * they become sentences, so that a translator needs no other file. Every sentence is plain text without mark-up.
 */
export interface Wording<Move extends Tagged = Tagged, Event extends Tagged = Tagged, View = unknown>
  extends GameWording {
  /** What a choice does, as an instruction. No two choices that are offered together read alike. */
  choice(form: Omit<Form, 'limits'>, names: Names): string
  /** What a field of a choice's form asks. */
  field(move: Move['type'], field: string): string
  /** The name of a thing that an option, a goods field or a problem names. */
  noun(noun: Noun, names: Names): string
  /** What happened. An empty string where there is nothing to tell. */
  event(event: Event, names: Names): string
  /** The position in words, a line each, as for a mail or a screen reader: all that the view says. */
  position(view: View, names: Names): string[]
  /** Why a move was refused; `code` without the game's name. */
  refusal(code: string, params: RefusalParams, names: Names): string
}
