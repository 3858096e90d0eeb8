import { Command } from 'commander'
import { onMigratedDatabase } from '../on-database.ts'
import { type Answering, answer } from '../output.ts'

export const restored = new Command('restored')
  .description(
    'After the configured database was restored from a backup: withhold the mails that are due in it, because the server sent them after the backup.',
  )
  .option('--json', 'answer as JSON')
  .action((options: Answering) =>
    onMigratedDatabase(options, 'no mails were withheld', async (database) => {
      // Imported here because most commands need no database.
      const { systemClock } = await import('../../platform/clock.ts')
      const { withholdRestored } = await import('../../notices/index.ts')
      const withheld = await withholdRestored({ database, clock: systemClock })
      answer(options, { withheld }, [`Due mails withheld: ${withheld}.`])
    }),
  )
