import { Command } from 'commander'
import { configured } from '../configured.ts'
import { type Answering, answer, answerNo } from '../output.ts'
import { progress } from '../progress.ts'
import { reasonOf } from '../reason.ts'

export const count = new Command('count')
  .description('Recount ratings and statistics from the journals of all matches that have ended.')
  .option('--json', 'answer as JSON')
  .action(async (options: Answering) => {
    const configuration = configured()
    // Imported here because most commands need neither a database nor all games.
    const { openDatabase } = await import('../../platform/database/open-database.ts')
    const { systemClock: clock } = await import('../../platform/clock.ts')
    const { recount, resultInJournal } = await import('../../people/recount.ts')
    try {
      const database = await openDatabase(configuration)
      const bar = progress('matches')
      try {
        const counted = await recount({ database, clock }, resultInJournal, bar.reached).finally(bar.stop)
        answer(options, counted, [`Matches counted: ${counted.matches}. Ratings: ${counted.ratings}.`])
      } finally {
        await database.close()
      }
    } catch (error) {
      const problem = reasonOf(error)
      answerNo(options, { problem }, [`error: nothing was counted: ${problem}`])
    }
  })
