/** What ends everything that was started. */
interface Undo {
  readonly undo: (() => Promise<unknown>)[]
  /** Ends it, the last first, even after a failure. A second call waits for the first. */
  undoAll(): Promise<void>
}

/** Collects what ends everything that is started. A signal ends it, too. */
export function undoList(): Undo {
  const undo: (() => Promise<unknown>)[] = []
  let undoing = Promise.resolve()
  function undoAll(): Promise<void> {
    undoing = undoing.then(async () => {
      for (let last = undo.pop(); last; last = undo.pop())
        await last().catch((error: unknown) => console.error(`${error}`))
    })
    return undoing
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void undoAll().finally(() => process.exit(1)))
  }
  return { undo, undoAll }
}
