import { type AuditRecord, recordHash } from './record.ts'

/** What a log must still hold: a record that somebody kept the number and the hash of. */
export type KeptRecord = Pick<AuditRecord, 'number' | 'hash'>

/**
 * What is wrong with a record: its number does not follow, it names another hash as that before, its hash is not that of
 * its fields, or it is not the one that somebody kept.
 */
export const chainFaults = ['number', 'previous', 'hash', 'kept'] as const
export type ChainFault = (typeof chainFaults)[number]

export interface ChainCheck {
  /** The last record that is right; undefined where there is none. */
  readonly last: KeptRecord | undefined
  /** The first number that is wrong; undefined where all are right. */
  readonly wrong: { readonly number: number; readonly fault: ChainFault } | undefined
}

/**
 * Checks a log from its first record on. What is missing at its end can only be told by a record that was kept.
 * @param kept a record that must be in the log as it was
 */
export async function checkChain(
  records: AsyncIterable<AuditRecord> | Iterable<AuditRecord>,
  kept?: KeptRecord,
): Promise<ChainCheck> {
  let last: KeptRecord | undefined
  for await (const record of records) {
    const fault = faultOf(record, last, kept)
    if (fault !== undefined) return { last, wrong: { number: (last?.number ?? 0) + 1, fault } }
    last = { number: record.number, hash: record.hash }
  }
  const end = last?.number ?? 0
  return { last, wrong: kept !== undefined && kept.number > end ? { number: end + 1, fault: 'kept' } : undefined }
}

function faultOf(
  record: AuditRecord,
  before: KeptRecord | undefined,
  kept: KeptRecord | undefined,
): ChainFault | undefined {
  if (record.number !== (before?.number ?? 0) + 1) return 'number'
  if (record.previous !== (before?.hash ?? '')) return 'previous'
  if (record.hash !== recordHash(record)) return 'hash'
  return kept?.number === record.number && kept.hash !== record.hash ? 'kept' : undefined
}
