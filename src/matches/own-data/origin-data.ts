import { z } from 'zod'
import { exported, type OwnedData } from '../../platform/owned-data.ts'
import type { Platform } from '../../platform/platform.ts'
import { originRows } from '../record/origin-rows.ts'

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
  exported: exported(ExportedOrigins, (platform, { id }) => ({ origins: originsByMatch(platform, id) })),
  // The account's matches are locked by now: a concurrent move has stored its origin already, or will store none. Those
  // that are not archived come first: what is archived meanwhile is then found in the archive.
  erase: ({ database: { prisma } }, { id: accountId }) => [
    prisma.origin.deleteMany({ where: { accountId } }),
    prisma.archivedOrigin.deleteMany({ where: { accountId } }),
  ],
}

/** An account's origins in each match, in the order of the matches. */
async function* originsByMatch(
  { database: { prisma } }: Platform,
  account: string,
): AsyncGenerator<z.infer<typeof ExportedOrigin>[], void, undefined> {
  const matches = await prisma.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT match_id::text AS id FROM ${originRows} o WHERE account_id = ${account}::uuid ORDER BY 1`
  for (const { id } of matches) {
    const rows = await prisma.$queryRaw<unknown[]>`
      SELECT match_id::text AS match, version, client, credential, credential_id AS "credentialId",
        token_name AS "tokenName", request_id::text AS request
      FROM ${originRows} o WHERE match_id = ${id}::uuid AND account_id = ${account}::uuid ORDER BY version`
    if (rows.length > 0) yield z.array(ExportedOrigin).parse(rows)
  }
}
