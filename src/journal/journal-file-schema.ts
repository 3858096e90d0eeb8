import { z } from 'zod'
import { JournalFile } from './journal-file.ts'

/** The id of the format, wherever its schema is stored. */
const id = 'urn:paquebot:journal:1'

/**
 * The JSON Schema (draft 2020-12) of journal files, for other tools that read or write them. It describes only their
 * form; `verifyFile` checks whether a file is right.
 */
export function journalFileSchema(): Record<string, unknown> {
  const schema = z.toJSONSchema(JournalFile, {
    io: 'input',
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override({ jsonSchema }) {
      // Noise that zod adds and no reader needs.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.format === 'uuid') delete jsonSchema.pattern
    },
  })
  const { $schema, ...rest } = schema
  return { $schema, $id: id, title: 'Paquebot journal file', ...rest }
}
