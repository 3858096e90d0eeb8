import request from 'supertest'
import { z } from 'zod'
import { freeze, thaw } from '../../../src/journal/freeze.ts'
import { changes } from '../../../src/matches/commit/change.ts'
import { groupCommit } from '../../../src/matches/commit/group-commit.ts'
import { judgement } from '../../../src/matches/playing/refusals.ts'
import { ProposalBody } from '../../../src/matches/proposals/proposal-body.ts'
import type { SeatTerms } from '../../../src/matches/proposals/proposal-terms.ts'
import { type LiveMatch, liveMatches } from '../../../src/matches/record/live-matches.ts'
import type { HttpMatch } from '../../support/http-match.ts'
import type { TestServer } from '../../support/server.ts'

/** Steps of proposal tests: proposing, answering, and reading what became of it. */

export const proposes = (match: HttpMatch, seat: number, terms: SeatTerms) => match.post(seat, '/proposals', terms)

/** A seat makes a proposal, which the server accepts. */
export async function proposed(match: HttpMatch, seat: number, terms: SeatTerms): Promise<ProposalBody> {
  return ProposalBody.parse((await proposes(match, seat, terms).expect(201)).body)
}

export const answers = (match: HttpMatch, seat: number, number: number, agree = true) =>
  match.post(seat, `/proposals/${number}/answer`, { agree })

/** A seat agrees, which the server accepts. */
export async function agrees(match: HttpMatch, seat: number, number = 1): Promise<ProposalBody> {
  return ProposalBody.parse((await answers(match, seat, number).expect(200)).body)
}

export function withdraws({ app }: TestServer, match: HttpMatch, seat: number, number = 1) {
  const person = match.people[seat]
  if (person === undefined) throw new Error(`nobody sits at ${seat}`)
  return person.as(request(app.server).delete(`/v1/matches/${match.id}/proposals/${number}`))
}

/** A dispute freezes the match from now on. */
export const freezes = (server: TestServer, match: HttpMatch) =>
  stops(server, match, ({ record, head, secrets }, what) => freeze(record.game, head, secrets, { ...what, dispute: 1 }))

/** The match goes on. */
export const thaws = (server: TestServer, match: HttpMatch) =>
  stops(server, match, ({ record, head, secrets }, what) => thaw(record.game, head, secrets, what))

async function stops(
  { platform, clock }: TestServer,
  { id }: HttpMatch,
  how: (live: LiveMatch, what: Parameters<typeof thaw>[3]) => ReturnType<typeof thaw>,
): Promise<void> {
  const change = changes(platform, liveMatches(platform), groupCommit(platform))
  const what = { actor: { kind: 'administrator' as const }, at: clock.now().toISOString() }
  await change(id, (live) => judgement(live, how(live, what), 'en'))
}

/** All proposals of a match, the newest first. */
export async function proposalsOf(match: HttpMatch, seat = 0): Promise<ProposalBody[]> {
  const { body } = await match.get(seat, '/proposals').expect(200)
  return z.array(ProposalBody).parse(body.items)
}

/** The status of each, the newest first. */
export const statusesOf = async (match: HttpMatch) => (await proposalsOf(match)).map(({ status }) => status)

/** The seats of `agreed`, or of `waitsFor`. */
export const seats = (at: readonly { readonly seat: number }[]): number[] => at.map(({ seat }) => seat)
