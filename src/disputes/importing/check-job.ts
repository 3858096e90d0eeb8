import { bySchema } from '../../games/kit/by-schema.ts'
import { checkFile, type NotAccepted } from '../../matches/archive/import-check.ts'
import type { Importable } from '../../matches/archive/imported-rows.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { invalidAt } from '../../platform/problems/validation.ts'
import { job } from '../../platform/threads/job.ts'
import { Import } from './import-body.ts'

interface SentFile {
  /** The raw body: parsing a large one takes long, so this thread does it. */
  readonly body: Uint8Array
  /** This server's key. */
  readonly own: string
}

const utf8 = new TextDecoder()

/** Reads a file that was sent, and checks it. @throws Problem malformed-json, invalid-request */
export const checkImport = job(import.meta.url, 'checkImport', ({ body, own }: SentFile): Importable | NotAccepted => {
  const read = bySchema(Import, parsed(body))
  if (!read.success) throw new Problem('invalid-request', { errors: invalidAt(['body'], read.wrongs) })
  const { file, publicKey: given } = read.data
  return checkFile(file, { own, given })
})

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(body))
  } catch {
    throw new Problem('malformed-json')
  }
}
