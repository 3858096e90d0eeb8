// npm run bench:peers: moves of Havana on our server against moves of a small game on boardgame.io, both on one PostgreSQL:
// with several matches at once, and late in one match. It takes four minutes.
import { havana } from '../../src/games/havana/index.ts'
import { client, perSecond, type Repeated } from '../client.ts'
import { type Figure, median } from '../figures.ts'
import { dropMails, groups, nextMoves, stockUp } from '../http.ts'
import { lateMoves } from '../late-moves.ts'
import { platformOn } from '../platform.ts'
import { startPostgres } from '../postgres.ts'
import { report, say } from '../report.ts'
import { peerFigure } from '../results.ts'
import { startPeer, startServer } from '../server-process.ts'
import type { Undo } from '../undo.ts'
import { wallTime } from '../wall-time.ts'
import { type Table, tableMoves, tables } from './tables.ts'

const rounds = 5
const seconds = 2
const [few, many] = [8, 32]
/** How many moves are prepared: more than will be played. */
const mostMovesPerSecond = 4000
/** After which moves of one match it is measured how long moves take, and how many times as fast ours have to be. */
const ages = [
  { moves: 200, least: undefined },
  { moves: 1000, least: undefined },
  { moves: 3000, least: 20 },
]
const movesInARow = 21

await report(measure)

async function* measure({ undo }: Undo): AsyncGenerator<Figure> {
  say('Starting PostgreSQL and both servers on it ...')
  const postgres = await startPostgres(process.env.BENCH_DATABASE_URL)
  undo.push(postgres.stop)
  const url = await postgres.create('server')
  const platform = await platformOn(url)
  undo.push(platform.database.close)
  const server = await startServer(url)
  undo.push(server.stop)
  const peer = await startPeer(await postgres.create('peer'))
  undo.push(peer.stop)
  const http = client(server.address)
  undo.push(async () => http.close())

  say('Playing matches until each is of another age: the older a match is, the slower is the peer ...')
  const ours = await groups(platform, havana, 4, many)
  await stockUp(platform, ours, 1)
  const length = median(ours.flatMap(({ matches }) => matches.map(({ turns }) => turns.length)))
  await stockUp(platform, ours, length)
  await playToAllAges(nextMoves(http, ours), length)
  const theirs = await newTables(many)
  await playToAllAges(tableMoves(theirs), length)

  for (const count of [few, many]) yield await movesAtOnce(count)
  yield* lateFigures()

  async function newTables(count: number): Promise<Table[]> {
    const opened = await tables(peer.address, count)
    undo.push(async () => {
      for (const table of opened) table.close()
    })
    return opened
  }

  async function movesAtOnce(count: number): Promise<Figure> {
    const ofAllAges = (_: unknown, number: number) => number % (many / count) === 0
    const playing = ours.filter(ofAllAges)
    const [reached, limit]: [number[], number[]] = [[], []]
    for (let round = 1; round <= rounds; round++) {
      await stockUp(platform, playing, Math.ceil((mostMovesPerSecond * seconds) / count))
      for (const [number, { moves }] of theirs.entries())
        if (moves >= length) theirs.splice(number, 1, ...(await newTables(1)))
      say(`Round ${round} of ${rounds}, ${count} matches ...`)
      await postgres.checkpoint()
      reached.push(await perSecond(count, seconds, nextMoves(http, playing)))
      await dropMails(platform)
      await postgres.checkpoint()
      limit.push(await perSecond(count, seconds, tableMoves(theirs.filter(ofAllAges))))
    }
    return peerFigure({ what: `moves, ${count} matches at once`, reached, limit, least: 5 })
  }

  /** The peer plays one match to its last age; ours are made with so many entries, and then played on. */
  async function* lateFigures(): AsyncGenerator<Figure> {
    const [table] = await newTables(1)
    if (table === undefined) throw new Error('nobody plays')
    for (const { moves, least } of ages) {
      say(`Playing to move ${moves} ...`)
      while (table.moves < moves) await table.move()
      const [reached, limit]: [number[], number[]] = [[], []]
      for (let round = 1; round <= rounds; round++) {
        const [late = []] = await lateMoves(platform, http, [moves], { matches: 1, moves: movesInARow })
        reached.push(1000 / median(late))
        limit.push(1000 / median(await movesOf(table)))
      }
      yield peerFigure({ what: `moves of one match, after ${moves}`, reached, limit, least })
    }
  }
}

/** Every client has played another part of a match, whose length this is. */
async function playToAllAges(move: Repeated, length: number): Promise<void> {
  const playTo = async (age: number, number: number) => {
    for (let made = 0; made < age; made++) await move(number)
  }
  await Promise.all(Array.from({ length: many }, (_, number) => playTo((number / many) * length, number)))
}

/**
 * How long moves in a row take the peer. It answers before it stores a move, and stores it before it makes the next: so
 * the first does not count.
 */
async function movesOf(table: Table): Promise<number[]> {
  const times: number[] = []
  while (times.length < movesInARow) times.push(await wallTime(() => table.move()))
  return times.slice(1)
}
