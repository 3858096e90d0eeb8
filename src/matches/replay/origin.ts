import { z } from 'zod'
import { accountRows } from '../../accounts/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { originRows } from '../record/origin-rows.ts'

/** The origin of an entry, as administrators see it. */
export const OriginBody = z
  .object({
    player: z.string().describe('The sender’s present name.'),
    client: z.string().describe('The name that the client gave itself (`User-Agent`); empty if it gave none.'),
    credential: z
      .enum(['session', 'token', 'pass'])
      .describe('How the client was signed in: by a session, a personal access token, or a link in a mail.'),
    credentialId: z.string().describe('The id of the credential: equal ids mean the same session, token or link.'),
    tokenName: z
      .string()
      .nullable()
      .describe('The name of the personal access token then; null for other credentials.'),
    request: z
      .uuid()
      .nullable()
      .describe(
        'The id of the request, as `X-Request-Id` of its answer said and the log has it; null for old entries.',
      ),
  })
  .meta({ id: 'Origin', description: 'Who sent an entry, with which client and which credential.' })
type OriginBody = z.infer<typeof OriginBody>

/** The origin of an entry; null if no person sent it, or their account was erased. */
export async function originOf({ database }: Platform, match: string, version: number): Promise<OriginBody | null> {
  const [row] = await database.prisma.$queryRaw<unknown[]>`
    SELECT a.name AS player, o.client, o.credential, o.credential_id AS "credentialId", o.token_name AS "tokenName",
      o.request_id::text AS request
    FROM ${originRows} o JOIN ${accountRows} a ON a.id = o.account_id
    WHERE o.match_id = ${match}::uuid AND o.version = ${version}::int`
  return row === undefined ? null : OriginBody.parse(row)
}

/** The ids of the requests that made these entries. Entries that no request made have none. */
export async function requestsBehind(
  { database }: Pick<Platform, 'database'>,
  entries: readonly { readonly match: string; readonly version: number }[],
): Promise<string[]> {
  if (entries.length === 0) return []
  const matches = entries.map(({ match }) => match)
  const versions = entries.map(({ version }) => version)
  // The first condition alone reaches the indexes.
  const rows = await database.prisma.$queryRaw<{ request: string }[]>`
    SELECT o.request_id::text AS request FROM ${originRows} o
    WHERE o.match_id = ANY (${matches}::uuid[]) AND o.request_id IS NOT NULL
      AND (o.match_id, o.version) IN (SELECT * FROM unnest(${matches}::uuid[], ${versions}::int[]))
    ORDER BY o.match_id, o.version`
  return [...new Set(rows.map(({ request }) => request))]
}
