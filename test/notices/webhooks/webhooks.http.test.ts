import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { newPlayer, password } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { browser } from '../push/browser.ts'
import { stage } from './stage.ts'

const paquebot = await testServer()
const { platform, clock } = paquebot
const { prisma } = platform.database
const { http, hook, log, test: post, look } = stage(paquebot)

const url = 'https://example.org/paquebot?key=abc'
const at = '/v1/account/webhooks'

describe('making a webhook', () => {
  test('returns its secret, once, and stores it encrypted', async () => {
    const ann = await newPlayer(paquebot)
    const made = await hook(ann, url, ['match-ended', 'your-turn', 'your-turn'])

    expect(made).toMatchObject({
      url,
      topics: ['match-ended', 'your-turn'],
      on: true,
      offAt: null,
      offBy: null,
      failingSince: null,
      createdAt: clock.now().toISOString(),
    })
    expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const { secret, ...shown } = made
    expect((await ann.as(http.get(at)).expect(200)).body).toEqual({ items: [shown] })
    expect(await look(ann, made)).toEqual(shown)
    const row = await prisma.webhook.findUniqueOrThrow({ where: { id: made.id } })
    expect(JSON.stringify(row)).not.toContain(secret.slice('whsec_'.length))
    expect(platform.secrets.unseal(row.sealedSecret, made.id)).toBe(secret)
  })

  test('without topics covers all of them', async () => {
    const ann = await newPlayer(paquebot)
    expect(await hook(ann, url)).toMatchObject({ topics: [] })
  })

  test.each([
    ['another protocol', 'ftp://example.org/'],
    ['a user and a password', 'https://ann:secret@example.org/'],
    ['a user alone', 'https://ann@example.org/'],
    ['no host', 'https://'],
    ['a space', 'https://example.org/a b'],
    ['a line break', 'https://example.org/\r\nx'],
    ['letters beyond ASCII', 'https://exämple.org/'],
    ['an invalid port', 'https://example.org:99999/'],
    ['more than an address', `https://example.org/${'x'.repeat(2000)}`],
    ['a path alone', '/hook'],
  ])('is refused for an address with %s', async (_, wrong) => {
    const ann = await newPlayer(paquebot)
    const answer = await ann.as(http.post(at)).send({ url: wrong }).expect(400)
    expect(answer.body).toMatchObject({ code: 'invalid-request', errors: [{ at: 'body/url' }] })
  })

  test('is refused for an unknown topic, and for one about an account', async () => {
    const ann = await newPlayer(paquebot)
    for (const topic of ['weather', 'sign-in-link', 'confirm-address', 'invited']) {
      await ann
        .as(http.post(at))
        .send({ url, topics: [topic] })
        .expect(400)
    }
  })

  test('is possible five times, even if all are requested at once', async () => {
    const ann = await newPlayer(paquebot)
    const asked = Array.from({ length: 8 }, () => ann.as(http.post(at)).send({ url }))
    const answers = await Promise.all(asked)

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    for (const { body } of answers.filter(({ status }) => status !== 201)) {
      expect(body).toMatchObject({ code: 'too-many-webhooks', params: { most: 5 } })
    }
    expect((await ann.as(http.get(at)).expect(200)).body.items).toHaveLength(5)
  })
})

test('an account names at most thirty addresses of receivers a minute, whether webhooks or browsers', async () => {
  const ann = await newPlayer(paquebot)
  const made = await hook(ann, url)
  const hidden = { url: 'http://127.0.0.1/hook' }
  const { keys } = browser()
  const changed = () => ann.as(http.patch(`${at}/${made.id}`)).send(hidden)
  for (let count = 1; count < 30; count++) await changed().expect(400)

  const beyond = [
    changed(),
    ann.as(http.post(at)).send(hidden),
    ann.as(http.put('/v1/account/push-subscriptions')).send({ endpoint: 'https://127.0.0.1/push', keys }),
  ]
  for (const answer of await Promise.all(beyond))
    expect([answer.status, answer.body.code]).toEqual([429, 'too-many-requests'])
  expect(await look(ann, made)).toMatchObject({ url })
})

describe('a private address', () => {
  test.each([
    'http://127.0.0.1/hook',
    'http://2130706433/hook',
    'https://10.1.2.3/hook',
    'http://localhost:3000/hook',
    'http://localhost./hook',
    'http://paquebot.localhost./hook',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/hook',
    'http://[::127.0.0.1]/hook',
    'http://[::ffff:10.0.0.1]/hook',
    'http://[fd00::1]/hook',
    'http://[64:ff9b::a00:1]/hook',
    'http://[2002:a00:1::]/hook',
    'http://203.0.113.1/hook',
  ])('is refused at once: %s', async (hidden) => {
    const ann = await newPlayer(paquebot)
    const refused = await ann.as(http.post(at)).set('accept-language', 'fr').send({ url: hidden }).expect(400)
    expect(refused.body.errors).toEqual([{ at: 'body/url', problem: 'Une adresse privée n’est pas admise.' }])
    const made = await hook(ann, url)
    await ann
      .as(http.patch(`${at}/${made.id}`))
      .send({ url: hidden })
      .expect(400)
    expect(await look(ann, made)).toMatchObject({ url })
  })
})

