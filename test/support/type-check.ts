import { execFile } from 'node:child_process'
import path from 'node:path'
import { root } from './compiled.ts'

const compiler = path.join(root, 'node_modules/typescript-7/bin/tsc')

/**
 * Checks types with the compiler of `npm run types`, several times faster than `npx tsc`.
 * @returns its output
 * @throws Error with what it finds
 */
export const typeCheck = (options: readonly string[], folder: string = root): Promise<string> =>
  new Promise((resolve, reject) => {
    execFile(process.execPath, [compiler, ...options], { cwd: folder }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout)
      else reject(new Error(`${stdout}${stderr}`, { cause: error }))
    })
  })
