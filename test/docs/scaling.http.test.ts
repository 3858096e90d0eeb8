import { readFileSync } from 'node:fs'
import pg from 'pg'
import request from 'supertest'
import { afterAll, expect, test, vi } from 'vitest'
import { server } from '../../src/main.ts'
import { afterFile } from '../support/after-file.ts'
import { anotherPlatform } from '../support/another-process.ts'
import { httpMatch } from '../support/http-match.ts'
import { newPlayer } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { owners } from '../table-ownership.ts'

const page = readFileSync('docs/scaling.md', 'utf8')

const sent = vi.spyOn(pg.Client.prototype, 'query')
afterAll(() => sent.mockRestore())

const first = await testServer()
const [ann, bob] = [await newPlayer(first), await newPlayer(first)]
const match = await httpMatch(first, [ann, bob], { pace: { kind: 'hours', hours: 24 } })
await first.worker.drain()
await match.playOn()

/** A server that has just started, so that it remembers nothing. */
const { platform, close } = await anotherPlatform(first.platform)
const cold = await server(platform)
await cold.app.ready()
afterFile(close)
const get = (path: string) => ann.as(request(cold.app.server).get(path)).expect(200)

/** Makes a move through the server that has just started. */
async function move(): Promise<void> {
  const [seat = 0] = await match.waitsFor()
  const [choice] = await match.choices(seat)
  sent.mockClear()
  const path = `/v1/matches/${match.id}/moves`
  const post = request(cold.app.server).post(path).set('idempotency-key', crypto.randomUUID())
  await (match.people[seat] ?? ann)
    .as(post)
    .send({ moves: [choice?.example] })
    .expect(200)
}

/** Sends the mail about the turn, once it has waited for what might be merged into it. */
async function mail(): Promise<void> {
  first.clock.turn(3_600_000)
  await first.worker.runOnce()
}

/** What the server does most often, in an order in which each is done by a process that has not done it before. */
const done: Readonly<Record<string, () => Promise<unknown>>> = {
  'a view, at first': () => get(`/v1/matches/${match.id}/view`),
  'a view': () => get(`/v1/matches/${match.id}/view`),
  choices: () => get(`/v1/matches/${match.id}/choices`),
  'whose turn it is': () => get(`/v1/matches/${match.id}`),
  'a page of the journal': () => get(`/v1/matches/${match.id}/journal`),
  'a move': move,
  'own matches': () => get('/v1/account/matches'),
  'open matches': () => get('/v1/matches?status=open'),
  'the mail about a turn': mail,
  'a look for deadlines': () => first.deadlines.runOnce(),
}

interface Statement {
  readonly tables: string
  /** Whether its parameters name the match. */
  readonly ofOneMatch: boolean
}

/** What was sent to PostgreSQL since last time, apart from what names no table. */
function statements(): Statement[] {
  const all = sent.mock.calls.map(([query, values]: readonly unknown[]) => {
    const { text, values: given } =
      typeof query === 'object' && query !== null && 'text' in query ? { values, ...query } : { text: query, values }
    const named = Object.keys(owners).filter((table) =>
      new RegExp(`(FROM|JOIN|INTO|UPDATE|,)\\s+("public"\\.)?"?${table}\\b`).test(String(text)),
    )
    return { tables: named.join(', '), ofOneMatch: (JSON.stringify(given) ?? '').includes(match.id) }
  })
  sent.mockClear()
  return all.filter(({ tables }) => tables !== '')
}

/** A line of the page: what is done, the statements about one match, and the others; a statement by its tables. */
function line(what: string, sentMeanwhile: readonly Statement[]): string {
  const cell = (ofOneMatch: boolean) =>
    [...new Set(sentMeanwhile.filter((one) => one.ofOneMatch === ofOneMatch).map(({ tables }) => tables))]
      .sort()
      .join('; ')
  return `| ${what} | ${cell(true)} | ${cell(false)} |`.replaceAll('|  |', '| |')
}

// The embedded database has one process, which remembers for a moment what several would ask each time.
test.skipIf(platform.database.kind === 'embedded')(
  'docs/scaling.md lists which of the commonest statements are about one match',
  async () => {
    const lines: string[] = []
    for (const [what, act] of Object.entries(done)) {
      sent.mockClear()
      await act()
      lines.push(line(what, statements()))
    }
    const [, table] = page.split('| what | statements about one match | other statements |\n|---|---|---|\n')
    expect(table?.split('\n\n')[0]?.trim()).toBe(lines.join('\n'))
  },
)
