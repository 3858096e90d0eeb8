import { setImmediate as nextTurn } from 'node:timers/promises'
import { accountRows } from '../../accounts/index.ts'
import type { Platform } from '../../platform/platform.ts'

/** What changes whenever the record of a match does: as long as it is the same, a record in memory is still true. */
export interface Guards {
  readonly version: number
  readonly roster: number
  readonly private: boolean
  /** A hash of what the record says of the accounts at the table: their names and hours, and whether they are closed. */
  readonly people: bigint | null
}

/** The guards of a match as the database has them now; undefined if there is no such match. */
export type GuardsOf = (match: string) => Promise<Guards | undefined>

/** Matches that are asked for in the same turn of the event loop share a statement. */
export function guardsOf({ database }: Pick<Platform, 'database'>): GuardsOf {
  let asked = new Set<string>()
  let answer: Promise<ReadonlyMap<string, Guards>> | undefined

  async function readTogether(): Promise<ReadonlyMap<string, Guards>> {
    await nextTurn()
    const matches = [...asked]
    asked = new Set()
    answer = undefined
    const rows = await database.prisma.$queryRaw<(Guards & { id: string })[]>`
      SELECT m.id::text, m.version, m.roster, m.private, (
        SELECT hashtextextended(
          string_agg(ROW(p.number, a.name, a.status, a.time_zone, a.hours, a.remind_hours)::text, '' ORDER BY p.number), 0)
        FROM participants p JOIN ${accountRows} a ON a.id = p.account_id WHERE p.match_id = m.id
      ) AS people
      FROM matches m WHERE m.id = ANY (${matches}::uuid[])`
    return new Map(rows.map(({ id, ...guards }) => [id, guards]))
  }

  return async (match) => {
    asked.add(match)
    answer ??= readTogether()
    return (await answer).get(match)
  }
}
