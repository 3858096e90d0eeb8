import * as modules from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Keeps compiled code beside the bundle, so that the next start need not compile it: a tenth of a start. Node 20 cannot, and
 * where the folder cannot be written to, nothing is kept. Code that is run from its sources is not kept either.
 */
export function keepCompiledCode(): void {
  const file = fileURLToPath(import.meta.url)
  if (path.extname(file) !== '.js') return
  if ('enableCompileCache' in modules && typeof modules.enableCompileCache === 'function') {
    modules.enableCompileCache(path.join(path.dirname(file), 'compiled'))
  }
}
