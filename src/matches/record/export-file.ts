import type { FastifyReply } from 'fastify'
import type { Sealed } from '../../journal/journal-file.ts'
import type { Look } from '../../journal/see.ts'
import type { Platform } from '../../platform/platform.ts'
import { type FileParts, fileWritten } from './export-file-jobs.ts'
import { readEntries } from './journal.ts'
import type { MatchRecord } from './record.ts'
import { signedHead } from './signed-head.ts'

/** What goes into a match's file for one viewer: its journal up to the record's version, signed, with what is on record of it. */
export async function fileParts(
  platform: Platform,
  record: MatchRecord,
  { seed, later }: Pick<Sealed, 'seed' | 'later'>,
  look: Look,
): Promise<FileParts> {
  const { id: match, version, hash, result, game } = record
  const entries = await readEntries(platform, match, { upTo: version })
  const signed = {
    head: signedHead(platform, { match, version, hash }),
    publicKey: platform.secrets.signing.publicKey,
  }
  const names = await publicNames(platform, record)
  return { game: game.meta.id, entries, seed, later, look, signed, record: { result, names } }
}

/** Answers a match's file, which is written on another thread. */
export async function sendFile(
  { threads }: Platform,
  reply: FastifyReply,
  by: string,
  parts: FileParts,
): Promise<FastifyReply> {
  const text = await threads.run(fileWritten, parts, { by, within: mostMilliseconds })
  return reply
    .type('application/json; charset=utf-8')
    .serializer((written: string) => written)
    .send(text)
}

/** A journal of ten thousand entries is written in one. */
const mostMilliseconds = 30_000

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
