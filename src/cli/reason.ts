/** Why something failed, in one line: messages of the database and the system often have several. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const parts = error instanceof AggregateError ? [message, ...error.errors.map(reasonOf)] : [message]
  return parts
    .map((part) => part.trim().replaceAll(/\s*\n\s*/g, '; '))
    .filter((part) => part !== '')
    .join(': ')
}
