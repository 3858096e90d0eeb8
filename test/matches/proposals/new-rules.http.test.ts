import request from 'supertest'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { leHavre } from '../../../src/games/le-havre/index.ts'
import { changes } from '../../../src/matches/commit/change.ts'
import { groupCommit } from '../../../src/matches/commit/group-commit.ts'
import { ProposalBody } from '../../../src/matches/proposals/proposal-body.ts'
import { proposals } from '../../../src/matches/proposals/proposals.ts'
import { liveMatches } from '../../../src/matches/record/live-matches.ts'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { withdrawNewerRules } from '../../support/newer-rules.ts'
import { newAdministrator, newPlayer, type Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import {
  bodyOf,
  day,
  dueOf,
  entriesOf,
  exampleFor,
  judged,
  later,
  monday,
  noticesOf,
  turnTo,
} from '../scheduler/given.ts'
import { agrees, answers, freezes, proposalsOf, proposed, seats, statusesOf, withdraws } from './given.ts'

const server = await testServer()
const http = request(server.app.server)
const { prisma } = server.platform.database

const ann = await newPlayer(server, { name: 'Ann' })
const bob = await newPlayer(server, { name: 'Bob' })
const cleo = await newPlayer(server, { name: 'Cleo' })
const judge = await newAdministrator(server, { name: 'Judge' })
const other = await newAdministrator(server, { name: 'Other' })

beforeEach(() => {
  turnTo(server, monday)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const pace = { kind: 'hours', hours: 24 }
const reason = 'By rules 1 nobody could repay with a fee right before interest.'

/** A match of Le Havre that was opened when the first rules were the newest. */
async function newMatch(people: readonly Person[] = [ann, bob, cleo], wish: object = {}): Promise<HttpMatch> {
  withdrawNewerRules(leHavre, 1)
  const match = await httpMatch(server, people, { game: 'le-havre', pace, ...wish })
  vi.restoreAllMocks()
  return match
}

const proposes = ({ id }: Pick<HttpMatch, 'id'>, by: Person = judge, to = 2) =>
  by.as(http.post(`/v1/admin/matches/${id}/proposals`)).send({ kind: 'new-rules', to, reason })

/** Newer rules are proposed, which the server accepts. */
async function proposedTo(match: HttpMatch): Promise<ProposalBody> {
  return ProposalBody.parse((await proposes(match).expect(201)).body)
}

const withdrawsAside = ({ id }: HttpMatch, by: Person, number = 1) =>
  by.as(http.delete(`/v1/admin/matches/${id}/proposals/${number}`))

const moves = async (match: HttpMatch, seat: number) => match.move(seat, await exampleFor(match, seat)).expect(200)
const viewOf = async (match: HttpMatch, seat = 0) => (await match.get(seat, '/view').expect(200)).body.view
const recordsOf = ({ id }: HttpMatch) =>
  prisma.auditRecord.findMany({ where: { matchId: id }, orderBy: { number: 'asc' } })

describe('newer rules', () => {
  test('apply once every active player has agreed', async () => {
    const match = await newMatch()
    await moves(match, 0)
    const made = await proposedTo(match)
    expect(made).toMatchObject({
      terms: { kind: 'new-rules', to: 2, reason },
      by: { seat: null, player: 'The administrators' },
      status: 'open',
      version: 2,
    })
    expect(seats(made.waitsFor)).toEqual([0, 1, 2])
    for (const seat of [2, 0]) await agrees(match, seat)
    expect(await bodyOf(match)).toMatchObject({ rules: 1, version: 2 })

    const accepted = await agrees(match, 1)

    expect([accepted.status, seats(accepted.agreed)]).toEqual(['accepted', [2, 0, 1]])
    expect(await bodyOf(match)).toMatchObject({ rules: 2, version: 3 })
    expect((await viewOf(match)).rules).toBe(2)
    expect((await entriesOf(server, match)).at(-1)).toMatchObject({
      kind: 'new-rules',
      actor: { kind: 'administrator' },
      rules: 2,
      move: null,
      events: [{ type: 'new-rules', from: 1, to: 2 }],
    })
    for (let made = 0; made < 8; made++) await match.playOn()
    expect((await entriesOf(server, match)).map(({ rules }) => rules)).toEqual([1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2])
    expect(await judged(server, match)).toBeUndefined()
  })

  test('keep the position, and everybody’s remaining time', async () => {
    const match = await newMatch()
    await moves(match, 0)
    await later(server, day / 2)
    const { seats: players, ...open } = await viewOf(match)
    const withOrders = players.map((player: object) => ({ ...player, interest: 'pay' }))
    const before = [{ ...open, seats: withOrders }, (await bodyOf(match)).decisions, await dueOf(match, 1)]
    await proposedTo(match)
    for (const seat of [0, 1, 2]) await agrees(match, seat)
    expect([{ ...(await viewOf(match)), rules: 1 }, (await bodyOf(match)).decisions, await dueOf(match, 1)]).toEqual(
      before,
    )
  })

  test('are dropped if a player declines, and may be proposed again', async () => {
    const match = await newMatch()
    await proposedTo(match)
    await agrees(match, 0)
    await answers(match, 1, 1, false).expect(200)
    expect((await answers(match, 2, 1)).body.code).toBe('proposal-over')
    await moves(match, 0)
    expect((await bodyOf(match)).rules).toBe(1)
    expect((await proposedTo(match)).number).toBe(2)
    expect(await statusesOf(match)).toEqual(['open', 'declined'])
  })

  test('are undone when moves are taken back to before them', async () => {
    const match = await newMatch()
    await moves(match, 0)
    await proposedTo(match)
    for (const seat of [0, 1, 2]) await agrees(match, seat)
    await moves(match, 1)
    const { number } = await proposed(match, 0, { kind: 'take-back', to: 2 })
    for (const seat of [1, 2]) await agrees(match, seat, number)

    expect(await bodyOf(match)).toMatchObject({ rules: 1, version: 5 })
    expect((await viewOf(match)).rules).toBe(1)

    const again = await proposedTo(match)
    for (const seat of [0, 1, 2]) await agrees(match, seat, again.number)
    await moves(match, 1)
    expect((await entriesOf(server, match)).map(({ rules }) => rules)).toEqual([1, 1, 2, 2, 1, 2, 2])
    expect(await judged(server, match)).toBeUndefined()
  })

  test('apply at once if nobody has to be asked', async () => {
    const match = await newMatch([ann], { seats: 3, bots: 2 })
    await match.post(0, '/resignation').expect(200)
    const { version } = await bodyOf(match)

    expect(await proposedTo(match)).toMatchObject({ status: 'accepted', agreed: [], waitsFor: [] })

    expect(await bodyOf(match)).toMatchObject({ rules: 2, version: version + 1 })
    expect(await noticesOf(server, match, 'proposed')).toEqual([])
    expect((await noticesOf(server, match, 'proposal-decided')).map(({ to }) => to)).toEqual([0])
    expect(await judged(server, match)).toBeUndefined()
  })

  test('may be agreed while a dispute freezes the match, which stays frozen', async () => {
    const match = await newMatch()
    const move = await exampleFor(match, 0)
    await freezes(server, match)
    await proposedTo(match)
    for (const seat of [0, 1, 2]) await agrees(match, seat)
    expect((await bodyOf(match)).rules).toBe(2)
    expect((await match.move(0, move)).body.code).toBe('match-frozen')
    expect(await judged(server, match)).toBeUndefined()
  })

  test('lapse when the match is over', async () => {
    const match = await newMatch()
    await proposedTo(match)
    await judge
      .as(http.post(`/v1/admin/matches/${match.id}/abort`))
      .send({ reason })
      .expect(200)
    expect(await statusesOf(match)).toEqual(['lapsed'])
    // Another release is another process, with nothing in memory.
    const answer = onItsOwnServer().answer(match.id, caller(bob), 1, true)
    await expect(answer).rejects.toMatchObject({ code: 'proposal-over' })
    expect((await proposes(match)).body).toMatchObject({ status: 409, code: 'match-over' })
  })

  test('lapse if they are withdrawn from the release', async () => {
    const match = await newMatch()
    await proposedTo(match)
    withdrawNewerRules(leHavre, 1)
    expect(await statusesOf(match)).toEqual(['lapsed'])
    // Another release is another process, with nothing in memory.
    const answer = onItsOwnServer().answer(match.id, caller(bob), 1, true)
    await expect(answer).rejects.toMatchObject({ code: 'proposal-over' })
  })

  test('send a notice to everybody who is asked, and the decision to everybody else; all can read who proposed them and why', async () => {
    const match = await newMatch()
    await proposedTo(match)
    expect((await noticesOf(server, match, 'proposed')).map(({ to }) => to)).toEqual([0, 1, 2])
    for (const seat of [0, 2, 1]) await agrees(match, seat)
    expect((await noticesOf(server, match, 'proposal-decided')).map(({ to }) => to)).toEqual([0, 2])
    const { items } = (await match.get(1, '/administration').expect(200)).body
    expect(items).toMatchObject([{ act: 'propose-rules', by: 'Judge', reason }])
  })

  test('are described in the reader’s language', async () => {
    const match = await newMatch()
    await proposedTo(match)
    const said = async (language: string) => {
      const [{ says, by }] = (await match.get(1, '/proposals').set('accept-language', language).expect(200)).body.items
      return [says, by.player]
    }
    expect(await said('en')).toEqual([
      'The match is played on by version 2 of the rules of its game.',
      'The administrators',
    ])
    expect(await said('fr')).toEqual([
      'La partie continue selon la version 2 des règles de son jeu.',
      'L’administration',
    ])
    expect(await said('ru')).toEqual(['Партия идёт дальше по правилам версии 2.', 'Администраторы'])
    expect(await said('es')).toEqual([
      'La partida sigue con la versión 2 de las reglas de su juego.',
      'La administración',
    ])
  })
})

describe('the right to propose newer rules', () => {
  /** The number of rules that do not exist yet. */
  const unknown = leHavre.meta.rulesVersion + 1

  test('belongs to administrators, and never to a seat', async () => {
    const match = await newMatch()
    const asSeat = await match.post(0, '/proposals', { kind: 'new-rules', to: 2, reason })
    expect(asSeat.body).toMatchObject({ status: 400, code: 'invalid-request' })
    expect((await proposes(match, ann)).body).toMatchObject({ status: 403, code: 'not-allowed' })
    expect(await proposalsOf(match)).toEqual([])
  })

  test('is denied to an administrator who plays or has played in the match', async () => {
    const match = await newMatch([ann, judge])
    expect((await proposes(match)).body).toMatchObject({ status: 403, code: 'not-allowed' })
    await proposes(match, other).expect(201)
    expect((await withdrawsAside(match, judge)).body).toMatchObject({ status: 403, code: 'not-allowed' })
    await match.post(1, '/resignation').expect(200)
    expect((await proposes(match)).body).toMatchObject({ status: 403, code: 'not-allowed' })
  })

  test('covers existing rules that are newer than those of a running match', async () => {
    const match = await newMatch()
    expect((await proposes(match, judge, unknown)).body).toMatchObject({ status: 409, code: 'no-newer-rules' })
    expect((await proposes(match, judge, 1)).body).toMatchObject({ status: 400, code: 'invalid-request' })
    await proposedTo(match)
    expect((await proposes(match, other)).body).toMatchObject({ status: 409, code: 'proposal-open' })
    for (const seat of [0, 1, 2]) await agrees(match, seat)
    expect((await proposes(match)).body).toMatchObject({ status: 409, code: 'no-newer-rules' })
    const hamlet = await newMatch([ann, bob], { game: 'hamlet' })
    expect((await proposes(hamlet)).body).toMatchObject({ status: 409, code: 'no-newer-rules' })
    const waits = await ann.as(http.post('/v1/matches')).send({ game: 'le-havre', seats: 2 }).expect(201)
    expect((await proposes(waits.body)).body).toMatchObject({ status: 409, code: 'match-not-started' })
    expect((await proposes({ id: ann.id })).body).toMatchObject({ status: 404, code: 'not-found' })
  })

  test('puts every valid proposal into the audit log first', async () => {
    const match = await newMatch()
    await proposes(match, judge, unknown).expect(409)
    await proposedTo(match)
    await proposes(match, other).expect(409)
    await withdrawsAside(match, other).expect(204)
    expect(await recordsOf(match)).toMatchObject([
      { act: 'propose-rules', accountId: judge.id, details: { to: 2 }, reason },
      { act: 'withdraw-rules', accountId: other.id, details: { proposal: 1 }, reason: '' },
    ])
  })

  test('lets any administrator withdraw them, but no seat’s proposal; nor can a seat withdraw them', async () => {
    const match = await newMatch()
    await proposedTo(match)
    await proposed(match, 0, { kind: 'end' })
    expect((await withdraws(server, match, 0)).body).toMatchObject({ status: 403, code: 'not-allowed' })
    expect((await withdrawsAside(match, judge, 2)).body).toMatchObject({ status: 403, code: 'not-allowed' })
    expect((await withdrawsAside(match, judge, 3)).body).toMatchObject({ status: 404, code: 'not-found' })
    await withdrawsAside(match, other).expect(204)
    expect(await statusesOf(match)).toEqual(['open', 'withdrawn'])
    expect((await withdrawsAside(match, judge)).body).toMatchObject({ status: 409, code: 'proposal-over' })
    expect((await answers(match, 1, 1)).body.code).toBe('proposal-over')
  })
})

/** As on another server, with a cache of its own. */
function onItsOwnServer() {
  const known = liveMatches(server.platform)
  return proposals(server.platform, known, changes(server.platform, known, groupCommit(server.platform)))
}

const caller = ({ id, name }: Person) =>
  ({ account: id, name, role: 'player', language: 'en', session: undefined, scopes: ['play'] }) as const

test('two players who are the last to agree, at the same moment, on two servers: the rules change once', async () => {
  const match = await newMatch([ann, bob])
  await proposedTo(match)
  await Promise.all([ann, bob].map((person) => onItsOwnServer().answer(match.id, caller(person), 1, true)))
  expect((await entriesOf(server, match)).map(({ kind }) => kind)).toEqual(['opened', 'new-rules'])
  expect(await statusesOf(match)).toEqual(['accepted'])
})

test('a substitute is asked anew, and an administrator’s proposal stays open', async () => {
  const match = await newMatch([ann, bob], { late: 'substitute' })
  await proposedTo(match)
  await agrees(match, 1)
  await moves(match, 0)
  await later(server, day)
  await cleo
    .as(http.post(`/v1/matches/${match.id}/substitute`))
    .send({ seat: 1 })
    .expect(200)
  const [open] = await proposalsOf(match)
  expect(open).toMatchObject({ status: 'open', agreed: [], waitsFor: [{ seat: 0 }, { seat: 1, player: 'Cleo' }] })
})
