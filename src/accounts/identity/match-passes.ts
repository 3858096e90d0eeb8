import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { daysAfter } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { signToken } from '../credentials/tokens.ts'
import { requireActive } from './require-active.ts'

/** The answer to a mailed link into a match. */
export const MatchEntry = z
  .object({
    accessToken: z.string().describe('For `Authorization: Bearer …`, only below `/v1/matches/{match}`.'),
    expiresAt: z.iso.datetime().describe('When this access ends. Opening the link again renews it.'),
    match: z.uuid().describe('The match that it gives access to.'),
  })
  .meta({ id: 'MatchEntry', description: 'Being signed in for one match.' })
export type MatchEntry = z.infer<typeof MatchEntry>

/**
 * Signs in for one match by the link in its mails. The link works any number of times until it expires.
 * @throws Problem link-not-valid, or if the account is not active
 */
export async function enterMatch(platform: Platform, token: string): Promise<MatchEntry> {
  const id = platform.secrets.readLinkToken('match', token)
  if (id === undefined) throw new Problem('link-not-valid')
  const now = platform.clock.now()
  const pass = await platform.database.prisma.matchPass.findUnique({
    where: { id, expiresAt: { gt: now } },
    include: { account: true },
  })
  if (pass === null) throw new Problem('link-not-valid')
  requireActive(pass.account, now)
  const access = signToken(platform, 'match', { account: pass.accountId, session: id })
  return { accessToken: access.token, expiresAt: access.expiresAt.toISOString(), match: pass.matchId }
}

const daysGood = 14

/** The id of the pass in the mails of a match: one per account and match, valid until 14 days after the last mail. */
export async function matchPass({ database, clock }: Platform, accountId: string, matchId: string): Promise<string> {
  const expiresAt = daysAfter(clock.now(), daysGood)
  const { id } = await database.prisma.matchPass.upsert({
    where: { accountId_matchId: { accountId, matchId } },
    create: { id: randomUUID(), accountId, matchId, expiresAt },
    update: { expiresAt },
    select: { id: true },
  })
  return id
}
