import request, { type Test } from 'supertest'
import { DisputeInFull } from '../../../src/disputes/record/dispute-body.ts'
import type { HttpMatch } from '../../support/http-match.ts'
import type { Person } from '../../support/people.ts'
import type { TestServer } from '../../support/server.ts'

/** Steps of dispute tests: raising a dispute, commenting on it, and reading what became of it. */

interface Claim {
  readonly version?: number
  readonly text?: string
  readonly freeze?: boolean
}

/** A seat raises a dispute: the request, for checks of its answer. */
export const raises = (match: HttpMatch, seat: number, claim: Claim = {}): Test =>
  match.post(seat, '/disputes', { version: 1, text: 'That was not my move.', freeze: false, ...claim })

/** A seat raises a dispute, which the server accepts. */
export async function raised(match: HttpMatch, seat: number, claim: Claim = {}): Promise<DisputeInFull> {
  return DisputeInFull.parse((await raises(match, seat, claim).expect(201)).body)
}

/** A seat freezes the match with a dispute. */
export const frozenBy = (match: HttpMatch, seat: number): Promise<DisputeInFull> =>
  raised(match, seat, { freeze: true })

export const comments = (match: HttpMatch, seat: number, text: string, number = 1): Test =>
  match.post(seat, `/disputes/${number}/comments`, { text })

export const withdraws = (match: HttpMatch, seat: number, number = 1): Test =>
  match.post(seat, `/disputes/${number}/withdrawal`)

/** A dispute as a seat sees it. */
export async function disputeOf(match: HttpMatch, number = 1, seat = 0): Promise<DisputeInFull> {
  return DisputeInFull.parse((await match.get(seat, `/disputes/${number}`).expect(200)).body)
}

/** Requests of administrators about disputes. */
export function administration({ app }: TestServer) {
  const http = request(app.server)
  return {
    raises: (administrator: Person, match: string, claim: Claim = {}): Test =>
      administrator
        .as(http.post(`/v1/admin/matches/${match}/disputes`))
        .send({ version: 1, text: 'Two seats, one person?', freeze: false, ...claim }),
    freezes: (administrator: Person, match: string, frozen: boolean, number = 1): Test =>
      administrator
        .as(http.put(`/v1/admin/matches/${match}/disputes/${number}/freeze`))
        .send({ frozen, reason: frozen ? 'Nothing would stay as it is.' : 'It can go on.' }),
    comments: (administrator: Person, match: string, text: string, number = 1): Test =>
      administrator.as(http.post(`/v1/matches/${match}/disputes/${number}/comments`)).send({ text }),
    queue: (administrator: Person, query = ''): Test => administrator.as(http.get(`/v1/admin/disputes${query}`)),
  }
}
