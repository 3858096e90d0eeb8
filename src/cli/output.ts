/** The options of a command that choose the form of its answer. */
export interface Answering {
  readonly json?: true
}

/** Prints an answer: lines for people, or one JSON document for machines. */
export function answer({ json }: Answering, value: unknown, lines: readonly string[]): void {
  console.log(json ? JSON.stringify(value, null, 2) : lines.join('\n'))
}

/** Prints a negative answer, and makes the command exit with 1. Lines for people go to stderr. */
export function answerNo({ json }: Answering, value: unknown, lines: readonly string[]): void {
  if (json) console.log(JSON.stringify(value, null, 2))
  else console.error(lines.join('\n'))
  process.exitCode = 1
}
