import { z } from 'zod'
import type { Origin } from '../../generated/prisma/client.ts'
import { mapPages, pages } from '../../platform/database/pages.ts'
import { exported, type OwnedData } from '../../platform/owned-data.ts'

const ExportedOrigin = z.object({
  match: z.uuid(),
  version: z.int().describe('The entry that it made.'),
  client: z.string().describe('What the client called itself.'),
  credential: z.string().describe('What it was signed in by: `session`, `token` or `pass`.'),
  credentialId: z.string(),
  tokenName: z.string().nullable().describe('What the personal access token was called then.'),
})

const ExportedOrigins = z.object({
  origins: z.array(ExportedOrigin).describe('With what you have sent your moves, and whatever else made an entry.'),
})

/** With what an account has made its moves. */
export const originData: OwnedData = {
  exported: exported(ExportedOrigins, ({ database }, { id: accountId }) => {
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
  }),
  // After its matches are held: a move that comes at this moment has stored its origin by now, or stores none.
  erase: ({ database }, { id: accountId }) => [database.prisma.origin.deleteMany({ where: { accountId } })],
}
