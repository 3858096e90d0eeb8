import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { agrees, answers, proposalsOf, proposed, proposes } from '../../matches/proposals/given.ts'
import { bodyOf, day, entriesOf, exampleFor, judged, monday, noticesOf, turnTo } from '../../matches/scheduler/given.ts'
import { entriesIn, listenTo, matchesIn } from '../../matches/stream/given.ts'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { newAdministrator, newPlayer, type Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { administration, disputeOf, frozenBy, raised, raises, withdraws } from './given.ts'

const server = await testServer({ MAIL_PICTURES: 'false' })
const { prisma } = server.platform.database
const at = administration(server)
const administrator = await newAdministrator(server, { name: 'Vera' })
beforeEach(() => turnTo(server, monday))

/** Each test has its own players: the number of disputes per hour is limited. */
let people: readonly Person[] = []
beforeEach(async () => {
  people = [await newPlayer(server), await newPlayer(server), await newPlayer(server)]
})

const newMatch = (wish: object = {}) => httpMatch(server, people, { pace: { kind: 'hours', hours: 24 }, ...wish })
const moves = async (match: HttpMatch, seat: number) => match.move(seat, await exampleFor(match, seat)).expect(200)
const frozenAt = async (match: HttpMatch) => (await bodyOf(match)).frozenAt
const kindsOf = async (match: HttpMatch) => (await entriesOf(server, match)).map(({ kind }) => kind)
const actsOf = async (match: HttpMatch) => {
  const records = await prisma.auditRecord.findMany({ where: { matchId: match.id }, orderBy: { number: 'asc' } })
  return records.map(({ act, reason }) => [act, reason])
}

describe('a frozen match', () => {
  test('says so: by an entry of the seat, a sentence in every language, and decisions without deadlines', async () => {
    const match = await newMatch()
    const dispute = await frozenBy(match, 1)
    expect(dispute).toMatchObject({ number: 1, freezes: true, status: 'open', entries: null })

    const body = await bodyOf(match)
    expect([body.frozenAt, body.version, body.status, body.expiresAt]).toEqual([monday, 2, 'running', null])
    expect(body.decisions).toHaveLength(3)
    for (const decision of body.decisions) {
      expect(decision).toMatchObject({ dueAt: null, atDeadline: null, waiting: 'frozen', late: false })
      expect(decision.says).toBe('The match is frozen because of a dispute.')
    }
    const entry = (await entriesOf(server, match)).at(-1)
    expect(entry).toMatchObject({
      kind: 'frozen',
      actor: { kind: 'seat', seat: 1, by: 'hand' },
      events: [{ type: 'frozen', dispute: 1 }],
    })
    const name = people[1]?.name
    const says = async (language: string) =>
      (await match.get(0, '/journal?since=1').set('accept-language', language).expect(200)).body.items[0].says
    expect(await says('en')).toEqual([`${name} raised dispute 1: the match is frozen.`])
    expect(await says('fr')).toEqual([`${name} a soulevé le litige 1 : la partie est suspendue.`])
    expect(await says('ru')).toEqual([`${name}: поднят спор 1, партия остановлена.`])
    expect(await says('es')).toEqual([`${name} planteó la disputa 1: la partida está detenida.`])
  })

  test('is pushed to listeners as frozen; a dispute that does not freeze it is pushed as well', async () => {
    const match = await newMatch()
    const watcher = listenTo(server, match.id, await newPlayer(server))
    await watcher.connect()
    await expect.poll(() => matchesIn(watcher.heard).at(-1)?.disputes).toBe(0)
    await raised(match, 0)
    await expect.poll(() => matchesIn(watcher.heard).at(-1)?.disputes).toBe(1)
    await frozenBy(match, 1)
    await expect.poll(() => matchesIn(watcher.heard).at(-1)?.frozenAt).toBe(monday)
    expect(entriesIn(watcher.heard).map(({ entry }) => entry.kind)).toEqual(['frozen'])
    watcher.hangUp()
  })

  test('accepts no move, no taking back, no resignation and no dry run', async () => {
    const match = await newMatch()
    await moves(match, 0)
    const example = await exampleFor(match, 1)
    await frozenBy(match, 2)
    const refused = [
      await match.move(1, example),
      await match.post(1, '/moves', { moves: [example], dryRun: true }),
      await match.post(0, '/take-back'),
      await match.post(0, '/resignation'),
    ]
    expect(refused.map(({ body }) => [body.status, body.code])).toEqual(refused.map(() => [409, 'match-frozen']))
    expect(await kindsOf(match)).toEqual(['opened', 'moved', 'frozen'])
  })

  test('is not among the matches that wait for a player', async () => {
    const match = await newMatch()
    const waits = async () => {
      const asked = request(server.app.server).get('/v1/matches?waiting=true')
      const body = (await people[0]?.as(asked).expect(200))?.body
      return body.items.map(({ id }: { id: string }) => id)
    }
    expect(await waits()).toEqual([match.id])
    await frozenBy(match, 1)
    expect(await waits()).toEqual([])
    await withdraws(match, 1).expect(200)
    expect(await waits()).toEqual([match.id])
  })

  test('goes on after the dispute is withdrawn, and judges again without a difference', async () => {
    const match = await newMatch()
    await frozenBy(match, 1)
    const { body } = await withdraws(match, 1).expect(200)
    expect(body).toMatchObject({ status: 'withdrawn', entries: { first: 3, last: 3 }, ruling: null })
    expect(await frozenAt(match)).toBeNull()
    expect((await entriesOf(server, match)).at(-1)).toMatchObject({
      kind: 'thawed',
      actor: { kind: 'seat', seat: 1, by: 'hand' },
    })
    await moves(match, 0)
    expect(await judged(server, match)).toBeUndefined()
  })

  test('stays frozen until the last dispute that freezes it is settled, with one entry for all of them', async () => {
    const match = await newMatch()
    await frozenBy(match, 0)
    expect((await frozenBy(match, 1)).freezes).toBe(true)
    await raised(match, 2)
    expect(await kindsOf(match)).toEqual(['opened', 'frozen'])

    await withdraws(match, 0, 1).expect(200)
    await withdraws(match, 2, 3).expect(200)
    expect(await frozenAt(match)).toBe(monday)
    expect((await disputeOf(match, 1)).entries).toBeNull()

    await withdraws(match, 1, 2).expect(200)
    expect(await frozenAt(match)).toBeNull()
    expect(await kindsOf(match)).toEqual(['opened', 'frozen', 'thawed'])
  })

  test('that several disputes freeze at once has one entry, and goes on after all are withdrawn at once', async () => {
    const match = await newMatch()
    const made = await Promise.all([0, 1, 2].map((seat) => raises(match, seat, { freeze: true })))
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await kindsOf(match)).toEqual(['opened', 'frozen'])
    await Promise.all(made.map(({ body }, seat) => withdraws(match, seat, body.number).expect(200)))
    expect(await kindsOf(match)).toEqual(['opened', 'frozen', 'thawed'])
    expect(await frozenAt(match)).toBeNull()
  })

  test('is frozen, or a move is made: of two concurrent requests nothing is lost', async () => {
    const match = await newMatch()
    const example = await exampleFor(match, 0)
    const [moved, frozen] = await Promise.all([match.move(0, example), raises(match, 1, { freeze: true })])
    expect(frozen.status).toBe(201)
    expect([200, 409]).toContain(moved.status)
    expect(await kindsOf(match)).toEqual(moved.status === 200 ? ['opened', 'moved', 'frozen'] : ['opened', 'frozen'])
  })

  test('can be neither paused nor resumed by agreement, but ended, and its disputes stay open', async () => {
    const match = await newMatch()
    await proposed(match, 0, { kind: 'pause', days: 3 })
    await frozenBy(match, 1)
    expect((await proposes(match, 0, { kind: 'resume' })).body.status).toBe(409)
    await agrees(match, 1)
    expect((await answers(match, 2, 1)).body).toMatchObject({ status: 409, code: 'match-frozen' })
    expect((await proposalsOf(match))[0]?.status).toBe('open')

    await proposed(match, 0, { kind: 'end' })
    await agrees(match, 1, 2)
    await agrees(match, 2, 2)
    expect(await bodyOf(match)).toMatchObject({ status: 'aborted', frozenAt: null, decisions: [] })
    expect((await disputeOf(match)).status).toBe('open')
    await withdraws(match, 1).expect(200)
    expect(await kindsOf(match)).toEqual(['opened', 'frozen', 'aborted'])
  })
})

