import type { Game, Meta, Tagged } from '../game.ts'
import { gameWording } from './game-wording.ts'
import { plainPicture } from './picture/plain.ts'
import { plainWords } from './plain-words.ts'
import type { Wording } from './wording.ts'

export type AlphaMeta<Options> = Meta<Options> & { readonly stage: 'alpha' }

/** What a first version may leave out. */
type Later = 'chance' | 'audience' | 'nouns' | 'picture' | 'problems' | 'problemSentences' | 'wording' | 'wordingOf'

/**
 * A game of stage alpha. It must have the nine properties of the contract, and may leave out the rest. By default,
 * nothing is drawn, everybody learns every event, nothing says where views show things, the picture is a plain table of the view, the words are the ids in
 * English, and only the schema says which positions are possible. The random bot can play every game.
 */
type AlphaGame<State, Move extends Tagged, Event extends Tagged, View, Options> = Omit<
  Game<State, Move, Event, View, Options>,
  Later | 'meta'
> &
  Partial<Pick<Game<State, Move, Event, View, Options>, Exclude<Later, 'wording' | 'wordingOf'>>> & {
    readonly meta: AlphaMeta<Options>
    /** English words in place of the default ones; the other languages use them, too. */
    readonly words?: Partial<Wording<Move, Event, View>>
  }

/** Completes a game of stage alpha with defaults. A game of a later stage implements all of `Game`. */
export function alphaGame<State, Move extends Tagged, Event extends Tagged, View, Options>({
  words = {},
  ...own
}: AlphaGame<State, Move, Event, View, Options>): Game<State, Move, Event, View, Options> {
  const english: Wording<Move, Event, View> = { ...plainWords(own.meta.title), ...words }
  return {
    chance: () => [],
    audience: () => 'all',
    nouns: {},
    picture: plainPicture,
    problems: () => [],
    problemSentences: {},
    wording: gameWording(() => english),
    wordingOf: () => english,
    ...own,
  }
}
