/** Gives something back: a connection, a worker, a lock. */
export type Close = () => Promise<void>

/** Something to give back, by the name it has in the log. */
export interface ClosingPart {
  readonly what: string
  readonly close: Close
}

/** What became of giving back. */
export interface ClosingReport {
  /** What failed. */
  readonly failures: readonly unknown[]
  /** What was still under way when nobody waited any longer. */
  readonly left: readonly string[]
}

/** Gives everything back at once, each whatever becomes of the others, and waits so long for it. */
export async function closeAll(parts: readonly ClosingPart[], milliseconds: number): Promise<ClosingReport> {
  const failures: unknown[] = []
  const open = new Set(parts.map(({ what }) => what))
  const all = Promise.all(
    parts.map(({ what, close }) =>
      close()
        .catch((error: unknown) => failures.push(error))
        .finally(() => open.delete(what)),
    ),
  )
  let patience: NodeJS.Timeout | undefined
  const waited = new Promise<void>((resolve) => {
    patience = setTimeout(resolve, milliseconds)
  })
  await Promise.race([all, waited])
  clearTimeout(patience)
  return { failures, left: [...open] }
}
