import { havana } from '../src/games/havana/index.ts'
import type { Entry } from '../src/journal/entry.ts'
import type { Platform } from '../src/platform/platform.ts'
import { type Client, client, type Repeated } from './client.ts'
import { platformOn } from './platform.ts'
import { signedInPlayers } from './players.ts'
import type { Postgres } from './postgres.ts'
import { bareAppends, referenceMatches } from './reference/requests.ts'
import { startedMatch } from './scripted-match.ts'
import { type ServerProcess, startReference, startServer } from './server-process.ts'
import type { Endings } from './undo.ts'

export const mostClients = 32

/** A server and the bare reference route, each in a process and on a database of its own. */
interface Servers {
  readonly server: ServerProcess
  readonly reference: ServerProcess
  /** The platform on the server's database. */
  readonly behind: Platform
  /** Closes it for good: from then on the server is alone on its database. */
  leave(): Promise<void>
  readonly http: Client
  readonly bareHttp: Client
  /** Appends by the bare route, for up to `mostClients`. */
  readonly append: Repeated
}

/**
 * Starts both.
 * @param entry what the bare route appends
 * @param undo takes what ends them
 */
export async function startServers(postgres: Postgres, entry: Entry, undo: Endings): Promise<Servers> {
  const [serverUrl, bareUrl] = [await postgres.create('server'), await postgres.create('bare')]
  const [behind, bare] = [await platformOn(serverUrl), await platformOn(bareUrl)]
  let left: Promise<void> | undefined
  const leave = () => {
    left ??= behind.database.close()
    return left
  }
  undo.push(leave, bare.database.close)
  const players = await signedInPlayers(bare, 3)
  for (let number = 0; number < mostClients; number++) await startedMatch(bare, havana, players)
  const server = await startServer(serverUrl)
  undo.push(server.stop)
  const reference = await startReference(bareUrl, entry)
  undo.push(reference.stop)
  const [http, bareHttp] = [client(server.address), client(new URL('/', reference.address))]
  undo.push(
    async () => http.close(),
    async () => bareHttp.close(),
  )
  const append = bareAppends(bareHttp, await referenceMatches(bare))
  return { server, reference, behind, leave, http, bareHttp, append }
}
