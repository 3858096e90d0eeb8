import type pg from 'pg'
import { ConfigurationError } from '../configuration.ts'
import type { Patience } from './pools.ts'

interface Setting {
  readonly role: string
  readonly database: string
  readonly name: string
  readonly setting: string
}

/**
 * Checks that zone and limits are those that a server asks for when it connects. A pooler may not pass that on, and
 * then they are the role's: in another zone all times would be wrong.
 * @throws ConfigurationError with the statements that set them
 */
export async function requireSettings(pool: Pick<pg.Pool, 'query'>, { statement, lock }: Patience): Promise<void> {
  const limits = new Map([
    ['statement_timeout', statement],
    ['lock_timeout', lock],
    ['idle_in_transaction_session_timeout', statement],
  ])
  const { rows } = await pool.query<Setting>({
    text: `SELECT quote_ident(current_user) AS role, quote_ident(current_database()) AS database, name, setting
      FROM pg_settings WHERE name = 'TimeZone' OR name = ANY ($1)`,
    values: [[...limits.keys()]],
  })
  const isRight = ({ name, setting }: Setting): boolean => {
    const limit = limits.get(name)
    return limit === undefined ? setting === 'UTC' : Number(setting) > 0 && Number(setting) <= limit
  }
  const wrong = rows.filter((row) => !isRight(row))
  if (wrong.length === 0) return
  const are = wrong.map(({ name, setting }) => `${name} is ${setting}`).join(', ')
  const statements = wrong.map(
    ({ role, database, name }) =>
      `ALTER ROLE ${role} IN DATABASE ${database} SET ${name} = ${limits.get(name) ?? "'UTC'"};`,
  )
  throw new ConfigurationError(
    `DATABASE_URL: is a pooler’s, behind which ${are}. Run this, and let the pooler connect anew:\n${statements.join('\n')}`,
  )
}