describe('changing a webhook', () => {
  test('changes the given fields, and keeps the rest', async () => {
    const ann = await newPlayer(paquebot)
    const { id } = await hook(ann, url, ['your-turn'])
    const patch = (change: object) =>
      ann
        .as(http.patch(`${at}/${id}`))
        .send(change)
        .expect(200)

    expect((await patch({ url: 'http://example.net/' })).body).toMatchObject({
      url: 'http://example.net/',
      topics: ['your-turn'],
    })
    expect((await patch({ topics: [] })).body).toMatchObject({ url: 'http://example.net/', topics: [], on: true })
    expect((await patch({})).body).toMatchObject({ url: 'http://example.net/', topics: [], on: true })
  })

  test('switches it off and on again, which resets its failures', async () => {
    const ann = await newPlayer(paquebot)
    const { id } = await hook(ann, url)
    const patch = (change: object) =>
      ann
        .as(http.patch(`${at}/${id}`))
        .send(change)
        .expect(200)
    await prisma.webhook.update({ where: { id }, data: { failingSince: clock.now() } })

    const off = { on: false, offAt: clock.now().toISOString(), offBy: 'owner' }
    expect((await patch({ on: false })).body).toMatchObject(off)
    clock.turn(1000)
    expect((await patch({ on: false })).body).toMatchObject(off)
    expect((await patch({ on: true })).body).toMatchObject({ on: true, offAt: null, offBy: null, failingSince: null })
  })

  test('to another address resets the count of failures', async () => {
    const ann = await newPlayer(paquebot)
    const { id } = await hook(ann, url)
    await prisma.webhook.update({ where: { id }, data: { failingSince: clock.now() } })

    const { body } = await ann
      .as(http.patch(`${at}/${id}`))
      .send({ url: 'https://example.net/' })
      .expect(200)
    expect(body.failingSince).toBeNull()
  })

  test('gives it another secret on request', async () => {
    const ann = await newPlayer(paquebot)
    const made = await hook(ann, url)
    const { body } = await ann.as(http.post(`${at}/${made.id}/secret`)).expect(200)

    expect(body.secret).toMatch(/^whsec_/)
    expect(body.secret).not.toBe(made.secret)
    expect(body).toEqual({ ...made, secret: body.secret })
  })

  test('deletes it, and its log with it', async () => {
    const ann = await newPlayer(paquebot)
    const made = await hook(ann, url)
    await post(ann, made)
    await ann.as(http.delete(`${at}/${made.id}`)).expect(204)

    await ann.as(http.get(`${at}/${made.id}`)).expect(404)
    await ann.as(http.delete(`${at}/${made.id}`)).expect(404)
    expect(await prisma.delivery.count({ where: { webhookId: made.id } })).toBe(0)
  })
})

describe('a webhook', () => {
  test('of another player is not found, by any route', async () => {
    const [ann, bob] = [await newPlayer(paquebot), await newPlayer(paquebot)]
    const made = await hook(ann, url)
    const { id: delivery } = await post(ann, made)
    const one = `${at}/${made.id}`

    for (const asked of [
      http.get(one),
      http.patch(one).send({ on: false }),
      http.delete(one),
      http.post(`${one}/secret`),
      http.post(`${one}/test`),
      http.get(`${one}/deliveries`),
      http.get(`${one}/deliveries/${delivery}`),
      http.post(`${one}/deliveries/${delivery}/replay`),
    ]) {
      expect((await bob.as(asked).expect(404)).body.code).toBe('not-found')
    }
    expect(await look(ann, made)).toMatchObject({ on: true })
    expect((await bob.as(http.get(at)).expect(200)).body.items).toEqual([])
    // nor a delivery of one webhook under another webhook
    const own = await hook(bob, url)
    await bob.as(http.get(`${at}/${own.id}/deliveries/${delivery}`)).expect(404)
  })

  test('has only its own deliveries: those of another webhook of the account are neither read nor replayed under it', async () => {
    const ann = await newPlayer(paquebot)
    const [made, other] = [await hook(ann, url), await hook(ann, 'https://example.net/')]
    const { id: delivery } = await post(ann, made)
    const under = `${at}/${other.id}/deliveries/${delivery}`

    await ann.as(http.get(under)).expect(404)
    await ann.as(http.post(`${under}/replay`)).expect(404)
    expect(await log(ann, other)).toEqual([])
  })

  test('shows its whole address only to a session, because anybody who has the address of a chat can post to it', async () => {
    const ann = await newPlayer(paquebot)
    const made = await hook(ann, url)
    const wish = { name: 'bot', scopes: ['read'], password }
    const { token } = (await ann.as(http.post('/v1/account/tokens')).send(wish).expect(201)).body
    const byToken = async (path: string) =>
      (await http.get(path).set('authorization', `Bearer ${token}`).expect(200)).body

    const shown = { ...(await look(ann, made)), url: 'https://example.org/…' }
    expect(await byToken(`${at}/${made.id}`)).toEqual(shown)
    expect(await byToken(at)).toEqual({ items: [shown] })
  })

  test('that is off takes no test and no replay', async () => {
    const ann = await newPlayer(paquebot)
    const made = await hook(ann, url)
    const { id: delivery } = await post(ann, made)
    await ann
      .as(http.patch(`${at}/${made.id}`))
      .send({ on: false })
      .expect(200)

    for (const what of ['test', `deliveries/${delivery}/replay`]) {
      expect((await ann.as(http.post(`${at}/${made.id}/${what}`)).expect(409)).body.code).toBe('webhook-off')
    }
    expect(await log(ann, made)).toHaveLength(1)
  })

  test('is tested thirty times a minute at most', async () => {
    const ann = await newPlayer(paquebot)
    const made = await hook(ann, url)
    for (let times = 0; times < 30; times++) await post(ann, made)

    const answer = await ann.as(http.post(`${at}/${made.id}/test`)).expect(429)
    expect(answer.body.code).toBe('too-many-requests')
    expect(answer.headers).toHaveProperty('retry-after')
  })
})

