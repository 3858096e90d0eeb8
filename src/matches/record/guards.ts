import { setImmediate as nextTurn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { accountRows } from '../../accounts/index.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { millisecondsAlone } from '../../platform/database/other-processes.ts'
import type { Platform } from '../../platform/platform.ts'

/** Values that change whenever the record of a match does: while they are the same, a record in memory is current. */
export interface Guards {
  readonly version: number
  readonly roster: number
  readonly private: boolean
  /** A hash of what the record says of the accounts at the table: their names and hours, and whether they are closed. */
  readonly people: string | null
}

const mostRemembered = 1000

/**
 * Reads the guards of a match as the database has them now; undefined if there is no such match. They are remembered
 * for a moment while this process is alone on its database, since then nothing can change them without its knowledge:
 * whatever changes them here signals it once it is stored (`Signals.matchesChanged`). They are remembered only if this
 * process was already known to be alone before it read them, so that nobody connected in between.
 */
export function guardsOf(platform: Platform): (match: string) => Promise<Guards | undefined> {
  const readTogether = readingTogether(platform)
  const remembered = new LRUCache<string, { readonly guards: Guards; readonly until: number }>({ max: mostRemembered })
  let aloneUntil = 0
  let changes = 0

  platform.signals.onMatchesChanged((matches) => {
    changes += 1
    for (const match of matches ?? [...remembered.keys()]) remembered.delete(match)
  })

  return async (match) => {
    const id = match.toLowerCase()
    const asked = performance.now()
    const known = remembered.get(id)
    if (known && asked < known.until) return known.guards
    const before = { changes, aloneUntil }
    const read = (await readTogether(id)).get(id)
    if (!read) return undefined
    const { isAlone, ...guards } = read
    if (isAlone) {
      const until = asked + millisecondsAlone
      aloneUntil = Math.max(aloneUntil, until)
      if (performance.now() < before.aloneUntil && changes === before.changes) remembered.set(id, { guards, until })
    }
    return guards
  }
}

/**
 * Two such statements are under way at most, and the next one asks for all matches that are asked for meanwhile: a
 * round trip costs more than what it carries. PostgreSQL does not see the list's length; otherwise it would plan each
 * list anew, which takes longer than running it (PostgreSQL: PREPARE, Notes).
 */
function readingTogether({ database }: Platform) {
  type Read = Guards & { readonly isAlone: boolean }
  let asked = new Set<string>()
  let next: Promise<ReadonlyMap<string, Read>> | undefined
  /** The two statements before the next one, which waits for the older of them. */
  let before: readonly [Promise<unknown>, Promise<unknown>] = [Promise.resolve(), Promise.resolve()]

  async function readAll(earlier: Promise<unknown>): Promise<ReadonlyMap<string, Read>> {
    await Promise.allSettled([nextTurn(), earlier])
    const matches = [...asked]
    asked = new Set()
    next = undefined
    const rows = await database.read<Read & { id: string }>(Prisma.sql`
      SELECT m.id::text, m.version, m.roster, m.private, ${database.isAlone} AS "isAlone", (
        SELECT hashtextextended(
          string_agg(ROW(p.number, a.name, a.status, a.time_zone, a.hours, a.remind_hours)::text, '' ORDER BY p.number), 0)
        FROM participants p JOIN ${accountRows} a ON a.id = p.account_id WHERE p.match_id = m.id
      ) AS people
      FROM matches m WHERE m.id = ANY ((SELECT ${matches}::uuid[])::uuid[])`)
    return new Map(rows.map(({ id, ...read }) => [id, read]))
  }

  return (match: string): Promise<ReadonlyMap<string, Read>> => {
    asked.add(match)
    if (next === undefined) {
      next = readAll(before[0])
      before = [before[1], next]
    }
    return next
  }
}
