import { type Configuration, ConfigurationError } from '../platform/configuration.ts'
import type { Database } from '../platform/database/database.ts'
import { configured } from './configured.ts'
import { type Answering, answerNo } from './output.ts'
import { reasonOf } from './reason.ts'
import { WrongUsage } from './wrong-usage.ts'

/** What a command does with the configured database. It answers by itself. */
type OnDatabase = (database: Database, configuration: Configuration) => Promise<void>

/**
 * Runs a command on the configured database, and closes it afterwards. A failure is a negative answer.
 * @param failed what a failure means, such as `nothing was counted`
 * @throws WrongUsage if a setting is wrong
 */
export async function onDatabase(answering: Answering, failed: string, work: OnDatabase): Promise<void> {
  const configuration = configured()
  // Imported here because most commands need no database.
  const { openDatabase } = await import('../platform/database/open-database.ts')
  const { requireAnswers } = await import('../platform/database/require-answers.ts')
  try {
    const database = await openDatabase(configuration)
    try {
      await requireAnswers(database, configuration)
      await work(database, configuration)
    } finally {
      await database.close()
    }
  } catch (error) {
    if (error instanceof WrongUsage) throw error
    if (error instanceof ConfigurationError) throw new WrongUsage(error.message)
    const problem = reasonOf(error)
    answerNo(answering, { problem }, [`error: ${failed}: ${problem}`])
  }
}

/** Like `onDatabase`, for a command that needs all tables and columns of this version. */
export function onMigratedDatabase(answering: Answering, failed: string, work: OnDatabase): Promise<void> {
  return onDatabase(answering, failed, async (database, configuration) => {
    const { missingMigrations } = await import('../platform/database/database.ts')
    const { length } = await missingMigrations(database)
    if (length > 0) {
      const lacking = `${length} ${length === 1 ? 'migration' : 'migrations'}`
      throw new Error(`The database lacks ${lacking}: run \`paquebot migrate\` (after a backup).`)
    }
    await work(database, configuration)
  })
}
