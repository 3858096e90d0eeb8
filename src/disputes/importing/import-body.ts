import { z } from 'zod'
import { JournalFile } from '../../journal/journal-file.ts'

export const Import = z
  .strictObject({
    file: JournalFile,
    publicKey: z
      .string()
      .max(1000)
      .optional()
      .describe(
        'The public key of the server that signed the file (SPKI in PEM), from a source you trust; without it, the file must be signed by this server.',
      ),
  })
  .meta({
    id: 'Import',
    description: 'The journal file of a match that was played elsewhere, or here at an earlier time.',
  })
