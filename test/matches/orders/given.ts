import request, { type Test } from 'supertest'
import type { HttpMatch } from '../../support/http-match.ts'
import type { Person } from '../../support/people.ts'
import type { TestServer } from '../../support/server.ts'

/** Steps of standing-order tests: giving orders, and reading what is left of them. */

const at = (match: HttpMatch) => `/v1/matches/${match.id}/orders`

/** A player gives orders: the request, for checks of its answer. */
export const requestOrders = ({ app }: TestServer, match: HttpMatch, person: Person, orders: readonly object[]): Test =>
  person.as(request(app.server).put(at(match))).send({ orders })

/** The player of a seat replaces all their orders. */
export async function gives(
  server: TestServer,
  match: HttpMatch,
  seat: number,
  ...orders: readonly object[]
): Promise<void> {
  await requestOrders(server, match, playerOf(match, seat), orders).expect(200)
}

/** A player lists their orders. */
export const listOrders = ({ app }: TestServer, match: HttpMatch, person: Person): Test =>
  person.as(request(app.server).get(at(match)))

/** A player cancels their orders. */
export const cancelsOrders = ({ app }: TestServer, match: HttpMatch, person: Person): Test =>
  person.as(request(app.server).delete(at(match)))

/** The moves of the orders that a seat still has. */
export async function leftTo(server: TestServer, match: HttpMatch, seat: number): Promise<object[]> {
  const { body } = await listOrders(server, match, playerOf(match, seat)).expect(200)
  return body.orders.map(({ move }: { move: object }) => move)
}

export function playerOf({ people }: HttpMatch, seat: number): Person {
  const person = people[seat]
  if (person === undefined) throw new Error(`nobody sits at ${seat}`)
  return person
}

/** Havana: the two cards without effect, too low to be overtaken. Nobody can build with what they begin with. */
const quietCards = { type: 'open', cards: ['siesta', 'guardaespaldas'] }
export const opens = { question: 'opening', move: quietCards }
export const carriesOut = (card: string) => ({ question: 'turn', move: { type: card } })
export const lays = (play: string, drop: string) => ({ question: 'replace', move: { type: 'replace', drop, play } })

/** Havana: both seats have opened. @returns the seat whose turn it is */
export async function inRoundOne(match: HttpMatch): Promise<number> {
  for (const seat of [0, 1]) await match.move(seat, quietCards).expect(200)
  const [seat] = await match.waitsFor()
  if (seat === undefined) throw new Error('nobody is asked')
  return seat
}

/** Hamlet: a villager gathers there; the turn goes on. */
export const gathers = (at: string) => ({ type: 'gather', at })
