import { type JournalFile, journalFile, type Sealed } from '../journal/journal-file.ts'
import type { Look } from '../journal/see.ts'
import type { Platform } from '../platform/platform.ts'
import { signedHead } from './heads.ts'
import { type MatchRecord, readEntries } from './load.ts'

/** A match as a file for one viewer: its journal up to the record's version, signed, with what is on record of it. */
export async function matchFile(
  platform: Platform,
  record: MatchRecord,
  sealed: Sealed,
  look: Look,
): Promise<JournalFile> {
  const { id: match, version, hash, result } = record
  const entries = await readEntries(platform, match, { upTo: version })
  const signed = {
    head: signedHead(platform, { match, version, hash }),
    publicKey: platform.secrets.signing.publicKey,
  }
  const names = await publicNames(platform, record)
  return journalFile(record.game, entries, sealed, look, signed, { result, names })
}

/** The public names of a match's people by their numbers: of a bot, and of whose account was erased, there is none. */
async function publicNames(
  { database }: Platform,
  { participants }: MatchRecord,
): Promise<ReadonlyMap<string, string | null>> {
  const gone = participants.flatMap(({ gone, account }) => (gone && account !== null ? [account] : []))
  const erased =
    gone.length === 0
      ? []
      : await database.prisma.account.findMany({ where: { id: { in: gone }, status: 'erased' }, select: { id: true } })
  const isErased = (account: string | null) => erased.some(({ id }) => id === account)
  return new Map(
    participants.map(({ number, name, account }) => [number, name === '' || isErased(account) ? null : name]),
  )
}
