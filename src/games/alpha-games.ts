import { catalogue } from './catalogue.ts'
import type { Game } from './game.ts'
import { lanterns } from './lanterns/index.ts'

/**
 * Games of stage alpha, by id, for the checks of the contract and for commands that need no server. Servers do not
 * offer them: a match that has begun must stay playable, and a game of stage alpha promises only the nine properties.
 */
export const alphaGames: ReadonlyMap<string, Game> = new Map<string, Game>([[lanterns.meta.id, lanterns]])

/** The games of the catalogue, and those of stage alpha. */
export const everyGame: ReadonlyMap<string, Game> = new Map([...catalogue, ...alphaGames])
