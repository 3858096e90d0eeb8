import type { Game } from './game.ts'
import { hamlet } from './hamlet/index.ts'
import { havana } from './havana/index.ts'
import { leHavre } from './le-havre/index.ts'

/** The games that a server offers, by id. */
export const catalogue: ReadonlyMap<string, Game> = new Map<string, Game>([
  [leHavre.meta.id, leHavre],
  [havana.meta.id, havana],
  [hamlet.meta.id, hamlet],
])

/** A game of the catalogue by its id. @throws Error if it is not in it */
export function gameById(id: string): Game {
  const game = catalogue.get(id)
  if (!game) throw new Error(`there is no game ${id}`)
  return game
}
