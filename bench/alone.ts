// npm run bench:alone: a server with little to do. How much processor its start takes and what it uses while idle; how long one
// move takes while nothing else happens, in a young match and in one of a thousand entries.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { havana } from '../src/games/havana/index.ts'
import { client } from './client.ts'
import { median } from './figures.ts'
import { heardMoves } from './heard-moves.ts'
import { groups, makeMove, stockUp } from './http.ts'
import { lateMoves } from './late-moves.ts'
import { pgbenchAppends } from './pgbench.ts'
import { platformOn } from './platform.ts'
import { signedInPlayers } from './players.ts'
import { startPostgres } from './postgres.ts'
import { processorOf, shareOfCore } from './processor.ts'
import { journalOf, scriptedMatch, startedMatch } from './scripted-match.ts'
import { type ServerProcess, startServerIn } from './server-process.ts'
import { undoList } from './undo.ts'
import { wallTime } from './wall-time.ts'

const starts = 3
/** V8 collects what the start left behind only after two looks of the server, which are a minute apart. */
const secondsToSettle = 130
const secondsOfRest = 60
const movesToWarmUp = 1000
const rounds = 5
const movesOfEachRound = 400
const secondsOfAppends = 2
const matchesOfEachAge = 5
const movesOfEachMatch = 41
const [young, old] = [10, 1000]

const { undo, undoAll } = undoList()
try {
  const postgres = await startPostgres(process.env.BENCH_DATABASE_URL)
  undo.push(postgres.stop)
  const url = await postgres.create('alone')
  const folder = await mkdtemp(path.join(tmpdir(), 'paquebot-bench-'))
  undo.push(() => rm(folder, { recursive: true, force: true }))

  console.log(`start until it listens, PostgreSQL: ${(await startOf(folder, url)).toFixed(2)} s of processor`)
  console.log(`start until it listens, embedded: ${(await startOf(folder)).toFixed(2)} s of processor`)

  const embedded = await startServerIn(folder)
  undo.push(embedded.stop)
  const server = await startServerIn(folder, url)
  undo.push(server.stop)
  const [share, ofEmbedded] = await Promise.all([idleShare(server), idleShare(embedded)])
  console.log(`idle, PostgreSQL: ${share}`)
  console.log(`idle, embedded: ${ofEmbedded}`)
  await embedded.stop()
  const http = client(server.address)
  undo.push(async () => http.close())

  const platform = await platformOn(url)
  undo.push(platform.database.close)
  const [group] = await groups(platform, havana, 4, 1)
  if (group === undefined) throw new Error('nobody plays')
  await stockUp(platform, [group], movesToWarmUp + 2 * rounds * movesOfEachRound)
  for (let move = 0; move < movesToWarmUp; move++) await makeMove(http, group) // code that has not run yet is slow
  const appendAlone = await appendsAlone(await postgres.create('limit'))
  const done: { readonly append: number; readonly half: number; readonly most: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const append = await appendAlone()
    const times: number[] = []
    for (let move = 0; move < movesOfEachRound; move++) times.push(await wallTime(() => makeMove(http, group)))
    done.push({ append, half: median(times), most: nearlyMost(times) })
  }
  const each = (figure: (round: (typeof done)[number]) => number) => median(done.map(figure))
  const [append, half, most] = [each((one) => one.append), each((one) => one.half), each((one) => one.most)]
  const [ofHalf, ofMost] = [each((one) => one.half / one.append), each((one) => one.most / one.append)]
  console.log(
    `a move alone: ${half.toFixed(2)} ms (p50), ${most.toFixed(2)} ms (p99); an append of pgbench alone: ${append.toFixed(2)} ms; ratios ${ofHalf.toFixed(1)} and ${ofMost.toFixed(1)}`,
  )

  const [listener] = await signedInPlayers(platform, 1)
  if (listener === undefined) throw new Error('nobody listens')
  const heard: { readonly move: number; readonly stream: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const moves = await heardMoves(server.address, http, group, listener, movesOfEachRound)
    heard.push({
      move: nearlyMost(moves.map(({ answered }) => answered)),
      stream: nearlyMost(moves.map((one) => one.heard)),
    })
  }
  const [move, stream] = [median(heard.map((one) => one.move)), median(heard.map((one) => one.stream))]
  const ofStream = median(heard.map((one) => one.stream / one.move))
  console.log(
    `a move alone, while somebody listens: ${move.toFixed(2)} ms (p99); from then until it is on their stream: ${stream.toFixed(2)} ms (p99); ratio ${ofStream.toFixed(2)}`,
  )

  const late = { matches: matchesOfEachAge, moves: movesOfEachMatch }
  const [atYoung, atOld] = (await lateMoves(platform, http, [young, old], late)).map(median)
  if (atYoung === undefined || atOld === undefined) throw new Error('nothing was played')
  console.log(
    `a move after entry ${young}: ${atYoung.toFixed(2)} ms; after entry ${old}: ${atOld.toFixed(2)} ms; ratio ${(atOld / atYoung).toFixed(2)}`,
  )
} finally {
  await undoAll()
}

/** What 99 of 100 take at most. */
function nearlyMost(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN
}

/** The processor time until the built server listens: the least of several starts, after one that prepares the database. */
async function startOf(dataDir: string, databaseUrl?: string): Promise<number> {
  const times: number[] = []
  for (let start = 0; start <= starts; start++) {
    const server = await startServerIn(dataDir, databaseUrl)
    times.push(processorOf(server.pid))
    await server.stop()
  }
  return Math.min(...times.slice(1))
}

/** What a server uses that nobody asks anything. */
async function idleShare({ pid }: ServerProcess): Promise<string> {
  await wait(secondsToSettle * 1000)
  return `${(100 * (await shareOfCore(pid, secondsOfRest))).toFixed(2)} % of a core`
}

/** @returns what measures how many milliseconds an append of pgbench takes that has one client */
async function appendsAlone(url: string): Promise<() => Promise<number>> {
  const platform = await platformOn(url)
  undo.push(platform.database.close)
  const { prisma } = platform.database
  const script = await scriptedMatch(platform, havana, await signedInPlayers(platform, 3), 0)
  const [entry] = (await journalOf(platform, script)).slice(-1)
  if (entry === undefined) throw new Error('there is no entry to append')
  return async () => {
    await prisma.$executeRaw`TRUNCATE matches CASCADE`
    await startedMatch(platform, havana, await signedInPlayers(platform, 3))
    await prisma.$executeRaw`TRUNCATE entries`
    return 1000 / (await pgbenchAppends(url, 1, secondsOfAppends, entry))
  }
}
