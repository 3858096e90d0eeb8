import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { changes } from '../../../src/matches/commit/change.ts'
import { groupCommit } from '../../../src/matches/commit/group-commit.ts'
import type { SeatTerms } from '../../../src/matches/proposals/proposal-terms.ts'
import { type Proposals, proposals } from '../../../src/matches/proposals/proposals.ts'
import { liveMatches } from '../../../src/matches/record/live-matches.ts'
import type { Player } from '../../../src/platform/http/caller.ts'
import { Problem } from '../../../src/platform/problems/problem.ts'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { newAdministrator, newPlayer, type Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { bodyOf, day, entriesOf, exampleFor, judged, later, monday, noticesOf, turnTo } from '../scheduler/given.ts'
import { agrees, answers, proposalsOf, proposed, proposes, seats, statusesOf, withdraws } from './given.ts'

const server = await testServer()
const http = request(server.app.server)
const { prisma } = server.platform.database
beforeEach(() => turnTo(server, monday))

/** Each test has its own players: the number of proposals per hour is limited. */
let people: readonly Person[] = []
beforeEach(async () => {
  people = [await newPlayer(server), await newPlayer(server), await newPlayer(server)]
})

/** The player of a seat. */
function person(seat: number): Person {
  const one = people[seat]
  if (one === undefined) throw new Error(`nobody sits at ${seat}`)
  return one
}

const pace = { kind: 'hours', hours: 24 }
const newMatch = (wish: object = {}) => httpMatch(server, people, { pace, ...wish })
const moves = async (match: HttpMatch, seat: number) => match.move(seat, await exampleFor(match, seat)).expect(200)

const pause: SeatTerms = { kind: 'pause', days: 3 }
const end: SeatTerms = { kind: 'end' }
const botFor = (seat: number): SeatTerms => ({ kind: 'replace', seat, by: 'bot' })

describe('a proposal', () => {
  test('is carried out when the last player agrees, and lists until then whose answer it needs', async () => {
    const match = await newMatch()
    const made = await proposed(match, 0, end)
    expect(made).toMatchObject({
      number: 1,
      terms: end,
      by: { seat: 0, player: person(0).name },
      version: 1,
      status: 'open',
    })
    expect(made.waitsFor).toEqual([
      { seat: 1, player: person(1).name },
      { seat: 2, player: person(2).name },
    ])
    const half = await agrees(match, 2)
    expect([half.status, seats(half.agreed), seats(half.waitsFor)]).toEqual(['open', [2], [1]])
    expect((await bodyOf(match)).status).toBe('running')

    const whole = await agrees(match, 1)

    expect([whole.status, seats(whole.agreed), whole.waitsFor]).toEqual(['accepted', [2, 1], []])
    expect(whole.doneAt).toBe(monday)
    expect(await proposalsOf(match, 2)).toEqual([whole])
    expect((await bodyOf(match)).status).toBe('aborted')
  })

  test('is dropped if a player declines, even one who had agreed', async () => {
    const match = await newMatch()
    await proposed(match, 0, end)
    const { body } = await answers(match, 1, 1, false).expect(200)
    expect(body).toMatchObject({ status: 'declined', waitsFor: [], doneAt: monday })
    expect((await answers(match, 2, 1)).body).toMatchObject({ status: 409, code: 'proposal-over' })

    await proposed(match, 0, end)
    await agrees(match, 1, 2)
    await answers(match, 1, 2, false).expect(200)
    expect((await answers(match, 2, 2)).body.code).toBe('proposal-over')
    expect(await statusesOf(match)).toEqual(['declined', 'declined'])
    expect((await bodyOf(match)).status).toBe('running')
  })

  test('can be withdrawn by its author only', async () => {
    const match = await newMatch()
    await proposed(match, 0, end)
    await agrees(match, 1)
    expect((await withdraws(server, match, 1)).body).toMatchObject({ status: 403, code: 'not-allowed' })
    await withdraws(server, match, 0).expect(204)
    expect(await statusesOf(match)).toEqual(['withdrawn'])
    expect((await answers(match, 2, 1)).body.code).toBe('proposal-over')
    expect((await withdraws(server, match, 0)).body.code).toBe('proposal-over')
  })

  test('is answered once by each player who is asked', async () => {
    const match = await newMatch()
    await proposed(match, 0, end)
    await agrees(match, 1)
    expect((await answers(match, 1, 1)).body).toMatchObject({ status: 409, code: 'already-agreed' })
    for (const agree of [true, false]) {
      expect((await answers(match, 0, 1, agree)).body).toMatchObject({ status: 403, code: 'not-asked' })
    }
    expect((await answers(match, 1, 7)).body.code).toBe('not-found')
    expect((await withdraws(server, match, 0, 7)).body.code).toBe('not-found')
    expect(seats((await proposalsOf(match))[0]?.agreed ?? [])).toEqual([1])
  })

  test('is the only open one of its kind', async () => {
    const match = await newMatch()
    await proposed(match, 0, pause)
    const again = await proposes(match, 1, { kind: 'pause', days: 9 })
    expect(again.body).toMatchObject({ status: 409, code: 'proposal-open', params: { number: 1 } })
    expect((await proposed(match, 1, end)).number).toBe(2)
    await withdraws(server, match, 0).expect(204)
    expect((await proposed(match, 1, pause)).number).toBe(3)
    expect(await statusesOf(match)).toEqual(['open', 'open', 'withdrawn'])
  })

  test('of several made at once, one of each kind is stored', async () => {
    const match = await newMatch()
    const made = await Promise.all([0, 1, 2].map((seat) => proposes(match, seat, end)))
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const others = await Promise.all([0, 1].map((seat) => proposes(match, seat, seat === 0 ? pause : botFor(2))))
    expect(others.map(({ status }) => status)).toEqual([201, 201])
    expect((await proposalsOf(match)).map(({ number }) => number)).toEqual([3, 2, 1])
  })

  test('to take back lapses with the next move, and another may take its place', async () => {
    const match = await newMatch()
    await moves(match, 0)
    await proposed(match, 1, { kind: 'take-back', to: 1 })
    await moves(match, 1)
    expect(await statusesOf(match)).toEqual(['lapsed'])
    expect((await proposalsOf(match))[0]).toMatchObject({ waitsFor: [], doneAt: null })
    expect((await answers(match, 0, 1)).body.code).toBe('proposal-over')
    expect((await withdraws(server, match, 1)).body.code).toBe('proposal-over')

    await proposed(match, 2, { kind: 'take-back', to: 1 })

    expect(await statusesOf(match)).toEqual(['open', 'lapsed'])
    const { status } = await prisma.proposal.findFirstOrThrow({ where: { matchId: match.id, number: 1 } })
    expect(status).toBe('lapsed')
  })

  test('lapses when the match is over, and none can be made then', async () => {
    const match = await newMatch()
    await proposed(match, 0, pause)
    await proposed(match, 0, end)
    for (const seat of [1, 2]) await agrees(match, seat, 2)
    expect(await statusesOf(match)).toEqual(['accepted', 'lapsed'])
    expect((await answers(match, 1, 1)).body.code).toBe('proposal-over')
    expect((await proposes(match, 0, pause)).body).toMatchObject({ status: 409, code: 'match-over' })
  })

  test('that cannot be carried out is refused', async () => {
    const match = await newMatch()
    await moves(match, 0)
    const refused: [SeatTerms, string][] = [
      [{ kind: 'resume' }, 'not-paused'],
      [{ kind: 'take-back', to: 2 }, 'nothing-to-take-back'],
      [{ kind: 'take-back', to: 99 }, 'nothing-to-take-back'],
      [{ kind: 'replace', seat: 3, by: 'bot' }, 'seat-not-replaceable'],
    ]
    for (const [terms, code] of refused) {
      expect((await proposes(match, 0, terms)).body).toMatchObject({ status: 409, code })
    }
    expect((await match.post(0, '/proposals', { kind: 'pause', days: 61 })).status).toBe(400)
    expect(await proposalsOf(match)).toEqual([])
  })

  test('is refused before the start, and from a player who has given up', async () => {
    const waits = await person(0).as(http.post('/v1/matches')).send({ game: 'havana', seats: 2 }).expect(201)
    const at = `/v1/matches/${waits.body.id}/proposals`
    expect((await person(0).as(http.post(at)).send(end)).body.code).toBe('match-not-started')
    expect((await person(0).as(http.get(at)).expect(200)).body).toEqual({ items: [], next: null })

    const match = await newMatch()
    await match.post(2, '/resignation').expect(200)
    expect((await proposes(match, 2, end)).body.code).toBe('already-resigned')
  })

  test('sends a notice to those who are asked, and the decision to everybody else', async () => {
    const match = await newMatch()
    await proposed(match, 1, end)
    expect(await noticesOf(server, match, 'proposed')).toEqual(
      [0, 2].map((to) => ({ to, payload: { match: match.id, proposal: 1 } })),
    )
    await answers(match, 2, 1, false).expect(200)
    expect((await noticesOf(server, match, 'proposal-decided')).map(({ to }) => to)).toEqual([0, 1])

    await proposed(match, 1, end)
    for (const seat of [0, 2]) await agrees(match, seat, 2)
    const decided = await noticesOf(server, match, 'proposal-decided')
    expect(decided.slice(2)).toEqual([0, 1].map((to) => ({ to, payload: { match: match.id, proposal: 2 } })))
    expect(await noticesOf(server, match, 'match-aborted')).toHaveLength(3)
  })

  test('is described in its reader’s language', async () => {
    const match = await newMatch()
    await moves(match, 0)
    const terms: SeatTerms[] = [pause, end, { kind: 'take-back', to: 1 }, { kind: 'replace', seat: 1, by: 'person' }]
    for (const each of terms) await proposed(match, 0, each)
    const says = async (language: string) => {
      const { body } = await match.get(1, '/proposals').set('accept-language', language).expect(200)
      return body.items.map((item: { says: string }) => item.says)
    }
    expect(await says('en')).toEqual([
      `Seat 2 (${person(1).name}) is opened to a substitute.`,
      'Moves are taken back: the position is again that of version 1.',
      'The end of the match, without a result.',
      'A pause of 3 days: the clocks of the whole table stand still.',
    ])
    expect((await says('fr')).at(-1)).toBe('Une pause de 3 jours : les pendules de toute la table s’arrêtent.')
    expect((await says('ru')).at(-1)).toBe('Пауза: 3 дня. Часы всего стола останавливаются.')
    expect((await says('es')).at(-1)).toBe('Una pausa de 3 días: se detienen los relojes de toda la mesa.')
  })
})

describe('players whose agreement is needed', () => {
  test('are not bots: with bots alone, a proposal is carried out at once', async () => {
    const match = await httpMatch(server, [person(0)], { seats: 3, bots: 2, pace })
    expect(await proposed(match, 0, pause)).toMatchObject({ status: 'accepted', agreed: [], waitsFor: [] })
    expect((await bodyOf(match)).pausedUntil).toBe('2026-03-05T09:00:00.000Z')
    expect(await proposed(match, 0, end)).toMatchObject({ status: 'accepted', number: 2 })
    expect((await bodyOf(match)).status).toBe('aborted')
    expect(await noticesOf(server, match, 'proposed')).toEqual([])
    expect(await noticesOf(server, match, 'proposal-decided')).toEqual([])
  })

  test('are not bots: nobody finds the proposal made and not carried out, whatever comes after it', async () => {
    const match = await httpMatch(server, [person(0)], { seats: 3, bots: 2, pace })
    const known = liveMatches(server.platform)
    const change = changes(server.platform, known, groupCommit(server.platform))
    let stored = 0
    const proposing = proposals(server.platform, known, async (...asked) => {
      if (stored > 0) throw new Problem('race-lost')
      const changed = await change(...asked)
      stored += 1
      return changed
    })
    const { proposal } = await proposing.propose(match.id, caller(0), pause, 'en')
    expect(proposal).toMatchObject({ status: 'accepted', doneAt: new Date(monday) })
    expect(await statusesOf(match)).toEqual(['accepted'])
  })

  test('are not those who have given up, who still get the notice', async () => {
    const match = await newMatch()
    await match.post(2, '/resignation').expect(200)
    expect(seats((await proposed(match, 0, end)).waitsFor)).toEqual([1])
    expect((await answers(match, 2, 1)).body.code).toBe('not-asked')
    expect((await agrees(match, 1)).status).toBe('accepted')
    expect((await noticesOf(server, match, 'proposal-decided')).map(({ to }) => to)).toEqual([0, 2])
  })

  test('are not banned players', async () => {
    const match = await newMatch()
    const administrator = await newAdministrator(server)
    await administrator
      .as(http.post(`/v1/admin/accounts/${person(2).id}/ban`))
      .send({ reason: 'Repeated insults.' })
      .expect(200)
    expect(seats((await proposed(match, 0, end)).waitsFor)).toEqual([1])
    expect((await agrees(match, 1)).status).toBe('accepted')
  })

  test('may all have left: then any player may give the last answer', async () => {
    const match = await newMatch()
    await proposed(match, 0, end)
    await agrees(match, 1)
    await match.post(2, '/resignation').expect(200)
    expect(await proposalsOf(match)).toMatchObject([{ status: 'open', waitsFor: [] }])
    expect((await answers(match, 2, 1)).body.code).toBe('not-asked')
    expect((await agrees(match, 0)).status).toBe('accepted')
    expect((await bodyOf(match)).status).toBe('aborted')
  })

  test('speak for themselves: a substitute is asked anew, and the former holder’s proposal lapses', async () => {
    const match = await newMatch({ late: 'substitute' })
    await proposed(match, 0, end)
    await proposed(match, 1, pause)
    await agrees(match, 1, 1)
    await moves(match, 0)
    await later(server, day)
    const dan = await newPlayer(server)
    await dan
      .as(http.post(`/v1/matches/${match.id}/substitute`))
      .send({ seat: 1 })
      .expect(200)
    const [lapsed, open] = await proposalsOf(match)
    expect(lapsed).toMatchObject({ number: 2, status: 'lapsed' })
    expect(open).toMatchObject({ number: 1, status: 'open', agreed: [], waitsFor: [{ player: dan.name }, { seat: 2 }] })
    await agrees(match, 2)
    expect((await bodyOf(match)).status).toBe('running')
  })
})

/** As on another server, with a cache of its own; below HTTP, so that all begin at the same moment. */
function onItsOwnServer(): Proposals {
  const known = liveMatches(server.platform)
  return proposals(server.platform, known, changes(server.platform, known, groupCommit(server.platform)))
}

function caller(seat: number): Player {
  const { id, name } = person(seat)
  return { account: id, name, role: 'player', language: 'en', session: undefined, scopes: ['play'] }
}

describe('two players who are the last to agree, at the same moment', () => {
  test.each([
    ['end', end],
    ['pause', pause],
    ['replace', botFor(0)],
  ] as const)('carry it out once, on two servers: %s', async (_, terms) => {
    const match = await newMatch()
    await proposed(match, 0, terms)
    await Promise.all([1, 2].map((seat) => onItsOwnServer().answer(match.id, caller(seat), 1, true)))
    const [proposal] = await proposalsOf(match)
    expect([proposal?.status, seats(proposal?.agreed ?? []).sort()]).toEqual(['accepted', [1, 2]])
    expect(await entriesOf(server, match)).toHaveLength(terms.kind === 'pause' ? 1 : 2)
    expect(await judged(server, match)).toBeUndefined()
  })

  test('or one of them, while its author withdraws it: one of the two succeeds', async () => {
    const match = await newMatch()
    await proposed(match, 0, end)
    await agrees(match, 1)
    const both = await Promise.allSettled([
      onItsOwnServer().answer(match.id, caller(2), 1, true),
      onItsOwnServer().withdraw(match.id, caller(0), 1),
    ])
    const isOver = (await bodyOf(match)).status === 'aborted'
    expect(both.map(({ status }) => status)).toEqual(isOver ? ['fulfilled', 'rejected'] : ['rejected', 'fulfilled'])
    expect(await statusesOf(match)).toEqual([isOver ? 'accepted' : 'withdrawn'])
  })

  test('or one of them, while the other gives up: no answer is missing any more', async () => {
    const match = await newMatch()
    await proposed(match, 0, end)
    await Promise.all([
      onItsOwnServer().answer(match.id, caller(1), 1, true),
      match.post(2, '/resignation').expect(200),
    ])
    const [proposal] = await proposalsOf(match)
    expect(proposal?.waitsFor).toEqual([])
    if (proposal?.status === 'open') await agrees(match, 0)
    expect((await bodyOf(match)).status).toBe('aborted')
  })
})

describe('proposals are visible', () => {
  test('to everybody who may see the match, and answered by holders of a seat', async () => {
    const match = await newMatch()
    const watcher = await newPlayer(server)
    await proposed(match, 0, end)
    const at = `/v1/matches/${match.id}/proposals`
    expect((await watcher.as(http.get(at)).expect(200)).body.items).toHaveLength(1)
    const refused = [
      await watcher.as(http.post(at)).send(pause),
      await watcher.as(http.post(`${at}/1/answer`)).send({ agree: true }),
      await watcher.as(http.delete(`${at}/1`)),
    ]
    expect(refused.map(({ body }) => body.code)).toEqual(['not-your-seat', 'not-your-seat', 'not-your-seat'])
  })

  test('to nobody else if the match is private', async () => {
    const match = await httpMatch(server, [person(0)], { private: true, seats: 2, bots: 1 })
    const watcher = await newPlayer(server)
    await proposed(match, 0, pause)
    const at = `/v1/matches/${match.id}/proposals`
    const refused = [
      await watcher.as(http.get(at)),
      await watcher.as(http.post(at)).send(end),
      await watcher.as(http.post(`${at}/1/answer`)).send({ agree: true }),
      await watcher.as(http.delete(`${at}/1`)),
    ]
    expect(refused.map(({ body }) => body.code)).toEqual(['not-found', 'not-found', 'not-found', 'not-found'])
  })

  test('page by page', async () => {
    const match = await httpMatch(server, [person(0)], { seats: 2, bots: 1 })
    for (const terms of [pause, { kind: 'resume' as const }, pause]) await proposed(match, 0, terms)
    const first = (await match.get(0, '/proposals?limit=2').expect(200)).body
    const second = (await match.get(0, `/proposals?limit=2&cursor=${first.next}`).expect(200)).body
    const numbers = [first, second].map(({ items }) => items.map((item: { number: number }) => item.number))
    expect(numbers).toEqual([[3, 2], [1]])
    expect(second.next).toBeNull()
  })
})

test('a player makes thirty proposals an hour at most: each sends a mail to everybody who is asked', async () => {
  const match = await httpMatch(server, [person(0)], { seats: 2, bots: 1 })
  for (let times = 0; times < 30; times++) await proposes(match, 0, { kind: 'resume' }).expect(409)
  expect((await proposes(match, 0, pause)).body).toMatchObject({ status: 429, code: 'too-many-requests' })
})
