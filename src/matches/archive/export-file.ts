import type { FastifyReply } from 'fastify'
import { accountsByIds } from '../../accounts/index.ts'
import type { Sealed } from '../../journal/journal-file.ts'
import type { Viewpoint } from '../../journal/see.ts'
import type { Platform } from '../../platform/platform.ts'
import { readEntries } from '../record/journal.ts'
import type { MatchRecord } from '../record/record.ts'
import { openSeal } from '../record/seal.ts'
import { signedHead } from '../record/signed-head.ts'
import { type FileParts, writeFile } from './export-file-jobs.ts'

/**
 * The contents of a match's file for one viewer: its journal up to the record's version, a signed head, the result and
 * the public names.
 */
export async function fileParts(
  platform: Platform,
  record: MatchRecord,
  { seed, later }: Pick<Sealed, 'seed' | 'later'>,
  viewpoint: Viewpoint,
): Promise<FileParts> {
  const { id: match, version, hash, result, game } = record
  const entries = await readEntries(platform, match, { upTo: version })
  const signed = {
    head: signedHead(platform, { match, version, hash }),
    publicKey: platform.secrets.signing.publicKey,
  }
  const names = await publicNames(platform, record)
  return { game: game.meta.id, entries, seed, later, viewpoint, signed, record: { result, names } }
}

/**
 * Answers with a match's file, which another thread writes.
 * @param by the account whose computing time it takes
 */
export async function sendFile(
  platform: Platform,
  reply: FastifyReply,
  by: string,
  record: MatchRecord,
  viewpoint: Viewpoint,
): Promise<FastifyReply> {
  const parts = await fileParts(platform, record, openSeal(platform, record), viewpoint)
  const text = await platform.threads.run(writeFile, parts, { by, within: mostMilliseconds })
  return reply
    .type('application/json; charset=utf-8')
    .serializer((written: string) => written)
    .send(text)
}

/** Far more than a journal of ten thousand entries takes: one second. */
const mostMilliseconds = 30_000

/** The public names of participants by their numbers; null for a bot and for an erased account. */
async function publicNames(
  { database }: Platform,
  { participants }: MatchRecord,
): Promise<ReadonlyMap<string, string | null>> {
  const closed = participants.flatMap(({ accountClosed, account }) =>
    accountClosed && account !== null ? [account] : [],
  )
  const accounts = closed.length === 0 ? [] : await accountsByIds(database, closed)
  const isErased = (account: string | null) => accounts.some(({ id, status }) => id === account && status === 'erased')
  return new Map(
    participants.map(({ number, name, account }) => [number, name === '' || isErased(account) ? null : name]),
  )
}
