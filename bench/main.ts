// npm run bench: what the server reaches against what the machine allows, both measured in one run
// (docs/performance.md). A whole run is written down in bench/results.json.
import { execFile } from 'node:child_process'
import { parseArgs, promisify } from 'node:util'
import { catalogue } from '../src/games/catalogue.ts'
import type { Game } from '../src/games/game.ts'
import { havana } from '../src/games/havana/index.ts'
import { leHavre } from '../src/games/le-havre/index.ts'
import type { Entry } from '../src/journal/entry.ts'
import { freshMatches, keepTemplates, type Load, layerAppends } from './append-layer.ts'
import { timeChoices } from './choices.ts'
import { perSecond, repeat } from './client.ts'
import { type Figure, held, tableHead, tableRow } from './figures.ts'
import { timeFold } from './fold.ts'
import { dropMails, type Group, groups, nextMoves, readsOverHttp, stockUp } from './http.ts'
import { keep } from './kept-results.ts'
import { newViewFigures } from './new-views.ts'
import { pgbenchAppends } from './pgbench.ts'
import { platformInMemory, platformOn } from './platform.ts'
import { signedInPlayers } from './players.ts'
import { startPostgres } from './postgres.ts'
import { QuickRatios } from './quick.ts'
import { replayFigures } from './replay.ts'
import { say } from './report.ts'
import {
  appendFigures,
  choicesFigure,
  foldFigure,
  moveFigure,
  otherMovesFigure,
  type Round,
  readFigure,
} from './results.ts'
import { journalOf, type ScriptedMatch, scriptedMatch } from './scripted-match.ts'
import { mostClients, startServers } from './servers.ts'
import { undoList } from './undo.ts'
import { timeLooks } from './waiting.ts'

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
  },
})

/** A fold takes milliseconds; computing the choices at every position of a match takes up to a second. */
const length = options.quick
  ? { seconds: 1, movesToWarmUp: 400, rounds: 1, foldings: 15, choosings: 5, looks: 100 }
  : { seconds: 3, movesToWarmUp: 5000, rounds: 5, foldings: 30, choosings: 15, looks: 300 }
const clientCounts = [8, mostClients]
/** How many moves, and matches per script, are prepared: more than will be played. */
const mostMovesPerSecond = 3000
const matchesOfEach = 100

const { undo, undoAll } = undoList()

try {
  const figures: Figure[] = []
  for await (const figure of measure()) {
    if (!options.json) console.log([...(figures.length === 0 ? [tableHead()] : []), tableRow(figure)].join('\n'))
    figures.push(figure)
  }
  if (options.json) console.log(JSON.stringify(figures, null, 2))
  await undoAll()
  if (!options.quick) keep(figures, await quickRatiosApart())
  if (options.strict && figures.some((figure) => held(figure) === false)) process.exitCode = 1
} finally {
  await undoAll()
}

/**
 * Measured in a process of its own, as `npm run bench:check` measures them: in this one, which has folded for minutes, folds
 * are nearly twice as fast.
 */
async function quickRatiosApart(): Promise<QuickRatios> {
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/print-quick-ratios.ts'])
  return QuickRatios.parse(JSON.parse(stdout))
}

