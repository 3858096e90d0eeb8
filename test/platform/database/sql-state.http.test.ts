import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Prisma } from '../../../src/generated/prisma/client.ts'
import { type Database, serverDatabase } from '../../../src/platform/database/database.ts'
import {
  isConnectionLost,
  isUniqueViolation,
  sqlState,
  whyUnavailable,
} from '../../../src/platform/database/sql-state.ts'
import { freshDatabase } from '../../support/database.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
  await database.prisma.signingKey.create({ data: { id: 'known', publicKey: 'key' } })
})
afterAll(() => database.close())

const again = { data: { id: 'known', publicKey: 'key' } }
const insertAgain = () => database.prisma.$executeRaw`INSERT INTO signing_keys (id, public_key) VALUES ('known', 'key')`
const orphan = () =>
  database.prisma.decision.create({
    data: { matchId: '01234567-89ab-cdef-0123-456789abcdef', seat: 0, question: 'q', since: 1, sinceAt: new Date(0) },
  })

async function failure(statement: Promise<unknown>): Promise<unknown> {
  return statement.then(
    () => {
      throw new Error('the statement was carried out')
    },
    (error: unknown) => error,
  )
}

describe('an error of the database', () => {
  test.each([
    ['through a model', () => database.prisma.signingKey.create(again)],
    ['through raw SQL', insertAgain],
    ['in a batch', () => database.prisma.$transaction([database.prisma.signingKey.create(again)])],
    ['in a batch of raw SQL', () => database.prisma.$transaction([insertAgain()])],
  ])('is a unique violation of exactly that index, %s', async (_, statement) => {
    const error = await failure(statement())
    expect(sqlState(error)).toBe('23505')
    expect(isUniqueViolation(error)).toBe(true)
    expect(isUniqueViolation(error, 'signing_keys_pkey')).toBe(true)
    expect(isUniqueViolation(error, 'accounts_email_key')).toBe(false)
    expect(isConnectionLost(error)).toBe(false)
  })

  test.each([
    ['a foreign key that leads nowhere', '23503', orphan],
    ['wrong syntax', '42601', () => database.prisma.$queryRaw`nonsense`],
    ['a division by zero', '22012', () => database.prisma.$queryRaw`SELECT 1 / 0`],
    ['a division by zero, through the driver alone', '22012', () => database.read(Prisma.sql`SELECT 1 / 0`)],
  ])('is recognised by its SQLSTATE: %s', async (_, state, statement) => {
    const error = await failure(statement())
    expect(sqlState(error)).toBe(state)
    expect(isUniqueViolation(error)).toBe(false)
    expect(isConnectionLost(error)).toBe(false)
  })
})

describe.each([
  ['at an address where nobody listens', '127.0.0.1'],
  ['at the addresses of a name, where nobody listens', 'localhost'],
  ['at a name without an address', 'nowhere.invalid'],
  ['at the Unix socket of a server that is stopped', 'localhost?host=/tmp/no-such-folder'],
])('a database that does not answer %s', (_, host) => {
  const [name = '', query] = host.split('?')
  const away = serverDatabase(`postgresql://paquebot@${name}:1/paquebot${query === undefined ? '' : `?${query}`}`)
  afterAll(() => away.close())

  test.each([
    ['a model', () => away.prisma.signingKey.findFirst()],
    ['raw SQL', () => away.prisma.$queryRaw`SELECT 1`],
    ['a batch', () => away.prisma.$transaction([away.prisma.signingKey.findFirst()])],
    ['the driver alone', () => away.read(Prisma.sql`SELECT 1`)],
  ])('is out of reach for %s', async (_, statement) => {
    const error = await failure(statement())
    expect(isConnectionLost(error)).toBe(true)
    expect(whyUnavailable(error)).toBe('it does not answer')
  })
})

test('a database that answers at none of several addresses is out of reach', () => {
  const attempts = ['connect ECONNREFUSED ::1:1', 'connect EHOSTUNREACH 192.0.2.1:1'].map(
    (message) => new Error(message),
  )
  expect(isConnectionLost(new AggregateError(attempts))).toBe(true)
})

test('a file that is missing says nothing of the connection', async () => {
  const error = await failure(readFile('/tmp/no-such-folder/file'))
  expect(isConnectionLost(error)).toBe(false)
})

test.each([new Error('anything'), new TypeError('x is undefined'), undefined, null, 'text', { code: '23505' }])(
  'values that are no errors of the database have no SQLSTATE: %s',
  (error) => {
    expect(sqlState(error)).toBeUndefined()
    expect(isUniqueViolation(error)).toBe(false)
    expect(isConnectionLost(error)).toBe(false)
  },
)
