import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import request from 'supertest'
import { beforeAll, describe, expect, test } from 'vitest'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { newPlayer, type Person } from '../../support/people.ts'
import { type TestServer, testServer } from '../../support/server.ts'

const ops = fileURLToPath(new URL('../../../ops', import.meta.url))
const token = 'a token for tests that is long enough'

/** The samples of a metric, as Prometheus reads them. */
async function samples(server: TestServer, name: string): Promise<string[]> {
  const { text } = await request(server.app.server).get('/metrics').expect(200)
  return text.split('\n').filter((line) => line.startsWith(name))
}

describe('the metrics', () => {
  let server: TestServer
  let people: Person[]
  let match: HttpMatch
  beforeAll(async () => {
    server = await testServer()
    await request(server.app.server).get('/metrics').expect(200)
    people = [await newPlayer(server), await newPlayer(server)]
    match = await httpMatch(server, people)
    await match.playOn()
    await match.get(0, '/view').expect(200)
    await match.move(1, { type: 'no-such-move' })
  })

  test('count entries by game and kind, and refusals by code', async () => {
    expect(await samples(server, 'paquebot_entries_total')).toEqual([
      'paquebot_entries_total{game="havana",kind="moved"} 1',
    ])
    expect(await samples(server, 'paquebot_refusals_total')).toEqual([
      expect.stringMatching(/^paquebot_refusals_total\{code="[a-z-]+"\} 1$/),
    ])
  })

  test('measure requests by the pattern of their route, once they are read', async () => {
    const counted = await samples(server, 'paquebot_http_request_seconds_count')
    expect(counted).toContain(
      'paquebot_http_request_seconds_count{method="GET",route="/v1/matches/:match/view",status="2xx"} 1',
    )
  })

  test('do not count an event stream as a slow request', async () => {
    await match.get(0, '/stream?follow=false').expect(200)
    const counted = await samples(server, 'paquebot_http_request_seconds_count')
    expect(counted.filter((line) => line.includes('/stream'))).toEqual([])
  })

  test('tell of the database, the outbox, deadlines, caches, streams and the process', async () => {
    const { text } = await request(server.app.server).get('/metrics')
    const names = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
    for (const name of [
      'paquebot_database_connections',
      'paquebot_outbox_overdue_seconds',
      'paquebot_outbox_retrying',
      'paquebot_outbox_retrying_seconds',
      'paquebot_webhooks',
      'paquebot_webhooks_failing',
      'paquebot_pushes_retrying',
      'paquebot_deadlines_late_seconds',
      'paquebot_cache_reads_total',
      'paquebot_streams',
      'nodejs_eventloop_lag_p99_seconds',
      'process_cpu_seconds_total',
    ])
      expect(names).toContain(name)
  })

  test.each(['prometheus/alerts.yml', 'grafana/paquebot.json'])(
    'have every name that is asked for: %s',
    async (file) => {
      const { text } = await request(server.app.server).get('/metrics')
      const names = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
      const asked = readFileSync(path.join(ops, file), 'utf8').matchAll(/\b(?:paquebot|nodejs|process)_[a-z0-9_]+/g)
      const series = [...asked].map(([name]) => name.replace(/^(paquebot_http_request_seconds)_.*/, '$1'))
      expect(series.length).toBeGreaterThan(5)
      expect(series.filter((name) => !names.has(name))).toEqual([])
    },
  )

  test('name no match, no account and nobody', async () => {
    const { text } = await request(server.app.server).get('/metrics')
    for (const { id, name } of people) for (const secret of [id, name]) expect(text).not.toContain(secret)
    expect(text).not.toContain(match.id)
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/)
  })

  test.each(['x-forwarded-for', 'forwarded', 'via'])(
    'are not read through a proxy on this machine: %s',
    async (header) => {
      const { status, body } = await request(server.app.server).get('/metrics').set(header, '192.0.2.1')
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'no-such-route' })
    },
  )
})

describe('the metrics of a server with a token', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ METRICS_TOKEN: token })
  })

  test.each([
    ['none', undefined, 404],
    ['another one', `Bearer ${token}!`, 404],
    ['its own', `Bearer ${token}`, 200],
  ])('are read with it alone, from anywhere: %s', async (_, authorization, status) => {
    const asked = request(server.app.server).get('/metrics').set('x-forwarded-for', '192.0.2.1')
    if (authorization !== undefined) asked.set('authorization', authorization)
    expect((await asked).status).toBe(status)
  })
})