async function* measure(): AsyncGenerator<Figure> {
  say('Starting PostgreSQL and a server on it ...')
  const postgres = await startPostgres(process.env.BENCH_DATABASE_URL)
  undo.push(postgres.stop)
  const layerUrl = await postgres.create('layer')
  const layer = await platformOn(layerUrl)
  undo.push(layer.database.close)

  say('Playing matches in memory ...')
  const players = await signedInPlayers(layer, 4)
  const scripts: ScriptedMatch[] = []
  for (let number = 0; number < 8; number++) scripts.push(await scriptedMatch(layer, havana, players, number))
  const journals = await Promise.all(scripts.map((script) => journalOf(layer, script)))
  const byLength = journals.sort((one, other) => one.length - other.length)
  const entry = ofMedianSize(journals.flat())
  await keepTemplates(layer)
  const { behind: behindServer, leave, http, bareHttp, append } = await startServers(postgres, entry, undo)
  const everybody = await groups(behindServer, havana, 4, mostClients)
  say('Warming up ...')
  await warmUp(everybody)
  await perSecond(everybody.length, length.seconds, append)

  /** Code that has not run often is slow. */
  async function warmUp(tables: readonly Group[]): Promise<void> {
    const moves = Math.ceil(length.movesToWarmUp / tables.length)
    await stockUp(behindServer, tables, moves)
    await repeat(tables.length, moves, nextMoves(http, tables))
  }

  async function movesPerSecond(tables: readonly Group[]): Promise<number> {
    await stockUp(behindServer, tables, mostMovesOf(tables.length))
    await postgres.checkpoint()
    const moves = await perSecond(tables.length, length.seconds, nextMoves(http, tables))
    await dropMails(behindServer)
    return moves
  }

  async function appendsOf(load: Load, count: number): Promise<number> {
    const matches = await freshMatches(layer, scripts, matchesOfEach)
    await postgres.checkpoint()
    return layerAppends(layer, matches, count, length.seconds, load)
  }

  const rounds = new Map(clientCounts.map((count): [number, Round[]] => [count, []]))
  for (let round = 1; round <= length.rounds; round++) {
    for (const [count, done] of rounds) {
      const playing = everybody.slice(0, count)
      say(`Round ${round} of ${length.rounds}, ${count} clients ...`)

      await freshMatches(layer, scripts, matchesOfEach)
      await postgres.checkpoint()
      const pgbench = await pgbenchAppends(layerUrl, count, length.seconds, entry)

      const [entries, appends] = [await appendsOf('entry alone', count), await appendsOf('whole', count)]

      await postgres.checkpoint()
      const bare = await perSecond(count, length.seconds, append)
      const moves = await movesPerSecond(playing)
      done.push({ pgbench, entries, appends, bare, moves })
      const [one, whole, limit, overHttp] = [entries, appends, bare, moves].map(Math.round)
      say(
        `  pgbench ${Math.round(pgbench)}, append layer ${one} and ${whole}, over HTTP ${overHttp} of ${limit} by the bare route`,
      )
    }
  }

  for (const [count, done] of rounds) yield* appendFigures(count, done)
  for (const [count, done] of rounds) yield moveFigure(count, done)

  say('Reading matches, and folding their journals ...')
  const readers = everybody.slice(0, Math.min(...clientCounts))
  const company = await behindServer.database.pool.connect()
  try {
    for (const reading of await readsOverHttp(http, bareHttp, readers, { ...length, isAlone: false }))
      yield readFigure(reading)
  } finally {
    company.release()
  }
  for (const journal of [byLength[Math.floor(byLength.length / 2)], byLength.at(-1)])
    if (journal) yield foldFigure(timeFold(havana, journal, length.foldings))
  for (const game of catalogue.values()) if (game !== havana) yield* figuresOf(game)

  say('Reading matches from a server that is alone on its database ...')
  await leave()
  for (const reading of await readsOverHttp(http, bareHttp, readers, { ...length, isAlone: true }))
    yield readFigure(reading)

  say('Replaying long matches ...')
  const onServer = await platformOn(await postgres.create('replay'))
  undo.push(onServer.database.close)
  const inMemory = await platformInMemory()
  undo.push(inMemory.database.close)
  for (const platform of [onServer, inMemory]) yield* replayFigures(platform, leHavre, length.foldings)
  yield* newViewFigures(inMemory, length.foldings)

  say('Having matches wait ...')
  const idle = await platformOn(await postgres.create('waiting'))
  undo.push(idle.database.close)
  yield await timeLooks(idle, length.looks)

  /** The other games: longer matches, heavier positions. */
  async function* figuresOf(game: Game): AsyncGenerator<Figure> {
    say(`Playing ${game.meta.title} ...`)
    const journal = await journalOf(layer, await scriptedMatch(layer, game, players.slice(0, 3), 0))
    const count = Math.min(...clientCounts)
    const playing = await groups(behindServer, game, 3, count)
    await warmUp(playing)
    const [reached, limit]: [number[], number[]] = [[], []]
    for (let round = 1; round <= length.rounds; round++) {
      reached.push(await movesPerSecond(playing))
      limit.push(await movesPerSecond(everybody.slice(0, count)))
    }
    yield otherMovesFigure(game.meta.title, count, reached, limit)
    yield foldFigure(timeFold(game, journal, length.foldings))
    yield choicesFigure(timeChoices(game, journal, length.choosings))
  }
}

/** The sample entry that pgbench stores repeatedly. */
function ofMedianSize(entries: readonly Entry[]): Entry {
  const size = (entry: Entry) => JSON.stringify(entry).length
  const sorted = [...entries].sort((one, other) => size(one) - size(other))
  const found = sorted[Math.floor(sorted.length / 2)]
  if (!found) throw new Error('no entries')
  return found
}

/** How many moves each client needs for one measurement. */
function mostMovesOf(clients: number): number {
  return Math.ceil((mostMovesPerSecond * length.seconds) / clients)
}
