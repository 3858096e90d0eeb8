import type { Game } from './game.ts'
import type { Language, Wording } from './kit/wording.ts'

/**
 * What a game says about one match. A match goes on with the pieces it was opened with: where a table was corrected
 * since then, its sentences say what is printed on its own. Any state of the match will do.
 */
export const wordingIn = (game: Game, state: unknown, language: Language): Wording =>
  game.wordingOf?.(state, language) ?? game.wording[language]
