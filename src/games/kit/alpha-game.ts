import type { Game, Meta, Tagged } from '../game.ts'
import { gameWording } from './game-wording.ts'
import { plainPicture } from './picture/plain.ts'
import { plainWords } from './plain-words.ts'
import type { Wording } from './wording.ts'

export type AlphaMeta<Options> = Meta<Options> & { readonly stage: 'alpha' }

/** What a first version may leave out. */
type Later = 'chance' | 'audience' | 'picture' | 'problems' | 'problemSentences' | 'wording' | 'wordingOf'

/**
 * A game in the making. It has to hold the nine properties of the contract, and may leave out the rest: then nothing is
 * drawn, everybody hears everything, the picture is a plain table of the view, the words are the ids in English, and
 * only the schema says which positions can be. Every game can be played by the random bot.
 */
type AlphaGame<State, Move extends Tagged, Event extends Tagged, View, Options> = Omit<
  Game<State, Move, Event, View, Options>,
  Later | 'meta'
> &
  Partial<Pick<Game<State, Move, Event, View, Options>, Exclude<Later, 'wording' | 'wordingOf'>>> & {
    readonly meta: AlphaMeta<Options>
    /** What is said otherwise than in plain words, in English; the other languages take it over. */
    readonly words?: Partial<Wording<Move, Event, View>>
  }

/** Completes a game in the making. A game of a later stage says everything itself: it is a `Game`, written out. */
export function alphaGame<State, Move extends Tagged, Event extends Tagged, View, Options>({
  words = {},
  ...own
}: AlphaGame<State, Move, Event, View, Options>): Game<State, Move, Event, View, Options> {
  const english: Wording<Move, Event, View> = { ...plainWords(own.meta.title), ...words }
  return {
    chance: () => [],
    audience: () => 'all',
    picture: plainPicture,
    problems: () => [],
    problemSentences: {},
    wording: gameWording(() => english),
    wordingOf: () => english,
    ...own,
  }
}
