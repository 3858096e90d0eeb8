import { Registry } from 'prom-client'
import request from 'supertest'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readConfiguration } from '../../../src/platform/configuration.ts'
import { tracesOf } from '../../../src/platform/traces/otlp.ts'
import { receiver } from '../../notices/deliveries/receiver.ts'
import { httpMatch } from '../../support/http-match.ts'
import { mailServer } from '../../support/mail-server.ts'
import { newPlayer, type Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

/** As a collector reads it: OTLP, in JSON. */
const Span = z.strictObject({
  traceId: z.string().regex(/^[\da-f]{32}$/),
  spanId: z.string().regex(/^[\da-f]{16}$/),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.int(),
  startTimeUnixNano: z.string().regex(/^\d{19}$/),
  endTimeUnixNano: z.string().regex(/^\d{19}$/),
  attributes: z.array(z.object({ key: z.string(), value: z.object({ stringValue: z.string() }) })),
  status: z.object({ code: z.int().optional() }),
})
type Span = z.infer<typeof Span>
const Traces = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
})

const collector = await receiver()
const mails = await mailServer()
const metrics = new Registry()
const { origin } = new URL(collector.url)
const traces = tracesOf(readConfiguration({ OTEL_EXPORTER_OTLP_ENDPOINT: origin }), metrics)
if (!traces) throw new Error('nothing is traced')
const server = await testServer({ SMTP_URL: mails.url, MAIL_PICTURES: 'false' }, { traces })
const http = request(server.app.server)

describe('a move', () => {
  let people: readonly Person[]
  let match = ''
  let id = ''
  let spans: readonly Span[]

  beforeAll(async () => {
    people = [await newPlayer(server, { name: 'Ada' }), await newPlayer(server, { name: 'Grace' })]
    const played = await httpMatch(server, people, { game: 'hamlet' })
    match = played.id
    await server.worker.drain()
    const [seat = 0] = await played.waitsFor()
    const [choice] = await played.choices(seat)
    const moved = await played.move(seat, choice?.example ?? {}).expect(200)
    id = moved.headers['x-request-id'] ?? ''
    while ((await played.waitsFor()).includes(seat)) await played.playOn()
    server.clock.turn(10 * 60_000)
    await server.worker.drain()
    await http.get('/v1/none').expect(404)
    await traces.stop()
    spans = collector.received.flatMap(({ body }) =>
      Traces.parse(JSON.parse(body)).resourceSpans.flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap((each) => each.spans),
      ),
    )
  })

  test('is a trace with the id of its request, and what it waited for', () => {
    const own = spans.filter(({ traceId }) => traceId === id.replaceAll('-', ''))
    const whole = own.find(({ parentSpanId }) => parentSpanId === undefined)

    expect(collector.received.map(({ path }) => path)).toContain('/v1/traces')
    expect(whole).toMatchObject({ name: 'POST /v1/matches/:match/moves', kind: 2, status: {} })
    expect(valuesOf(whole)).toEqual({
      'http.request.method': 'POST',
      'http.route': '/v1/matches/:match/moves',
      'http.response.status_code': '200',
      'paquebot.request.id': id,
    })
    const commit = own.find(({ name }) => name === 'commit')
    expect(commit).toMatchObject({ parentSpanId: whole?.spanId, kind: 1 })
    expect(valuesOf(commit)).toEqual({ 'paquebot.request.id': id })
    expect(nanoseconds(commit)).toBeLessThanOrEqual(nanoseconds(whole))
  })

  test('has the mail that it caused', () => {
    const sent = spans.filter(({ name }) => name === 'mail')
    expect(sent.length).toBeGreaterThan(0)
    for (const { traceId, parentSpanId } of sent) {
      const whole = spans.find((span) => span.traceId === traceId && span.spanId === parentSpanId)
      expect(whole?.name).toBe('POST /v1/matches/:match/moves')
    }
  })

  test('names neither people nor matches', () => {
    const all = JSON.stringify(collector.received.map(({ body }) => body))
    expect(all).toContain('"GET none')
    for (const { id, name, email } of people) for (const own of [id, name, email]) expect(all).not.toContain(own)
    expect(all).not.toContain(match)
  })
})

describe('a collector that fails', () => {
  test('costs spans, which are counted, and nothing else', async () => {
    collector.answer(503)
    const failing = tracesOf({ tracesTo: origin }, metrics)
    const span = { name: 'commit', isWhole: false, from: 1, to: 2, hasFailed: true, attributes: {} }
    for (let count = 0; count < 6000; count++) failing?.note({ ...span, request: crypto.randomUUID() })
    await failing?.stop()

    expect(await metrics.getSingleMetricAsString('paquebot_spans_lost_total')).toContain(
      'paquebot_spans_lost_total 6000',
    )
  })
})

test('nothing is traced without a collector', () => {
  expect(tracesOf(readConfiguration({}), metrics)).toBeUndefined()
})

const valuesOf = (span: Span | undefined) =>
  Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, value.stringValue]))

const nanoseconds = (span: Span | undefined): bigint =>
  BigInt(span?.endTimeUnixNano ?? 0) - BigInt(span?.startTimeUnixNano ?? 0)
