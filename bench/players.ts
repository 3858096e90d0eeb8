import { randomUUID } from 'node:crypto'
import { nameKey } from '../src/accounts/names/name-keys.ts'
import { beginSession } from '../src/accounts/sessions/sessions.ts'
import type { Account } from '../src/generated/prisma/client.ts'
import { type Player, scopes } from '../src/platform/http/caller.ts'
import type { Platform } from '../src/platform/platform.ts'

/** Somebody with an account, signed in. */
export interface SignedInPlayer extends Player {
  readonly token: string
}

/** Makes players and signs them in, with the tokens that signing in by password gives. */
export async function signedInPlayers(platform: Platform, count: number): Promise<SignedInPlayer[]> {
  const players: SignedInPlayer[] = []
  for (let made = 0; made < count; made++) {
    const id = randomUUID()
    const name = `player ${id.slice(0, 8)}`
    const account = await platform.database.prisma.account.create({
      data: { id, email: `${id}@example.org`, name, nameKey: nameKey(name), status: 'active' },
    })
    players.push(await signedIn(platform, account))
  }
  return players
}

/** Signs somebody in who has an account. */
export async function signedIn(platform: Platform, account: Account): Promise<SignedInPlayer> {
  const { id, name } = account
  const { accessToken, session } = await beginSession(platform, account, {
    method: 'password',
    network: '127.0.0.1',
    userAgent: 'bench',
  })
  return { account: id, name, role: 'player', language: 'en', session: session.id, scopes, token: accessToken }
}
