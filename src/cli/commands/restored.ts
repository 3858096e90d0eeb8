import { Command } from 'commander'
import { configured } from '../configured.ts'
import { type Answering, answer, answerNo } from '../output.ts'
import { reasonOf } from '../reason.ts'

export const restored = new Command('restored')
  .description('Say that the configured database was restored from a backup: the mails that waited then are withheld.')
  .option('--json', 'answer as JSON')
  .action(async (options: Answering) => {
    const configuration = configured()
    // Imported here because most commands need no database.
    const { openDatabase } = await import('../../platform/database/open-database.ts')
    const { systemClock } = await import('../../platform/clock.ts')
    const { withholdRestored } = await import('../../notices/index.ts')
    try {
      const database = await openDatabase(configuration)
      try {
        const withheld = await withholdRestored({ database, clock: systemClock })
        answer(options, { withheld }, [`Mails withheld, since they were due before: ${withheld}.`])
      } finally {
        await database.close()
      }
    } catch (error) {
      const problem = reasonOf(error)
      answerNo(options, { problem }, [`error: no mails were withheld: ${problem}`])
    }
  })
