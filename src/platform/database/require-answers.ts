import type pg from 'pg'
import type { Configuration } from '../configuration.ts'
import type { Database } from './database.ts'
import { sqlState } from './sql-state.ts'

/**
 * Asks the servers of a database whether they answer, so that a wrong address shows before anything else fails.
 * @throws AggregateError that names the setting, with the reason
 */
export async function requireAnswers(
  { kind, pool, direct }: Pick<Database, 'kind' | 'pool' | 'direct'>,
  { databaseDirectUrl }: Pick<Configuration, 'databaseDirectUrl'>,
): Promise<void> {
  if (kind === 'embedded') return
  await requireAnswer(direct, databaseDirectUrl === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL')
  if (pool !== direct) await requireAnswer(pool, 'DATABASE_URL')
}

async function requireAnswer(pool: pg.Pool, setting: string): Promise<void> {
  try {
    await pool.query('SELECT 1')
  } catch (error) {
    const does = sqlState(error) === undefined ? 'does not answer' : 'refuses the connection'
    throw new AggregateError([error], `${setting}: PostgreSQL ${does}`)
  }
}
