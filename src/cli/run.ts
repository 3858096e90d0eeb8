import { CommanderError } from 'commander'
import { program } from './program.ts'
import { WrongUsage } from './wrong-usage.ts'

/** Runs the command line, and sets `process.exitCode`: 1 for a negative answer, 2 for wrong usage. */
export async function run(args: readonly string[]): Promise<void> {
  try {
    await program.parseAsync(args, { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : 2 // commander has printed what is wrong
    } else if (error instanceof WrongUsage) {
      console.error(`error: ${error.message}`)
      process.exitCode = 2
    } else {
      throw error
    }
  }
}
