import { setTimeout as wait } from 'node:timers/promises'
import { type KeyedRequest, Prisma } from '../../../generated/prisma/client.ts'
import type { Chore } from '../../chore.ts'
import { hoursAfter, later, millisecondsAnHour } from '../../clock.ts'
import { isUniqueViolation } from '../../database/sql-state.ts'
import type { Platform } from '../../platform.ts'
import { Problem } from '../../problems/problem.ts'
import { hoursToRemember, type Keyed } from './key.ts'

/** How long a request may be under way. After that, its process counts as dead. */
const leaseMilliseconds = 120_000
/** How long a request waits for another one with the same key. */
const patience = { times: 40, milliseconds: 50 }

/** What is stored of a request that was carried out. */
type RememberedRequest = Pick<KeyedRequest, 'made' | 'status'>

const forgottenBefore = (now: Date) => hoursAfter(now, -hoursToRemember)

/**
 * Claims a key for a request that is about to be carried out.
 * @param isRepeatable whether a request with an unknown outcome may be carried out again
 * @returns what is stored of the request if it was carried out before; undefined if the key is claimed now
 * @throws Problem key-reused, request-under-way, outcome-unknown
 */
export async function claimKey(
  platform: Platform,
  keyed: Keyed,
  isRepeatable: boolean,
): Promise<RememberedRequest | undefined> {
  for (let tries = 0; tries < patience.times; tries++) {
    if (await takeKey(platform, keyed, isRepeatable)) return undefined
    const found = await findKeyed(platform, keyed)
    if (found === undefined) continue
    if (found.lockedUntil === null) return found
    if (found.lockedUntil <= platform.clock.now()) throw new Problem('outcome-unknown')
    await wait(patience.milliseconds)
  }
  throw new Problem('request-under-way')
}

async function takeKey({ database, clock }: Platform, keyed: Keyed, isRepeatable: boolean): Promise<boolean> {
  const { scope, key, fingerprint } = keyed
  const now = clock.now()
  const lockedUntil = later(now, leaseMilliseconds)
  const claims = await database.prisma.$executeRaw`
    INSERT INTO keyed_requests (scope, key, fingerprint, at, locked_until)
    VALUES (${scope}, ${key}, ${fingerprint}, ${now}::timestamptz, ${lockedUntil}::timestamptz)
    ON CONFLICT (scope, key) DO UPDATE SET
      fingerprint = excluded.fingerprint, at = excluded.at, locked_until = excluded.locked_until, status = NULL,
      made = NULL
    WHERE keyed_requests.at <= ${forgottenBefore(now)}::timestamptz
      OR (${isRepeatable}::boolean AND keyed_requests.locked_until <= excluded.at
        AND keyed_requests.fingerprint = excluded.fingerprint)`
  return claims > 0
}

/** What is stored under a key; an expired key is deleted, and counts as unknown. @throws Problem key-reused */
export async function findKeyed({ database, clock }: Platform, keyed: Keyed): Promise<KeyedRequest | undefined> {
  const { scope, key, fingerprint } = keyed
  const found = await database.prisma.keyedRequest.findUnique({ where: { scope_key: { scope, key } } })
  if (found === null) return undefined
  if (found.at <= forgottenBefore(clock.now())) {
    await database.prisma.keyedRequest.deleteMany({ where: { scope, key, at: found.at } })
    return undefined
  }
  if (found.fingerprint !== fingerprint) throw new Problem('key-reused')
  return found
}

/** The statement that stores the result under a key. */
export function remembering({ database }: Platform, { scope, key }: Keyed, done: Partial<RememberedRequest>) {
  const made = done.made == null ? Prisma.DbNull : done.made
  return database.prisma.keyedRequest.updateMany({
    where: { scope, key },
    data: { lockedUntil: null, status: done.status ?? null, made },
  })
}

/** The same, with a result that a query selects as one jsonb value; without a row, the key stays as it is. */
export function rememberingSelected({ database }: Platform, { scope, key }: Keyed, made: Prisma.Sql) {
  return database.prisma.$executeRaw`
    UPDATE keyed_requests SET locked_until = NULL, made = selected.made FROM (${made}) AS selected(made)
    WHERE scope = ${scope} AND key = ${key}`
}

/**
 * A part of a statement: stores requests that the statement carries out.
 * @param rows selects, in this order: scope text, key text, fingerprint text, at timestamptz, made jsonb
 */
export const rememberRows = (rows: string): string =>
  `INSERT INTO keyed_requests (scope, key, fingerprint, at, made) ${rows}`

/** Whether a statement failed because one of its requests has been stored meanwhile. */
export const isAlreadyRemembered = (error: unknown): boolean => isUniqueViolation(error, 'keyed_requests_pkey')

/** Releases a key with which nothing was done. */
export async function releaseKey({ database }: Platform, { scope, key }: Keyed): Promise<void> {
  await database.prisma.keyedRequest.deleteMany({ where: { scope, key, lockedUntil: { not: null } } })
}

/** Releases a key whose outcome is unknown. */
export async function leaveOpen({ database, clock }: Platform, { scope, key }: Keyed): Promise<void> {
  await database.prisma.keyedRequest.updateMany({
    where: { scope, key, lockedUntil: { not: null } },
    data: { lockedUntil: clock.now() },
  })
}

/** Deletes expired keys. @returns how many there were */
async function forgetKeys({ database }: Platform, now: Date): Promise<number> {
  const { count } = await database.prisma.keyedRequest.deleteMany({ where: { at: { lte: forgottenBefore(now) } } })
  return count
}

/** The chore that deletes expired keys every hour. */
export function keyExpiries(platform: Platform): Chore {
  let next = 0
  return async (now) => {
    if (now.getTime() < next) return 0
    next = now.getTime() + millisecondsAnHour
    return forgetKeys(platform, now)
  }
}
