import type { Database } from './database.ts'
import { sqlState, withSqlState } from './sql-state.ts'

const knowsForMilliseconds = 10_000

/**
 * Checks whether the database answers, whether it may be written to, whether it has room, and whether it commits. If
 * the disk is full, reading still works, and small changes fit into existing pages, so nothing else would show it
 * before a move is lost.
 * @returns a function that throws what the database throws
 */
export function healthCheck({ prisma }: Pick<Database, 'prisma'>): () => Promise<void> {
  let writing: Promise<unknown> | undefined
  let wroteAt = Number.NEGATIVE_INFINITY

  /** Changes no row, and is refused by a database that only reads. */
  const mayWrite = () => prisma.$executeRaw`DELETE FROM _prisma_migrations WHERE false`

  /**
   * Sorts more than a megabyte, which does not fit into `work_mem`: PostgreSQL writes it to a temporary file. A message
   * that nobody reads is all that is committed.
   */
  const write = async () => {
    const written = prisma.$transaction([
      mayWrite(),
      prisma.$executeRaw`SET LOCAL work_mem = '64kB'`,
      prisma.$queryRaw`
        WITH pages AS MATERIALIZED (SELECT repeat('x', 8000) AS page FROM generate_series(1, 200))
        SELECT max(length(page)) FROM pages`,
      prisma.$queryRaw`SELECT pg_logical_emit_message(true, 'paquebot', '')::text`,
    ])
    // PostgreSQL has no state for a temporary file that it cannot make: it calls that an internal error.
    await written.catch((error: unknown) => {
      throw sqlState(error) === 'XX000' ? withSqlState('58030', error) : error
    })
    wroteAt = performance.now()
  }

  return async () => {
    if (performance.now() - wroteAt < knowsForMilliseconds) {
      await mayWrite()
      return
    }
    // One write at a time, however many requests there are.
    writing ??= write().finally(() => {
      writing = undefined
    })
    await writing
  }
}
