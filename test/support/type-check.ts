import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from './compiled.ts'

const compiler = path.join(root, 'node_modules/typescript-7/bin/tsc')

/** Checks types with the compiler of `npm run types`, several times faster than `npx tsc`. @returns what it finds; nothing if all is well */
export async function typeCheck(options: readonly string[], folder: string = root): Promise<string> {
  const run = promisify(execFile)(process.execPath, [compiler, ...options], { cwd: folder })
  // It writes its findings to its output, and ends with a code that is not 0.
  return (await run.catch((failed: { stdout: string }) => failed)).stdout
}
