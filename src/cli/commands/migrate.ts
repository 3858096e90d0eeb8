import { Command } from 'commander'
import { onDatabase } from '../on-database.ts'
import { type Answering, answer } from '../output.ts'
import { progress } from '../progress.ts'

export const migrate = new Command('migrate')
  .description('Migrate the configured database, and print the names of the applied migrations.')
  .option('--json', 'answer as JSON')
  .action((options: Answering) =>
    onDatabase(options, 'the database was not migrated', async (database) => {
      // Imported here because most commands need no database.
      const { migrateDatabase } = await import('../../platform/database/database.ts')
      const bar = progress('migrations')
      const applied = await migrateDatabase(database, { reached: bar.reached }).finally(bar.stop)
      answer(options, { applied }, applied.length > 0 ? applied : ['The database is up to date.'])
    }),
  )
