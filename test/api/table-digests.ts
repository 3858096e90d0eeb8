import { expect } from 'vitest'
import type { PrismaClient } from '../../src/generated/prisma/client.ts'

/** A digest of every table, by the number and content of its rows: in one statement, since tests call it often. */
export async function tableDigests(prisma: PrismaClient): Promise<Record<string, unknown>> {
  const tables = await prisma.$queryRaw<{ name: string }[]>`
    SELECT table_name::text AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`
  expect(tables.length).toBeGreaterThan(10)
  const counts = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, count(*)::int AS rows, sum(hashtext(ctid::text || xmin::text))::text AS content FROM "${name}" t`,
  )
  const rows = await prisma.$queryRawUnsafe<Stored[]>(counts.join(' UNION ALL '))
  return Object.fromEntries(rows.map(({ name, ...stored }) => [name, stored]))
}

interface Stored {
  readonly name: string
  readonly rows: number
  readonly content: string | null
}
