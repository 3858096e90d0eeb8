// npm run bench:load: what a loaded server reaches against the same server without the load, in one run
// (docs/performance.md): moves beside mails and webhooks, with many matches waiting, and on two processes.
import { type Figure, tableHead, tableRow } from '../figures.ts'
import { startPostgres } from '../postgres.ts'
import { movesBesideMails } from './moves-beside-mails.ts'
import { movesOnTwoProcesses } from './two-processes.ts'
import { manyWaiting } from './waiting-matches.ts'

const rows = [
  { doing: 'Moving on two processes ...', row: movesOnTwoProcesses },
  { doing: 'Moving beside mails and webhooks ...', row: movesBesideMails },
  { doing: 'Having matches wait ...', row: manyWaiting },
]

const say = (line: string) => process.stderr.write(`${line}\n`)

/** What ends everything that was started. */
const undo: (() => Promise<unknown>)[] = []
let undoing = Promise.resolve()
/** Ends all but so much of it, in reverse order, even after a failure. A second call waits for the first. */
function undoTo(left: number): Promise<void> {
  undoing = undoing.then(async () => {
    while (undo.length > left)
      await undo
        .pop()?.()
        .catch((error: unknown) => say(`${error}`))
  })
  return undoing
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void undoTo(0).finally(() => process.exit(1)))
}

try {
  console.log(tableHead())
  for await (const figure of measure()) console.log(tableRow(figure))
} finally {
  await undoTo(0)
}

/** The servers of a row end before those of the next start, so that they take no processor time from them. */
async function* measure(): AsyncGenerator<Figure> {
  say('Starting PostgreSQL ...')
  const postgres = await startPostgres(process.env.BENCH_DATABASE_URL)
  undo.push(postgres.stop)
  for (const { doing, row } of rows) {
    say(doing)
    yield* row(postgres, undo)
    await undoTo(1)
  }
}
