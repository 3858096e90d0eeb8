import { z } from 'zod'
import { accountRows } from '../../accounts/index.ts'
import { longText } from '../../platform/http/text.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'

export const NewNotes = z
  .strictObject({
    text: longText({ min: 0, max: 10_000 }).meta({
      description: 'The whole page, which replaces the one before. Empty: the page is deleted.',
      example: 'Grace saves wood: a ship is next.',
    }),
  })
  .meta({ id: 'NewNotes', description: 'The text of your notes.' })

export const NotesBody = z
  .object({
    text: z.string(),
    updatedAt: z.iso.datetime().nullable().describe('Null if you have no notes.'),
  })
  .meta({ id: 'Notes', description: 'Your own notes on a match.' })
export type NotesBody = z.infer<typeof NotesBody>

/** An account's own notes on a match. Nobody else can read them, not even administrators. */
export async function notesOf({ database }: Platform, match: string, account: string): Promise<NotesBody> {
  const note = await database.prisma.note.findUnique({
    where: { matchId_accountId: { matchId: match, accountId: account } },
  })
  return note === null ? { text: '', updatedAt: null } : { text: note.text, updatedAt: note.updatedAt.toISOString() }
}

/**
 * Replaces an account's notes. The lock on the account keeps an account that is being erased from storing notes.
 * @throws Problem not-found
 */
export async function keepNotes(platform: Platform, match: string, account: string, text: string): Promise<NotesBody> {
  const { prisma } = platform.database
  if (text === '') {
    await prisma.note.deleteMany({ where: { matchId: match, accountId: account } })
    return notesOf(platform, match, account)
  }
  const kept = await prisma.$executeRaw`
    INSERT INTO notes (match_id, account_id, text, updated_at)
    SELECT ${match}::uuid, a.id, ${text}, ${platform.clock.now()}::timestamptz
    FROM ${accountRows} a WHERE a.id = ${account}::uuid AND a.status <> 'erased' FOR SHARE
    ON CONFLICT (match_id, account_id) DO UPDATE SET text = excluded.text, updated_at = excluded.updated_at`
  if (kept === 0) throw new Problem('not-found')
  return notesOf(platform, match, account)
}
