/** The options of a command that choose the form of its answer. */
export interface Answering {
  readonly json?: true
}

/**
 * A line in which nothing steers the terminal: control characters, and those that turn the direction of writing, are
 * spelled out. It may quote a file that somebody forged to be checked here.
 */
export const harmless = (line: string): string =>
  line.replaceAll(
    /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu,
    (steering) => `\\u${steering.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** The same for a text of several lines. */
export const harmlessLines = (text: string): string => text.split('\n').map(harmless).join('\n')

/** A value as JSON, in which what is spelled out is read as before. */
const json = (value: unknown): string => harmlessLines(JSON.stringify(value, null, 2))

/** Prints an answer: lines for people, or one JSON document for machines. */
export function answer(how: Answering, value: unknown, lines: readonly string[]): void {
  console.log(how.json ? json(value) : lines.map(harmless).join('\n'))
}

/** Prints a negative answer, and makes the command exit with 1. Lines for people go to stderr. */
export function answerNo(how: Answering, value: unknown, lines: readonly string[]): void {
  if (how.json) console.log(json(value))
  else console.error(lines.map(harmless).join('\n'))
  process.exitCode = 1
}
