import { createHash, randomBytes } from 'node:crypto'
import stringify from 'safe-stable-stringify'
import { z } from 'zod'

/** Ids and codes that belong to an act. No names, because the log outlives accounts. */
export const Details = z.record(z.string(), z.json())
export type JsonObject = z.infer<typeof Details>

/**
 * A random part of the details of an act, which nobody can guess. Without it, somebody from whom the details are
 * withheld could find them by the hash of the record: the details of a move are few enough to try them all.
 */
export const newSalt = (): string => randomBytes(16).toString('hex')

/** A record of the audit log without its own hash. docs/disputes.md says what each field holds. */
export interface UnhashedRecord {
  readonly number: number
  readonly at: string
  readonly account: string
  readonly act: string
  readonly match: string | null
  readonly subject: string | null
  readonly details: unknown
  readonly reason: string
  /** The hash of the record before; empty for the first. */
  readonly previous: string
}

export interface AuditRecord extends UnhashedRecord {
  readonly hash: string
}

const canonical = stringify.configure({ strict: true, bigint: false, circularValue: TypeError })

/**
 * SHA-256 over the canonical JSON of all other fields, as for journals (docs/journal.md). Each record seals those
 * before.
 */
export function recordHash(record: UnhashedRecord): string {
  const { number, at, account, act, match, subject, details, reason, previous } = record
  const text = canonical({ number, at, account, act, match, subject, details, reason, previous })
  if (text === undefined) throw new TypeError('Only JSON has a canonical form.')
  return createHash('sha256').update(text).digest('hex')
}
