import { z } from 'zod'
import type { Sealed } from '../../journal/journal-file.ts'
import type { Check } from '../../journal/verify-file.ts'
import { fileParts, isOver, type MatchRecord, openSeal, readEntries } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { isUnreadable, storedChecked } from './verification-jobs.ts'

/** A journal of ten thousand entries is judged in a quarter of it. */
const mostMilliseconds = 60_000

/**
 * Checks all that can be checked of a match as the database has it: with its seeds, also while it goes on, for the
 * server's own eyes. What somebody tampered with may not even be readable: that is a finding too.
 */
export async function verification(platform: Platform, by: string, record: MatchRecord): Promise<Check[]> {
  const sealed = opened(platform, record)
  if (sealed === undefined) return [unreadable('seed', 'The seed cannot be opened: what is stored of it was changed.')]
  const checks = await checksOf(platform, by, record, sealed)
  if (checks !== undefined) return isOver(record) ? checks : checks.map(withoutSecrets)
  const version = await firstUnreadable(platform, record)
  return [unreadable('schemas', `Entry ${version} holds what no journal holds.`, version)]
}

/** Undefined where what is stored cannot even be read. */
async function checksOf(
  platform: Platform,
  by: string,
  record: MatchRecord,
  sealed: Sealed,
): Promise<Check[] | undefined> {
  try {
    const parts = await fileParts(platform, record, sealed, { viewer: 'administrator', over: true })
    const stored = { parts, publicKey: platform.secrets.signing.publicKey, isOver: isOver(record) }
    return await platform.threads.run(storedChecked, stored, { by, within: mostMilliseconds })
  } catch (error) {
    if (isUnreadable(error)) return undefined
    throw error
  }
}

const unreadable = (check: Check['check'], detail: string, version: number | null = null): Check => {
  return { check, outcome: 'failed', detail, version }
}

/** What should have been drawn or done is for nobody's eyes as long as the match goes on. */
function withoutSecrets(check: Check): Check {
  if (check.check !== 'judged' || check.outcome !== 'failed') return check
  return { ...check, detail: `Entry ${check.version} is not what the rules and the dice bring about.` }
}

function opened(platform: Platform, record: MatchRecord): ReturnType<typeof openSeal> | undefined {
  try {
    return openSeal(platform, record)
  } catch {
    // Whatever node:crypto says of it: it is not what was sealed.
    return undefined
  }
}

/** The first entry that cannot be read by itself; the opening, where each can. */
async function firstUnreadable(platform: Platform, { id, version: last }: MatchRecord): Promise<number> {
  for (let version = 1; version <= last; version++) {
    try {
      await readEntries(platform, id, { after: version - 1, upTo: version })
    } catch (error) {
      if (error instanceof z.ZodError) return version
      throw error
    }
  }
  return 1
}
