import request from 'supertest'
import { z } from 'zod'
import { GameStatisticsBody, ProfileBody, RankedPage, ResultPage } from '../../src/people/person-bodies.ts'
import { type HttpMatch, httpMatch } from '../support/http-match.ts'
import type { Person } from '../support/people.ts'
import type { TestServer } from '../support/server.ts'

/** Steps of tests about what follows from matches: ending them, counting them, and reading the figures. */
export function peopleOn(server: TestServer) {
  const http = request(server.app.server)
  const { prisma } = server.platform.database
  const at = ({ name }: Pick<Person, 'name'>) => `/v1/people/${encodeURIComponent(name)}`
  const hidden = (id: string) => prisma.match.update({ where: { id }, data: { private: true } })
  const asks = (caller: Person, path: string) => caller.as(http.get(path))

  return {
    asks,
    at,

    /** A match of Havana for two that the first player wins: the other resigns. */
    async won(winner: Person, loser: Person, wish: object = {}): Promise<HttpMatch> {
      const match = await httpMatch(server, [winner, loser], wish)
      await match.post(1, '/resignation').expect(200)
      return match
    },

    /** A match of Hamlet without any action, up to its last round. */
    async playedOut(one: Person, other: Person): Promise<HttpMatch> {
      const match = await httpMatch(server, [one, other], { game: 'hamlet', options: { roundLimit: 10 } })
      for (let turn = 0; turn < 20; turn++) await match.move(turn % 2, { type: 'end-turn' }).expect(200)
      return match
    },

    /** As `won`, in a match that only its players see. */
    async wonInPrivate(winner: Person, loser: Person): Promise<HttpMatch> {
      const match = await httpMatch(server, [winner, loser])
      await hidden(match.id)
      await match.post(1, '/resignation').expect(200)
      return match
    },

    /** Makes a match private. */
    hidden,

    /** The clock advances, and the server counts what has ended. */
    async counts(): Promise<void> {
      server.clock.turn(1000)
      await server.deadlines.runOnce()
    },

    profile: async (of: Pick<Person, 'name'>, by: Person) =>
      ProfileBody.parse((await asks(by, at(of)).expect(200)).body),
    results: async (of: Pick<Person, 'name'>, by: Person, query = '') =>
      ResultPage.parse((await asks(by, `${at(of)}/results${query}`).expect(200)).body),
    ranking: async (game: string, by: Person, query = '') =>
      RankedPage.parse((await asks(by, `/v1/games/${game}/ratings${query}`).expect(200)).body),
    statistics: async (game: string, by: Person) =>
      GameStatisticsBody.parse((await asks(by, `/v1/games/${game}/statistics`).expect(200)).body),

    /** All stored figures, in a canonical order. */
    async stored() {
      const big = (_: string, value: unknown) => (typeof value === 'bigint' ? Number(value) : value)
      const rows = await Promise.all([
        prisma.rating.findMany({ orderBy: [{ accountId: 'asc' }, { game: 'asc' }] }),
        prisma.ratingChange.findMany({ orderBy: [{ matchId: 'asc' }, { accountId: 'asc' }] }),
        prisma.statistic.findMany({ orderBy: [{ game: 'asc' }, { seats: 'asc' }] }),
        prisma.seatStatistic.findMany({ orderBy: [{ game: 'asc' }, { seats: 'asc' }, { seat: 'asc' }] }),
      ])
      return z.array(z.array(z.record(z.string(), z.unknown()))).parse(JSON.parse(JSON.stringify(rows, big)))
    },
  }
}
