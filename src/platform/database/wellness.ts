import type { Database } from './database.ts'

const knowsForMilliseconds = 10_000

/**
 * Checks whether the database answers, and whether it has room to write. If the disk is full, reading still works, and
 * small changes fit into existing pages, so nothing else would show it before a move is lost.
 * @returns a function that throws what the database throws
 */
export function wellness({ prisma }: Pick<Database, 'prisma'>): () => Promise<void> {
  let writing: Promise<unknown> | undefined
  let wroteAt = Number.NEGATIVE_INFINITY

  /** Sorts more than a megabyte, which does not fit into `work_mem`: PostgreSQL writes it to a temporary file. */
  const write = async () => {
    await prisma.$transaction([
      prisma.$executeRaw`SET LOCAL work_mem = '64kB'`,
      prisma.$queryRaw`
        WITH pages AS MATERIALIZED (SELECT repeat('x', 8000) AS page FROM generate_series(1, 200))
        SELECT max(length(page)) FROM pages`,
    ])
    wroteAt = performance.now()
  }

  return async () => {
    if (performance.now() - wroteAt < knowsForMilliseconds) {
      await prisma.$queryRaw`SELECT 1`
      return
    }
    // One write at a time, however many requests there are.
    writing ??= write().finally(() => {
      writing = undefined
    })
    await writing
  }
}
