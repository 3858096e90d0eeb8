import type { Sealed } from '../../journal/journal-file.ts'
import type { Check } from '../../journal/verify-file.ts'
import type { Platform } from '../../platform/platform.ts'
import { readEntries } from '../record/journal.ts'
import { isOver, type MatchRecord } from '../record/record.ts'
import { openSeal } from '../record/seal.ts'
import { fileParts } from './export-file.ts'
import { checkStored, isUnreadable } from './verification-jobs.ts'

/** Judging ten thousand entries takes a quarter of this. */
const mostMilliseconds = 60_000

/**
 * Checks everything about a stored match, using its seeds even while it goes on; the answer does not show them. If the
 * stored data cannot even be read, that is a finding, too.
 * @param by who asks: an account has its share of the threads
 */
export async function verification(platform: Platform, by: string, record: MatchRecord): Promise<Check[]> {
  const sealed = sealIfReadable(platform, record)
  if (sealed === undefined) return [unreadable('seed', 'The seed cannot be opened: what is stored of it was changed.')]
  const checks = await checksOf(platform, by, record, sealed)
  if (checks !== undefined) return isOver(record) ? checks : checks.map(withoutSecrets)
  const version = await firstUnreadable(platform, record)
  return [unreadable('schemas', `Entry ${version} holds what no journal holds.`, version)]
}

/** The checks; undefined if the stored data cannot be read. */
async function checksOf(
  platform: Platform,
  by: string,
  record: MatchRecord,
  sealed: Sealed,
): Promise<Check[] | undefined> {
  try {
    const parts = await fileParts(platform, record, sealed, { viewer: 'administrator', over: true })
    const stored = { parts, publicKey: platform.secrets.signing.publicKey, isOver: isOver(record) }
    return await platform.threads.run(checkStored, stored, { by, within: mostMilliseconds })
  } catch (error) {
    if (isUnreadable(error)) return undefined
    throw error
  }
}

const unreadable = (check: Check['check'], detail: string, version: number | null = null): Check => {
  return { check, outcome: 'failed', detail, version }
}

/** Removes from a check what should have been drawn or done: nobody may see that while the match goes on. */
function withoutSecrets(check: Check): Check {
  if (check.check !== 'judged' || check.outcome !== 'failed') return check
  return { ...check, detail: `Entry ${check.version} is not what the rules and the dice bring about.` }
}

function sealIfReadable(platform: Platform, record: MatchRecord): ReturnType<typeof openSeal> | undefined {
  try {
    return openSeal(platform, record)
  } catch {
    // Whatever error `node:crypto` throws, the stored seal was changed.
    return undefined
  }
}

/** The first entry that cannot be read by itself, or the first entry of all where each can. */
async function firstUnreadable(platform: Platform, { id, version: last }: MatchRecord): Promise<number> {
  for (let version = 1; version <= last; version++) {
    try {
      await readEntries(platform, id, { after: version - 1, upTo: version })
    } catch (error) {
      if (isUnreadable(error)) return version
      throw error
    }
  }
  return 1
}
