import { createHash, createHmac } from 'node:crypto'
import { canonical } from './canonical.ts'
import type { Entry, EntryHeader } from './entry.ts'

/** A part of an entry: its move (null if nobody moved), or one of its events. */
export type PartValue = Entry['move']

/** The parts of an entry in the order of their numbers: part 0 is the move, then come the events. */
export function partsOf({ move, events }: Pick<Entry, 'move' | 'events'>): PartValue[] {
  return [move, ...events]
}

/** The key of one part. It allows checking the commitment of that part, and reveals nothing about the others. */
export function partKey(salt: Buffer, version: number, part: number): string {
  return createHmac('sha256', salt).update(`${version}/${part}`).digest('hex')
}

/**
 * The commitment to a part, which represents it in the hash. It binds the part, and reveals nothing without the key.
 */
export function commitmentTo(key: string, value: PartValue): string {
  return createHmac('sha256', Buffer.from(key, 'hex')).update(canonical(value)).digest('hex')
}

/** The hash of an entry: over its header, which contains the previous hash, and the commitments of its parts. */
export function hashOf(header: Omit<EntryHeader, 'hash'>, commitments: readonly string[]): string {
  const { match, version, at, kind, actor, rules, draws, previous } = header
  const covered = canonical({ match, version, at, kind, actor, rules, draws, previous, commitments })
  return createHash('sha256').update(covered).digest('hex')
}

/** An entry with its hash. */
export function hashed(entry: Omit<Entry, 'hash'>, salt: Buffer): Entry {
  const commitments = partsOf(entry).map((value, part) => commitmentTo(partKey(salt, entry.version, part), value))
  return { ...entry, hash: hashOf(entry, commitments) }
}
