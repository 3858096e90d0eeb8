import { expect, test } from 'vitest'
import { serverDatabase } from '../../../src/platform/database/database.ts'

const server = process.env.TEST_DATABASE_URL

test.runIf(server !== undefined)('options in the address of the database stand before the server’s own', async () => {
  // given
  const url = new URL(server ?? '')
  url.searchParams.append('options', '-c work_mem=5MB -c timezone=Asia/Tokyo')
  const database = serverDatabase(url.href, { statement: 7000, lock: 3000 })

  // when
  const { rows } = await database.pool.query(`
    SELECT name, setting FROM pg_settings WHERE name IN
      ('work_mem', 'TimeZone', 'statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`)
  await database.close()

  // then
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    work_mem: '5120',
    TimeZone: 'UTC',
    statement_timeout: '7000',
    lock_timeout: '3000',
    idle_in_transaction_session_timeout: '7000',
  })
})
