import { Command } from 'commander'
import { configured } from '../configured.ts'
import { type Answering, answer, answerNo } from '../output.ts'
import { reasonOf } from '../reason.ts'

export const count = new Command('count')
  .description('Count ratings and statistics anew, from the journals of all matches that have ended.')
  .option('--json', 'answer as JSON')
  .action(async (options: Answering) => {
    const configuration = configured()
    // Loaded only now: no other command needs a database, and all games with it.
    const { openDatabase } = await import('../../platform/database/database.ts')
    const { systemClock: clock } = await import('../../platform/clock.ts')
    const { recount } = await import('../../people/recount.ts')
    try {
      const database = await openDatabase(configuration)
      try {
        const counted = await recount({ database, clock })
        answer(options, counted, [
          `Matches counted: ${counted.matches}. Ratings that came of them: ${counted.ratings}.`,
        ])
      } finally {
        await database.close()
      }
    } catch (error) {
      const problem = reasonOf(error)
      answerNo(options, { problem }, [`error: nothing was counted: ${problem}`])
    }
  })
