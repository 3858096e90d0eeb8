/** Gives something back: a connection, a worker, a lock. */
export type Close = () => Promise<void>

/** Gives everything back, what was taken last first, and each whatever became of the others. @returns what failed */
export async function closeAll(closing: readonly Close[]): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const close of closing.toReversed()) await close().catch((error: unknown) => failures.push(error))
  return failures
}
