/** How a command was asked to answer. */
export interface Answering {
  readonly json?: true
}

/** Prints an answer: lines for people, or one JSON document for machines. */
export function answer({ json }: Answering, value: unknown, lines: readonly string[]): void {
  console.log(json ? JSON.stringify(value, null, 2) : lines.join('\n'))
}

/** Prints an answer that is no, and makes the command exit with 1. People get it on stderr, apart from any answer. */
export function answerNo({ json }: Answering, value: unknown, lines: readonly string[]): void {
  if (json) console.log(JSON.stringify(value, null, 2))
  else console.error(lines.join('\n'))
  process.exitCode = 1
}
