// The least that a server can do for a durable move and for an unchanged view, in a process of its own: what is above it
// is the price of all that players get. It knows no rules, and trusts what it is sent.
import { createSecretKey } from 'node:crypto'
import Fastify from 'fastify'
import jwt from 'jsonwebtoken'
import pg from 'pg'
import { z } from 'zod'
import { secret } from '../platform.ts'

const Settings = z.object({ DATABASE_URL: z.string(), ENTRY: z.string() })
const Entry = z.object({ actor: z.unknown(), move: z.unknown(), events: z.unknown(), hash: z.string() })
const { DATABASE_URL, ENTRY } = Settings.parse(process.env)
const { actor, move, events, hash } = Entry.parse(JSON.parse(ENTRY))
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })

/** One prepared statement, which appends under its guard. It stores what pgbench stores. */
const append = {
  name: 'append',
  text: `WITH stored AS (
    UPDATE matches SET version = version + 1, hash = $3, moved_at = now()
    WHERE id = $1 AND version = $2 RETURNING id, version
  )
  INSERT INTO entries (match_id, version, at, kind, actor, move, events, rules, draws, previous, hash)
  SELECT id, version, now(), 'moved', $4, $5, $6, 1, 1, $3, $3 FROM stored`,
}
const stored = [hash, JSON.stringify(actor), JSON.stringify(move), JSON.stringify(events)]

const Moved = z.object({ version: z.int() })

/** A key: given a text, the library would try for half a millisecond to read a public key from it. */
const key = createSecretKey(secret, 'utf8')

const app = Fastify()
app.addHook('onRequest', async ({ headers }) => {
  jwt.verify(headers.authorization?.replace('Bearer ', '') ?? '', key, { algorithms: ['HS256'] })
})
app.post<{ Params: { match: string } }>('/matches/:match/moves', async ({ params, body }, reply) => {
  const { version } = Moved.parse(body)
  const { rowCount } = await pool.query({ ...append, values: [params.match, version, ...stored] })
  return rowCount === 1 ? { version: version + 1 } : reply.code(412).send({ code: 'version-passed' })
})
app.get('/view', async ({ headers }, reply) =>
  headers['if-none-match'] === '"1"' ? reply.code(304).send() : reply.header('etag', '"1"').send({ version: 1 }),
)
/** A text as long as an answer of the server, which is there already. */
const texts = new Map<string, string>()
app.get<{ Params: { length: string } }>('/texts/:length', async ({ params: { length } }, reply) => {
  const text = texts.get(length) ?? JSON.stringify('-'.repeat(Number(length) - 2))
  texts.set(length, text)
  return reply.type('application/json; charset=utf-8').send(text)
})
console.log(`API ${await app.listen({ port: 0, host: '127.0.0.1' })}/v1`)
process.once('SIGTERM', () => void app.close().then(() => pool.end()))
