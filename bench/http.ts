import type { Game } from '../src/games/game.ts'
import type { Platform } from '../src/platform/platform.ts'
import { type Answer, type Call, type Client, perSecond, type Repeated } from './client.ts'
import { type SignedInPlayer, signedInPlayers } from './players.ts'
import { bareTexts, bareUnchanged } from './reference/requests.ts'
import { type ScriptedMatch, scriptedMatch } from './scripted-match.ts'

/** The players of one table, who play one match after another. */
export interface Group {
  readonly game: Game
  readonly players: readonly SignedInPlayer[]
  readonly matches: ScriptedMatch[]
  /** How many moves of the first of these they have played. */
  played: number
}

export async function groups(platform: Platform, game: Game, seats: number, count: number): Promise<Group[]> {
  const made: Group[] = []
  for (let number = 0; number < count; number++) {
    made.push({ game, players: await signedInPlayers(platform, seats), matches: [], played: 0 })
  }
  return made
}

/** Starts matches until every group has enough moves before it, without the mails about them. */
export async function stockUp(platform: Platform, tables: readonly Group[], moves: number): Promise<void> {
  for (const group of tables) {
    while (ahead(group) < moves) {
      matchesStarted += 1
      group.matches.push(await scriptedMatch(platform, group.game, group.players, matchesStarted))
    }
  }
  await dropMails(platform)
}

/** Drops the mails that wait: sending them would take time from what is measured next. */
export const dropMails = ({ database }: Platform): Promise<unknown> => database.prisma.$executeRaw`TRUNCATE notices`

let matchesStarted = 0

function ahead({ matches, played }: Group): number {
  return matches.reduce((sum, { turns }) => sum + turns.length, -played)
}

/** Moves over HTTP: each group makes the next move of its match, one after the other. */
export function nextMoves(http: Client, tables: readonly Group[]): Repeated {
  return async (number) => {
    const group = tables[number]
    if (group === undefined) throw new Error('there are fewer groups than clients')
    await makeMove(http, group)
  }
}

/** The match in which a group moves next. */
export function matchOfNextMove(group: Group): ScriptedMatch {
  while (group.matches[0] && group.played === group.matches[0].turns.length) {
    group.matches.shift()
    group.played = 0
  }
  const [match] = group.matches
  if (!match) throw new Error('a group has played all its matches: too few were started')
  return match
}

/** Makes the next move of a group. */
export async function makeMove(http: Client, group: Group): Promise<Answer> {
  const match = matchOfNextMove(group)
  const turn = match.turns[group.played]
  if (!turn) throw new Error('a match without moves was started')
  const token = tokenOf(group, turn.seat)
  const path = `/v1/matches/${match.id}/moves`
  const answer = await callExpecting(http, { method: 'POST', path, token, body: { moves: [turn.move] } }, 200)
  group.played += 1
  return answer
}

/** Requests per second in some rounds, and what the bare reference route reached right before. */
export interface Reading {
  readonly what: string
  readonly reached: readonly number[]
  readonly limit: readonly number[]
  /** The least ratio, if there is a requirement. */
  readonly mark: number | undefined
}

/**
 * The next player of each match asks again and again for what has not changed. The marks are those of a server that is
 * alone on its database.
 */
export async function readsOverHttp(
  http: Client,
  bareHttp: Client,
  tables: readonly Group[],
  { seconds, rounds, isAlone }: { readonly seconds: number; readonly rounds: number; readonly isAlone: boolean },
): Promise<Reading[]> {
  const count = tables.length
  const rate = (request: Repeated) => perSecond(count, seconds, request)
  async function measureReads(what: string, mark: number, bare: Repeated, ours: Repeated): Promise<Reading> {
    const done = { reached: [] as number[], limit: [] as number[] }
    await rate(ours) // code that has not run yet is slow
    for (let round = 0; round < rounds; round++) {
      done.limit.push(await rate(bare))
      done.reached.push(await rate(ours))
    }
    if (!isAlone) return { what: `${what}, ${count} clients, not alone`, mark: undefined, ...done }
    return { what: `${what}, ${count} clients`, mark, ...done }
  }
  const readings = [await measureReads('view, 304', 0.8, bareUnchanged(bareHttp), await unchangedViews(http, tables))]
  for (const what of ['view', 'choices'] as const) {
    const text = bareTexts(bareHttp, await averageLength(http, tables, what))
    readings.push(await measureReads(`${what}, 200`, 0.7, text, answers(http, tables, what)))
  }
  return readings
}

/** The view, or the choices, of each match at a version that stays the same. */
function answers(http: Client, tables: readonly Group[], what: 'view' | 'choices'): Repeated {
  return async (number) => {
    await callExpecting(http, readCall(tables[number], what), 200)
  }
}

/** How long these answers are, on average. */
async function averageLength(http: Client, tables: readonly Group[], what: 'view' | 'choices'): Promise<number> {
  const read = await Promise.all(tables.map((group) => callExpecting(http, readCall(group, what), 200)))
  return Math.round(read.reduce((sum, { text }) => sum + text.length, 0) / read.length)
}

/** Views for players who have them already. */
export async function unchangedViews(http: Client, tables: readonly Group[]): Promise<Repeated> {
  const etags = await Promise.all(
    tables.map(async (group) => `${(await callExpecting(http, readCall(group, 'view'), 200)).headers.etag}`),
  )
  return async (number) => {
    const headers = { 'if-none-match': etags[number] ?? '' }
    await callExpecting(http, { ...readCall(tables[number], 'view'), headers }, 304)
  }
}

/** A request by the next player. */
function readCall(group: Group | undefined, what: string): Call {
  const match = group?.matches[0]
  if (!group || !match) throw new Error('a group has no match to look at')
  const seat = match.turns[group.played]?.seat ?? 0
  return { method: 'GET', path: `/v1/matches/${match.id}/${what}`, token: tokenOf(group, seat) }
}

function tokenOf({ players }: Group, seat: number): string {
  const player = players[seat]
  if (!player) throw new Error(`nobody sits at ${seat}`)
  return player.token
}

export async function callExpecting(http: Client, call: Call, status: number): Promise<Answer> {
  const answer = await http.call(call)
  if (answer.status !== status) throw new Error(`${call.method} ${call.path} answered ${answer.status}: ${answer.text}`)
  return answer
}
