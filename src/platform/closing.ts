/** Closes or releases something: a connection, a worker, a lock. */
export type Close = () => Promise<void>

/** Something to close, with its name for the log. */
export interface ClosingPart {
  readonly what: string
  readonly close: Close
}

/** The result of closing several parts. */
interface ClosingReport {
  /** The errors of parts that failed to close. */
  readonly failures: readonly unknown[]
  /** The parts that were still closing when the time was over. */
  readonly left: readonly string[]
}

/** Closes all parts at once, independently of each other, and waits at most this long. */
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
