import { limitRole, ownPgbouncer, pgbouncerProgram } from '../../test/support/pgbouncer.ts'
import { type Client, client, type Repeated } from '../client.ts'
import { type Figure, median } from '../figures.ts'
import { nextMoves, stockUp } from '../http.ts'
import type { Postgres } from '../postgres.ts'
import { processorOf, processorOfPostgres } from '../processor.ts'
import { startServer } from '../server-process.ts'
import type { Endings } from '../undo.ts'
import { type Cost, costBy } from './cost.ts'
import { clients, type Site, site, warmUp } from './site.ts'

const rounds = 5
const timesOfEach = 150
/** As many as a pool has connections, so that only the path differs. */
const sessions = 10

/**
 * Moves and views behind PgBouncer in transaction mode, against those without it. Statements have no names there, so
 * PostgreSQL plans each anew. Left out where PgBouncer is not installed.
 */
export async function* movesBehindPooler(postgres: Postgres, undo: Endings): AsyncGenerator<Figure> {
  if (pgbouncerProgram === undefined) return
  const [around, behind] = [await site(postgres, 'around', undo), await site(postgres, 'behind', undo)]
  await limitRole(behind.url)
  const pooler = await ownPgbouncer(pgbouncerProgram, behind.url, sessions)
  undo.push(pooler.stop)
  const server = await startServer(pooler.url, ['--without-workers'], { DATABASE_DIRECT_URL: behind.url })
  undo.push(server.stop)
  const http = client(server.address)
  undo.push(async () => http.close())
  await warmUp(behind, http)
  const usedWithout = async () =>
    processorOf(around.server.pid) + (await processorOfPostgres(around.platform.database.pool))
  const usedBehind = async () =>
    processorOf(server.pid) + processorOf(pooler.pid) + (await processorOfPostgres(behind.platform.database.pool))
  const move = nextMoves(http, behind.playing)

  const moves: Pair[] = []
  const looks: Pair[] = []
  for (let round = 0; round < rounds; round++) {
    for (const { platform, playing } of [around, behind]) await stockUp(platform, playing, timesOfEach)
    moves.push({
      without: await costBy(usedWithout, around.move, timesOfEach),
      pooled: await costBy(usedBehind, move, timesOfEach),
    })
    looks.push({
      without: await costBy(usedWithout, look(around, around.http), timesOfEach),
      pooled: await costBy(usedBehind, look(behind, http), timesOfEach),
    })
  }
  const all = 'of server, pooler and PostgreSQL'
  yield { ...compared(moves, 'processor'), what: `processor time ${all} for a move`, unit: 'ms' }
  yield { ...compared(looks, 'processor'), what: `processor time ${all} for a view`, unit: 'ms' }
  yield { ...compared(moves, 'perSecond'), what: `moves behind a pooler, ${clients} clients`, unit: 'moves/s' }
}

/** Looks at the match that a client's table plays, through a server. */
function look({ playing }: Site, http: Client): Repeated {
  return async (number) => {
    const { matches, players } = playing[number] ?? { matches: [], players: [] }
    const path = `/v1/matches/${matches[0]?.id}/view`
    const { status } = await http.call({ method: 'GET', path, ...(players[0] && { token: players[0].token }) })
    if (status !== 200) throw new Error(`a view was answered ${status}`)
  }
}

interface Pair {
  readonly without: Cost
  readonly pooled: Cost
}

const compared = (pairs: readonly Pair[], of: keyof Cost) => ({
  measured: median(pairs.map(({ pooled }) => pooled[of])),
  limit: median(pairs.map(({ without }) => without[of])),
  ratio: median(pairs.map(({ pooled, without }) => pooled[of] / without[of])),
  against: 'without',
})
