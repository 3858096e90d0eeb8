// npm run bench:load: what a loaded server reaches against the same server without the load, in one run
// (docs/performance.md): moves beside mails and webhooks, with many matches waiting, on two processes,
// and behind a pooler.
import type { Figure } from '../figures.ts'
import { startPostgres } from '../postgres.ts'
import { report, say } from '../report.ts'
import type { Undo } from '../undo.ts'
import { movesBesideMails } from './moves-beside-mails.ts'
import { movesBehindPooler } from './pooler.ts'
import { movesOnTwoProcesses } from './two-processes.ts'
import { manyWaiting } from './waiting-matches.ts'

const rows = [
  { doing: 'Moving behind a pooler ...', row: movesBehindPooler },
  { doing: 'Moving on two processes ...', row: movesOnTwoProcesses },
  { doing: 'Moving beside mails and webhooks ...', row: movesBesideMails },
  { doing: 'Having matches wait ...', row: manyWaiting },
]

await report(measure)

/** The servers of a row end before those of the next start, so that they take no processor time from them. */
async function* measure({ undo, undoTo }: Undo): AsyncGenerator<Figure> {
  say('Starting PostgreSQL ...')
  const postgres = await startPostgres(process.env.BENCH_DATABASE_URL)
  undo.push(postgres.stop)
  for (const { doing, row } of rows) {
    say(doing)
    yield* row(postgres, undo)
    await undoTo(1)
  }
}
