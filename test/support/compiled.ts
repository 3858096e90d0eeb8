import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** What `compile.ts` makes of `src`: as `npm run build` does, in a folder of its own, as near to the migrations as `dist`. */
export const compiled = path.join(root, 'dist-tests')

/** A data folder with a migrated embedded database, which `compile.ts` makes. Tests take copies of it. */
export const preparedData = path.join(compiled, 'prepared-data')

/** How `paquebot` is run. */
export interface Program {
  readonly node: string
  readonly args: readonly string[]
  readonly folder: string
}

export const paquebotProgram: Program = {
  node: process.execPath,
  args: [path.join(compiled, 'cli/paquebot.js')],
  folder: root,
}
