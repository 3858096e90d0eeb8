import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { Test } from 'supertest'
import { signToken } from '../../src/accounts/credentials/tokens.ts'
import { nameKey } from '../../src/accounts/names/name-keys.ts'
import { beginSession } from '../../src/accounts/sessions/sessions.ts'
import type { Language } from '../../src/games/kit/wording.ts'
import type { Account } from '../../src/generated/prisma/client.ts'
import type { Platform } from '../../src/platform/platform.ts'

/** Everybody's password in tests. Its hash is a cheap one: a stored hash says itself how much work comparing takes. */
export const password = 'a password for tests'
const passwordHash = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })

export interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly session: string
  /** An access token of the session, valid at the test clock's time. It stays the same for a minute. */
  token(): string
  /** Sends the request as this person. */
  as(test: Test): Test
}

/** Whoever knows the database and the secret of a server makes people for it. */
interface Behind {
  readonly platform: Platform
  readonly clock: Platform['clock']
}

interface Wish {
  readonly name?: string
  readonly language?: Language
}

/** A session from this machine, as a server sees it. */
export const localSession = { method: 'password', userAgent: undefined, network: '127.0.0.1' } as const
const minute = 60_000

/**
 * A player who is registered, confirmed and signed in: written to the database directly, since only the tests of
 * accounts are about registration.
 */
export function newPlayer(server: Behind, wish: Wish = {}): Promise<Person> {
  return newPerson(server, 'player', wish)
}

/** An administrator who is signed in. */
export function newAdministrator(server: Behind, wish: Wish = {}): Promise<Person> {
  return newPerson(server, 'administrator', wish)
}

interface Newcomer {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: 'player' | 'administrator'
  readonly language: Language
}

/** Writes an account that is confirmed to the database. Its password is that of everybody. */
export async function storeAccount({ database, clock }: Platform, newcomer: Newcomer): Promise<Account> {
  return database.prisma.account.create({
    data: {
      ...newcomer,
      nameKey: nameKey(newcomer.name),
      status: 'active',
      passwordHash: await passwordHash,
      createdAt: clock.now(),
    },
  })
}

async function newPerson(server: Behind, role: Newcomer['role'], wish: Wish): Promise<Person> {
  const id = randomUUID()
  const name = wish.name ?? `${role} ${id.slice(0, 8)}`
  const email = `${id}@example.org`
  const { platform, clock } = server
  const account = await storeAccount(platform, { id, email, name, role, language: wish.language ?? 'en' })
  const begun = await beginSession(platform, account, localSession)
  const session = begun.session.id
  let signed = { token: begun.accessToken, at: clock.now().getTime() }
  const token = () => {
    const now = clock.now().getTime()
    if (Math.abs(now - signed.at) >= minute) {
      signed = { token: signToken(platform, 'access', { account: id, session }).token, at: now }
    }
    return signed.token
  }
  return { id, name, email, session, token, as: (test) => test.set('authorization', `Bearer ${token()}`) }
}
