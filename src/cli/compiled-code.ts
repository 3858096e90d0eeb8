import * as modules from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Keeps compiled code in a folder beside the bundle, which saves a tenth of the next start. It does nothing on Node 20, or
 * for code that runs from its sources. If the folder cannot be written to, nothing is kept.
 */
export function keepCompiledCode(): void {
  const file = fileURLToPath(import.meta.url)
  if (path.extname(file) !== '.js') return
  if ('enableCompileCache' in modules && typeof modules.enableCompileCache === 'function') {
    modules.enableCompileCache(path.join(path.dirname(file), 'compiled'))
  }
}
