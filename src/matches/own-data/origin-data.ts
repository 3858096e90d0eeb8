import { z } from 'zod'
import type { Origin } from '../../generated/prisma/client.ts'
import { mapPages, pages } from '../../platform/database/pages.ts'
import { exported, type OwnedData } from '../../platform/owned-data.ts'

const ExportedOrigin = z.object({
  match: z.uuid(),
  version: z.int().describe('The version of the entry.'),
  client: z.string().describe('What the client called itself.'),
  credential: z.string().describe('How the client was signed in: `session`, `token` or `pass`.'),
  credentialId: z.string(),
  tokenName: z.string().nullable().describe('What the personal access token was called then.'),
  request: z.uuid().nullable().describe('The id of the request; null for old entries.'),
})

const ExportedOrigins = z.object({
  origins: z
    .array(ExportedOrigin)
    .describe('The clients with which you made entries: moves and everything else that the journal records.'),
})

/** The clients with which an account has made its entries. */
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
      origins: mapPages(
        rows,
        ({ matchId: match, requestId: request, version, client, credential, credentialId, tokenName }) => {
          return { match, version, client, credential, credentialId, tokenName, request }
        },
      ),
    }
  }),
  // The account's matches are locked by now: a concurrent move has stored its origin already, or will store none.
  erase: ({ database }, { id: accountId }) => [database.prisma.origin.deleteMany({ where: { accountId } })],
}