describe('an administrator', () => {
  test('freezes a match because of a dispute, and lets it go on: the audit log records each with its reason', async () => {
    const match = await newMatch()
    await raised(match, 0)
    expect((await at.freezes(administrator, match.id, true).expect(200)).body.freezes).toBe(true)
    expect(await frozenAt(match)).toBe(monday)
    // It is frozen already: nothing changes.
    await at.freezes(administrator, match.id, true).expect(200)
    expect((await at.freezes(administrator, match.id, false).expect(200)).body.freezes).toBe(false)
    await at.freezes(administrator, match.id, false).expect(200)
    expect(await frozenAt(match)).toBeNull()
    const made = await entriesOf(server, match)
    expect(made.slice(1).map(({ kind, actor }) => [kind, actor.kind])).toEqual([
      ['frozen', 'administrator'],
      ['thawed', 'administrator'],
    ])
    expect(await actsOf(match)).toEqual([
      ['freeze', 'Nothing would stay as it is.'],
      ['thaw', 'It can go on.'],
    ])
    expect((await disputeOf(match)).status).toBe('open')
    expect(await judged(server, match)).toBeUndefined()
  })

  test('lifts one dispute’s freeze, and another dispute keeps the match frozen', async () => {
    const match = await newMatch()
    await frozenBy(match, 0)
    await frozenBy(match, 1)
    await at.freezes(administrator, match.id, false, 1).expect(200)
    expect([await frozenAt(match), (await disputeOf(match, 1)).freezes]).toEqual([monday, false])
    await withdraws(match, 1, 2).expect(200)
    expect(await frozenAt(match)).toBeNull()
    expect((await disputeOf(match, 1)).status).toBe('open')
  })

  test('freezes a finished match that was frozen before and goes on by a ruling', async () => {
    const match = await newMatch()
    await frozenBy(match, 1)
    await proposed(match, 0, { kind: 'end' })
    for (const seat of [1, 2]) await agrees(match, seat)
    await raised(match, 0)
    const ruling = { outcome: 'upheld', reasons: 'It was no agreement.', remedies: [{ kind: 'rewind', to: 1 }] }
    const http = request(server.app.server)
    await administrator
      .as(http.post(`/v1/admin/matches/${match.id}/disputes/2/ruling`))
      .send(ruling)
      .expect(200)
    expect([await frozenAt(match), (await disputeOf(match)).freezes]).toEqual([null, true])

    await at.freezes(administrator, match.id, true).expect(200)
    expect(await frozenAt(match)).toBe(monday)
    await at.freezes(administrator, match.id, false).expect(200)
    expect((await kindsOf(match)).slice(-3)).toEqual(['rewound', 'frozen', 'thawed'])
  })

  test('can do neither once the dispute or the match is over, nor in a running match in which they play', async () => {
    const seated = await newAdministrator(server)
    people = [...people.slice(0, 2), seated]
    const match = await newMatch()
    await raised(match, 0)
    expect((await at.freezes(seated, match.id, true)).body).toMatchObject({ status: 403, code: 'not-allowed' })
    expect((await at.freezes(administrator, match.id, true, 9)).body.code).toBe('not-found')
    await withdraws(match, 0).expect(200)
    expect((await at.freezes(administrator, match.id, true)).body.code).toBe('dispute-over')
    await raised(match, 1)
    await proposed(match, 0, { kind: 'end' })
    for (const seat of [1, 2]) await agrees(match, seat)
    expect((await at.freezes(administrator, match.id, true, 2)).body.code).toBe('match-over')
    expect(await actsOf(match)).toEqual([])
  })
})

describe('the player whose turn it is', () => {
  test('gets a turn mail again when the match goes on, and none in between', async () => {
    await prisma.notice.deleteMany({})
    const match = await newMatch()
    await frozenBy(match, 1)
    await server.worker.drain()
    const before = await prisma.notice.findMany({ where: { matchId: match.id, topic: 'your-turn' } })
    expect(before.map(({ status, reason }) => [status, reason])).toEqual(before.map(() => ['withheld', 'match-frozen']))
    expect(before).toHaveLength(3)

    server.clock.turn(day)
    await withdraws(match, 1).expect(200)
    await server.worker.drain()

    const after = await prisma.notice.findMany({
      where: { matchId: match.id, topic: 'your-turn', id: { notIn: before.map(({ id }) => id) } },
    })
    expect(after.map(({ status }) => status)).toEqual(['sent', 'sent', 'sent'])
    expect((await noticesOf(server, match, 'your-turn')).map(({ to }) => to).sort()).toEqual([0, 0, 1, 1, 2, 2])
  })
})
