import { z } from 'zod'
import type { Origin } from '../../generated/prisma/client.ts'
import { mapPages, pages } from '../../platform/database/pages.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Sections } from './export-text.ts'

const ExportedOrigin = z.object({
  match: z.uuid(),
  version: z.int().describe('The entry that it made.'),
  client: z.string().describe('What the client called itself.'),
  credential: z.string().describe('What it was signed in by: `session`, `token` or `pass`.'),
  credentialId: z.string(),
  tokenName: z.string().nullable().describe('What the personal access token was called then.'),
})

/** With what an account has made its moves, for its export. */
export const ExportedOrigins = z.object({
  origins: z.array(ExportedOrigin).describe('With what you have sent your moves, and whatever else made an entry.'),
})

export function originsOf({ database }: Platform, accountId: string): Sections<typeof ExportedOrigins> {
  const rows = pages(
    ({ matchId, version }: Origin) => ({ matchId, version }),
    ({ after, take }) =>
      database.prisma.origin.findMany({
        where: { accountId, ...after },
        orderBy: [{ matchId: 'asc' }, { version: 'asc' }],
        take,
      }),
  )
  return {
    origins: mapPages(rows, ({ matchId: match, version, client, credential, credentialId, tokenName }) => {
      return { match, version, client, credential, credentialId, tokenName }
    }),
  }
}
