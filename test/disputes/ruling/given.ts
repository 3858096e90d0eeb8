import request, { type Test } from 'supertest'
import { DisputeInFull } from '../../../src/disputes/record/dispute-body.ts'
import { type Difference, judge } from '../../../src/journal/judge.ts'
import { findMatch } from '../../../src/matches/record/find-match.ts'
import { readEntries } from '../../../src/matches/record/journal.ts'
import { openSeal } from '../../../src/matches/record/seal.ts'
import type { HttpMatch } from '../../support/http-match.ts'
import type { Person } from '../../support/people.ts'
import type { TestServer } from '../../support/server.ts'

/** Steps of ruling tests. */
export function court(server: TestServer, judging: Person) {
  const http = request(server.app.server)
  const { prisma } = server.platform.database

  /** An administrator rules: the request, for checks of its answer. */
  const rules = (match: Pick<HttpMatch, 'id'>, body: object, number = 1, by = judging): Test =>
    by.as(http.post(`/v1/admin/matches/${match.id}/disputes/${number}/ruling`)).send({ reasons: 'So it is.', ...body })

  return {
    rules,

    /** Upholds a dispute with all these remedies. */
    async upholds(match: Pick<HttpMatch, 'id'>, remedies: readonly object[], number = 1): Promise<DisputeInFull> {
      const { body } = await rules(match, { outcome: 'upheld', remedies }, number).expect(200)
      return DisputeInFull.parse(body.dispute)
    },

    /** The administrator gives the reason for a look. */
    looks: (match: Pick<HttpMatch, 'id'>, as: number | 'administrator' = 'administrator') =>
      judging
        .as(http.post(`/v1/admin/matches/${match.id}/looks`))
        .send({ as, reason: 'Dispute 1.' })
        .expect(201),

    /** The journal verifies, including its seeds. */
    async holds(match: Pick<HttpMatch, 'id'>): Promise<boolean> {
      const { body } = await judging.as(http.get(`/v1/admin/matches/${match.id}/verification`)).expect(200)
      return body.holds
    },

    /** The records of rulings on a match in the audit log. */
    noted: ({ id: matchId }: Pick<HttpMatch, 'id'>) =>
      prisma.auditRecord.findMany({ where: { matchId, act: 'rule' }, orderBy: { number: 'asc' } }),
  }
}

/** Judges a journal again, with all its seeds. @returns the first difference, if any */
export async function judgedAgain(
  { platform }: TestServer,
  { id }: Pick<HttpMatch, 'id'>,
): Promise<Difference | undefined> {
  const record = await findMatch(platform, id)
  if (record === undefined) throw new Error('there is no such match')
  const { seed, later } = openSeal(platform, record)
  return judge(record.game, await readEntries(platform, id), seed, later)
}
