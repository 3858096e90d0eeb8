import { harmless, harmlessLines } from './output.ts'

/** Wrong arguments, options or files: the command line prints the message, and exits with 2. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage'

  /** @param lines what is wrong in detail, a line for each; they may quote a file */
  constructor(says: string, lines: readonly string[] = []) {
    super([harmlessLines(says), ...lines.map(harmless)].join('\n'))
  }
}
