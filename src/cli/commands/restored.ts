import { Command } from 'commander'
import { configured } from '../configured.ts'
import { type Answering, answer, answerNo } from '../output.ts'
import { reasonOf } from '../reason.ts'

export const restored = new Command('restored')
  .description(
    'After the configured database was restored from a backup: withhold the mails that are due in it, because the server sent them after the backup.',
  )
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
        answer(options, { withheld }, [`Due mails withheld: ${withheld}.`])
      } finally {
        await database.close()
      }
    } catch (error) {
      const problem = reasonOf(error)
      answerNo(options, { problem }, [`error: no mails were withheld: ${problem}`])
    }
  })
