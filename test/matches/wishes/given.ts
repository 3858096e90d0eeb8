import request, { type Test } from 'supertest'
import type { z } from 'zod'
import { MatchBody } from '../../../src/matches/wire/match-body.ts'
import { WishOutcome } from '../../../src/matches/wishes/wish-body.ts'
import { newPlayer, type Person } from '../../support/people.ts'
import { type TestServer, testServer } from '../../support/server.ts'

type Outcome = z.infer<typeof WishOutcome>

/** The name that only the wishes of one test have: matches and wishes of other tests do not affect it. */
interface Terms {
  readonly game: string
  readonly seats: number
  readonly pace: { readonly kind: 'hours'; readonly hours: number }
}

/** Steps of wish tests. */
interface Wishing {
  readonly server: TestServer
  readonly http: ReturnType<typeof request>
  /** Havana for two, or for more. */
  terms(seats?: number): Terms
  /** The request of a wish, for checks of its answer. */
  asks(person: Person, terms: object): Test
  /** A player places a wish, later than all before, and the server accepts it. */
  wishes(person: Person, terms: object): Promise<Outcome>
  /** The ids of a player's open wishes. */
  standing(person: Person): Promise<string[]>
  blocks(person: Person, other: Person): Promise<unknown>
  opens(person: Person, wish: object): Promise<string>
  joins(person: Person, match: string): Test
  leaves(person: Person, match: string): Test
  look(person: Person, match: string): Promise<MatchBody>
  /** A player's matches, the newest first. */
  matchesOf(person: Person): Promise<MatchBody[]>
}

export async function wishingServer(): Promise<Wishing> {
  const server = await testServer()
  const http = request(server.app.server)
  const asks = (person: Person, terms: object) => person.as(http.post('/v1/wishes')).send(terms)
  let hours = 72
  return {
    server,
    http,
    terms(seats = 2) {
      hours += 1
      return { game: 'havana', seats, pace: { kind: 'hours', hours } }
    },
    asks,
    async wishes(person, terms) {
      server.clock.turn(1000)
      const answer = await asks(person, terms)
      if (answer.status >= 300) throw new Error(answer.text)
      return WishOutcome.parse(answer.body)
    },
    async standing(person) {
      const { items } = (await person.as(http.get('/v1/wishes')).expect(200)).body
      return items.map(({ id }: { id: string }) => id)
    },
    blocks: (person, other) => person.as(http.put(`/v1/account/blocks/${encodeURIComponent(other.name)}`)).expect(204),
    async opens(person, wish) {
      return (await person.as(http.post('/v1/matches')).send(wish).expect(201)).body.id
    },
    joins: (person, match) => person.as(http.post(`/v1/matches/${match}/seats`)).send({}),
    leaves: (person, match) => person.as(http.delete(`/v1/matches/${match}/seats/mine`)),
    look: async (person, match) =>
      MatchBody.parse((await person.as(http.get(`/v1/matches/${match}`)).expect(200)).body),
    async matchesOf(person) {
      const { items } = (await person.as(http.get('/v1/matches?mine=true')).expect(200)).body
      return MatchBody.array().parse(items)
    },
  }
}

/** Five people nobody has met yet. */
export async function crew(server: TestServer) {
  return {
    ann: await newPlayer(server),
    bob: await newPlayer(server),
    cleo: await newPlayer(server),
    dan: await newPlayer(server),
    eve: await newPlayer(server),
  }
}

/** The players of a match, in the order of their names. */
export const namesIn = ({ players }: MatchBody): string[] => players.map(({ name }) => name).sort()

export const namesOf = (...people: readonly Person[]): string[] => people.map(({ name }) => name).sort()

/** The match that met a wish. */
export function metBy(outcome: Outcome): string {
  if (outcome.outcome !== 'matched') throw new Error('the wish was not met')
  return outcome.match
}
