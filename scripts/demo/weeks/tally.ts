import type { Platform } from '../../../src/platform/platform.ts'

/** The figures of a match. */
export interface Tally {
  readonly match: string
  /** Entries by what made them. */
  readonly hand: number
  readonly orders: number
  readonly clock: number
  readonly bots: number
  readonly takenBack: number
  /** Decisions that players were asked, and how many of them were late. */
  readonly asked: number
  readonly missed: number
}

export function tallies({ database }: Pick<Platform, 'database'>): Promise<Tally[]> {
  return database.prisma.$queryRaw<Tally[]>`
    SELECT m.id::text AS match,
      count(*) FILTER (WHERE e.actor->>'by' = 'hand' AND e.kind = 'moved')::int AS hand,
      count(*) FILTER (WHERE e.actor->>'by' = 'order')::int AS orders,
      count(*) FILTER (WHERE e.actor->>'by' = 'clock')::int AS clock,
      count(*) FILTER (WHERE e.actor->>'by' = 'bot')::int AS bots,
      count(*) FILTER (WHERE e.kind = 'taken-back')::int AS "takenBack",
      (SELECT count(DISTINCT (n.payload->'version', n.payload->'seat', n.payload->'question')) FROM notices n
       WHERE n.match_id = m.id AND n.topic = 'your-turn' AND n.status <> 'failed')::int AS asked,
      (SELECT count(DISTINCT (n.payload->'version', n.payload->'seat', n.payload->'question')) FROM notices n
       WHERE n.match_id = m.id AND n.topic IN ('deadline-missed', 'decided-for-you') AND n.status IN ('sent', 'merged'))::int AS missed
    FROM matches m LEFT JOIN entries e ON e.match_id = m.id GROUP BY m.id`
}

export interface Mailed {
  readonly topic: string
  readonly sent: number
  /** Mails that were withheld, since they were no longer true or not wanted. */
  readonly withheld: number
  readonly failed: number
}

/** All mails by topic, the most frequent first. */
export function countMails({ database }: Pick<Platform, 'database'>): Promise<Mailed[]> {
  return database.prisma.$queryRaw<Mailed[]>`
    SELECT topic, count(*) FILTER (WHERE status IN ('sent', 'merged'))::int AS sent,
      count(*) FILTER (WHERE status = 'withheld')::int AS withheld, count(*) FILTER (WHERE status = 'failed')::int AS failed
    FROM notices GROUP BY topic ORDER BY 2 DESC, 1`
}
