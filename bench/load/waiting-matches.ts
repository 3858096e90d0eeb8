import { z } from 'zod'
import type { Platform } from '../../src/platform/platform.ts'
import type { Repeated } from '../client.ts'
import { type Figure, median } from '../figures.ts'
import { callExpecting, stockUp } from '../http.ts'
import { residentOf } from '../memory.ts'
import { type SignedInPlayer, signedIn, signedInPlayers } from '../players.ts'
import type { Postgres } from '../postgres.ts'
import type { Endings } from '../undo.ts'
import { schedulerLook } from '../waiting.ts'
import { wallTime } from '../wall-time.ts'
import { copyMatches } from './copies.ts'
import { clients, matchesUnderWay, type Site, site } from './site.ts'

const [few, many] = [1000, 100_000]
/** How many moves each match has, which is how many entries follow its first. */
const movesOfEach = 99
/** How many turns each person owes, whatever the number of matches. */
const turnsOfEach = 10
const askers = 50
const times = { toWarmUp: 100, measured: 200 }

/** A site on which matches wait, and what is asked there again and again. */
interface Waiting {
  readonly at: Site
  readonly entries: number
  readonly asked: ReadonlyMap<string, Repeated>
}

/**
 * What people ask for most often, a look of the scheduler, and the memory of the server, while a hundred thousand
 * matches wait and while a thousand do. Everybody plays as many matches in the one case as in the other.
 */
export async function* manyWaiting(postgres: Postgres, undo: Endings): AsyncGenerator<Figure> {
  const withFew = await waitingOn(postgres, 'few', few, undo)
  const withMany = await waitingOn(postgres, 'many', many, undo)
  const compared = {
    against: `${few.toLocaleString('en')} waiting`,
    mark: { atMost: 1.3 },
  }
  const on = `${many.toLocaleString('en')} waiting, ${(withMany.entries / 1e6).toFixed(1)}M entries`
  for (const [what, ask] of withMany.asked) {
    const askFew = withFew.asked.get(what)
    if (askFew === undefined) throw new Error(`with few waiting, nobody asks for ${what}`)
    yield { ...compared, what: `${what}, ${on}`, unit: 'ms', ...(await byTurns(askFew, ask)) }
  }
  const [limit, measured] = [withFew, withMany].map(({ at }) => residentOf(at.server.pid) / 1024 / 1024)
  if (limit === undefined || measured === undefined) throw new Error('a server has no memory')
  yield { ...compared, what: `memory of the server, ${on}`, unit: 'MiB', limit, measured, ratio: measured / limit }
}

/** Has so many matches wait for a turn, and an eighth as many for players. */
async function waitingOn(postgres: Postgres, name: string, waiting: number, undo: Endings): Promise<Waiting> {
  const at = await site(postgres, name, undo)
  const { platform, playing, move, http } = at
  const originals = [...(await matchesUnderWay(at, movesOfEach)), await openMatch(at)]
  await copyMatches(at.url, { originals, ofEach: waiting / clients, people: waiting / turnsOfEach })
  await stockUp(platform, playing, times.toWarmUp + times.measured)
  const people = await peopleWithTurns(platform)
  const get = (pathOf: (turn: string) => string): Repeated => {
    return async (number) => {
      const { player, match } = people[number % people.length] ?? nobody()
      await callExpecting(http, { method: 'GET', path: pathOf(match), token: player.token }, 200)
    }
  }
  const asked = new Map<string, Repeated>([
    ['whose turn', get((match) => `/v1/matches/${match}`)],
    ['own matches', get(() => '/v1/account/matches')],
    ['own turns', get(() => '/v1/matches?waiting=true')],
    ['open matches', get(() => '/v1/matches?status=open')],
    ['running matches', get(() => '/v1/matches?status=running')],
    ['a move', (number) => move(number % clients)],
    ["the scheduler's look", schedulerLook(platform)],
  ])
  return { at, entries: await platform.database.prisma.entry.count(), asked }
}

/** A match that waits for players. @returns its id */
async function openMatch({ platform, http }: Site): Promise<string> {
  const [creator] = await signedInPlayers(platform, 1)
  if (creator === undefined) throw new Error('nobody opens a match')
  const body = { game: 'havana', seats: 4 }
  const answer = await callExpecting(http, { method: 'POST', path: '/v1/matches', token: creator.token, body }, 201)
  return z.object({ id: z.uuid() }).parse(JSON.parse(answer.text)).id
}

/** Some of the people in copies of matches, signed in, each with a match that waits for them. */
async function peopleWithTurns(platform: Platform): Promise<{ player: SignedInPlayer; match: string }[]> {
  const { prisma } = platform.database
  const turns = await prisma.$queryRaw<{ account: string; match: string }[]>`
    SELECT p.account_id::text AS account, min(p.match_id::text) AS match
    FROM copies c JOIN decisions d ON d.match_id = c.match
    JOIN participants p ON p.match_id = d.match_id AND p.seat = d.seat
    GROUP BY p.account_id LIMIT ${askers}::int`
  return Promise.all(
    turns.map(async ({ account, match }) => {
      const owner = await prisma.account.findUniqueOrThrow({ where: { id: account } })
      return { player: await signedIn(platform, owner), match }
    }),
  )
}

function nobody(): never {
  throw new Error('nobody waits')
}

/** The median milliseconds of two requests that take turns, and the median of their ratios. */
async function byTurns(limit: Repeated, measured: Repeated): Promise<Pick<Figure, 'limit' | 'measured' | 'ratio'>> {
  const taken: { readonly limit: number; readonly measured: number }[] = []
  for (let turn = 0; turn < times.toWarmUp + times.measured; turn++) {
    taken.push({ limit: await wallTime(() => limit(turn)), measured: await wallTime(() => measured(turn)) })
  }
  const warm = taken.slice(times.toWarmUp)
  return {
    limit: median(warm.map((each) => each.limit)),
    measured: median(warm.map((each) => each.measured)),
    ratio: median(warm.map((each) => each.measured / each.limit)),
  }
}
