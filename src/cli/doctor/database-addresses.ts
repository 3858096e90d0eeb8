import type pg from 'pg'
import { z } from 'zod'
import { type Configuration, ConfigurationError } from '../../platform/configuration.ts'
import { asLongAsItTakes, type Database, whileServing } from '../../platform/database/database.ts'
import { sessions, transactions } from '../../platform/database/pools.ts'
import { requireSettings } from '../../platform/database/role-settings.ts'
import { reasonOf } from '../reason.ts'
import { type Diagnosis, diagnosesOf } from './diagnosis.ts'

const mostBytesBehind = 16 * 1024 * 1024

/** Which server answers, and which of its databases. */
const Place = z.object({ started: z.date(), name: z.string() })
const whereItRuns = `SELECT pg_postmaster_start_time() AS started, current_database() AS name`

const Written = z.object({ lsn: z.string() })
const Replayed = z.object({ replica: z.boolean(), behind: z.coerce.number().nullable() })

/** Looks at the addresses of the database beside the one that a command uses: the pooler, and the replica. */
export async function checkAddresses(configuration: Configuration, primary: Database): Promise<Diagnosis[]> {
  const { databaseUrl, databaseDirectUrl, databaseReplicaUrl } = configuration
  const pooler = databaseDirectUrl === undefined ? undefined : databaseUrl
  return [
    ...(databaseUrl === undefined ? [] : [await checkLimits(databaseUrl, pooler !== undefined)]),
    ...(pooler === undefined ? [] : [await checkPooler(primary.pool, pooler)]),
    ...(databaseReplicaUrl === undefined ? [] : [await checkReplica(primary.pool, databaseReplicaUrl)]),
  ]
}

/** Whether the sessions of a server would have its zone and limits, without which it does not start. */
async function checkLimits(url: string, isPooler: boolean): Promise<Diagnosis> {
  const about = diagnosesOf('zone and limits')
  const pool = isPooler ? transactions(url, whileServing) : sessions(url, whileServing)
  return through(pool, about, 'Check DATABASE_URL.', async (asked) => {
    try {
      await requireSettings(asked, whileServing)
      return about.ok('those that the server needs')
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error
      const [says = '', ...statements] = error.message.split('\n')
      return about.failed(says, statements.join('\n'))
    }
  })
}

/** Whether DATABASE_URL leads to the database of DATABASE_DIRECT_URL. */
async function checkPooler(primary: pg.Pool, url: string): Promise<Diagnosis> {
  const about = diagnosesOf('pooler')
  const advice = 'Check that the pooler runs, and that DATABASE_URL names it.'
  return through(transactions(url, asLongAsItTakes), about, advice, async (pooler) => {
    const [here, there] = [await asked(primary, Place, whereItRuns), await asked(pooler, Place, whereItRuns)]
    return here.name === there.name && here.started.getTime() === there.started.getTime()
      ? about.ok('leads to the database')
      : about.failed('leads to another database', 'Make DATABASE_URL and DATABASE_DIRECT_URL lead to the same one.')
  })
}

/** Whether DATABASE_REPLICA_URL leads to a replica of this database, and how far it has come. */
async function checkReplica(primary: pg.Pool, url: string): Promise<Diagnosis> {
  const about = diagnosesOf('replica')
  const advice = 'Check that the replica runs, and that DATABASE_REPLICA_URL names it.'
  return through(sessions(url, asLongAsItTakes), about, advice, async (replica) => {
    const { lsn } = await asked(primary, Written, 'SELECT pg_current_wal_lsn()::text AS lsn')
    const found = await asked(
      replica,
      Replayed,
      `SELECT pg_is_in_recovery() AS replica,
        CASE WHEN pg_is_in_recovery() THEN greatest(0, pg_wal_lsn_diff($1, pg_last_wal_replay_lsn())) END AS behind`,
      [lsn],
    )
    const behind = found.behind ?? 0
    if (!found.replica) return about.warning('is no replica: it is never asked', advice)
    if (behind <= mostBytesBehind) return about.ok(`${behind} bytes behind`)
    return about.warning(`${behind} bytes behind`, 'Until it has caught up, the primary answers everything.')
  })
}

/** Asks through connections that are closed afterwards. */
async function through(
  pool: pg.Pool,
  about: ReturnType<typeof diagnosesOf>,
  advice: string,
  ask: (pool: pg.Pool) => Promise<Diagnosis>,
): Promise<Diagnosis> {
  try {
    return await ask(pool)
  } catch (error) {
    return about.failed(reasonOf(error), advice)
  } finally {
    await pool.end()
  }
}

async function asked<Row>(pool: pg.Pool, row: z.ZodType<Row>, sql: string, values: string[] = []): Promise<Row> {
  const { rows } = await pool.query(sql, values)
  return row.parse(rows[0])
}
