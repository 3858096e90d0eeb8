import { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'

/** What an administrator reads of how an entry was sent. */
export const OriginBody = z
  .object({
    player: z.string().describe('The name of who sent it, as it is today.'),
    client: z.string().describe('What the client called itself (`User-Agent`); empty where it did not.'),
    credential: z
      .enum(['session', 'token', 'pass'])
      .describe('What it was signed in by: a session, a personal access token, or a link in a mail.'),
    credentialId: z.string().describe('Its id: two moves with the same one came by the same sign-in, token or link.'),
    tokenName: z.string().nullable().describe('What the personal access token was called then; null for any other.'),
  })
  .meta({ id: 'Origin', description: 'Who sent an entry, with which client and which credential.' })
type OriginBody = z.infer<typeof OriginBody>

/** By whom an entry was sent; null where nobody did, or where their account was erased since. */
export async function originOf({ database }: Platform, match: string, version: number): Promise<OriginBody | null> {
  const row = await database.prisma.origin.findUnique({
    where: { matchId_version: { matchId: match, version } },
    include: { account: { select: { name: true } } },
  })
  if (row === null) return null
  const { account, client, credential, credentialId, tokenName } = row
  return OriginBody.parse({ player: account.name, client, credential, credentialId, tokenName })
}
