import { randomUUID } from 'node:crypto'
import { Registry } from 'prom-client'
import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { JournalFile } from '../../../src/journal/journal-file.ts'
import { verifyFile } from '../../../src/journal/verify-file.ts'
import { findMatch } from '../../../src/matches/record/find-match.ts'
import { handleDue } from '../../matches/given.ts'
import { bodyOf, day, entriesOf, exampleFor, hour, monday, noticesOf, turnTo } from '../../matches/scheduler/given.ts'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { newAdministrator, newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { disputeOf, frozenBy, raised } from '../raising/given.ts'
import { court, judgedAgain } from './given.ts'

const server = await testServer()
const http = request(server.app.server)
const { prisma } = server.platform.database
const judge = await newAdministrator(server, { name: 'Judge' })
const [ann, bob, cleo] = [
  await newPlayer(server, { name: 'Ann' }),
  await newPlayer(server, { name: 'Bob' }),
  await newPlayer(server, { name: 'Cleo' }),
]
const { rules, upholds, looks, holds, noted } = court(server, judge)
beforeEach(() => turnTo(server, monday))

/** Hamlet hides nothing, and its seats take turns in order. */
const hamlet = { game: 'hamlet', pace: { kind: 'hours', hours: 24 } }
const newMatch = (wish: object = hamlet, people = [ann, bob, cleo]) => httpMatch(server, people, wish)
const endTurn = (match: HttpMatch, seat: number) => match.move(seat, { type: 'end-turn' }).expect(200)
const viewOf = async (match: HttpMatch, seat: number) => (await match.get(seat, '/view').expect(200)).body.view
const kindsOf = async (match: HttpMatch) => (await entriesOf(server, match)).map(({ kind }) => kind)
const rewind = (to: number) => ({ kind: 'rewind', to })
const annul = { kind: 'annul' }
const verdict = (...places: number[]) => ({
  kind: 'end',
  result: places.map((place, seat) => ({ seat, place, points: 10 - place })),
})

/** Makes this many moves, each by the seat that is asked. */
async function plays(match: HttpMatch, moves: number): Promise<void> {
  for (let made = 0; made < moves; made++) {
    const [seat = -1] = await match.waitsFor()
    await match.move(seat, await exampleFor(match, seat)).expect(200)
  }
}

/** Plays a Havana match until a seat has to replace a card. @returns that seat, and a move that it can make */
async function untilReplacing(match: HttpMatch) {
  for (;;) {
    const [seat = -1] = await match.waitsFor()
    const replacing = z.object({ type: z.literal('replace'), drop: z.string(), play: z.string() })
    const { data } = replacing.safeParse(await exampleFor(match, seat))
    if (data !== undefined) return { seat, replacing: data }
    await plays(match, 1)
  }
}

/** A finished Havana match for two: seat 1 has given up. */
async function over(): Promise<HttpMatch> {
  const match = await newMatch({}, [ann, bob])
  await plays(match, 6)
  await match.post(1, '/resignation').expect(200)
  return match
}

describe('a rejected dispute', () => {
  test('changes nothing: everybody reads why, and it is settled', async () => {
    const match = await newMatch()
    await raised(match, 1)
    const before = await bodyOf(match)

    const { body } = await rules(match, { outcome: 'rejected', reasons: 'It was your move.' }).expect(200)

    expect(body).toMatchObject({ outcome: 'ruled', version: 1, entries: [] })
    expect(await disputeOf(match)).toMatchObject({
      status: 'rejected',
      entries: null,
      doneAt: monday,
      ruling: { by: 'Judge', reasons: 'It was your move.', remedies: [] },
    })
    expect(await bodyOf(match)).toEqual(before)
    expect((await noticesOf(server, match, 'dispute-ruled')).map(({ to }) => to)).toEqual([0, 1, 2])
    expect(await noted(match)).toMatchObject([
      {
        accountId: judge.id,
        reason: 'It was your move.',
        details: { dispute: 1, outcome: 'rejected', remedies: [] },
      },
    ])
    expect((await rules(match, { outcome: 'rejected' })).body).toMatchObject({ status: 409, code: 'dispute-over' })
  })

  test('ends the freeze that it caused', async () => {
    const match = await newMatch()
    await frozenBy(match, 1)
    server.clock.turn(2 * day)

    const { body } = await rules(match, { outcome: 'rejected' }).expect(200)

    expect(body.entries).toMatchObject([{ entry: { kind: 'thawed', actor: { kind: 'administrator' } } }])
    expect(body.dispute.entries).toEqual({ first: 3, last: 3 })
    expect(await bodyOf(match)).toMatchObject({ frozenAt: null, decisions: [{ dueAt: '2026-03-05T09:00:00.000Z' }] })
    await endTurn(match, 0)
    expect(await holds(match)).toBe(true)
  })

  test('leaves the match frozen if another open dispute freezes it', async () => {
    const match = await newMatch()
    await frozenBy(match, 1)
    await frozenBy(match, 2)
    expect((await rules(match, { outcome: 'rejected' }).expect(200)).body.entries).toEqual([])
    expect((await bodyOf(match)).frozenAt).toBe(monday)
    await rules(match, { outcome: 'upheld' }, 2).expect(200)
    expect((await bodyOf(match)).frozenAt).toBeNull()
    expect(await kindsOf(match)).toEqual(['opened', 'frozen', 'thawed'])
  })
})

describe('an upheld dispute', () => {
  test('may need no remedy', async () => {
    const match = await newMatch()
    await raised(match, 1)
    expect(await upholds(match, [])).toMatchObject({ status: 'upheld', entries: null, ruling: { remedies: [] } })
    expect((await bodyOf(match)).version).toBe(1)
  })

  test('goes back to a version: its decisions have their full time again, and a player who gave up since plays on', async () => {
    const match = await newMatch()
    const before = await viewOf(match, 0)
    await endTurn(match, 0)
    server.clock.turn(20 * hour)
    await match.post(1, '/resignation').expect(200)
    await frozenBy(match, 2)
    server.clock.turn(day)

    const dispute = await upholds(match, [rewind(1)])

    expect(dispute).toMatchObject({
      status: 'upheld',
      entries: { first: 5, last: 6 },
      ruling: { remedies: ['The position is again that of version 1.'] },
    })
    expect(await viewOf(match, 0)).toEqual(before)
    expect(await kindsOf(match)).toEqual(['opened', 'moved', 'resigned', 'frozen', 'thawed', 'rewound'])
    expect(await bodyOf(match)).toMatchObject({
      status: 'running',
      laterSeeds: [],
      players: [{ resigned: false }, { resigned: false }, { resigned: false }],
      decisions: [{ seat: 0, dueAt: '2026-03-05T05:00:00.000Z' }],
    })
    expect((await noticesOf(server, match, 'your-turn')).at(-1)).toMatchObject({ to: 0 })
    for (const seat of [0, 1, 2]) await endTurn(match, seat)
    expect(await holds(match)).toBe(true)
  })

  test('cancels all standing orders when it goes back, and counts no decision twice', async () => {
    const match = await newMatch()
    await endTurn(match, 0)
    await match.get(1, '/orders').expect(200)
    const order = { orders: [{ question: null, move: { type: 'end-turn' } }] }
    await bob
      .as(http.put(`/v1/matches/${match.id}/orders`))
      .send(order)
      .expect(200)
    await raised(match, 2)
    await upholds(match, [rewind(1)])
    expect((await match.get(1, '/orders').expect(200)).body.orders).toEqual([])
    await endTurn(match, 0)
    const where = { matchId_seat: { matchId: match.id, seat: 0 } }
    expect(await prisma.participant.findUnique({ where })).toMatchObject({ inTime: 1, retaken: 0 })
  })

  test('makes a move for a seat: marked as such, and described like the seat’s own moves', async () => {
    const match = await newMatch({}, [ann, bob])
    await raised(match, 1)
    const move = await exampleFor(match, 0)
    await looks(match)

    const dispute = await upholds(match, [{ kind: 'move', seat: 0, move }])

    expect(dispute.ruling?.remedies).toEqual(['A move is made in the name of Ann.'])
    const entry = async (seat: number) => (await match.get(seat, '/journal?since=1').expect(200)).body.items[0]
    const [seenByAnn, seenByBob] = [await entry(0), await entry(1)]
    expect(seenByAnn.entry).toMatchObject({
      kind: 'corrected',
      actor: { kind: 'administrator' },
      move: { kind: 'shown', value: move },
    })
    expect(seenByBob.entry.move.kind).toBe('hidden')
    expect(seenByBob.says[0]).toContain('Ann')
    const watched = (await cleo.as(http.get(`/v1/matches/${match.id}/disputes/1`)).expect(200)).text
    expect(watched).not.toContain('siesta')
    expect((await noted(match))[0]?.details).toMatchObject({ remedies: [{ kind: 'move', seat: 0, move }] })
    expect(await holds(match)).toBe(true)
  })

  test('gives a seat to a bot, which plays on at once; its former holder cannot take it over again', async () => {
    const match = await newMatch()
    await raised(match, 1)
    await upholds(match, [{ kind: 'replace', seat: 0 }])

    const substitute = (person: typeof ann) =>
      person.as(http.post(`/v1/matches/${match.id}/substitute`)).send({ seat: 0 })
    expect((await match.get(1, '').expect(200)).body.players[0]).toMatchObject({ bot: true, open: true })
    expect((await substitute(ann)).body).toMatchObject({ status: 409, code: 'seat-not-open' })
    const dora = await newPlayer(server)
    await substitute(dora).expect(200)
    expect((await substitute(ann)).body).toMatchObject({ code: 'seat-not-open' })
    expect((await noticesOf(server, match, 'dispute-ruled')).map(({ to }) => to)).toEqual([0, 1, 2])
    expect(await holds(match)).toBe(true)
  })

  test('has the bot of a taken seat move, and applies the other remedies in the same ruling', async () => {
    const match = await newMatch()
    await endTurn(match, 0)
    await raised(match, 1)
    await upholds(match, [rewind(1), { kind: 'replace', seat: 0 }])
    expect(await kindsOf(match)).toEqual(['opened', 'moved', 'rewound', 'replaced'])
    await handleDue(server)
    expect((await match.get(1, '').expect(200)).body.decisions).toMatchObject([{ seat: 1 }])
    expect(await judgedAgain(server, match)).toBeUndefined()
  })

  test('ends the match with a result, which is marked as a ruling’s', async () => {
    const match = await newMatch()
    await frozenBy(match, 2)
    const dispute = await upholds(match, [verdict(2, 1, 2)])

    expect(dispute.ruling?.remedies).toEqual(['The match has this result: 1. Bob (9), 2. Ann (8), 2. Cleo (8).'])
    expect(await bodyOf(match)).toMatchObject({
      status: 'ended',
      frozenAt: null,
      decisions: [],
      result: {
        reason: 'ruling',
        says: 'The result was given by an administrator’s ruling.',
        seats: [
          { seat: 0, place: 2, points: 8, lines: [] },
          { seat: 1, place: 1, points: 9, lines: [] },
          { seat: 2, place: 2, points: 8, lines: [] },
        ],
      },
    })
    expect(await noticesOf(server, match, 'match-ended')).toHaveLength(3)
    expect(await holds(match)).toBe(true)
  })

  test('annuls the match: it has no result, and nothing follows from it', async () => {
    const match = await newMatch()
    await raised(match, 1)
    expect((await upholds(match, [annul])).ruling?.remedies).toHaveLength(1)
    expect(await bodyOf(match)).toMatchObject({ status: 'aborted', result: null, decisions: [] })
    expect(await noticesOf(server, match, 'match-aborted')).toHaveLength(3)
    expect(await holds(match)).toBe(true)
  })
})

describe('an impossible ruling', async () => {
  /** One match, which no test here changes. */
  const disputed = await newMatch()
  await raised(disputed, 0)

  test('leaves everything as it was, without a record in the audit log, and the problem names the remedy', async () => {
    const match = await newMatch()
    await raised(match, 1)
    const impossible = async (...remedies: object[]) => (await rules(match, { outcome: 'upheld', remedies })).body

    const wrongMove = { kind: 'move', seat: 1, move: { type: 'end-turn' } }
    expect(await impossible(annul)).toMatchObject({ outcome: 'ruled' })
    await raised(match, 1)
    const second = async (...remedies: object[]) => (await rules(match, { outcome: 'upheld', remedies }, 2)).body
    expect(await second(rewind(1), wrongMove)).toMatchObject({
      status: 422,
      code: 'illegal-move',
      rule: 'hamlet/not-your-turn',
      params: { index: 1 },
    })
    expect(await second(rewind(7))).toMatchObject({ status: 409, code: 'nothing-to-take-back', params: { index: 0 } })
    expect(await second(wrongMove)).toMatchObject({ status: 409, code: 'match-over', params: { index: 0 } })
    expect(await second(annul)).toMatchObject({ code: 'match-over' })
    expect(await disputeOf(match, 2)).toMatchObject({ status: 'open' })
    expect(await kindsOf(match)).toEqual(['opened', 'aborted'])
    expect(await noted(match)).toHaveLength(1)
  })

  test.each<[string, object[], string]>([
    ['a seat that there is not', [{ kind: 'replace', seat: 3 }], 'body/remedies/0/seat'],
    ['a move of such a seat', [annul, { kind: 'move', seat: 7, move: { type: 'end-turn' } }], 'body/remedies'],
    ['a move of another game', [{ kind: 'move', seat: 0, move: { type: 'buy', building: 'marketplace' } }], ''],
    ['two seats at once', [0, 1].map((seat) => ({ kind: 'replace', seat })), 'body/remedies'],
    ['anything after the end', [annul, rewind(1)], 'body/remedies'],
    ['a result without a seat', [verdict(1, 2)], 'body/remedies/0/result'],
    ['a result with a seat twice', [{ kind: 'end', result: [0, 1, 1].map(seatLast) }], 'body/remedies/0/result'],
    ['all seats, and one twice', [{ kind: 'end', result: [0, 1, 2, 2].map(seatLast) }], 'body/remedies/0/result'],
    ['places that cannot be', [verdict(1, 1, 2)], 'body/remedies/0/result'],
    ['nobody in the first place', [verdict(2, 3, 4)], 'body/remedies/0/result'],
  ])('is refused as invalid: %s', async (_, remedies, at) => {
    const match = disputed
    const { body } = await rules(match, { outcome: 'upheld', remedies })
    expect(body).toMatchObject({ status: 400, code: 'invalid-request' })
    expect(body.errors[0].at).toContain(at)
  })

  test('is one with remedies that rejects the dispute', async () => {
    expect((await rules(disputed, { outcome: 'rejected', remedies: [annul] })).status).toBe(400)
  })

  test('is one by an administrator who plays or has played in the match, or by somebody else', async () => {
    const playing = await newAdministrator(server)
    const match = await httpMatch(server, [ann, bob, playing], hamlet)
    await raised(match, 1)
    const ruling = { outcome: 'rejected' }
    expect((await rules(match, ruling, 1, playing)).body).toMatchObject({ status: 403, code: 'not-allowed' })
    await upholds(match, [{ kind: 'replace', seat: 2 }])
    await raised(match, 1)
    expect((await rules(match, ruling, 2, playing)).body).toMatchObject({ status: 403 })
    expect((await rules(match, { ...ruling, dryRun: true }, 2, playing)).body).toMatchObject({ status: 403 })
    expect((await rules(match, ruling, 2, ann)).status).toBe(403)
    expect((await rules(match, ruling, 3)).status).toBe(404)
  })
})

describe('a ruling that makes a move', () => {
  test('needs a look before it is judged, so that no refusal tells unseen which cards a hand holds', async () => {
    const match = await newMatch({}, [ann, bob])
    await raised(match, 1)
    const { seat, replacing } = await untilReplacing(match)
    const refused = async (move: object) => {
      const remedies = [{ kind: 'move', seat, move }, rewind(900)]
      const { status, body } = await rules(match, { outcome: 'upheld', remedies })
      return { status, code: body.code, index: body.params?.index }
    }
    const notInHand = { ...replacing, play: replacing.drop }
    const unseen = { status: 403, code: 'reason-needed', index: undefined }

    for (const move of [replacing, notInHand]) expect(await refused(move)).toEqual(unseen)
    await looks(match, 0)
    for (const move of [replacing, notInHand]) expect(await refused(move)).toEqual(unseen)

    await looks(match)
    expect(await refused(notInHand)).toEqual({ status: 422, code: 'illegal-move', index: 0 })
    expect((await refused(replacing)).index).toBe(1)
    await upholds(match, [{ kind: 'move', seat, move: replacing }])
  })

  test('needs none once the match is over and hides nothing', async () => {
    const match = await over()
    await raised(match, 1)
    const move = { kind: 'move', seat: 0, move: { type: 'end-turn' } }
    expect((await rules(match, { outcome: 'upheld', remedies: [move] })).body.code).toBe('match-over')
  })

  test('is told when it was carried out, though the look is over by the time that it is asked for again', async () => {
    const match = await newMatch()
    await raised(match, 1)
    await looks(match)
    const remedies = [{ kind: 'move', seat: 0, move: { type: 'end-turn' } }]
    const key = randomUUID()
    const ruling = () => rules(match, { outcome: 'upheld', remedies }).set('idempotency-key', key)
    const { body } = await ruling().expect(200)
    server.clock.turn(2 * hour)
    expect((await ruling().expect(200)).body.version).toBe(body.version)
  })
})

describe('a ruling in a private match', () => {
  test.each([
    ['rejects', { outcome: 'rejected' }, []],
    ['goes back', { outcome: 'upheld', remedies: [rewind(1)] }, ['rewound']],
    ['ends it', { outcome: 'upheld', remedies: [annul] }, ['aborted']],
  ])('is answered to an administrator who has never looked into it: one that %s', async (_, ruling, kinds) => {
    const match = await newMatch()
    await endTurn(match, 0)
    await raised(match, 2)
    await prisma.match.update({ where: { id: match.id }, data: { private: true } })
    server.platform.signals.matchesChanged([match.id])

    const { status, body } = await rules(match, ruling)

    expect(status).toBe(200)
    expect(body.dispute.status).toBe(ruling.outcome)
    expect(body.entries.map((one: { entry: { kind: string } }) => one.entry.kind)).toEqual(kinds)
    expect(await noted(match)).toHaveLength(1)
  })
})

describe('a dry run of a ruling', () => {
  test('needs a look, says in words what would happen, and stores nothing', async () => {
    const match = await newMatch()
    await endTurn(match, 0)
    await raised(match, 2)
    const ruling = { outcome: 'upheld', dryRun: true, remedies: [rewind(1), { kind: 'replace', seat: 1 }] }
    expect((await rules(match, ruling)).body).toMatchObject({ status: 403, code: 'reason-needed' })
    await looks(match)

    const { body } = await rules(match, ruling).expect(200)

    expect(body).toMatchObject({
      outcome: 'foretold',
      version: 2,
      entries: [{ kind: 'rewound' }, { kind: 'replaced' }],
      waitsFor: [{ seat: 0, player: 'Ann' }],
      stopped: false,
      board: { game: 'hamlet', viewer: 'administrator', view: { phase: { seat: 0 } } },
    })
    expect(body.position.length).toBeGreaterThan(0)
    expect(body.entries[0].says[0]).toContain('version 1')
    expect(body.entries[1].says[0]).toContain('Bot 2')
    expect(body.entries[1].nouns[0]).toMatchObject([{ noun: { kind: 'seat', id: 1 }, length: 5 }])
    expect(JSON.stringify(body)).not.toContain('signature')
    expect((await bodyOf(match)).version).toBe(2)
    expect(await disputeOf(match)).toMatchObject({ status: 'open' })
    expect(await noted(match)).toEqual([])
  })

  test('stops before a draw', async () => {
    const match = await newMatch({}, [ann, bob])
    await raised(match, 0)
    await looks(match)
    const tried = (remedies: readonly object[]) => rules(match, { outcome: 'upheld', dryRun: true, remedies })
    const untilDraw = async () => {
      for (;;) {
        const [seat = -1] = await match.waitsFor()
        const remedies = [{ kind: 'move', seat, move: await exampleFor(match, seat) }]
        const { body } = await tried(remedies).expect(200)
        if (body.stopped) return { remedies, body }
        await plays(match, 1)
      }
    }
    const { remedies, body } = await untilDraw()
    expect(body).toMatchObject({ waitsFor: [], entries: [{ kind: 'corrected' }] })
    expect((await tried([...remedies, rewind(1)])).body).toMatchObject({
      status: 409,
      code: 'chance-between',
      params: { index: 1 },
    })

    const { version } = await bodyOf(match)
    expect((await rules(match, { outcome: 'upheld', remedies: [...remedies, rewind(1)] })).body).toMatchObject({
      code: 'chance-between',
    })
    expect((await bodyOf(match)).version).toBe(version)
    await upholds(match, remedies)
    expect(await holds(match)).toBe(true)
  })
})

describe('a finished match', () => {
  test('goes on from the version it goes back to, with a new committed and hidden seed', async () => {
    const match = await over()
    const { seed, commitment, endedAt } = await bodyOf(match)
    server.clock.turn(3 * day)
    await raised(match, 1)
    await upholds(match, [rewind(4)])

    const body = await bodyOf(match)
    expect(endedAt).toBe(monday)
    expect(body).toMatchObject({ status: 'running', result: null, endedAt: null, commitment, seed: null })
    expect(body.laterSeeds).toEqual([{ since: 9, commitment: expect.any(String), seed: null }])
    const [entry] = (await entriesOf(server, match)).slice(-1)
    expect(entry?.events).toMatchObject([{ type: 'rewound', to: 4, commitment: body.laterSeeds[0]?.commitment }])
    expect(body.decisions.length).toBeGreaterThan(0)
    expect((await match.get(0, '/journal-file').expect(200)).body).toMatchObject({ seed: null, later: [] })
    expect(await holds(match)).toBe(true)

    await plays(match, 8)
    await match.post(0, '/resignation').expect(200)
    const again = await bodyOf(match)
    expect(again).toMatchObject({ status: 'ended', seed, endedAt: '2026-03-05T09:00:00.000Z' })
    const file = JournalFile.parse((await match.get(0, '/journal-file').expect(200)).body)
    expect(file.later).toEqual([{ since: 9, seed: again.laterSeeds[0]?.seed }])
    const { game } = (await findMatch(server.platform, match.id)) ?? {}
    expect(verifyFile(file, game && { game }).filter(({ outcome }) => outcome === 'failed')).toEqual([])
    // Everybody gets a notice of each end.
    expect(await noticesOf(server, match, 'match-ended')).toHaveLength(4)
    expect(await judgedAgain(server, match)).toBeUndefined()
  })

  test('is not aborted as soon as it goes on, although its time would have run out meanwhile', async () => {
    const match = await over()
    await raised(match, 1)
    server.clock.turn(10 * day)
    const long = { expiresAt: new Date(monday), warnAt: new Date(monday) }
    await prisma.match.update({ where: { id: match.id }, data: long })

    await upholds(match, [rewind(4)])
    await handleDue(server)

    const { status, expiresAt } = await bodyOf(match)
    expect(status).toBe('running')
    expect(Date.parse(expiresAt ?? '')).toBe(server.clock.now().getTime() + 180 * day)
    expect(await noticesOf(server, match, 'match-expiring')).toEqual([])
  })

  test('goes on without the proposals from before its end', async () => {
    const match = await newMatch({}, [ann, bob])
    await plays(match, 4)
    await match.post(0, '/proposals', { kind: 'end' }).expect(201)
    await match.post(1, '/resignation').expect(200)
    await raised(match, 0)
    await upholds(match, [rewind(4)])
    expect((await match.get(1, '/proposals').expect(200)).body.items).toMatchObject([{ status: 'lapsed' }])
    const agrees = await match.post(1, '/proposals/1/answer', { agree: true })
    expect(agrees.body).toMatchObject({ code: 'proposal-over' })
    await match.post(1, '/proposals', { kind: 'end' }).expect(201)
  })

  test('gets another result, or none, and keeps the time of its end', async () => {
    const match = await over()
    server.clock.turn(day)
    await raised(match, 1)
    await upholds(match, [verdict(2, 1)])
    expect(await bodyOf(match)).toMatchObject({
      status: 'ended',
      endedAt: monday,
      result: { seats: [{ place: 2 }, { place: 1 }] },
    })
    await raised(match, 0)
    await upholds(match, [annul], 2)
    expect(await bodyOf(match)).toMatchObject({ status: 'aborted', result: null, endedAt: monday })
    await raised(match, 1)
    await upholds(match, [rewind(4), verdict(1, 1)], 3)
    expect(await bodyOf(match)).toMatchObject({ status: 'ended', laterSeeds: [{ since: 11 }] })
    expect(await holds(match)).toBe(true)
    expect(await judgedAgain(server, match)).toBeUndefined()
  })

  test('draws the same on a server that had it cached, and on one that had not', async () => {
    const match = await over()
    await raised(match, 1)
    await upholds(match, [rewind(1)])
    const other = await (await import('../../../src/main.ts')).server({ ...server.platform, metrics: new Registry() })
    await other.app.ready()
    const [seat = -1] = await match.waitsFor()
    const moved = await match.people[seat]
      ?.as(request(other.app.server).post(`/v1/matches/${match.id}/moves`))
      .send({ moves: [await exampleFor(match, seat)] })
    expect(moved?.status).toBe(200)
    await other.app.close()
    await plays(match, 4)
    expect(await judgedAgain(server, match)).toBeUndefined()
  })
})

describe('concurrently', () => {
  test('two administrators rule: one of them comes first', async () => {
    const another = await newAdministrator(server)
    // Repeated, since the order of the reads matters.
    for (let round = 0; round < 8; round++) {
      const match = await newMatch()
      await frozenBy(match, 1)
      const answers = await Promise.all([
        rules(match, { outcome: 'rejected' }),
        rules(match, { outcome: 'upheld', remedies: [annul] }, 1, another),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await holds(match)).toBe(true)
    }
  })

  test('a player moves: the ruling is judged on the newest position', async () => {
    const match = await newMatch()
    await endTurn(match, 0)
    await raised(match, 0)
    const [ruled, moved] = await Promise.all([
      rules(match, { outcome: 'upheld', remedies: [rewind(1)] }),
      match.move(1, { type: 'end-turn' }),
    ])
    expect(ruled.status).toBe(200)
    expect([200, 422]).toContain(moved.status)
    expect(await match.waitsFor()).toEqual([0])
    expect(await noted(match)).toHaveLength(1)
    expect(await judgedAgain(server, match)).toBeUndefined()
  })
})

function seatLast(seat: number) {
  return { seat, place: seat + 1, points: 0 }
}
