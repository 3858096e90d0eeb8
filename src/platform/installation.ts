import { existsSync } from 'node:fs'

/**
 * Finds a file or folder that the server reads beside its code, such as its migrations. The code may run from `src` or,
 * bundled, from `dist`.
 *
 * @param name relative to the folder of `package.json`
 * @throws Error if no folder above this file has a `package.json`
 */
export const installed = (name: string): URL => new URL(name, root())

function root(): URL {
  for (let folder = new URL('./', import.meta.url); ; ) {
    if (existsSync(new URL('package.json', folder))) return folder
    const above = new URL('../', folder)
    if (above.href === folder.href) throw new Error(`No package.json stands above ${import.meta.url}.`)
    folder = above
  }
}
