import { z } from 'zod'
import type { Entry as EntryRow } from '../../generated/prisma/client.ts'
import { Actor, type Entry, EntryKind, TaggedJson } from '../../journal/entry.ts'
import { foldInParts } from '../../journal/fold.ts'
import type { Head } from '../../journal/head.ts'
import { goesBackBefore, heads, type Replayed } from '../../journal/replay.ts'
import type { Platform } from '../../platform/platform.ts'
import { mapInSlices, resultInSlices } from '../../platform/slices.ts'
import type { MatchRecord } from './record.ts'

const StoredMoveAndEvents = z.object({ move: TaggedJson.nullable(), events: z.array(TaggedJson) })

/** How many entries are read at a time: parsing them blocks the event loop. */
const mostAtOnce = 200

/** The entries of a match after one version, up to another, in order; only of some kinds, if these are given. */
export async function readEntries(
  { database }: Pick<Platform, 'database'>,
  match: string,
  range: { after?: number; upTo?: number; kinds?: readonly EntryKind[] } = {},
): Promise<Entry[]> {
  const kind = range.kinds === undefined ? {} : { kind: { in: [...range.kinds] } }
  const all: Entry[] = []
  for (let after = range.after ?? 0; ; ) {
    const version = { gt: after, ...(range.upTo === undefined ? {} : { lte: range.upTo }) }
    const where = { matchId: match, version, ...kind }
    const rows = await database.prisma.entry.findMany({ where, orderBy: { version: 'asc' }, take: mostAtOnce })
    all.push(...rows.map(entryOf))
    after = rows.at(-1)?.version ?? after
    if (rows.length < mostAtOnce || after === range.upTo) return all
  }
}

function entryOf({ matchId, at, kind, actor, move, events, ...header }: EntryRow): Entry {
  return {
    ...header,
    ...StoredMoveAndEvents.parse({ move, events }),
    match: matchId,
    at: at.toISOString(),
    kind: EntryKind.parse(kind),
    actor: Actor.parse(actor),
  }
}

/**
 * The journal of a started match up to a version, with the head after each entry. It is replayed in slices, between
 * which other requests are served.
 */
export async function replayed(
  platform: Pick<Platform, 'database'>,
  { id, game, version: newest }: Pick<MatchRecord, 'id' | 'game' | 'version'>,
  version = newest,
): Promise<Replayed> {
  const entries = await readEntries(platform, id, { upTo: version })
  return { entries, heads: await mapInSlices(heads(game, entries), (head) => head) }
}

/** A started match as it was after a version. */
export async function headAt(platform: Platform, record: MatchRecord, version = record.version): Promise<Head> {
  const entries = await readEntries(platform, record.id, { upTo: version })
  if (entries.length === 0) throw new RangeError(`Match ${record.id} has no entries up to version ${version}.`)
  return resultInSlices(foldInParts(record.game, entries))
}

/** A head moved on by the entries that came after it, up to the record's version. */
export async function caughtUp(platform: Platform, record: MatchRecord, head: Head): Promise<Head> {
  if (head.version === record.version) return head
  const missed = await readEntries(platform, record.id, { after: head.version, upTo: record.version })
  if (goesBackBefore(head, missed)) return headAt(platform, record)
  return resultInSlices(foldInParts(record.game, missed, head))
}
