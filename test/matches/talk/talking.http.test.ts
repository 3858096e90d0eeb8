import { beforeEach, describe, expect, test } from 'vitest'
import { httpMatch } from '../../support/http-match.ts'
import { newAdministrator, newPlayer, type Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { talk } from './given.ts'

const server = await testServer()
const { prisma } = server.platform.database
const { http, says, reads, ...table } = talk(server)
const at = { says, reads, ...table }

let ann: Person
let bob: Person
let cleo: Person

/** Messages are limited per person: every test has new players. */
beforeEach(async () => {
  ann = await newPlayer(server)
  bob = await newPlayer(server)
  cleo = await newPlayer(server)
})

const opened = async (person: Person, wish: object = {}): Promise<string> =>
  (
    await person
      .as(http.post('/v1/matches'))
      .send({ game: 'havana', seats: 3, seating: 'as-joined', ...wish })
      .expect(201)
  ).body.id
const joins = (person: Person, match: string, body: object = {}) =>
  person
    .as(http.post(`/v1/matches/${match}/seats`))
    .send(body)
    .expect(200)
const refusals = async (person: Person, match: string) => [
  (await says(person, match, 'Hello?')).body.code,
  (await reads(person, match)).body.code,
]

describe('the right to talk at a table', () => {
  test('given a waiting match: belongs to everybody who has joined, and not to those who have left', async () => {
    const match = await opened(ann)
    await joins(bob, match)
    await at.said(bob, match, 'Shall we wait for Cleo?')
    expect(await at.texts(ann, match)).toEqual(['Shall we wait for Cleo?'])
    expect(await refusals(cleo, match)).toEqual(['not-your-seat', 'not-your-seat'])

    await bob.as(http.delete(`/v1/matches/${match}/seats/mine`)).expect(204)
    expect(await refusals(bob, match)).toEqual(['not-your-seat', 'not-your-seat'])
    expect(await at.heard(ann, match)).toMatchObject([{ from: { name: bob.name, participant: null, seat: null } }])

    await joins(cleo, match)
    expect(await at.texts(cleo, match)).toEqual(['Shall we wait for Cleo?'])
  })

  test('given a running match: belongs to every seat, even one that was given up, and to nobody else', async () => {
    const match = await httpMatch(server, [ann, bob, cleo])
    const dora = await newPlayer(server)
    await match.post(2, '/resignation').expect(200)
    await at.said(cleo, match.id, 'I have to go. Have fun!')
    expect(await at.texts(ann, match.id)).toEqual(['I have to go. Have fun!'])
    expect(await refusals(dora, match.id)).toEqual(['not-your-seat', 'not-your-seat'])
    expect(await refusals(await newAdministrator(server), match.id)).toEqual(['not-your-seat', 'not-your-seat'])
  })

  test('given a finished match: belongs to its players', async () => {
    const match = await httpMatch(server, [ann, bob])
    await at.said(ann, match.id, 'I give up.')
    await match.post(0, '/resignation').expect(200)
    expect((await match.get(0, '').expect(200)).body.status).toBe('ended')
    await at.said(bob, match.id, 'Well played.')
    expect(await at.texts(ann, match.id)).toEqual(['I give up.', 'Well played.'])
  })

  test('given a seat that was taken over: the new holder reads everything, and the former one nothing more', async () => {
    const match = await httpMatch(server, [ann, bob])
    const dora = await newPlayer(server)
    await at.said(bob, match.id, 'I am away from Monday.')
    await prisma.participant.updateMany({
      where: { matchId: match.id, accountId: bob.id },
      data: { offeredAt: server.clock.now() },
    })
    await dora
      .as(http.post(`/v1/matches/${match.id}/substitute`))
      .send({ seat: 1 })
      .expect(200)

    expect(await at.texts(dora, match.id)).toEqual(['I am away from Monday.'])
    await at.said(dora, match.id, 'Hello, I am new here.')
    expect(await refusals(bob, match.id)).toEqual(['not-your-seat', 'not-your-seat'])
    // their messages stay theirs
    await at.withdraws(bob, match.id, 1).expect(204)
    expect(await at.texts(ann, match.id)).toEqual([null, 'Hello, I am new here.'])
  })

  test('given a private match: others do not find it', async () => {
    const match = await opened(ann, { private: true })
    await at.said(ann, match, 'Nobody here yet.')
    expect(await refusals(bob, match)).toEqual(['not-found', 'not-found'])
    expect(await refusals(await newAdministrator(server), match)).toEqual(['not-found', 'not-found'])
  })

  test('given a banned player: their messages stay, and nobody gets a notice of new ones for them', async () => {
    const match = await httpMatch(server, [ann, bob])
    await at.said(bob, match.id, 'Hello.')
    const administrator = await newAdministrator(server)
    await administrator
      .as(http.post(`/v1/admin/accounts/${bob.id}/ban`))
      .send({ reason: 'Insults.' })
      .expect(200)
    await at.said(ann, match.id, 'Are you there?')
    expect(await at.texts(ann, match.id)).toEqual(['Hello.', 'Are you there?'])
    expect(await prisma.notice.count({ where: { topic: 'said', accountId: bob.id } })).toBe(0)
  })
})

describe('a message', () => {
  test('shows its author by their current name and its time, the newest first', async () => {
    const match = await httpMatch(server, [ann, bob])
    const players = (await match.get(0, '').expect(200)).body.players
    const first = await at.said(ann, match.id, 'Good luck!')
    expect(first).toEqual({
      match: match.id,
      number: 1,
      from: { name: ann.name, participant: players[0].participant, seat: 0 },
      at: server.clock.now().toISOString(),
      text: 'Good luck!',
      hidden: null,
      why: null,
      yours: true,
      readBy: [],
    })
    server.clock.turn(60_000)
    await at.said(bob, match.id, 'Thanks.')
    const name = `Ann ${ann.id.slice(0, 8)}`
    await ann.as(http.patch('/v1/account')).send({ name }).expect(200)

    expect(await at.heard(bob, match.id)).toMatchObject([
      { number: 2, text: 'Thanks.', yours: true, from: { seat: 1 }, at: server.clock.now().toISOString() },
      { number: 1, text: 'Good luck!', yours: false, from: { name, seat: 0 } },
    ])
  })

  test('keeps its lines, in any script', async () => {
    const match = await opened(ann)
    const texts = [
      'Удачи! 🎲\n\tGöttlich.',
      '{"a":1}; DROP TABLE messages; --',
      '<b>bold</b> & {name}',
      'x'.repeat(2000),
    ]
    for (const text of texts) expect(await at.said(ann, match, text)).toMatchObject({ text })
    expect(await at.texts(ann, match)).toEqual(texts)
  })

  test.each([
    ['nothing', ''],
    ['blanks', ' \n\t '],
    ['more than 2000 characters', 'x'.repeat(2001)],
    ['NUL', 'a\u0000b'],
    ['half a character', 'a\ud800b'],
    ['a control character', 'a\u0007b'],
  ])('that contains %s is refused, and does not count', async (_, text) => {
    const match = await opened(ann)
    expect((await says(ann, match, text).expect(400)).body.code).toBe('invalid-request')
    expect(await at.said(ann, match, 'Hello.')).toMatchObject({ number: 1 })
  })

  test('is on one page: pages have no gaps and no duplicates, even while others talk', async () => {
    const match = await opened(ann)
    for (let number = 1; number <= 7; number++) await at.said(ann, match, `No. ${number}`)
    const numbers: number[] = []
    let next: string | null = ''
    while (next !== null) {
      const { body }: { body: { items: { number: number }[]; next: string | null } } = await reads(
        ann,
        match,
        `?limit=3${next === '' ? '' : `&cursor=${next}`}`,
      ).expect(200)
      numbers.push(...body.items.map(({ number }) => number))
      next = body.next
      if (numbers.length === 3) await at.said(ann, match, 'No. 8')
    }
    expect(numbers).toEqual([7, 6, 5, 4, 3, 2, 1])
  })

  test('of twenty at once gets one number each, 1 to 20, and the match is not disturbed', async () => {
    const match = await httpMatch(server, [ann, bob])
    const before = await prisma.match.findUniqueOrThrow({ where: { id: match.id } })
    const all = Array.from({ length: 20 }, (_, index) => says(index % 2 === 0 ? ann : bob, match.id, `No. ${index}`))
    const move = match.choices(0).then(([choice]) => match.move(0, choice?.example ?? {}))
    const answers = await Promise.all(all)

    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    const numbers = answers.map(({ body }) => body.number).sort((one, other) => one - other)
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect(await at.heard(ann, match.id)).toHaveLength(20)
    expect((await move).status).toBe(200)
    const after = await prisma.match.findUniqueOrThrow({ where: { id: match.id } })
    expect([after.roster, after.talked]).toEqual([before.roster, 20])
  })

  test('is one of thirty a minute that a player may send', async () => {
    const match = await httpMatch(server, [ann, bob])
    for (let sent = 0; sent < 30; sent++) await at.said(ann, match.id, 'Hello?')
    const refused = await says(ann, match.id, 'Hello?').expect(429)
    expect(refused.body.code).toBe('too-many-requests')
    expect(refused.headers['retry-after']).toBeDefined()
    await at.said(bob, match.id, 'Patience.')
  })
})

describe('read messages', () => {
  test('are marked, and the table sees how far each player has read', async () => {
    const match = await httpMatch(server, [ann, bob, cleo])
    const players: { participant: string }[] = (await match.get(0, '').expect(200)).body.players
    const [, ofBob, ofCleo] = players.map(({ participant }) => participant)
    for (const text of ['One', 'Two', 'Three']) await at.said(ann, match.id, text)
    await at.marks(bob, match.id, { message: 3 }).expect(200)
    await at.marks(cleo, match.id, { message: 1 }).expect(200)

    const readBy = (await at.heard(ann, match.id)).map((message) => message.readBy)
    expect(readBy).toEqual([[ofBob], [ofBob], [ofBob, ofCleo]])
  })

  test('show no marks of players who have left the table', async () => {
    const match = await opened(ann)
    await joins(bob, match)
    await at.said(ann, match, 'Hello.')
    await at.marks(bob, match, { message: 1 }).expect(200)
    expect((await at.heard(ann, match))[0]?.readBy).toHaveLength(1)
    await bob.as(http.delete(`/v1/matches/${match}/seats/mine`)).expect(204)
    expect((await at.heard(ann, match))[0]?.readBy).toEqual([])
  })
})
