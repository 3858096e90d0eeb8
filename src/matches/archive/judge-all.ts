import { type Judgement, judgeAgain } from '../../journal/judge-again.ts'
import type { Platform } from '../../platform/platform.ts'
import { matchRecord, startedMatches } from '../record/find-match.ts'
import { readEntries } from '../record/journal.ts'
import { openSeal } from '../record/seal.ts'

type Judging = Pick<Platform, 'database' | 'secrets'>

/**
 * Judges every started match of a database again by today's rules, in the order of their ids, with one journal in
 * memory at a time.
 */
export async function* judgeAll(platform: Judging): AsyncGenerator<{ readonly match: string } & Judgement> {
  for await (const row of startedMatches(platform.database))
    yield { match: row.id, ...(await judgeStored(platform, row)) }
}

async function judgeStored(platform: Judging, row: Parameters<typeof matchRecord>[0]): Promise<Judgement> {
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
