import { type Call, type Client, client } from '../client.ts'
import { type Figure, median } from '../figures.ts'
import { type Group, nextMoves, stockUp } from '../http.ts'
import type { Postgres } from '../postgres.ts'
import { startServer } from '../server-process.ts'
import { type Cost, costOf } from './cost.ts'
import { clients, site, warmUp } from './site.ts'

const rounds = 5
const movesOfEach = 150

/**
 * Moves on two processes that share a database, against moves on one. The players of a table are spread over both, so
 * that each process has to read what it did not write. Mails are left out: how many there are depends on the time.
 */
export async function* movesOnTwoProcesses(
  postgres: Postgres,
  undo: (() => Promise<unknown>)[],
): AsyncGenerator<Figure> {
  const one = await site(postgres, 'one', undo)
  const two = await site(postgres, 'two', undo)
  const second = await startServer(two.url, ['--without-workers'])
  undo.push(second.stop)
  const other = client(second.address)
  undo.push(async () => other.close())
  await warmUp(two, other)
  const spread = nextMoves(spreadOver([two.http, other], two.playing), two.playing)

  const done: { readonly alone: Cost; readonly shared: Cost }[] = []
  // In the first round, each process gets to know what the other one does.
  for (let round = 0; round <= rounds; round++) {
    for (const { platform, playing } of [one, two]) await stockUp(platform, playing, movesOfEach)
    const alone = await costOf([one.server], one.move, movesOfEach)
    const shared = await costOf([two.server, second], spread, movesOfEach)
    if (round > 0) done.push({ alone, shared })
  }
  const compared = (of: keyof Cost) => ({
    measured: median(done.map(({ shared }) => shared[of])),
    limit: median(done.map(({ alone }) => alone[of])),
    ratio: median(done.map(({ alone, shared }) => shared[of] / alone[of])),
    against: 'one process',
  })
  yield {
    ...compared('processor'),
    what: 'processor time for a move, two processes',
    unit: 'ms',
    mark: { atMost: 1.1 },
  }
  yield { ...compared('perSecond'), what: `moves, two processes, ${clients} clients`, unit: 'moves/s' }
}

/** Sends the requests of even seats to one server, and those of odd seats to the other. */
function spreadOver([even, odd]: readonly [Client, Client], tables: readonly Group[]): Client {
  const ofOddSeats = new Set(
    tables.flatMap(({ players }) => players.filter((_, seat) => seat % 2 === 1).map(({ token }) => token)),
  )
  return {
    call: (call: Call) => (ofOddSeats.has(call.token ?? '') ? odd : even).call(call),
    close: () => {},
  }
}
