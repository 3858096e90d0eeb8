import { expect, test } from 'vitest'
import { passwordMatches } from '../../src/accounts/credentials/passwords.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { migratedDataFolder } from '../support/data-folder.ts'
import { paquebot } from './paquebot.ts'

const folder = migratedDataFolder()
const environment = { DATA_DIR: folder, DATABASE_URL: '' }
const administrator = (...args: string[]) => paquebot(['administrator', ...args], { environment })

async function stored() {
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder })
  const accounts = await database.prisma.account.findMany({ orderBy: { email: 'asc' } })
  const records = await database.prisma.auditRecord.findMany({ orderBy: { number: 'asc' } })
  await database.close()
  return { accounts, records }
}

test('administrators are created and reset, the role is given and taken away, and the audit log records each', async () => {
  const made = JSON.parse((await administrator('make', '--json')).stdout)
  const other = JSON.parse((await administrator('make', '--json')).stdout)
  expect([made, other].map(({ email }) => email)).toEqual(['admin@paquebot.localhost', 'admin-2@paquebot.localhost'])

  const reset = await administrator('reset', made.email)
  expect(reset).toMatchObject({ code: 0, stderr: '' })
  const password = /Password {2}(\S+)/.exec(reset.stdout)?.[1] ?? ''
  expect(password).not.toBe(made.password)
  const { accounts } = await stored()
  const [first] = accounts.filter(({ email }) => email === made.email)
  expect(await passwordMatches(first?.passwordHash, password)).toBe(true)

  expect(await administrator('take', other.email)).toMatchObject({ code: 0 })
  const last = await administrator('take', made.email)
  expect(last).toMatchObject({ code: 1, stdout: '' })
  expect(last.stderr).toMatch(/last administrator: give the role to somebody else first/)
  expect(await administrator('reset', other.email)).toMatchObject({ code: 1 })
  expect(await administrator('give', 'nobody@example.org')).toMatchObject({ code: 1 })

  expect(await administrator('give', other.email)).toMatchObject({ code: 0 })
  expect((await administrator('list')).stdout.trim().split('\n')).toHaveLength(2)
  const { records } = await stored()
  expect(records.map(({ act }) => act)).toEqual([
    'make-administrator',
    'make-administrator',
    'reset-administrator',
    'take-role',
    'give-role',
  ])
  expect(await paquebot(['audit'], { environment })).toMatchObject({ code: 0 })
})
