import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testServer } from '../support/server.ts'
import { operations } from './document.ts'
import { newPeople, newWorld, requests, type World } from './world.ts'

const server = await testServer()
const { prisma } = server.platform.database

/** A running and a waiting match that are private, to which the watcher was not invited. */
async function secretWorld(): Promise<World> {
  const world = await newWorld(server, await newPeople(server))
  const ids = [world.running.id, world.waiting]
  await prisma.match.updateMany({ where: { id: { in: ids } }, data: { private: true, rated: false } })
  server.platform.signals.matchesChanged(ids)
  return world
}

const world = await secretWorld()
const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** What differs between any two answers, and says nothing. */
const always = new Set(['date', 'x-request-id', 'ratelimit'])

type Method = (typeof operations)[number]['method']

async function answerTo(method: Method, url: string, body: object | undefined) {
  const asked = { method, url, headers: { authorization: `Bearer ${world.watcher.token()}` } }
  const answer = await server.app.inject(body === undefined ? asked : { ...asked, payload: body })
  const headers = Object.entries(answer.headers).filter(([name]) => !always.has(name))
  return { status: answer.statusCode, headers, text: answer.body.replaceAll(uuid, 'id') }
}

const inMatches = operations.flatMap(({ operationId, method, path }) => {
  const { at, body } = requests[operationId] ?? {}
  const named = at?.(world) ?? path
  return path.startsWith('/v1/matches/{match}') ? [{ operationId, method, named, bodies: [body?.(world), {}] }] : []
})

test('there are requests about matches', () => expect(inMatches.length).toBeGreaterThan(40))

test.each(inMatches)(
  '$operationId answers a stranger about a private match as if there were none',
  async (operation) => {
    const { method, named, bodies } = operation
    for (const id of [world.running.id, world.waiting]) {
      const secret = named.replace(world.running.id, id).replace(world.waiting, id)
      for (const body of method === 'get' ? [undefined] : bodies) {
        const [about, ofNone] = [
          await answerTo(method, secret, body),
          await answerTo(method, secret.replace(id, randomUUID()), body),
        ]
        expect(about).toEqual(ofNone)
      }
    }
  },
)

const reports = `/v1/people/${encodeURIComponent(world.rival.name)}/report`

test.each<[Method, string, (match: string) => object]>([
  ['post', '/v1/studies', (match) => ({ name: 'What if', from: { kind: 'match', match } })],
  ['post', '/v1/studies', (match) => ({ name: 'What if', from: { kind: 'match', match, version: 99 } })],
  ['post', reports, (match) => ({ reason: 'Insults.', match })],
])('%s %s does not tell it of a match in its body either', async (method, url, bodyOf) => {
  for (const id of [world.running.id, world.waiting]) {
    expect(await answerTo(method, url, bodyOf(id))).toEqual(await answerTo(method, url, bodyOf(randomUUID())))
  }
})

test('nor do a filter of notices and the page without script', async () => {
  for (const urlOf of [(id: string) => `/v1/account/notices?match=${id}`, (id: string) => `/matches/${id}/read`]) {
    for (const id of [world.running.id, world.waiting]) {
      expect(await answerTo('get', urlOf(id), undefined)).toEqual(await answerTo('get', urlOf(randomUUID()), undefined))
    }
  }
})
