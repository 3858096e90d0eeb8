import { type AuditRecord, recordHash } from './record.ts'

/** The number and the hash of a record that somebody kept, which must still be in the log. */
type KeptRecord = Pick<AuditRecord, 'number' | 'hash'>

/**
 * What is wrong with a record: its number does not follow, its `previous` is not the hash of the record before, its
 * hash does not fit its fields, or it differs from the one that somebody kept.
 */
export const chainFaults = ['number', 'previous', 'hash', 'kept'] as const
export type ChainFault = (typeof chainFaults)[number]

export interface ChainCheck {
  /** The last correct record, if any. */
  readonly last: KeptRecord | undefined
  /** The number of the first wrong record, if any. */
  readonly wrong: { readonly number: number; readonly fault: ChainFault } | undefined
}

/**
 * Checks a log from its first record on. Only a kept record can show that records are missing at the end.
 * @param kept a record that must still be in the log, unchanged
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
