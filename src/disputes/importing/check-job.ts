import { Problem } from '../../platform/problems/problem.ts'
import { readBy } from '../../platform/problems/validation.ts'
import { job } from '../../platform/threads/job.ts'
import { checked, type NotAccepted } from './check.ts'
import { Import } from './import-body.ts'
import type { Importable } from './imported-rows.ts'

interface SentFile {
  /** The raw body: parsing a large one takes long, so this thread does it. */
  readonly body: Uint8Array
  /** This server's key. */
  readonly own: string
}

const utf8 = new TextDecoder()

/** @throws Problem malformed-json, invalid-request */
export const importChecked = job(
  import.meta.url,
  'importChecked',
  ({ body, own }: SentFile): Importable | NotAccepted => {
    const read = readBy(Import, parsed(body))
    if (!read.success) throw new Problem('invalid-request', { errors: read.invalidAt(['body']) })
    const { file, publicKey: given } = read.data
    return checked(file, { own, given })
  },
)

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(body))
  } catch {
    throw new Problem('malformed-json')
  }
}
