import { catalogue } from './catalogue.ts'
import type { Game } from './game.ts'
import { lanterns } from './lanterns/index.ts'

/**
 * Games in the making, by id: the checks of the contract know them, and so do the commands that need no server. A server
 * offers none of them, since a match that was begun must stay playable, and a game of stage alpha promises only that it
 * holds the nine properties.
 */
export const alphaGames: ReadonlyMap<string, Game> = new Map<string, Game>([[lanterns.meta.id, lanterns]])

/** The games that are offered, and those in the making. */
export const everyGame: ReadonlyMap<string, Game> = new Map([...catalogue, ...alphaGames])
