import request, { type Test } from 'supertest'
import { MatchBody } from '../../../src/matches/wire/match-body.ts'
import type { NoticeDraft } from '../../../src/platform/outbox.ts'
import type { Person } from '../../support/people.ts'
import type { TestServer } from '../../support/server.ts'

/** Steps of lobby tests: finding and filling matches, and reading the notices. */
export function lobbyOn(server: TestServer) {
  const http = request(server.app.server)
  const { prisma } = server.platform.database
  const at = (match: string) => `/v1/matches/${match}`

  /** A request, once its answer is as expected. */
  const create = (person: Person, wish: object = {}): Test =>
    person.as(http.post('/v1/matches')).send({ game: 'havana', seats: 2, ...wish })
  const join = (person: Person, match: string, how: object = {}): Test =>
    person.as(http.post(`${at(match)}/seats`)).send(how)
  const look = (person: Person, match: string, query = ''): Test => person.as(http.get(`${at(match)}${query}`))

  return {
    create,
    join,
    look,
    list: (person: Person, query: string): Test => person.as(http.get(`/v1/matches?${query}`)),
    leave: (person: Person, match: string): Test => person.as(http.delete(`${at(match)}/seats/mine`)),
    cancel: (person: Person, match: string): Test => person.as(http.delete(at(match))),
    remove: (person: Person, match: string, number: string): Test =>
      person.as(http.delete(`${at(match)}/seats/${number}`)),
    invite: (person: Person, match: string, email: string): Test =>
      person.as(http.post(`${at(match)}/invitations`)).send({ email }),
    makeLink: (person: Person, match: string): Test => person.as(http.post(`${at(match)}/links`)),
    rematch: (person: Person, match: string): Test => person.as(http.post(`${at(match)}/rematch`)),
    takeOver: (person: Person, match: string, seat: number, invitation?: string): Test =>
      person.as(http.post(`${at(match)}/substitute`)).send({ seat, invitation }),
    resign: (person: Person, match: string): Test => person.as(http.post(`${at(match)}/resignation`)),

    /** A match that one player has opened and others have joined. */
    async opened(wish: object, creator: Person, ...others: Person[]): Promise<string> {
      const { id } = (await create(creator, wish).expect(201)).body
      for (const other of others) await join(other, id).expect(200)
      return id
    },

    /** A match as one of its players sees it. */
    seen: async (person: Person, match: string): Promise<MatchBody> =>
      MatchBody.parse((await look(person, match).expect(200)).body),

    /** Two players with a block between them. */
    async blocks(blocker: Person, blocked: Person): Promise<void> {
      await prisma.block.create({
        data: { blockerId: blocker.id, blockedId: blocked.id, createdAt: server.clock.now() },
      })
    },

    /** The notices of a match: recipients by name, and topics. */
    async noticesOf(match: string, topic: NoticeDraft['topic']) {
      const notices = await prisma.notice.findMany({
        where: { matchId: match, topic },
        include: { account: true },
        // One statement queues all of them, in no order.
        orderBy: [{ account: { name: 'asc' } }, { id: 'asc' }],
      })
      return notices.map(({ account, payload }) => ({ to: account?.name ?? null, payload }))
    },
  }
}

/** A player's participant number in a match. */
export function numberOf({ players }: MatchBody, name: string): string {
  const player = players.find((one) => one.name === name)
  if (player === undefined) throw new Error(`${name} is not in the match`)
  return player.participant
}

export const namesIn = ({ players }: MatchBody): string[] => players.map(({ name }) => name)
