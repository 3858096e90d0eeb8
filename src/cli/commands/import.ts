import { Command } from 'commander'
import type { JournalFile } from '../../journal/journal-file.ts'
import type { NotAccepted } from '../../matches/archive/import-check.ts'
import type { ImportOutcome } from '../../matches/archive/import-match.ts'
import type { Configuration } from '../../platform/configuration.ts'
import type { Database } from '../../platform/database/database.ts'
import { publicKeyIn } from '../input.ts'
import { journalIn } from '../journal-file.ts'
import { onMigratedDatabase } from '../on-database.ts'
import { type Answering, answer, answerNo } from '../output.ts'

type Imported = ImportOutcome | NotAccepted | 'of-another-server'

export const importFile = new Command('import')
  .description('Import a finished match from its journal file into the configured database, after verifying all of it.')
  .argument('<journal>', 'a journal file, or - for standard input')
  .option('--public-key <file>', 'the public key (PEM) of the server that signed it, if it was another server')
  .option('--json', 'answer as JSON')
  .action(async (source: string, given: Answering & { publicKey?: string }) => {
    const { journal } = journalIn(source)
    const publicKey = given.publicKey === undefined ? undefined : publicKeyIn(given.publicKey)
    await onMigratedDatabase(given, 'nothing was imported', async (database, configuration) => {
      const result = await imported(database, configuration, journal, publicKey)
      const { says, isThere } = inWords(result, journal)
      const report = { match: journal.match, ...(typeof result === 'string' ? { outcome: result } : result) }
      if (isThere) answer(given, report, [says])
      else answerNo(given, report, [`error: nothing was imported: ${says}`])
    })
  })

async function imported(
  database: Database,
  configuration: Configuration,
  journal: JournalFile,
  given: string | undefined,
): Promise<Imported> {
  // Imported here because most commands need neither a database nor all games.
  const { deriveSecrets } = await import('../../platform/secrets.ts')
  const { secretOf } = await import('../../platform/secret-of-database.ts')
  const { systemClock: clock } = await import('../../platform/clock.ts')
  const { publishSigningKey } = await import('../../matches/record/signed-head.ts')
  const { checkFile: checked, isOfAnotherServer } = await import('../../matches/archive/import-check.ts')
  const { importMatch } = await import('../../matches/archive/import-match.ts')
  const platform = { database, clock, secrets: deriveSecrets(await secretOf(database, configuration)) }
  // Sealed with a secret that is not that of this server, the match could never be read.
  await publishSigningKey({ ...platform, configuration })
  const found = checked(journal, { own: platform.secrets.signing.publicKey, given })
  if (found.outcome !== 'refused') return importMatch(platform, found)
  const isUntrusted = given === undefined && found.first.check === 'head'
  return isUntrusted && isOfAnotherServer(journal, platform.secrets.signing.publicKey) ? 'of-another-server' : found
}

function inWords(result: Imported, { match, entries }: JournalFile): { says: string; isThere: boolean } {
  if (typeof result !== 'string') return { isThere: false, says: result.first.detail }
  switch (result) {
    case 'of-another-server':
      return {
        isThere: false,
        says: 'Another server signed this file: name its public key with --public-key, from a source you trust.',
      }
    case 'imported':
      return { isThere: true, says: `Match ${match} is imported: ${entries.length} entries.` }
    case 'unchanged':
      return { isThere: true, says: `Match ${match} was imported before and has not changed.` }
    case 'grown':
      return { isThere: true, says: `Match ${match} was imported before and has more entries now: ${entries.length}.` }
    case 'already-there':
      return { isThere: false, says: `there is already another match ${match}` }
  }
}
