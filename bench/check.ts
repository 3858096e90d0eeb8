// npm run bench:check: five ratios of one short run, against those of the last whole run (bench/results.json). It fails
// where one has fallen by more than a third in two tries, so that a change that makes the server slower is noticed.
// With --keep it writes down what it measured.
import { readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { catalogue } from '../src/games/catalogue.ts'
import { havana } from '../src/games/havana/index.ts'
import { client } from './client.ts'
import { median } from './figures.ts'
import { timeFold } from './fold.ts'
import { answersPerSecond, averageLength, groups, movesOverHttp, stockUp, unchangedViews } from './http.ts'
import { platformOn } from './platform.ts'
import { signedInPlayers } from './players.ts'
import { startPostgres } from './postgres.ts'
import { referenceMatches, referenceMoves, referenceTexts, referenceUnchanged } from './reference/requests.ts'
import { journalOf, scriptedMatch, startedMatch } from './scripted-match.ts'
import { startReference, startServer } from './server-process.ts'

const resultsFile = new URL('results.json', import.meta.url)

/** Higher is better, for each: a fold is held by how many times its bytes could be parsed meanwhile. */
const Ratios = z.strictObject({
  'moves over HTTP, against the bare reference route': z.number(),
  'unchanged views (304), against the bare reference route': z.number(),
  'views at one version, against a constant text as long': z.number(),
  'choices at one version, against a constant text as long': z.number(),
  'JSON.parse of three whole journals, against their folds': z.number(),
})
type Ratios = z.infer<typeof Ratios>
const Results = z.strictObject({ machine: z.string(), date: z.iso.date(), ratios: Ratios })

const clients = 8
const seconds = 2
const rounds = 3
/** More than will be played, for each client. */
const movesPrepared = 4_000

const { values: options } = parseArgs({ options: { keep: { type: 'boolean', default: false } } })

const undo: (() => Promise<unknown>)[] = []
try {
  const measured = await tries()
  if (options.keep) keep(await measured())
  else if (!(await isAsFast(measured)) && !(await isAsFast(measured))) process.exitCode = 1
} finally {
  for (let last = undo.pop(); last; last = undo.pop()) await last()
}

/** Measures, prints what came out, and compares it with what is written down. */
async function isAsFast(measured: () => Promise<Ratios>): Promise<boolean> {
  const { ratios } = Results.parse(JSON.parse(readFileSync(resultsFile, 'utf8')))
  const reached = await measured()
  const fell = Ratios.keyof().options.filter((what) => reached[what] < (ratios[what] * 2) / 3)
  for (const what of Ratios.keyof().options) {
    const verdict = fell.includes(what) ? 'MISSED' : 'held'
    console.log(`${what.padEnd(58)} ${reached[what].toFixed(2)} (written down: ${ratios[what].toFixed(2)}) ${verdict}`)
  }
  return fell.length === 0
}

function keep(measured: Ratios): void {
  const ratios = Object.fromEntries(Object.entries(measured).map(([what, ratio]) => [what, Number(ratio.toFixed(2))]))
  const machine = `${os.cpus().length} x ${os.cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`
  const results = Results.parse({ machine, date: new Date().toISOString().slice(0, 10), ratios })
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`)
  console.log(results)
}

/** Starts what is measured. @returns one try: the medians of rounds in which the server and its limits take turns */
async function tries(): Promise<() => Promise<Ratios>> {
  const postgres = await startPostgres(process.env.BENCH_DATABASE_URL)
  undo.push(postgres.stop)
  const [serverUrl, bareUrl] = [await postgres.create('server'), await postgres.create('bare')]
  const [behind, bare] = [await platformOn(serverUrl), await platformOn(bareUrl)]
  undo.push(behind.database.close, bare.database.close)
  const server = await startServer(serverUrl)
  undo.push(server.stop)

  const players = await signedInPlayers(bare, 3)
  const journals = await Promise.all(
    [...catalogue.values()].map(async (game) => {
      return { game, journal: await journalOf(bare, await scriptedMatch(bare, game, players, 1)) }
    }),
  )
  for (let number = 0; number < clients; number++) await startedMatch(bare, havana, players)
  const [entry] = journals[0]?.journal.slice(-3) ?? []
  if (entry === undefined) throw new Error('there is no entry to append')
  const reference = await startReference(bareUrl, entry)
  undo.push(reference.stop)

  const [http, bareHttp] = [client(server.address), client(new URL('/', reference.address))]
  undo.push(
    async () => http.close(),
    async () => bareHttp.close(),
  )
  const playing = await groups(behind, havana, 4, clients)
  const appended = (await referenceMatches(bare)).slice(-clients)

  return async () => {
    const [moves, unchanged]: [number[], number[]] = [[], []]
    const read: { view: number[]; choices: number[] } = { view: [], choices: [] }
    for (let round = 0; round < rounds; round++) {
      await stockUp(behind, playing, Math.ceil((movesPrepared * seconds) / clients / 4))
      await postgres.checkpoint()
      const limit = await referenceMoves(bareHttp, appended, clients, seconds)
      await postgres.checkpoint()
      moves.push((await movesOverHttp(http, playing, seconds)) / limit)
      // What waits to be mailed would be mailed during the next measurement.
      await behind.database.prisma.$executeRaw`TRUNCATE notices`
      const most = await referenceUnchanged(bareHttp, clients, seconds)
      unchanged.push((await unchangedViews(http, playing, seconds)) / most)
      for (const what of ['view', 'choices'] as const) {
        const length = await averageLength(http, playing, what)
        const texts = await referenceTexts(bareHttp, clients, seconds, length)
        read[what].push((await answersPerSecond(http, playing, what, seconds)) / texts)
      }
    }
    const folds = journals.map(({ game, journal }) => timeFold(game, journal, 9))
    const total = (of: 'fold' | 'parse') => folds.reduce((sum, folding) => sum + folding[of], 0)
    return {
      'moves over HTTP, against the bare reference route': median(moves),
      'unchanged views (304), against the bare reference route': median(unchanged),
      'views at one version, against a constant text as long': median(read.view),
      'choices at one version, against a constant text as long': median(read.choices),
      'JSON.parse of three whole journals, against their folds': total('parse') / total('fold'),
    }
  }
}
