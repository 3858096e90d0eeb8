import type { Database } from './database.ts'

const knowsForMilliseconds = 10_000

/**
 * Looks whether the database answers, and whether it has room to write to: where a disk is full, what is stored can still
 * be read, and small changes fit into pages that are there, so nothing else would tell before a move is lost.
 * @returns throws what the database throws, where it is not well
 */
export function wellness({ prisma }: Pick<Database, 'prisma'>): () => Promise<void> {
  let writing: Promise<unknown> | undefined
  let wroteAt = Number.NEGATIVE_INFINITY

  /** More than a megabyte that does not fit into memory: PostgreSQL writes it to a temporary file, and nothing stays. */
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
    // One at a time, however many ask.
    writing ??= write().finally(() => {
      writing = undefined
    })
    await writing
  }
}
