import { z } from 'zod'
import { Choices, View } from '../../answers.ts'
import { chooseMove, goesByView } from '../../choose.ts'
import type { Person } from '../person.ts'
import type { At } from './answer.ts'
import { giveOrders } from './give-orders.ts'
import { unlessRefused } from './unless-refused.ts'

const Cards = z.object({
  seats: z.array(z.object({ table: z.array(z.string()), secret: z.object({ hand: z.array(z.string()) }).nullable() })),
})

/**
 * Has the server make a player's next move by a standing order instead of a move, and orders what comes after it: in
 * Havana, which card to play at the end of the round.
 * @returns whether the match waited for the player
 */
export async function orderAhead(person: Person, { match, game }: At): Promise<boolean> {
  const { api, dice } = person
  // Another player may hold the seat by now.
  const offered = await unlessRefused(['not-your-seat'], api.get(`/v1/matches/${match}/choices`, Choices))
  if (offered === undefined || offered.decision === null) return false
  const { choices, seat } = offered
  const { view } = await api.get(`/v1/matches/${match}/view`, View)
  const move = chooseMove(game, { view: goesByView(game) ? view : undefined, choices, seat }, dice)
  return giveOrders(person, match, [{ move }, ...nextCard(view, seat)])
}

function nextCard(view: unknown, seat: number) {
  const own = Cards.safeParse(view).data?.seats[seat]
  const [drop] = own?.table ?? []
  const [play] = own?.secret?.hand ?? []
  if (drop === undefined || play === undefined) return []
  return [{ question: 'replace', move: { type: 'replace', drop, play } }]
}
