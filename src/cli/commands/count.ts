import { Command } from 'commander'
import { onMigratedDatabase } from '../on-database.ts'
import { type Answering, answer } from '../output.ts'
import { progress } from '../progress.ts'

export const count = new Command('count')
  .description('Recount ratings and statistics from the journals of all matches that have ended.')
  .option('--json', 'answer as JSON')
  .action((options: Answering) =>
    onMigratedDatabase(options, 'nothing was counted', async (database) => {
      // Imported here because most commands need neither a database nor all games.
      const { systemClock: clock } = await import('../../platform/clock.ts')
      const { recount, resultInJournal } = await import('../../people/recount.ts')
      const bar = progress('matches')
      const counted = await recount({ database, clock }, resultInJournal, bar.reached).finally(bar.stop)
      answer(options, counted, [`Matches counted: ${counted.matches}. Ratings: ${counted.ratings}.`])
    }),
  )
