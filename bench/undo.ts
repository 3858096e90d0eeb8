/** What ends each thing that was started, in the order in which they were started. */
export type Endings = (() => Promise<unknown>)[]

/** What ends everything that was started. */
export interface Undo {
  readonly undo: Endings
  /** Ends all but so much of it, the last first, even after a failure. A second call waits for the first. */
  undoTo(left: number): Promise<void>
  undoAll(): Promise<void>
}

/** Collects what ends everything that is started. A signal ends it, too. */
export function undoList(): Undo {
  const undo: Endings = []
  let undoing = Promise.resolve()
  function undoTo(left: number): Promise<void> {
    undoing = undoing.then(async () => {
      while (undo.length > left) {
        const last = undo.pop()
        await last?.().catch((error: unknown) => console.error(`${error}`))
      }
    })
    return undoing
  }
  const undoAll = () => undoTo(0)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void undoAll().finally(() => process.exit(1)))
  }
  return { undo, undoTo, undoAll }
}
