import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import type { Schemas } from '../../api/schemas.ts'
import { readGame } from '../../games/games.ts'
import type { Table } from '../table.ts'

/**
 * What the reader may be asked next. The game is read as well, since it says on what a planned move can wait.
 * @throws Refused, Unreachable
 */
export async function choicesAhead(table: Table): Promise<Schemas['ChoicesAhead']> {
  const game = table.match.peek()?.game
  const [ahead] = await Promise.all([
    answer(api.GET('/v1/matches/{match}/choices/ahead', { params: { path: { match: table.id } } })),
    game === undefined ? undefined : readGame(game),
  ])
  return ahead
}
