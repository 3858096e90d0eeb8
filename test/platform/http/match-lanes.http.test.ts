import Fastify from 'fastify'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { takeTurnsByMatch } from '../../../src/platform/http/match-lanes.ts'
import { Problem } from '../../../src/platform/problems/problem.ts'

const isUnavailable = (error: unknown) => error instanceof Problem && error.code === 'unavailable'

/** What has begun and not ended yet, in the order of its beginning. */
const begun: { readonly by: string; readonly end: () => void }[] = []
const app = Fastify()
app.decorateRequest('caller', undefined)
app.addHook('onRequest', async (request) => {
  const account = String(request.headers.by)
  Object.assign(request, { caller: { account } })
})
app.setErrorHandler((error, _request, reply) => reply.status(isUnavailable(error) ? 503 : 500).send())
takeTurnsByMatch(app)
app.post('/matches/:match/moves', (request) => {
  const by = String(request.headers.by)
  return new Promise<string>((resolve) => begun.push({ by, end: () => resolve(by) }))
})
afterAll(() => app.close())

const ask = (by: string, match = 'one') =>
  app.inject({ method: 'POST', url: `/matches/${match}/moves`, headers: { by } }).then(({ statusCode }) => statusCode)
const asked = (by: string, times: number, match?: string) => Array.from({ length: times }, () => ask(by, match))
const who = () => begun.map(({ by }) => by)
const untilBegun = (count: number) => vi.waitFor(() => expect(begun).toHaveLength(count))

/** Ends the request that began first. */
async function endOne(): Promise<void> {
  begun.shift()?.end()
  await new Promise(setImmediate)
}

async function endAll(): Promise<void> {
  while (begun.length > 0) await endOne()
}

beforeEach(() => expect(begun).toEqual([]))

describe('given that somebody has many requests for changes of a match under way', () => {
  test('two are carried out at a time, and those of another match do not wait', async () => {
    const answers = [...asked('eve', 5), ...asked('eve', 1, 'other')]
    await untilBegun(3)

    await endOne()
    await untilBegun(3)
    await endAll()
    expect(await Promise.all(answers)).toEqual([200, 200, 200, 200, 200, 200])
  })

  test('when somebody else asks, then their turn comes next: a flood cannot keep a player from moving', async () => {
    const answers = asked('eve', 20)
    await untilBegun(2)
    answers.push(ask('ann'))
    await new Promise((resolve) => setTimeout(resolve, 20))

    await endOne()
    await endOne()
    await untilBegun(2)
    expect(who()).toContain('ann')
    await endAll()
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]))
  })
})

describe('given that a change of a match takes too long', () => {
  test('when others have waited for five seconds, then they are told to come back, and take no place', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const under = asked('eve', 2)
    while (begun.length < 2) await new Promise(setImmediate)
    const late = ask('ann')
    for (let turns = 0; turns < 20; turns++) await new Promise(setImmediate)
    vi.advanceTimersByTime(5_000)
    expect(await late).toBe(503)
    vi.useRealTimers()

    await endAll()
    expect(await Promise.all(under)).toEqual([200, 200])
    const next = ask('ann')
    await untilBegun(1)
    await endAll()
    expect(await next).toBe(200)
  })
})
