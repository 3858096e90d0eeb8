import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * What `npm run build` makes, in a folder of its own: tests start while `dist` belongs to a server that runs.
 */
export const compiled = path.join(root, 'dist-tests/program')

/** A data folder with a migrated embedded database, made by `compile.ts`. Tests copy it. */
export const preparedData = path.join(root, 'dist-tests/prepared-data')

/** The command that runs `paquebot`. */
export interface Program {
  readonly node: string
  readonly args: readonly string[]
  readonly folder: string
}

/** What a person calls `dist/paquebot.js`. */
export const programFile = path.join(compiled, 'paquebot.js')

export const paquebotProgram: Program = {
  node: process.execPath,
  // A process that lives for seconds does without WebAssembly compiled to run for days: half of what a start takes.
  args: ['--liftoff-only', programFile],
  folder: root,
}
