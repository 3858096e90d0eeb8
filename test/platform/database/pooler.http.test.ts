// The whole http suite through a pooler: TEST_POOLER=transaction npx vitest run --project http
import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { type Database, serverDatabase, whileServing } from '../../../src/platform/database/database.ts'
import { requireSettings } from '../../../src/platform/database/role-settings.ts'
import { sharedSignals } from '../../../src/platform/database/shared-signals.ts'
import { afterFile } from '../../support/after-file.ts'
import { addressOf } from '../../support/another-process.ts'
import { freshDatabase } from '../../support/database.ts'
import { httpMatch } from '../../support/http-match.ts'
import { onServer } from '../../support/on-server.ts'
import { newPlayer } from '../../support/people.ts'
import { ownPgbouncer, pgbouncerProgram } from '../../support/pgbouncer.ts'
import { type TestServer, testServer } from '../../support/server.ts'

const program = pgbouncerProgram
const { TEST_DATABASE_URL: server, TEST_POOLER: whole } = process.env
// The whole suite behind a pooler gives the role its settings before.
const isPossible = program !== undefined && server !== undefined && whole === undefined

describe.skipIf(!isPossible)(
  'behind PgBouncer in transaction mode (needs pgbouncer and a PostgreSQL server)',
  async () => {
    if (!isPossible) return
    const database = await freshDatabase()
    afterFile(() => database.close())
    const url = await addressOf(database)
    // Fewer sessions than a pool has connections, so that they change hands.
    const pooler = await ownPgbouncer(program, url, 3)
    afterFile(() => pooler.stop())

    test('a role without the settings is refused, with the statements that give it them', async () => {
      const { pathname } = new URL(url)
      await onServer(url, `ALTER ROLE CURRENT_USER IN DATABASE ${pathname.slice(1)} SET timezone = 'Asia/Tokyo'`)
      const refused = String(await checked().catch(String))
      expect(refused).toMatch(/ConfigurationError: .*TimeZone is Asia\/Tokyo/)
      const statements = refused.split('\n').slice(1)
      expect(statements).toHaveLength(4)

      for (const statement of statements) await onServer(url, statement)
      await pooler.reconnect()
      await checked()
    })

    test('two servers play matches at the same time, hear of each other, and mail', async () => {
      const [one, other] = [await behindPooler(), await behindPooler()]
      const opened: string[] = []
      const heard = new Set<string>()
      // A server that begins to listen late learns that any match may have changed.
      other.platform.signals.onMatchesChanged((matches = opened) => {
        for (const match of matches) heard.add(match)
      })
      const [ann, bob] = [await newPlayer(one), await newPlayer(one)]
      const matches = await Promise.all([one, one, other, other].map((server) => httpMatch(server, [ann, bob])))
      opened.push(...matches.map(({ id }) => id))
      for (let moves = 0; moves < 6; moves++) await Promise.all(matches.map(({ playOn }) => playOn()))

      for (const { id, get } of matches) {
        const { version } = (await get(0, '').expect(200)).body
        const there = await ann.as(request(other.app.server).get(`/v1/matches/${id}/view`)).expect(200)
        expect(there.body.version).toBe(version)
        expect(await database.prisma.entry.count({ where: { matchId: id } })).toBe(version)
        expect(version).toBeGreaterThan(6)
      }
      for (const { id } of matches.slice(0, 2)) await expect.poll(() => [...heard]).toContain(id)
      await other.worker.runOnce()
      expect(await database.prisma.notice.count({ where: { status: 'sent' } })).toBeGreaterThan(0)
    })

    test('a request that is repeated on two servers at once is carried out once', async () => {
      const servers = [await behindPooler(), await behindPooler()]
      const [server] = servers
      if (server === undefined) throw new Error('two servers run')
      const ann = await newPlayer(server)
      const key = randomUUID()
      const opening = { game: 'havana', seats: 3, seating: 'as-joined' }
      const answers = await Promise.all(
        [...servers, ...servers].map(({ app }) =>
          ann.as(request(app.server).post('/v1/matches')).set('idempotency-key', key).send(opening),
        ),
      )
      expect(answers.map(({ status }) => status).filter((status) => status !== 201 && status !== 409)).toEqual([])
      expect(await database.prisma.match.count({ where: { createdById: ann.id } })).toBe(1)
    })

    /** What a server checks at its start. */
    async function checked(): Promise<void> {
      const behind = serverDatabase(pooler.url, whileServing, url)
      await requireSettings(behind.pool, whileServing).finally(behind.close)
    }

    /** A server as in a process of its own: with its own connections, which reach the others through PostgreSQL alone. */
    async function behindPooler(): Promise<TestServer> {
      const behind: Database = serverDatabase(pooler.url, whileServing, url)
      const signals = sharedSignals(behind)
      const server = await testServer({}, { database: behind, signals })
      afterFile(() => signals.stop())
      return server
    }
  },
)
