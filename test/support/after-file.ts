const undone: (() => unknown)[] = []

/**
 * Does something after all tests of the file, what was asked for last first. Unlike `afterAll`, which vitest hears only while
 * it collects the tests of a file, this counts inside a hook or a test, too.
 */
export const afterFile = (undo: () => unknown): void => {
  undone.push(undo)
}

export async function undoAll(): Promise<void> {
  for (const undo of undone.splice(0).toReversed()) await undo()
}
