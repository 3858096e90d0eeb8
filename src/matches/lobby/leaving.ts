import { Prisma } from '../../generated/prisma/client.ts'
import type { MatchRecord, Participant } from '../record/record.ts'

// What becomes of a match that waits for players when somebody leaves it: each rule in TypeScript, for those who leave
// by hand, and in SQL for the match `m`, for an account that is banned or erased. A property test holds that both agree.

/** Whether only bots stay, so that the match is closed. */
export const stayOnlyBots = (stay: readonly Participant[]): boolean => stay.every(({ account }) => account === null)

/** `stayOnlyBots` in SQL: whether only bots stay in a match once an account has left it. */
export const stayOnlyBotsWithout = (account: string): Prisma.Sql => Prisma.sql`NOT EXISTS (
    SELECT FROM participants p WHERE p.match_id = m.id AND p.account_id <> ${account}::uuid)`

/**
 * The creator once somebody has left. If it was the creator who left, the first of the people who stay becomes the
 * creator; if nobody stays, the match keeps its creator.
 * @param stay those who stay, in the order of joining
 */
export function creatorAmong({ creator }: Pick<MatchRecord, 'creator'>, stay: readonly Participant[]): string | null {
  const people = stay.flatMap(({ account }) => (account === null ? [] : [account]))
  return people.includes(creator ?? '') ? creator : (people[0] ?? creator)
}

/** `creatorAmong` in SQL, once an account has left a match that it created. */
export const creatorWithout = (account: string): Prisma.Sql => Prisma.sql`COALESCE((
    SELECT p.account_id FROM participants p
    WHERE p.match_id = m.id AND p.account_id <> ${account}::uuid ORDER BY p.joined LIMIT 1
  ), m.created_by_id)`
