import { firstFault, verifyFile } from '../../journal/verify-file.ts'
import { job } from '../../platform/threads/job.ts'
import { type PackedJournal, pack, unpack } from '../record/packed-journal.ts'
import { type FileParts, fileOf } from './export-file-jobs.ts'

/**
 * Packs a journal, and checks what comes out of the pack: chain, hashes, signed head and seeds. The rules do not judge
 * it again: whatever they say today, these are the entries that were played.
 * @throws Error naming what is wrong first of all
 */
export const packAndCheck = job(import.meta.url, 'packAndCheck', async (parts: FileParts): Promise<PackedJournal> => {
  const journal = pack(parts.entries)
  const { head, publicKey } = parts.signed
  const entries = await unpack(journal, head.match)
  const fault = firstFault(verifyFile(fileOf({ ...parts, entries }), { publicKey }))
  if (fault) throw new Error(`match ${head.match} is not archived: ${fault.check}: ${fault.detail}`)
  return journal
})
