import type { SignedIn } from '../../../src/accounts/sessions/sessions.ts'
import type { ServerInMemory } from '../server.ts'
import type { Recorder } from './recorder.ts'

export async function recordBlocks(
  { app }: ServerInMemory,
  record: Recorder,
  { accessToken: token }: SignedIn,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  await app.inject({ method: 'PUT', url: '/v1/account/blocks/grace%20h.', headers })
  await record('listBlocks', 'One block', { url: '/v1/account/blocks', token })
  await app.inject({ method: 'DELETE', url: '/v1/account/blocks/grace%20h.', headers })
}

/**
 * The profiles, ratings and statistics that follow from a finished match. The rows are set as if there had been many
 * matches, since statistics of a single match are not shown.
 */
export async function recordPeople(server: ServerInMemory, record: Recorder, token: string): Promise<void> {
  await server.deadlines.runOnce()
  const { prisma } = server.platform.database
  await record('getPerson', 'After one match', { url: '/v1/people/grace%20h.', token })
  await record('listResults', 'One result', { url: '/v1/people/grace%20h./results', token })
  await prisma.rating.updateMany({ data: { mu: 29.4, sigma: 2.6, matches: 13 } })
  await record('listRatings', 'The best first', { url: '/v1/games/havana/ratings?limit=1', token })
  await prisma.$transaction([
    prisma.statistic.updateMany({ data: { matches: 5, entries: 340, milliseconds: 1_814_400_000 } }),
    prisma.seatStatistic.updateMany({ where: { seat: 0 }, data: { victories: 2.5, points: 61 } }),
    prisma.seatStatistic.updateMany({ where: { seat: 1 }, data: { victories: 2.5, points: 63 } }),
  ])
  await record('getStatistics', 'Five matches of two', { url: '/v1/games/havana/statistics', token })
}
