import { beforeEach, describe, expect, test } from 'vitest'
import { deliveryWorker } from '../../../src/notices/posting/delivery-worker.ts'
import { fanOut } from '../../../src/notices/posting/fan-out.ts'
import { matchTopics } from '../../../src/notices/record/topics.ts'
import { type Node, nodeAt } from '../../../src/platform/http/openapi/node.ts'
import { NoticeDraft } from '../../../src/platform/outbox.ts'
import { misfits } from '../../api/document.ts'
import { httpMatch } from '../../support/http-match.ts'
import { newAdministrator, newPlayer, type Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { receiver } from '../deliveries/receiver.ts'
import { stage } from '../webhooks/stage.ts'

const paquebot = await testServer({ WEBHOOKS_PRIVATE: 'true' })
const { platform, clock, deliveries: webhooks, worker, app } = paquebot
const { prisma } = platform.database
const { http, hook, notify } = stage(paquebot)

const program = await receiver()
let [ann, bob, cleo] = [await newPlayer(paquebot), await newPlayer(paquebot), await newPlayer(paquebot)]

beforeEach(async () => {
  ;[ann, bob, cleo] = [await newPlayer(paquebot), await newPlayer(paquebot), await newPlayer(paquebot)]
  await prisma.webhook.deleteMany({})
  await prisma.notice.deleteMany({})
  program.reset()
})

const posted = () => program.received.map(({ body }) => JSON.parse(body))
const topics = () =>
  posted()
    .map(({ type }) => type)
    .toSorted()

/** Ann and Bob in a match; its notices so far are deleted. */
async function match(wish: object = {}): Promise<string> {
  const { id } = await httpMatch(paquebot, [ann, bob], wish)
  await prisma.notice.deleteMany({})
  return id
}

describe('a notice about a match', () => {
  test('is posted to its recipient, with its own text and links, and to nobody else', async () => {
    await hook(ann, `${program.url}/ann`)
    await hook(cleo, `${program.url}/cleo`)
    const { id } = await httpMatch(paquebot, [ann, bob])
    await webhooks.drain()

    expect(topics()).toEqual(['match-started', 'your-turn'])
    for (const { path, method, headers } of program.received) {
      expect([method, path, headers['content-type']]).toEqual(['POST', '/hook/ann', 'application/json'])
    }
    const matchUrl = `http://paquebot.test/v1/matches/${id}`
    expect(posted().find(({ type }) => type === 'match-started')).toEqual({
      type: 'match-started',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      data: { match: id, matchUrl },
    })
    expect(posted().find(({ type }) => type === 'your-turn')?.data).toEqual({
      match: id,
      seat: 0,
      version: 1,
      question: 'opening',
      matchUrl,
    })
  })

  test('contains what the outbox contains, for every topic', async () => {
    await hook(ann, program.url)
    const id = await match()
    const decision = { match: id, seat: 0, version: 1, question: 'opening' }
    const drafts: NoticeDraft[] = [
      { topic: 'deadline-missed', ...decision },
      { topic: 'decided-for-you', by: 'bot', ...decision },
      { topic: 'vacation-taken', from: '2026-03-02', until: '2026-03-08', ...decision },
      { topic: 'proposed', match: id, proposal: 1 },
      { topic: 'seat-changed', match: id, seat: 1, version: 3 },
      { topic: 'dispute-raised', match: id, dispute: 1 },
      { topic: 'dispute-said', match: id, dispute: 1, place: 2 },
      { topic: 'dispute-ruled', match: id, dispute: 1 },
      { topic: 'match-closed', match: id, why: 'expired' },
      { topic: 'orders-cancelled', why: 'condition', ...decision },
    ]
    for (const draft of drafts) await notify(ann, draft)
    await webhooks.drain()

    const bodies = posted().map(({ type, data: { matchUrl, ...payload } }) => {
      expect(matchUrl).toBe(`http://paquebot.test/v1/matches/${id}`)
      return NoticeDraft.parse({ topic: type, ...payload })
    })
    const byTopic = (one: NoticeDraft, other: NoticeDraft) => one.topic.localeCompare(other.topic)
    expect(bodies.toSorted(byTopic)).toEqual(drafts.toSorted(byTopic))
  })

  test('is posted at once, whenever and whether it is mailed', async () => {
    const mails = { turns: 'off', reminders: 'off', table: 'off', messages: 'off' }
    await prisma.account.update({ where: { id: ann.id }, data: { mails } })
    await hook(ann, program.url)
    const id = await match()
    const later = new Date(clock.now().getTime() + 3_600_000)
    await notify(ann, { topic: 'your-turn', match: id, seat: 0, version: 1, question: 'opening' }, later)
    await webhooks.drain()

    expect(topics()).toEqual(['your-turn'])
  })

  test('is posted once, however many workers run, and whatever became of its mail', async () => {
    await hook(ann, program.url)
    const id = await match()
    for (let version = 1; version <= 40; version++) {
      await notify(ann, { topic: 'your-turn', match: id, seat: 0, version, question: 'opening' })
    }
    const other = deliveryWorker(platform, app.log)
    await Promise.all([webhooks.drain(), other.drain(), worker.drain(), fanOut(platform), fanOut(platform)])
    await webhooks.drain()
    await other.stop()

    const versions = posted().map(({ data }) => data.version)
    expect(versions.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
  })

  test('goes to each of several webhooks that want its topic', async () => {
    await hook(ann, `${program.url}/all`)
    await hook(ann, `${program.url}/turns`, ['your-turn'])
    await hook(ann, `${program.url}/ends`, ['match-ended', 'match-aborted'])
    await httpMatch(paquebot, [ann, bob])
    await webhooks.drain()

    const got = program.received.map(({ path, body }) => `${path} ${JSON.parse(body).type}`)
    expect(got.toSorted()).toEqual(['/hook/all match-started', '/hook/all your-turn', '/hook/turns your-turn'])
  })

  test('from before its recipient had a webhook is not posted', async () => {
    await httpMatch(paquebot, [ann, bob])
    await webhooks.drain()
    await hook(ann, program.url)
    await webhooks.drain()

    expect(program.received).toEqual([])
  })

  test('does not go to a webhook that is off', async () => {
    const made = await hook(ann, program.url)
    await ann
      .as(http.patch(`/v1/account/webhooks/${made.id}`))
      .send({ on: false })
      .expect(200)
    await httpMatch(paquebot, [ann, bob])
    await webhooks.drain()
    await ann
      .as(http.patch(`/v1/account/webhooks/${made.id}`))
      .send({ on: true })
      .expect(200)
    await webhooks.drain()

    expect(program.received).toEqual([])
  })

  test.each(['suspended', 'banned', 'unconfirmed', 'erased'] as const)(
    'does not go to a player whose account is %s',
    async (status) => {
      await hook(ann, program.url)
      const id = await match()
      await prisma.account.update({ where: { id: ann.id }, data: { status } })
      await notify(ann, { topic: 'match-aborted', match: id })
      await webhooks.drain()

      expect(program.received).toEqual([])
      expect(await prisma.delivery.count()).toBe(0)
    },
  )

  test('goes to a player again after a suspension', async () => {
    await hook(ann, program.url)
    const id = await match()
    await prisma.account.update({
      where: { id: ann.id },
      data: { status: 'suspended', suspendedUntil: new Date(clock.now().getTime() - 1) },
    })
    await notify(ann, { topic: 'match-aborted', match: id })
    await webhooks.drain()

    expect(topics()).toEqual(['match-aborted'])
  })
})

describe('the webhook of a player without a seat', () => {
  const stray = (id: string, topic: NoticeDraft['topic']): NoticeDraft => {
    const decision = { match: id, seat: 0, version: 1, question: 'opening', by: 'clock', why: 'expired' }
    return NoticeDraft.parse(
      [
        { topic, match: id },
        { topic, match: id, message: 1 },
        { topic, match: id, proposal: 1 },
        { topic, match: id, dispute: 1 },
        { topic, match: id, dispute: 1, place: 1 },
        { topic, match: id, seat: 0, version: 1 },
        { topic, match: id, why: 'expired' },
        { topic, match: id, seat: 0, version: 1, question: 'opening' },
        { topic, ...decision, why: undefined },
        { topic, ...decision, by: undefined, why: 'refused' },
        { topic, ...decision, by: undefined, why: undefined, from: '2026-03-02', until: '2026-03-08' },
      ]
        .map((draft) => JSON.parse(JSON.stringify(draft)))
        .find((draft) => NoticeDraft.safeParse(draft).success),
    )
  }

  test('tells a former player who came and who left, and nothing about turns', async () => {
    await hook(ann, program.url)
    const id = await match()
    await prisma.participant.updateMany({ where: { matchId: id, accountId: ann.id }, data: { seat: null } })
    for (const topic of matchTopics) await notify(ann, stray(id, topic))
    await webhooks.drain()

    expect(topics()).toEqual(['dispute-ruled', 'match-closed', 'seat-changed', 'seat-removed'])
  })

  test('tells an administrator of new disputes', async () => {
    const vera = await newAdministrator(paquebot)
    await hook(vera, program.url)
    const id = await match()
    for (const topic of ['dispute-raised', 'dispute-said', 'dispute-ruled'] as const)
      await notify(vera, stray(id, topic))
    await webhooks.drain()

    expect(topics()).toEqual(['dispute-raised'])
  })

  test('whose match has not begun gets what the table gets', async () => {
    await hook(ann, program.url)
    const { id } = (await ann.as(http.post('/v1/matches')).send({ game: 'havana', seats: 3 }).expect(201)).body
    for (const topic of matchTopics) await notify(ann, stray(id, topic))
    await webhooks.drain()

    const table = ['match-closed', 'match-expiring', 'said', 'seat-changed', 'seat-removed', 'seats-will-open']
    expect(topics()).toEqual(['dispute-ruled', ...table])
  })

  test.each([
    ['open', {}, 'http://paquebot.test/v1/matches/'],
    ['private', { private: true }, undefined],
  ])('who is out of a match that is %s gets only that', async (_, wish, start) => {
    await hook(cleo, program.url)
    const waiting = (
      await ann
        .as(http.post('/v1/matches'))
        .send({ game: 'havana', seats: 3, ...wish })
        .expect(201)
    ).body
    await prisma.notice.deleteMany({})
    for (const topic of matchTopics) await notify(cleo, stray(waiting.id, topic))
    await webhooks.drain()

    expect(topics()).toEqual(['match-closed', 'seat-removed'])
    for (const { data } of posted()) expect(data.matchUrl).toBe(start && `${start}${waiting.id}`)
  })
})

describe('a notice about an account', () => {
  test('is posted to nobody, since it contains links and addresses', async () => {
    await hook(ann, program.url)
    const mailToken = '5b0f2f6e-9c41-4d53-8a51-2f1b7b6f3c10'
    const drafts: NoticeDraft[] = [
      { topic: 'sign-in-link', mailToken },
      { topic: 'confirm-address', mailToken },
      { topic: 'change-address', mailToken },
      { topic: 'address-changed', oldAddress: 'ann@example.org' },
      { topic: 'password-changed' },
      { topic: 'already-registered' },
      { topic: 'invited', invitation: mailToken },
      { topic: 'wish-expired', game: 'havana', seats: 2 },
    ]
    for (const draft of drafts) await notify(ann, draft)
    await webhooks.drain()

    expect(program.received).toEqual([])
    expect(await prisma.notice.count({ where: { handedOnAt: null } })).toBe(0)
  })
})

describe('what a seat may not know', () => {
  /** Bob's bodies of a match that Ann opens with other cards: ids and times, which differ, are numbered. */
  async function bodies(cards: readonly string[]): Promise<string[]> {
    program.reset()
    await prisma.webhook.deleteMany({})
    await hook(bob, program.url)
    const { move } = await httpMatch(paquebot, [ann, bob])
    await move(0, { type: 'open', cards }).expect(200)
    await webhooks.drain()
    const uuids: string[] = []
    const numbered = (uuid: string) => {
      if (!uuids.includes(uuid)) uuids.push(uuid)
      return `id ${uuids.indexOf(uuid)}`
    }
    return program.received
      .map(({ body }) => body.replace(/[\da-f]{8}-[\da-f-]{27}/g, numbered).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/, 'then'))
      .toSorted()
  }

  test('is in no body: two worlds that differ in nothing else give the same bytes', async () => {
    const one = await bodies(['siesta', 'obreros'])
    const other = await bodies(['mama', 'ruina'])

    expect(one.length).toBeGreaterThan(1)
    expect(one).toEqual(other)
  })
})

test('notices to people without webhooks are marked in batches, without deliveries', async () => {
  const id = await match()
  await prisma.notice.createMany({
    data: Array.from({ length: 1500 }, (_, index) => ({
      key: `many/${index}`,
      accountId: ann.id,
      matchId: id,
      topic: 'match-started',
      payload: { match: id },
    })),
  })

  expect(await fanOut(platform)).toBe(1000)
  expect(await fanOut(platform)).toBe(500)
  expect(await fanOut(platform)).toBe(0)
  expect(await prisma.delivery.count()).toBe(0)
})

/** Where the document describes what is posted. */
const path = ['webhooks', 'notice', 'post', 'requestBody', 'content', 'application/json', 'schema']

test('bodies match the document', async () => {
  await hook(ann, program.url)
  const made = await httpMatch(paquebot, [ann, bob])
  await made.move(0, { type: 'open', cards: ['siesta', 'obreros'] }).expect(200)
  await webhooks.drain()

  const schema = path.reduce<Node>(nodeAt, { ...paquebot.app.swagger() })
  expect(schema).toMatchObject({ required: ['type', 'timestamp', 'data'] })
  expect(posted().length).toBeGreaterThan(1)
  for (const body of posted()) expect(misfits(schema, body)).toEqual([])
  for (const { headers } of program.received) {
    expect(Object.keys(headers)).toEqual(
      expect.arrayContaining(['webhook-id', 'webhook-timestamp', 'webhook-signature']),
    )
  }
})

test('the document describes each field of a notice about a match', () => {
  const data = [...path, 'properties', 'data', 'properties'].reduce<Node>(nodeAt, { ...paquebot.app.swagger() })
  const ofMatches = NoticeDraft.options.filter(({ shape }) => matchTopics.some((topic) => topic === shape.topic.value))
  expect(ofMatches).toHaveLength(matchTopics.length)
  for (const { shape } of ofMatches) {
    const { topic: _, ...fields } = shape
    expect(Object.keys(data)).toEqual(expect.arrayContaining(Object.keys(fields)))
  }
})

test('every topic about a match can be selected', async () => {
  const person: Person = ann
  expect((await hook(person, program.url, matchTopics)).topics).toEqual(matchTopics)
  expect(matchTopics.length).toBeGreaterThan(10)
})
