import { randomInt } from 'node:crypto'
import type { Language } from '../../games/kit/wording.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { daysAfter } from '../../platform/clock.ts'
import { isUniqueViolation } from '../../platform/database/sql-state.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { nameFaultWords } from './name-fault-sentences.ts'
import { looksOf, nameKey } from './name-keys.ts'
import { faultOf, nearTo } from './suitable.ts'

const mostTries = 20

const inAYear = ({ clock }: Pick<Platform, 'clock'>): Date => daysAfter(clock.now(), 365)

/** The looks of a name as keyed hashes: nobody can read from a reserved name whose it was. */
const blindLooks = ({ secrets }: Platform, name: string): string[] =>
  [...new Set(looksOf(name).map((look) => secrets.blind('name', look)))].sort()

/** Whether somebody else has a name like this one, or had it until their account was erased less than a year ago. */
async function isTaken(platform: Platform, name: string, account?: string): Promise<boolean> {
  const { prisma } = platform.database
  const others = account === undefined ? {} : { id: { not: account } }
  const namesakes = await prisma.account.count({ where: { nameKey: nameKey(name), ...others } })
  if (namesakes > 0) return true
  const held = await prisma.nameLook.findMany({
    where: {
      look: { in: blindLooks(platform, name) },
      OR: [{ restsUntil: null }, { restsUntil: { gt: platform.clock.now() } }],
    },
  })
  return held.some(({ accountId }) => accountId === null || accountId !== account)
}

/**
 * Refuses a name that is not suitable or not free, and proposes one that is both.
 * @param account the account that wants the name; undefined for a new one
 * @throws Problem name-not-suitable, name-taken
 */
export async function requireFreeName(
  platform: Platform,
  { name, account, language }: { readonly name: string; readonly account?: string; readonly language: Language },
): Promise<void> {
  const why = faultOf(name)
  if (why !== undefined) {
    const proposal = await freeNameLike(platform, nearTo(name, language, randomInt(10_000)), language)
    const detail = nameFaultWords[language][why]
    throw new Problem('name-not-suitable', { params: { why, proposal }, detail })
  }
  if (await isTaken(platform, name, account)) throw await nameTaken(platform, name, language)
}

/** The refusal of a name that somebody else has. */
export async function nameTaken(platform: Platform, name: string, language: Language): Promise<Problem> {
  return new Problem('name-taken', { params: { proposal: await freeNameLike(platform, name, language) } })
}

/** This name, or the same with a number if it is not free. */
async function freeNameLike(platform: Platform, name: string, language: Language): Promise<string> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const like = tries === 0 ? name : numbered(name, tries + 1)
    if (faultOf(like) === undefined && !(await isTaken(platform, like))) return like
  }
  return nearTo('', language, randomInt(1_000_000))
}

/** A name with a random number, to distinguish it from those like it. */
export const withNumber = (name: string): string => numbered(name, randomInt(10_000))

const numbered = (name: string, number: number): string => `${name.slice(0, 34).toWellFormed().trimEnd()} ${number}`

/** Whether a statement failed because somebody else holds a name like this one. */
export const isNameTaken = (error: unknown): boolean =>
  isUniqueViolation(error, 'accounts_name_key_key') || isUniqueViolation(error, 'name_looks_pkey')

/**
 * The statements by which an account holds its current name, for use after the name is set. They fail if somebody else
 * holds a name like it. The previous name stays reserved for a year, so that nobody is mistaken for a friend who has
 * changed theirs; only the last one does, so that nobody reserves many.
 */
export function holdName(platform: Platform, account: string, name: string): Prisma.PrismaPromise<unknown>[] {
  const { prisma } = platform.database
  const looks = blindLooks(platform, name)
  return [
    prisma.nameLook.deleteMany({
      where: {
        OR: [
          { accountId: account, OR: [{ look: { in: looks } }, { restsUntil: { not: null } }] },
          { look: { in: looks }, restsUntil: { lte: platform.clock.now() } },
        ],
      },
    }),
    prisma.nameLook.updateMany({ where: { accountId: account }, data: { restsUntil: inAYear(platform) } }),
    prisma.$executeRaw`
      INSERT INTO name_looks (look, account_id)
      SELECT look, a.id FROM accounts a, unnest(${looks}::text[]) AS look
      WHERE a.id = ${account}::uuid AND a.name = ${name} AND a.status NOT IN ('unconfirmed', 'erased')`,
  ]
}

/** The statement that keeps the name of an erased account reserved for a year, without saying whose it was. */
export function restName({ clock, database }: Platform, account: string): Prisma.PrismaPromise<unknown> {
  const data = { accountId: null, restsUntil: inAYear({ clock }) }
  return database.prisma.nameLook.updateMany({ where: { accountId: account }, data })
}

/**
 * Stores the looks of names that are older than this rule. Of several accounts with one look, the oldest holds it.
 * Existing names stay, whatever they look like.
 */
export async function holdExistingNames(platform: Platform): Promise<void> {
  const { prisma } = platform.database
  const named = await prisma.account.findMany({
    where: { status: { notIn: ['unconfirmed', 'erased'] }, nameLooks: { none: {} } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true, nameKey: true },
  })
  for (const { id, name, nameKey: stored } of named) {
    const data = blindLooks(platform, name).map((look) => ({ look, accountId: id }))
    await prisma.nameLook.createMany({ data, skipDuplicates: true })
    if (stored !== nameKey(name)) await prisma.account.update({ where: { id }, data: { nameKey: nameKey(name) } })
  }
}
