import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The built server and command line. `npm run demo` builds them before; tests name their own build in PAQUEBOT_PROGRAM.
 */
export const programFile = (): string => process.env.PAQUEBOT_PROGRAM ?? path.join(root, 'dist/paquebot.js')

/** The folder in which programs run. */
export const root = fileURLToPath(new URL('../..', import.meta.url))
