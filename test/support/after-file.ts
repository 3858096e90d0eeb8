const undone: (() => unknown)[] = []

/**
 * Does something after all tests of the file, what was asked for last first. Unlike `afterAll`, which vitest hears only while
 * it collects the tests of a file, this counts inside a hook or a test, too.
 */
export const afterFile = (undo: () => unknown): void => {
  undone.push(undo)
}

export async function undoAll(): Promise<void> {
  const errors: unknown[] = []
  for (const undo of undone.splice(0).toReversed()) {
    try {
      await undo()
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'What the tests opened could not be closed.')
}
