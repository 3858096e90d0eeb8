import { Command } from 'commander'
import { configured } from '../configured.ts'
import { type Answering, answer, answerNo } from '../output.ts'
import { progress } from '../progress.ts'
import { reasonOf } from '../reason.ts'

export const migrate = new Command('migrate')
  .description('Migrate the configured database, and print the names of the applied migrations.')
  .option('--json', 'answer as JSON')
  .action(async (options: Answering) => {
    const configuration = configured()
    // Imported here because most commands need no database.
    const { migrateDatabase } = await import('../../platform/database/database.ts')
    const { openDatabase } = await import('../../platform/database/open-database.ts')
    try {
      const database = await openDatabase(configuration)
      const bar = progress('migrations')
      try {
        const applied = await migrateDatabase(database, { reached: bar.reached }).finally(bar.stop)
        answer(options, { applied }, applied.length > 0 ? applied : ['The database is up to date.'])
      } finally {
        await database.close()
      }
    } catch (error) {
      const problem = reasonOf(error)
      answerNo(options, { problem }, [`error: the database was not migrated: ${problem}`])
    }
  })
