/** Whether an error is the system's, with that code: `ENOENT`, `EEXIST` and the like. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
