import { z } from 'zod'
import { catalogue } from '../../games/catalogue.ts'
import { type Check, verifyFile } from '../../journal/verify-file.ts'
import { job } from '../../platform/threads/job.ts'
import { type FileParts, fileOf } from './export-file-jobs.ts'

interface StoredJournal {
  readonly parts: FileParts
  /** This server's key. */
  readonly publicKey: string
  readonly isOver: boolean
}

/**
 * Judges a stored journal again from its first entry, on another thread since it takes long.
 * @returns undefined if the journal cannot be read
 */
export const checkStored = job(
  import.meta.url,
  'checkStored',
  ({ parts, publicKey, isOver }: StoredJournal): Check[] | undefined => {
    const game = catalogue.get(parts.game)
    try {
      return verifyFile(fileOf(parts), { ...(game && { game }), publicKey, mayGoOn: !isOver })
    } catch (error) {
      if (isUnreadable(error)) return undefined
      throw error
    }
  },
)

/** Whether an error means that the stored data is no journal. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof z.ZodError || error instanceof TypeError || error instanceof SyntaxError