describe('the log', () => {
  test('has pages, the newest first', async () => {
    const ann = await newPlayer(paquebot)
    const made = await hook(ann, url)
    const posted: string[] = []
    for (let times = 0; times < 5; times++) {
      if (times % 2 === 1) clock.turn(1000)
      posted.push((await post(ann, made)).id)
    }

    const seen: string[] = []
    let cursor = ''
    do {
      const { body } = await ann.as(http.get(`${at}/${made.id}/deliveries?limit=2${cursor}`)).expect(200)
      seen.push(...body.items.map(({ id }: { id: string }) => id))
      cursor = body.next === null ? '' : `&cursor=${body.next}`
    } while (cursor !== '')
    const rows = await prisma.delivery.findMany({
      where: { webhookId: made.id },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    })
    expect(seen).toEqual(rows.map(({ id }) => id))
    expect(seen.toSorted()).toEqual(posted.toSorted())
  })

  test('says when a waiting delivery will be tried', async () => {
    const ann = await newPlayer(paquebot)
    const made = await hook(ann, url)
    const delivery = await post(ann, made)
    const now = clock.now().toISOString()

    expect(delivery).toEqual({
      id: delivery.id,
      message: delivery.id,
      topic: 'test',
      match: null,
      status: 'pending',
      attempts: 0,
      answer: null,
      fault: null,
      createdAt: now,
      dueAt: now,
      doneAt: null,
    })
  })

  test('does not find an unknown delivery', async () => {
    const ann = await newPlayer(paquebot)
    const made = await hook(ann, url)
    await ann.as(http.get(`${at}/${made.id}/deliveries/${randomUUID()}`)).expect(404)
    await ann.as(http.post(`${at}/${made.id}/deliveries/${randomUUID()}/replay`)).expect(404)
  })
})

describe('a person', () => {
  test('has webhooks in the export, without their secrets', async () => {
    const ann = await newPlayer(paquebot)
    const made = await hook(ann, url, ['your-turn'])
    await post(ann, made)
    const answer = await ann.as(http.get('/v1/account/export')).expect(200)

    expect(answer.body.webhooks).toMatchObject([{ webhook: made.id, url, topics: ['your-turn'] }])
    expect(answer.body.webhookDeliveries).toMatchObject([{ webhook: made.id, topic: 'test' }])
    expect(answer.text).not.toContain(made.secret.slice('whsec_'.length))
    expect(answer.text).not.toContain('ealedSecret')
  })

  test('leaves none behind after an erasure', async () => {
    const ann = await newPlayer(paquebot)
    const made = await hook(ann, url)
    await post(ann, made)
    await ann.as(http.delete('/v1/account')).send({ password }).expect(204)

    expect(await prisma.webhook.count({ where: { accountId: ann.id } })).toBe(0)
    expect(await prisma.delivery.count({ where: { webhookId: made.id } })).toBe(0)
  })

  test('reads webhooks and their log with a token that may read, and manages them with a session only', async () => {
    const ann = await newPlayer(paquebot)
    const made = await hook(ann, url)
    const { id: delivery } = await post(ann, made)
    const wish = { name: 'bot', scopes: ['read', 'play', 'create'] }
    const { token } = (await ann.as(http.post('/v1/account/tokens')).send(wish).expect(201)).body
    const one = `${at}/${made.id}`

    for (const path of [at, one, `${one}/deliveries`, `${one}/deliveries/${delivery}`]) {
      await http.get(path).set('authorization', `Bearer ${token}`).expect(200)
    }
    for (const asked of [
      http.post(at).send({ url }),
      http.patch(one).send({ on: false }),
      http.delete(one),
      http.post(`${one}/secret`),
      http.post(`${one}/test`),
      http.post(`${one}/deliveries/${delivery}/replay`),
    ]) {
      const answer = await asked.set('authorization', `Bearer ${token}`).expect(403)
      expect(answer.body.code).toBe('session-needed')
    }
  })
})
