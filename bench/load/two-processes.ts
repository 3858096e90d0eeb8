import { type Call, type Client, client } from '../client.ts'
import { type Figure, median } from '../figures.ts'
import { type Group, nextMoves, stockUp } from '../http.ts'
import type { Postgres } from '../postgres.ts'
import { startServer } from '../server-process.ts'
import type { Endings } from '../undo.ts'
import { type Cost, costOf } from './cost.ts'
import { clients, site, warmUp } from './site.ts'

const rounds = 5
const movesOfEach = 150

/**
 * Moves on two processes that share a database, against moves on one: with all requests of a match at one process, as
 * docs/scaling.md has the proxy send them; and with the players of a table spread over both, so that each process has
 * to read what it did not write. Mails are left out: how many there are depends on the time.
 */
export async function* movesOnTwoProcesses(postgres: Postgres, undo: Endings): AsyncGenerator<Figure> {
  const one = await site(postgres, 'one', undo)
  const two = await site(postgres, 'two', undo)
  const second = await startServer(two.url, ['--without-workers'])
  undo.push(second.stop)
  const other = client(second.address)
  undo.push(async () => other.close())
  await warmUp(two, other)
  const both = [two.http, other] as const
  const byMatch = nextMoves(eachMatchAtOne(both), two.playing)
  const bySeat = nextMoves(spreadOver(both, two.playing), two.playing)

  const done: { readonly alone: Cost; readonly byMatch: Cost; readonly bySeat: Cost }[] = []
  // In the first round, each process gets to know what the other one does.
  for (let round = 0; round <= rounds; round++) {
    await stockUp(one.platform, one.playing, movesOfEach)
    await stockUp(two.platform, two.playing, 2 * movesOfEach)
    const alone = await costOf([one.server], one.move, movesOfEach)
    const shared = {
      byMatch: await costOf([two.server, second], byMatch, movesOfEach),
      bySeat: await costOf([two.server, second], bySeat, movesOfEach),
    }
    if (round > 0) done.push({ alone, ...shared })
  }
  const compared = (how: 'byMatch' | 'bySeat', of: keyof Cost) => ({
    measured: median(done.map((cost) => cost[how][of])),
    limit: median(done.map(({ alone }) => alone[of])),
    ratio: median(done.map((cost) => cost[how][of] / cost.alone[of])),
    against: 'one process',
  })
  for (const [how, which] of [
    ['byMatch', 'each match at one of two processes'],
    ['bySeat', 'players of a match at two processes'],
  ] as const) {
    yield {
      ...compared(how, 'processor'),
      what: `processor time for a move, ${which}`,
      unit: 'ms',
      mark: { atMost: 1.1 },
    }
    yield { ...compared(how, 'perSecond'), what: `moves, ${which}, ${clients} clients`, unit: 'moves/s' }
  }
}

/** Sends the requests of half of the matches to one server, and those of the others to the other. */
function eachMatchAtOne([one, other]: readonly [Client, Client]): Client {
  return {
    call: (call: Call) => (/^\/v1\/matches\/[\da-f]*[02468ace]\b/.test(call.path) ? one : other).call(call),
    close: () => {},
  }
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
