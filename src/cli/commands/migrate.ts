import { Command } from 'commander'
import { ConfigurationError, readConfiguration } from '../../platform/configuration.ts'
import { type Answering, answer, answerNo } from '../output.ts'
import { WrongUsage } from '../wrong-usage.ts'

export const migrate = new Command('migrate')
  .description('Bring the configured database up to date, and print the names of the migrations applied.')
  .option('--json', 'answer as JSON')
  .action(async (options: Answering) => {
    const configuration = configured()
    // Loaded only now: no other command needs a database.
    const { migrateDatabase, openDatabase } = await import('../../platform/database/database.ts')
    try {
      const database = await openDatabase(configuration)
      try {
        const applied = await migrateDatabase(database)
        answer(options, { applied }, applied.length > 0 ? applied : ['The database is up to date.'])
      } finally {
        await database.close()
      }
    } catch (error) {
      const problem = error instanceof Error ? error.message || String(error) : String(error)
      answerNo(options, { problem }, [`error: the database was not migrated: ${problem}`])
    }
  })

function configured() {
  try {
    return readConfiguration(process.env)
  } catch (error) {
    if (error instanceof ConfigurationError) throw new WrongUsage(error.message)
    throw error
  }
}
