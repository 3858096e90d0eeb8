import { randomBytes, randomUUID } from 'node:crypto'
import { accountRows, isActive, lockAccounts } from '../accounts/index.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { Player } from '../platform/http/caller.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problems/problem.ts'
import type { Beginning } from './beginning.ts'
import type { Blank } from './dice.ts'
import { ownStudy, type Study } from './study.ts'

const mostStudies = 200

/** A study that has an id and a seed, and nothing else yet. */
export const newBlank = (): Blank => ({ id: randomUUID(), seed: randomBytes(32).toString('hex') })

/** Stores a new study of the caller. @throws Problem too-many-studies, race-lost */
export async function makeStudy(
  platform: Platform,
  caller: Player,
  { id, seed }: Blank,
  name: string,
  { game, position, source }: Beginning,
): Promise<Study> {
  const now = platform.clock.now()
  const isMade = await insertStudy(
    platform,
    caller,
    Prisma.sql`
      INSERT INTO studies (id, account_id, game, name, source, position, seed, created_at, updated_at)
      SELECT ${id}::uuid, a.id, ${game.meta.id}, ${name}, ${JSON.stringify(source)}::jsonb,
        ${JSON.stringify(position)}::jsonb, ${seed}, ${now}::timestamptz, ${now}::timestamptz
      FROM ${accountRows} a WHERE ${mayHaveAnother(caller.account, now)}
      RETURNING id`,
  )
  if (!isMade) throw new Problem('race-lost')
  return ownStudy(platform, caller, id)
}

/**
 * Stores a copy of a study in its present state, with the whole tree and with new dice.
 * @throws Problem too-many-studies, not-found
 */
export async function copyStudy(
  platform: Platform,
  caller: Player,
  { id, seed }: Blank,
  name: string,
  original: Study,
): Promise<Study> {
  const now = platform.clock.now()
  const isMade = await insertStudy(
    platform,
    caller,
    Prisma.sql`
      WITH made AS (
        INSERT INTO studies (id, account_id, game, name, source, position, seed, nodes, created_at, updated_at)
        SELECT ${id}::uuid, a.id, s.game, ${name}, s.source, s.position, ${seed}, s.nodes, ${now}::timestamptz,
          ${now}::timestamptz
        FROM ${accountRows} a, studies s
        WHERE ${mayHaveAnother(caller.account, now)}
          AND s.id = ${original.id}::uuid AND s.share_id = ${original.shareId}::uuid
        RETURNING id
      ), copied AS (
        INSERT INTO study_nodes (study_id, number, parent, seat, move, events, name, comment, created_at)
        SELECT m.id, n.number, n.parent, n.seat, n.move, n.events, n.name, n.comment, ${now}::timestamptz
        FROM made m, study_nodes n WHERE n.study_id = ${original.id}::uuid
      )
      SELECT id FROM made`,
  )
  if (!isMade) throw new Problem('not-found')
  return ownStudy(platform, caller, id)
}

const mayHaveAnother = (account: string, now: Date): Prisma.Sql => Prisma.sql`a.id = ${account}::uuid
  AND ${isActive(now)} AND (SELECT count(*) FROM studies WHERE account_id = a.id) < ${mostStudies}`

/**
 * Runs a statement that makes a study, with a lock on the account, so that no concurrent request makes another one or
 * erases the account. @returns whether it made a study
 */
async function insertStudy({ database }: Platform, { account }: Player, making: Prisma.Sql): Promise<boolean> {
  const { prisma } = database
  const [, made, count] = await prisma.$transaction([
    lockAccounts(database, [account], 'alone'),
    prisma.$queryRaw<unknown[]>(making),
    prisma.study.count({ where: { accountId: account } }),
  ])
  if (made.length === 0 && count >= mostStudies)
    throw new Problem('too-many-studies', { params: { most: mostStudies } })
  return made.length > 0
}
