import { existsSync } from 'node:fs'
import { readText } from './input.ts'
import { WrongUsage } from './wrong-usage.ts'

/** What is wrong with the file, for the commands that need settings. */
let problem: WrongUsage | undefined

/**
 * Takes settings from the file `.env` of the working folder, if there is one; the environment takes precedence. Most
 * commands need no settings, so a file that cannot be read is a fault only once some are asked for.
 */
export function readSettingsFile(): void {
  if (!existsSync('.env')) return
  try {
    readText('.env') // of every file that it cannot read, Node says that there is none
    process.loadEnvFile()
  } catch (error) {
    if (!(error instanceof WrongUsage)) throw error
    problem = error
  }
}

/** @throws WrongUsage if the file of settings could not be read */
export function requireSettingsFile(): void {
  if (problem !== undefined) throw problem
}
