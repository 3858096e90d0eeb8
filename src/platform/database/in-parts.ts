const mostRows = 5000

/** Rows as JSON, `mostRows` at a time. JSON keeps every digit of a number; Prisma's parameters lose the seventeenth. */
export function inParts(rows: readonly object[]): string[] {
  const parts = Math.ceil(rows.length / mostRows)
  return Array.from({ length: parts }, (_, part) => JSON.stringify(rows.slice(part * mostRows, (part + 1) * mostRows)))
}
