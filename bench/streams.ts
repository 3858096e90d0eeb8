// node bench/streams.ts [people]: what idle streams cost a server (docs/operating.md).
// Each listener has two streams open: one of a match, one of their account.
import { randomUUID } from 'node:crypto'
import { Agent, get } from 'node:http'
import { performance } from 'node:perf_hooks'
import { signToken } from '../src/accounts/credentials/tokens.ts'
import { progressOf } from '../src/matches/stream/progress.ts'
import { streamEnd as newest, writtenAfter } from '../src/notices/stream/written-notices.ts'
import type { Platform } from '../src/platform/platform.ts'
import { median } from './figures.ts'
import { residentOf } from './memory.ts'
import { platformOn } from './platform.ts'
import { startPostgres } from './postgres.ts'
import { shareOfCore } from './processor.ts'
import { startServer } from './server-process.ts'
import type { Endings } from './undo.ts'
import { wallTime } from './wall-time.ts'

const people = Number(process.argv[2] ?? 1000)
const secondsOfRest = 20
const looks = 20
const opensAtOnce = 20

interface Listener {
  readonly account: string
  readonly session: string
  readonly match: string
}

/** Signed-in people, each with a match that waits for players. */
async function listenersIn({ database, clock }: Platform): Promise<Listener[]> {
  const made = Array.from({ length: people }, () => {
    return { account: randomUUID(), session: randomUUID(), match: randomUUID() }
  })
  const rows = JSON.stringify(made)
  const { prisma } = database
  const now = clock.now()
  await prisma.$transaction([
    prisma.$executeRaw`
      INSERT INTO accounts (id, email, name, name_key, status)
      SELECT account, account || '@example.org', 'P ' || account, account, 'active'
      FROM jsonb_to_recordset(${rows}::jsonb) AS r(account uuid)`,
    prisma.$executeRaw`
      INSERT INTO sessions (id, account_id, refresh_hash, method, expires_at)
      SELECT session, account, '', 'password', ${now}::timestamptz + interval '1 day'
      FROM jsonb_to_recordset(${rows}::jsonb) AS r(account uuid, session uuid)`,
    prisma.$executeRaw`
      INSERT INTO matches (id, game, rules, data, options, seats, name, status, seating, sealed_seed, commitment)
      SELECT match, 'havana', 1, 1, '{}', 2, '', 'open', 'shuffled', '', ''
      FROM jsonb_to_recordset(${rows}::jsonb) AS r(match uuid)`,
    // A year of old notices, which are stored but not pushed.
    prisma.$executeRaw`
      INSERT INTO notices (key, account_id, match_id, topic, payload, status, handed_on_at)
      SELECT r.account || '/' || n, r.account, r.match, 'your-turn', '{}', 'sent', ${now}
      FROM jsonb_to_recordset(${rows}::jsonb) AS r(account uuid, match uuid), generate_series(1, 100) n`,
  ])
  await prisma.$executeRawUnsafe('ANALYZE')
  return made
}

/** Opens a stream, and waits for its first event. */
function open(address: URL, path: string, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` }
    get(new URL(path, address), { headers, agent: new Agent() }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${path} answered ${answer.statusCode}`))
      answer.on('error', () => {})
      let text = ''
      answer.on('data', (chunk: Buffer) => {
        if (text.includes('event:')) return
        text += chunk.toString()
        if (text.includes('event:')) resolve()
      })
    }).on('error', reject)
  })
}

async function medianTime(once: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < looks; count++) {
    times.push(await wallTime(once))
  }
  return median(times)
}

const postgres = await startPostgres(process.env.BENCH_DATABASE_URL)
const undo: Endings = [postgres.stop]
try {
  const url = await postgres.create('streams')
  const platform = await platformOn(url)
  undo.push(() => platform.database.close())
  const server = await startServer(url)
  undo.push(server.stop)
  const listeners = await listenersIn(platform)
  // Code that has not run yet is slow, and takes memory once.
  const [first, ...others] = listeners
  if (!first) throw new Error('nobody listens')
  const both = async ({ account, session, match }: Listener) => {
    const { token } = signToken(platform, 'access', { account, session })
    await open(server.address, `/v1/matches/${match}/stream`, token)
    await open(server.address, '/v1/account/stream', token)
  }
  await both(first)
  const restBefore = await shareOfCore(server.pid, secondsOfRest)
  const memoryBefore = residentOf(server.pid)
  const start = performance.now()
  const queue = [...others]
  await Promise.all(
    Array.from({ length: opensAtOnce }, async () => {
      for (let next = queue.pop(); next; next = queue.pop()) await both(next)
    }),
  )
  const opened = (performance.now() - start) / 1000
  const rest = await shareOfCore(server.pid, secondsOfRest)
  const memory = residentOf(server.pid)
  const matches = listeners.map(({ match }) => match)
  const cursor = await newest(platform)
  const cursors = new Map(listeners.map(({ account }) => [account, cursor] as const))
  const streams = 2 * others.length
  console.log(`${streams} idle streams on one process, opened in ${opened.toFixed(1)} s`)
  console.log(`memory: ${((memory - memoryBefore) / streams / 1024).toFixed(1)} KiB each`)
  console.log(`processor: ${(100 * rest).toFixed(1)} % of a core; ${(100 * restBefore).toFixed(1)} % without them`)
  console.log(`a look at ${people} matches: ${(await medianTime(() => progressOf(platform, matches))).toFixed(1)} ms`)
  console.log(
    `a look at ${people} accounts: ${(await medianTime(() => writtenAfter(platform, cursors, 50))).toFixed(1)} ms`,
  )
} finally {
  for (const each of undo.toReversed()) await each().catch((error: unknown) => console.error(error))
}
// The streams that are still open on this side.
process.exit()
