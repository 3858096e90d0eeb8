import { setTimeout as wait } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, embeddedDatabase } from '../../../src/platform/database/database.ts'
import { PgliteSocket } from '../../../src/platform/database/pglite-socket.ts'

let pglite: PGlite
let database: Database
beforeAll(async () => {
  pglite = await PGlite.create()
  database = embeddedDatabase(pglite)
  await database.pool.query(`CREATE TABLE parents (id int PRIMARY KEY);
    CREATE TABLE children (parent int REFERENCES parents DEFERRABLE INITIALLY DEFERRED)`)
})
afterAll(() => database.close())

describe('the embedded database, through the server’s driver', () => {
  test('returns a value of many megabytes', async () => {
    const { rows } = await database.pool.query<{ text: string }>(`SELECT repeat('0123456789', 500000) AS text`)
    expect(rows[0]?.text).toBe('0123456789'.repeat(500_000))
  })

  test('returns many rows, in order', async () => {
    const { rows } = await database.pool.query<{ n: number }>('SELECT n FROM generate_series(1, 50000) n')
    expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 50_000 }, (_, index) => index + 1))
  })

  test('accepts a parameter of many megabytes', async () => {
    const sent = 'ю'.repeat(2_000_000)
    const { rows } = await database.pool.query<{ size: number }>('SELECT octet_length($1::text) AS size', [sent])
    expect(rows[0]?.size).toBe(4_000_000)
  })

  test('gives each of many concurrent queries its own answer', async () => {
    const numbers = Array.from({ length: 300 }, (_, index) => index)
    const answers = await Promise.all(
      numbers.map((number) => database.prisma.$queryRaw<{ n: number }[]>`SELECT ${number}::int AS n`),
    )
    expect(answers.flat()).toEqual(numbers.map((n) => ({ n })))
  })

  test('lets timers run while it works', async () => {
    let ticks = 0
    const timer = setInterval(() => {
      ticks += 1
    }, 1)
    const queries = 200
    await Promise.all(Array.from({ length: queries }, () => database.pool.query('SELECT count(*) FROM pg_class')))
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(queries / 10)
  })

  test('works after an error, alone and in a transaction', async () => {
    await expect(database.pool.query('SELECT 1 / $1::int', [0])).rejects.toThrow('division by zero')
    await expect(database.prisma.$queryRaw`SELECT nothing`).rejects.toThrow()
    expect(await database.prisma.$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }])

    const insert = database.prisma.$executeRaw`INSERT INTO parents VALUES (1)`
    const fail = database.prisma.$executeRaw`INSERT INTO parents VALUES (1 / 0)`
    await expect(database.prisma.$transaction([insert, fail])).rejects.toThrow()
    expect(await database.prisma.$queryRaw`SELECT * FROM parents`).toEqual([])
    await expect(database.pool.query('SELECT 1 / $1::int', [0])).rejects.toThrow('division by zero')
  })

  test('reports a failed COMMIT: a deferred constraint is checked only there', async () => {
    const orphan = database.prisma.$executeRaw`INSERT INTO children VALUES (7)`
    await expect(database.prisma.$transaction([orphan])).rejects.toThrow()
    expect(await database.prisma.$queryRaw`SELECT * FROM children`).toEqual([])
  })
})

describe('the wire protocol', () => {
  // PostgreSQL: Frontend/Backend Protocol, Message Formats
  const startup = framed('', Buffer.from('\0\x03\0\0user\0postgres\0database\0postgres\0\0', 'latin1'))
  const query = framed('Q', Buffer.from("SELECT 'paquebot' AS name\0"))
  const terminate = framed('X', Buffer.alloc(0))

  function framed(type: string, content: Buffer): Buffer {
    const length = Buffer.alloc(4)
    length.writeInt32BE(content.length + 4)
    return Buffer.concat([Buffer.from(type), length, content])
  }

  async function answerTo(chunks: readonly Buffer[]): Promise<string> {
    const socket = new PgliteSocket(pglite, new AbortController())
    const answers: Buffer[] = []
    socket.on('data', (chunk: Buffer) => answers.push(chunk))
    const ended = new Promise<void>((resolve, reject) => socket.on('end', resolve).on('error', reject))
    for (const chunk of chunks) {
      socket.write(chunk)
      await wait(0)
    }
    await ended
    return Buffer.concat(answers).toString('latin1')
  }

  test('is parsed however the bytes are divided into chunks', async () => {
    const bytes = Buffer.concat([query, query, terminate])
    const whole = await answerTo([startup, bytes])
    expect(whole.match(/paquebot/g)).toHaveLength(2)
    const cuts = (size: number, bytes: Buffer) =>
      Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.subarray(index * size, (index + 1) * size),
      )
    expect(await answerTo([...cuts(1, startup), ...cuts(1, bytes)])).toBe(whole)
    expect(await answerTo([startup, ...cuts(7, bytes)])).toBe(whole)
  })
})
