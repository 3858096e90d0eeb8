import { havana } from '../../src/games/havana/index.ts'
import type { Platform } from '../../src/platform/platform.ts'
import { type Client, client, type Repeated, repeat } from '../client.ts'
import { type Group, groups, nextMoves, stockUp } from '../http.ts'
import { platformOn } from '../platform.ts'
import type { Postgres } from '../postgres.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import type { Endings } from '../undo.ts'

export const clients = 8
/** Code that has not run often is slow. */
const movesToWarmUp = 300

/** A server on a database of its own, and people who play Havana on it, one table for each client. */
export interface Site {
  readonly url: string
  readonly platform: Platform
  readonly server: ServerProcess
  readonly http: Client
  readonly playing: readonly Group[]
  /** The next move of a client's table. */
  readonly move: Repeated
}

/**
 * Starts a site, and plays on it until it is warm.
 * @param undo takes what ends it
 * @param settings by default, no mail leaves it
 */
export async function site(
  postgres: Postgres,
  name: string,
  undo: Endings,
  settings?: Readonly<Record<string, string>>,
): Promise<Site> {
  const url = await postgres.create(name)
  const platform = await platformOn(url)
  undo.push(platform.database.close)
  const server = await startServer(url, settings === undefined ? ['--without-workers'] : [], settings)
  undo.push(server.stop)
  const http = client(server.address)
  undo.push(async () => http.close())
  const playing = await groups(platform, havana, 4, clients)
  const made = { url, platform, server, http, playing, move: nextMoves(http, playing) }
  await warmUp(made, http)
  return made
}

/** Plays on a site through a server, until that is warm. */
export async function warmUp({ platform, playing }: Pick<Site, 'platform' | 'playing'>, http: Client): Promise<void> {
  await stockUp(platform, playing, movesToWarmUp)
  await repeat(clients, movesToWarmUp, nextMoves(http, playing))
}

/** Plays new matches for so many moves, and leaves them there. @returns their ids */
export async function matchesUnderWay({ platform, http }: Site, moves: number): Promise<string[]> {
  const tables = await groups(platform, havana, 4, clients)
  await stockUp(platform, tables, 1)
  await repeat(clients, moves, nextMoves(http, tables))
  return tables.flatMap(({ matches: [match] }) => (match === undefined ? [] : [match.id]))
}
