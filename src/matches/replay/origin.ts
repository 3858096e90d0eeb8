import { z } from 'zod'
import { accountName } from '../../accounts/index.ts'
import type { Platform } from '../../platform/platform.ts'

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
  const row = await database.prisma.origin.findUnique({
    where: { matchId_version: { matchId: match, version } },
    include: { account: accountName },
  })
  if (row === null) return null
  const { account, client, credential, credentialId, tokenName, requestId: request } = row
  return OriginBody.parse({ player: account.name, client, credential, credentialId, tokenName, request })
}

/** The ids of the requests that made these entries. Entries that no request made have none. */
export async function requestsBehind(
  { database }: Pick<Platform, 'database'>,
  entries: readonly { readonly match: string; readonly version: number }[],
): Promise<string[]> {
  if (entries.length === 0) return []
  const rows = await database.prisma.origin.findMany({
    where: { OR: entries.map(({ match, version }) => ({ matchId: match, version })), requestId: { not: null } },
    select: { requestId: true },
    orderBy: [{ matchId: 'asc' }, { version: 'asc' }],
  })
  return [...new Set(rows.flatMap(({ requestId }) => requestId ?? []))]
}
