import { type Judgement, judgeAgain } from '../../journal/judge-again.ts'
import { matchRecord, openSeal, readEntries, withRoster } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'

const matchesAtOnce = 50

type Judging = Pick<Platform, 'database' | 'secrets'>

/**
 * Judges every started match of a database again by today's rules, in the order of their ids, with one journal in
 * memory at a time.
 */
export async function* judgeAll(platform: Judging): AsyncGenerator<{ readonly match: string } & Judgement> {
  const { match } = platform.database.prisma
  for (let after: string | undefined; ; ) {
    const where = { version: { gt: 0 }, ...(after !== undefined && { id: { gt: after } }) }
    const rows = await match.findMany({ where, include: withRoster, orderBy: { id: 'asc' }, take: matchesAtOnce })
    for (const row of rows) yield { match: row.id, ...(await judged(platform, row)) }
    after = rows.at(-1)?.id
    if (rows.length < matchesAtOnce) return
  }
}

async function judged(platform: Judging, row: Parameters<typeof matchRecord>[0]): Promise<Judgement> {
  try {
    const record = matchRecord(row)
    const entries = await readEntries(platform, record.id, { upTo: record.version })
    return judgeAgain(record.game, entries, openSeal(platform, record))
  } catch (error) {
    // A match that cannot be read must not hide the findings in the others.
    const says = error instanceof Error ? error.message : String(error)
    return { outcome: 'not-judged', says: says.replaceAll(/\s+/g, ' ') }
  }
}
