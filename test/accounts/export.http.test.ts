import request from 'supertest'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { blockedByRequest, mostMilliseconds } from '../support/event-loop.ts'
import { newPlayer } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { startedMatch } from '../support/started-match.ts'

const server = await testServer()
const http = request(server.app.server)
const { prisma } = server.platform.database

const rows = z.array(z.unknown())
const Lists = z.object({
  messages: z.array(z.looseObject({ at: z.iso.datetime() })),
  notices: rows,
  origins: rows,
  matches: rows,
  matchesOpened: rows,
  decisions: rows,
})

/** Far more than a page of each. */
const thousands = 3000

test.skipIf(process.env.TEST_DATABASE_URL === undefined)(
  'an account with thousands of everything is exported whole, and does not block the event loop',
  async () => {
    const ann = await newPlayer(server)
    const { id: match } = await startedMatch(server, [ann, await newPlayer(server)])
    await lived(ann.id, match)

    let text = ''
    const asked = () =>
      ann
        .as(http.get('/v1/account/export'))
        .buffer(true)
        // This thread reads the answer, too, so it only stores the bytes.
        .parse((answer, done) => {
          const read: string[] = []
          answer.setEncoding('utf8')
          answer.on('data', (piece: string) => read.push(piece))
          answer.on('end', () => {
            text = read.join('')
            done(null, undefined)
          })
        })
        .expect(200)
        .expect('content-type', 'application/json; charset=utf-8')
    expect(await blockedByRequest(asked)).toBeLessThan(mostMilliseconds)

    const exported = Lists.parse(JSON.parse(text))
    for (const part of ['messages', 'notices', 'origins', 'matches', 'matchesOpened', 'decisions'] as const) {
      const rows: readonly unknown[] = exported[part]
      expect([part, new Set(rows.map((row) => JSON.stringify(row))).size]).toEqual([part, thousands + 1])
    }
    expect(exported.messages.map(({ at }) => at)).toEqual(exported.messages.map(({ at }) => at).toSorted())
  },
)

test('an account gets ten exports an hour', async () => {
  const [ann, bob] = [await newPlayer(server), await newPlayer(server)]
  for (let times = 0; times < 10; times++) await ann.as(http.get('/v1/account/export')).expect(200)
  const refused = await ann.as(http.get('/v1/account/export')).expect(429)
  expect(refused.body.code).toBe('too-many-requests')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  await bob.as(http.get('/v1/account/export')).expect(200)
})

/** Thousands of matches, messages, notices and moves, as after years of playing. */
async function lived(account: string, match: string): Promise<void> {
  await prisma.$executeRaw`
    WITH copy AS (
      INSERT INTO matches SELECT (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid()))).*
      FROM matches m, generate_series(1, ${thousands}::int) WHERE m.id = ${match}::uuid RETURNING id
    )
    INSERT INTO participants SELECT (jsonb_populate_record(p, jsonb_build_object('match_id', copy.id))).*
    FROM participants p, copy WHERE p.match_id = ${match}::uuid`
  await prisma.$executeRaw`
    INSERT INTO messages (match_id, number, account_id, text, at)
    SELECT ${match}::uuid, n, ${account}::uuid, repeat('Your turn! ', 50), now() + make_interval(secs => n % 1000)
    FROM generate_series(1, ${thousands + 1}::int) AS n`
  await prisma.$executeRaw`
    INSERT INTO origins (match_id, version, account_id, client, credential, credential_id)
    SELECT ${match}::uuid, n, ${account}::uuid, 'a client', 'session', gen_random_uuid()
    FROM generate_series(1, ${thousands + 1}::int) AS n ON CONFLICT DO NOTHING`
  await prisma.notice.deleteMany({ where: { accountId: account } })
  await prisma.$executeRaw`
    INSERT INTO notices (key, account_id, match_id, topic, payload, status)
    SELECT 'many/' || n, ${account}::uuid, ${match}::uuid, 'your-turn', jsonb_build_object('match', ${match}::text), 'sent'
    FROM generate_series(1, ${thousands + 1}::int) AS n`
}
