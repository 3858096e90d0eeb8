import pg from 'pg'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { judgeAll } from '../../src/matches/archive/judge-all.ts'
import { freshDatabase } from '../support/database.ts'
import { type HttpMatch, httpMatch } from '../support/http-match.ts'
import { isLong } from '../support/long.ts'
import { newPlayer } from '../support/people.ts'
import { testServer } from '../support/server.ts'

/** As whileServing, with a tenth of the time: what hangs here, hangs for a minute. */
const database = await freshDatabase({ statement: 3000, lock: 300 })
const server = await testServer({}, { database })
const { pool, kind } = database

/** What a session of an operator does to a database, and how it ends. */
interface Fault {
  readonly what: string
  /** MATCH stands for the id of a match, PLAYER for that of somebody in it. */
  readonly strike: string
  readonly heal: string
  readonly harms: 'its match' | 'all matches' | 'no match'
  readonly ready?: { readonly status?: 200 | 503 } & Readonly<Record<string, unknown>>
}

const onEntry = (name: string, trigger: string, body: string) => ({
  strike: `
    CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} RETURN NEW; END $$;
    CREATE ${trigger} EXECUTE FUNCTION ${name}()`,
  heal: `DROP FUNCTION ${name} CASCADE`,
})
const deferred = 'CONSTRAINT TRIGGER refuse AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW'
const ofIts = "WHEN (NEW.match_id = 'MATCH')"
/** Waits for each session to be gone, so that no move is sent to one that is about to end: it would be answered with 503. */
const hangUp =
  'SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()'
/** Commits before it hangs up, so that every new session has the new setting. */
const onlyReads = (set: string) => `
  BEGIN; DO $$ BEGIN EXECUTE format('ALTER DATABASE %I ${set}', current_database()); END $$; COMMIT; ${hangUp}`

const faults: readonly Fault[] = [
  {
    what: 'the table of entries is locked',
    strike: 'BEGIN; LOCK TABLE entries',
    heal: 'ROLLBACK',
    harms: 'all matches',
    ready: { lockedTables: ['entries'] },
  },
  {
    what: 'the table of mails is locked against writing',
    strike: 'BEGIN; LOCK TABLE notices IN SHARE MODE',
    heal: 'ROLLBACK',
    harms: 'all matches',
    ready: { lockedTables: ['notices'] },
  },
  {
    what: 'a table that moves do not need is locked',
    strike: 'BEGIN; LOCK TABLE messages',
    heal: 'ROLLBACK',
    harms: 'no match',
    ready: { lockedTables: ['messages'] },
  },
  {
    what: 'the row of an account is locked',
    strike: "BEGIN; SELECT FROM accounts WHERE id = 'PLAYER' FOR UPDATE",
    heal: 'ROLLBACK',
    harms: 'its match',
  },
  {
    what: 'statements hang',
    ...onEntry('hang', `TRIGGER hang BEFORE INSERT ON entries FOR EACH ROW ${ofIts}`, 'PERFORM pg_sleep(60);'),
    harms: 'its match',
  },
  {
    what: 'commits of one match are refused',
    ...onEntry('refuse', `${deferred} ${ofIts}`, "RAISE 'no';"),
    harms: 'its match',
  },
  {
    what: 'all commits of moves are refused',
    ...onEntry('refuse', deferred, "RAISE 'no' USING ERRCODE = 'io_error';"),
    harms: 'all matches',
  },
  {
    what: 'the database only reads',
    strike: onlyReads('SET default_transaction_read_only = on'),
    heal: onlyReads('RESET default_transaction_read_only'),
    harms: 'all matches',
    ready: { status: 503, database: 'unavailable', reason: 'the server only reads: it was or will be replaced' },
  },
]

describe.runIf(kind === 'server')('a database that somebody strikes', () => {
  const operator = new pg.Client({ connectionString: pool.options.connectionString })
  const turns = new Map<HttpMatch, number>()
  const newMatch = async () => httpMatch(server, [await newPlayer(server), await newPlayer(server)], { game: 'hamlet' })
  let struck: HttpMatch
  let other: HttpMatch
  beforeAll(async () => {
    await operator.connect()
    struck = await newMatch()
    other = await newMatch()
  })
  afterAll(() => operator.end())

  const ready = async () => {
    const { status, body } = await request(server.app.server).get('/readyz')
    return { status, ...body.checks }
  }
  /** The next move of a match, with its key. */
  async function moved(match: HttpMatch) {
    const turn = turns.get(match) ?? 0
    const { status, body, headers } = await match
      .move(turn % 2, { type: 'end-turn' })
      .set('idempotency-key', `${match.id}/${turn}`)
    if (status === 200) turns.set(match, turn + 1)
    return { status, code: body.code, retryAfter: headers['retry-after'] }
  }
  const done = { status: 200 }
  const refused = { status: 503, code: 'unavailable', retryAfter: '5' }
  const well = { status: 200, database: 'ok', reason: null, storage: 'ok', lockedTables: [] }

  test.each(faults)('when $what: $harms must wait, nothing is lost, and it goes on by itself', async (fault) => {
    const { strike, heal, harms, ready: says } = fault
    const player = struck.people[0]?.id ?? ''
    await operator.query(strike.replaceAll('MATCH', struck.id).replaceAll('PLAYER', player))
    try {
      const [its, others] = await Promise.all([moved(struck), moved(other)])
      expect(its).toMatchObject(harms === 'no match' ? done : refused)
      expect(others).toMatchObject(harms === 'all matches' ? refused : done)
      expect(await ready()).toMatchObject({ ...(says?.status === 503 ? {} : well), ...says })
      if (harms === 'no match')
        expect((await struck.post(0, '/messages', { text: 'Hm?' })).body.code).toBe('unavailable')
      await other.get(0, '').expect(200)
    } finally {
      await operator.query(heal)
    }
    expect(await Promise.all([moved(struck), moved(other)])).toMatchObject([done, done])
    expect(await ready()).toMatchObject(well)
  })

  test.runIf(isLong)('when all connections are in use: answers say when to try again', async () => {
    const held = await Promise.all(Array.from({ length: 10 }, () => pool.connect()))
    try {
      expect(await Promise.all([moved(struck), ready()])).toMatchObject([
        refused,
        { status: 503, database: 'unavailable', reason: 'it has not answered within 5 seconds' },
      ])
    } finally {
      for (const client of held) client.release()
    }
    expect(await moved(struck)).toMatchObject(done)
    expect(await ready()).toMatchObject(well)
  })

  test('has every move once in the end, and each can be judged again', async () => {
    const entries = new Map<string, unknown>()
    for await (const judged of judgeAll(server.platform)) entries.set(judged.match, judged)
    for (const match of [struck, other]) {
      const played = turns.get(match) ?? 0
      expect(entries.get(match.id)).toMatchObject({ outcome: 'same', entries: 1 + played })
    }
  })
})
