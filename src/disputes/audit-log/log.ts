import { z } from 'zod'
import { type Act, newestRecord } from '../../platform/audit/audit.ts'
import { type NamedRow, readRecords, storedRecord } from '../../platform/audit/stored.ts'
import type { Platform } from '../../platform/platform.ts'
import { type SignedAuditHead, signAuditHead } from './head.ts'

const Details = z.record(z.string(), z.unknown())

/** A record of the audit log as administrators read it. */
export const AuditRecordBody = z
  .object({
    number: z.int(),
    at: z.iso.datetime(),
    account: z.uuid().describe('The account of the administrator.'),
    name: z.string().describe('The administrator’s present name, which the hash does not cover.'),
    act: z.string().meta({ description: 'What was done; docs/disputes.md lists all acts.', example: 'look' }),
    match: z.uuid().nullable().describe('The match it is about, if any.'),
    subject: z.uuid().nullable().describe('The account it is about, if any.'),
    details: Details.describe('Further ids and codes that belong to it; empty if they are withheld.'),
    reason: z.string().describe('The administrator’s reason; empty for acts that need none, and if it is withheld.'),
    withheld: z
      .boolean()
      .describe(
        'Whether `details` and `reason` are withheld from you: a look or a ruling in a running match in which you play or have played, or a report about you that was closed.',
      ),
    previous: z.string().describe('The hash of the record before; empty for the first.'),
    hash: z
      .string()
      .describe(
        'SHA-256 of the canonical JSON of all other fields except `name` and `withheld`, with what is withheld from you.',
      ),
  })
  .meta({ id: 'AuditRecord', description: 'Something that an administrator did, or was about to do.' })
type AuditRecordBody = z.infer<typeof AuditRecordBody>

/** The sort key of the log. */
export const AuditKey = z.strictObject({ number: z.int().min(1).max(2_147_483_647) })

interface AuditFilter {
  readonly match: string | undefined
  readonly account: string | undefined
  readonly act: Act | undefined
  readonly before: z.infer<typeof AuditKey> | undefined
  readonly take: number
}

/** Records of the log, the newest first. */
export function readLog(platform: Platform, { match, account, act, before, take }: AuditFilter): Promise<NamedRow[]> {
  const acts = act && [act]
  return readRecords(platform, 'desc', { match, account, acts, before: before?.number, take })
}

/** A record as the API answers it. */
export function auditRecordBody({ account: { name }, ...row }: NamedRow, withheld: boolean): AuditRecordBody {
  const record = storedRecord(row)
  const seen = withheld ? { details: {}, reason: '' } : { details: Details.parse(record.details) }
  return { ...record, ...seen, withheld, name }
}

/** The newest record, signed; null if there is none. */
export async function newestHead(platform: Platform): Promise<SignedAuditHead | null> {
  const last = await newestRecord(platform)
  return last && signAuditHead(last, platform.secrets.signing.privateKey)
}
