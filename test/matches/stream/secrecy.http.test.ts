import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { newPlayer, type Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { entriesIn, listenTo, pushAll } from './given.ts'

const server = await testServer()
const http = request(server.app.server)

const ann = await newPlayer(server, { name: 'Ann' })
const bob = await newPlayer(server, { name: 'Bob' })
const eve = await newPlayer(server, { name: 'Eve' })

/** What Ann does that others may not know. */
interface Hidden {
  readonly cards: readonly [string, string]
  readonly order?: boolean
  readonly says?: readonly string[]
  readonly reads?: boolean
  readonly note?: string
}

async function done(match: HttpMatch, hidden: Hidden): Promise<void> {
  await match.move(0, { type: 'open', cards: hidden.cards }).expect(200)
  if (hidden.order) {
    const [drop] = hidden.cards
    const order = { question: null, move: { type: 'replace', drop, play: 'mama' }, conditions: [], stays: false }
    await ann
      .as(http.put(`/v1/matches/${match.id}/orders`))
      .send({ orders: [order] })
      .expect(200)
    await pushAll(server)
    await ann.as(http.delete(`/v1/matches/${match.id}/orders`)).expect(204)
  }
  for (const text of hidden.says ?? []) await match.post(0, '/messages', { text }).expect(201)
  if (hidden.reads) await ann.as(http.put(`/v1/matches/${match.id}/read-mark`)).send({ version: 1 })
  if (hidden.note) await ann.as(http.put(`/v1/matches/${match.id}/notes`)).send({ text: hidden.note })
}

/** What differs between any two matches: ids, times, hashes and signatures, people's numbers, the number of draws. */
function withoutNames(text: string): string {
  return text
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'uuid')
    .replace(/[0-9a-f]{64}/g, 'hash')
    .replace(/"signature":"[\w-]{86}"/g, '"signature":"of the hash"')
    .replace(/\.[0-9a-f]{12}$/gm, '.shown')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
    .replace(/"participant":"[^"]+"/g, '"participant":"number"')
    .replace(/"draws":\d+/g, '"draws":number')
}

/** The bytes that a listener gets from a match in which something hidden happens. */
async function bytesSent(listener: Person, hidden: Hidden): Promise<string> {
  const match = await httpMatch(server, [ann, bob])
  const stream = listenTo(server, match.id, listener)
  await stream.connect()
  await expect.poll(() => stream.heard.length).toBe(1)
  const start = stream.text().length
  await done(match, hidden)
  // Several changes at once are pushed as one: how many are merged depends on timing, not on what is hidden.
  await pushAll(server)
  await expect
    .poll(() => [entriesIn(stream.heard).at(-1)?.entry.version, stream.heard.at(-1)?.event])
    .toEqual([2, 'match'])
  await match.move(1, { type: 'open', cards: ['siesta', 'obreros'] }).expect(200)
  await pushAll(server)
  await expect.poll(() => entriesIn(stream.heard).at(-1)?.entry.version).toBe(3)
  await expect.poll(() => stream.heard.at(-1)?.event).toBe('match')
  // What is drawn and revealed with the last entry is public, and differs between matches.
  const bytes = stream.text().slice(start)
  const end = bytes.indexOf('"version":3')
  stream.hangUp()
  return withoutNames(bytes.slice(0, bytes.lastIndexOf('\nevent:', end) + 1))
}

describe('a listener who may not know what a seat hides', () => {
  const plain: Hidden = { cards: ['siesta', 'obreros'] }

  test.each([
    ['the other seat', bob],
    ['a spectator', eve],
  ] as const)('gets the same bytes, whatever it is: %s', async (_who, listener) => {
    const bytes = await bytesSent(listener, plain)
    expect(bytes).toMatch(/event: ?entry/)
    for (const hidden of [
      { cards: ['mama', 'reciclaje'] },
      { ...plain, order: true },
      { ...plain, reads: true, note: 'Bob always opens with the Siesta.' },
    ] satisfies Hidden[]) {
      expect(await bytesSent(listener, hidden)).toBe(bytes)
    }
  })

  test('gets the same bytes, whatever the table talks about: a spectator', async () => {
    const bytes = await bytesSent(eve, plain)
    expect(await bytesSent(eve, { ...plain, says: ['Psst.', 'Nobody else reads this.'] })).toBe(bytes)
  })

  test('sees nothing of it in another’s events: only the seat itself gets it', async () => {
    const match = await httpMatch(server, [ann, bob])
    const ears = [ann, bob, eve].map((person) => listenTo(server, match.id, person))
    for (const one of ears) {
      await one.connect()
      await expect.poll(() => one.heard.length).toBe(1)
    }
    await match.move(0, { type: 'open', cards: ['mama', 'reciclaje'] }).expect(200)
    for (const one of ears) await expect.poll(() => entriesIn(one.heard)).toHaveLength(1)
    const [anns, bobs, eves] = ears.map((one) => one.text())
    expect(anns).toContain('reciclaje')
    for (const text of [bobs, eves]) {
      expect(text).not.toContain('reciclaje')
      expect(text).toContain('"kind":"hidden"')
    }
    for (const one of ears) one.hangUp()
  })
})
