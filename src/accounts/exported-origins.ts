import { z } from 'zod'
import type { Platform } from '../platform/platform.ts'

const ExportedOrigin = z.object({
  match: z.uuid(),
  version: z.int().describe('The entry that it made.'),
  client: z.string().describe('What the client called itself.'),
  credential: z.string().describe('What it was signed in by: `session`, `token` or `pass`.'),
  credentialId: z.string(),
  tokenName: z.string().nullable().describe('What the personal access token was called then.'),
})
type ExportedOrigin = z.infer<typeof ExportedOrigin>

/** With what an account has made its moves, for its export. */
export const ExportedOrigins = z.object({
  origins: z.array(ExportedOrigin).describe('With what you have sent your moves, and whatever else made an entry.'),
})

export async function originsOf({ database }: Platform, accountId: string): Promise<ExportedOrigin[]> {
  const rows = await database.prisma.origin.findMany({
    where: { accountId },
    orderBy: [{ matchId: 'asc' }, { version: 'asc' }],
  })
  return rows.map(({ matchId: match, version, client, credential, credentialId, tokenName }) => {
    return { match, version, client, credential, credentialId, tokenName }
  })
}
