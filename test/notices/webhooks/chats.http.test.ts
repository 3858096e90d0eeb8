import { beforeEach, describe, expect, test } from 'vitest'
import { poster } from '../../../src/notices/deliveries/post.ts'
import { deliveryOutcome } from '../../../src/notices/posting/delivery-outcome.ts'
import { deliveryWorker } from '../../../src/notices/posting/delivery-worker.ts'
import { discordText, slackText } from '../../../src/notices/webhooks/chat.ts'
import { WebhookWithSecret } from '../../../src/notices/webhooks/wire.ts'
import { httpMatch } from '../../support/http-match.ts'
import { newAdministrator, newPlayer, type Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { receiver } from '../deliveries/receiver.ts'
import { type Hook, stage } from './stage.ts'

const server = await testServer({ WEBHOOKS_PRIVATE: 'true' })
const { platform, app, clock } = server
const { prisma } = platform.database
const { http, log, delivery, look, notify, test: ask } = stage(server)
const webhooks = deliveryWorker(platform, app.log, { jitter: () => 0, post: poster(true, 2000) })
const program = await receiver()

let ann: Person
let bob: Person
beforeEach(async () => {
  await prisma.webhook.deleteMany({})
  ann = await newPlayer(server)
  bob = await newPlayer(server)
  program.reset()
})

async function hooked(format: string, person = ann): Promise<Hook> {
  const wish = { url: program.url, format, topics: ['your-turn'] }
  const { body } = await person.as(http.post('/v1/account/webhooks')).send(wish).expect(201)
  return WebhookWithSecret.parse(body)
}
const posted = () => program.received.map(({ body }) => JSON.parse(body))
const linkOf = (match: string) => `<${platform.publicUrl()}/matches/${match}>`

describe('a webhook in the shape of a chat', () => {
  test('of Discord gets a sentence with a link, in which nothing notifies, and no signature', async () => {
    const hook = await hooked('discord')
    const { id } = await httpMatch(server, [ann, bob], { game: 'hamlet', name: '@everyone *x* [a](https://b.c)' })
    await webhooks.drain()
    expect(posted()).toEqual([
      {
        content: `Hamlet \\(\\@everyone \\*x\\* \\[a\\]\\(https\\:\\/\\/b\\.c\\)\\): It is your turn\\. ${linkOf(id)}`,
        allowed_mentions: { parse: [] },
      },
    ])
    expect(Object.keys(program.received[0]?.headers ?? {}).filter((name) => name.startsWith('webhook-'))).toEqual([])
    expect(await log(ann, hook)).toMatchObject([{ status: 'delivered', answer: 200, topic: 'your-turn' }])
  })

  test('of Slack gets text without markup, in the language of the account', async () => {
    const fanny = await newPlayer(server, { language: 'fr' })
    await hooked('slack', fanny)
    const { id } = await httpMatch(server, [fanny, bob], { game: 'hamlet', name: '<!channel> a & b.c' })
    await webhooks.drain()
    expect(posted()).toEqual([
      { text: `Hamlet (&lt;!channel&gt; a &amp; b.\u2060c): C’est à vous de jouer. ${linkOf(id)}`, mrkdwn: false },
    ])
  })

  test('names no private match that its owner may not see', async () => {
    await hooked('slack')
    const { id } = (await bob.as(http.post('/v1/matches')).send({ game: 'hamlet', seats: 2, private: true })).body
    await prisma.webhook.updateMany({ data: { topics: [] } })
    await notify(ann, { topic: 'match-closed', match: id, why: 'cancelled' })
    await webhooks.drain()
    expect(posted()).toEqual([{ text: 'The match will not take place.', mrkdwn: false }])
  })

  test('leads an administrator to the page on which a dispute is judged, also of a private match', async () => {
    const vera = await newAdministrator(server)
    await hooked('slack', vera)
    await prisma.webhook.updateMany({ data: { topics: [] } })
    const match = await httpMatch(server, [ann, bob], { game: 'hamlet' })
    await prisma.match.update({ where: { id: match.id }, data: { private: true } })
    await match.post(0, '/disputes', { version: 1, text: 'A fish is missing.', freeze: false }).expect(201)
    await webhooks.drain()
    const link = `<${platform.publicUrl()}/administration/matches/${match.id}>`
    expect(posted()).toEqual([{ text: `A dispute was raised. ${link}`, mrkdwn: false }])
  })

  test('is tested by a sentence; the log keeps the notice', async () => {
    const hook = await hooked('discord')
    const { id } = await ask(ann, hook)
    await webhooks.drain()
    expect(posted()).toMatchObject([{ content: expect.stringContaining('This is a test of your Paquebot webhook') }])
    expect(JSON.parse((await delivery(ann, hook, id)).body)).toMatchObject({ type: 'test' })
  })

  test('may become another; without a format it is our own, signed', async () => {
    const hook = await hooked('slack')
    const at = `/v1/account/webhooks/${hook.id}`
    expect((await ann.as(http.patch(at)).send({ format: 'paquebot' }).expect(200)).body.format).toBe('paquebot')
    expect((await look(ann, hook)).format).toBe('paquebot')
    await ask(ann, hook)
    await webhooks.drain()
    expect(program.received[0]?.headers['webhook-signature']).toMatch(/^v1,/)
    const plain = await ann.as(http.post('/v1/account/webhooks')).send({ url: program.url }).expect(201)
    expect(plain.body.format).toBe('paquebot')
    expect((await ann.as(http.patch(at)).send({ format: 'teams' }).expect(400)).body.code).toBe('invalid-request')
  })

  test('that is asked for too often waits as long as the chat says', async () => {
    const hook = await hooked('discord')
    program.answer((response) => response.writeHead(429, { 'retry-after': '1800' }).end())
    await ask(ann, hook)
    await webhooks.drain()
    const again = new Date(clock.now().getTime() + 1_800_000).toISOString()
    expect(await log(ann, hook)).toMatchObject([{ status: 'pending', answer: 429, fault: 'refused', dueAt: again }])
  })
})

test('names are text: Discord gets each sign of punctuation escaped, Slack no link', () => {
  expect(discordText('_a_ `b` ||c|| <@1> #d')).toBe('\\_a\\_ \\`b\\` \\|\\|c\\|\\| \\<\\@1\\> \\#d')
  expect(discordText('Мама 1')).toBe('Мама 1')
  expect(slackText('https://x.y <@U1>')).toBe('https:\u2060//x.\u2060y &lt;@\u2060U1&gt;')
})

describe('the next try', () => {
  const now = new Date('2026-03-02T09:00:00.000Z')
  const again = (retryAfter: string | undefined, attempts = 1) => {
    const outcome = deliveryOutcome({ status: 429, retryAfter }, { attempts, webhook: 'any' }, now, () => 0)
    return outcome.kind === 'retry' ? outcome.at.toISOString() : outcome.kind
  }

  test.each([
    [undefined, '2026-03-02T09:00:05.000Z'],
    ['1', '2026-03-02T09:00:05.000Z'],
    ['60', '2026-03-02T09:01:00.000Z'],
    ['Mon, 02 Mar 2026 10:00:00 GMT', '2026-03-02T10:00:00.000Z'],
    ['soon', '2026-03-02T09:00:05.000Z'],
    ['99999999999999999999', '2026-03-03T09:00:00.000Z'],
  ])('after Retry-After %s is at %s', (retryAfter, at) => {
    expect(again(retryAfter)).toBe(at)
  })

  test('is none after the last one, whatever the receiver says', () => {
    expect(again('60', 10)).toBe('failed')
  })
})
