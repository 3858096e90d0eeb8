import { z } from 'zod'
import { catalogue } from '../../games/catalogue.ts'
import type { Game } from '../../games/game.ts'
import { Problem } from '../../platform/problems/problem.ts'

/** The game in the address of an endpoint. */
export const OneGame = z.strictObject({
  game: z.string().max(40).meta({ description: 'The id of the game.', example: 'havana' }),
})

/** The game of this id. @throws Problem not-found */
export function gameOf({ game: id }: z.infer<typeof OneGame>): Game {
  const game = catalogue.get(id)
  if (!game) throw new Problem('not-found')
  return game
}
