import { z } from 'zod'
import { OpenedEvent, ReplacedEvent } from '../../../src/journal/entry.ts'
import type { Platform } from '../../../src/platform/platform.ts'

/** Everybody who has held each seat of a match, in order, by name. */
export type Holders = readonly (readonly string[])[]

const Named = z.object({ match: z.string(), number: z.string(), name: z.string().nullable() })
const Changed = z.object({ match: z.string(), event: z.union([OpenedEvent, ReplacedEvent]) })

/** Everybody who has held the seats of all matches: journals give their numbers, participants their names. */
export async function holdersOfAll({ database }: Pick<Platform, 'database'>): Promise<Map<string, string[][]>> {
  const { prisma } = database
  const named = z.array(Named).parse(
    await prisma.$queryRaw`
      SELECT p.match_id::text AS match, p.number, a.name FROM participants p LEFT JOIN accounts a ON a.id = p.account_id`,
  )
  const names = new Map(named.map(({ match, number, name }) => [`${match} ${number}`, name ?? 'a bot']))
  const changes = z.array(Changed).parse(
    await prisma.$queryRaw`
      SELECT match_id::text AS match, events->0 AS event FROM entries WHERE kind IN ('opened', 'replaced') ORDER BY version`,
  )
  const holders = new Map<string, string[][]>()
  for (const { match, event } of changes) {
    const nameOf = (number: string) => names.get(`${match} ${number}`) ?? number
    if (event.type === 'opened') {
      holders.set(
        match,
        event.participants.map((number) => [nameOf(number)]),
      )
    } else holders.get(match)?.[event.seat]?.push(nameOf(event.participant))
  }
  return holders
}
