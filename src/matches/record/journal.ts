import { z } from 'zod'
import type { Entry as EntryRow } from '../../generated/prisma/client.ts'
import { Actor, type Entry, EntryKind, TaggedJson } from '../../journal/entry.ts'
import { foldInParts } from '../../journal/fold.ts'
import type { Head } from '../../journal/head.ts'
import { goesBackBefore, heads, type Replayed } from '../../journal/replay.ts'
import type { Platform } from '../../platform/platform.ts'
import { mapInSlices, resultInSlices } from '../../platform/time-slices.ts'
import { lastVersion, unpack } from './packed-journal.ts'
import type { MatchRecord } from './record.ts'

const StoredMoveAndEvents = z.object({ move: TaggedJson.nullable(), events: z.array(TaggedJson) })

/** How many entries are read at a time: parsing them blocks the event loop. */
const mostAtOnce = 200

interface Range {
  readonly after?: number
  readonly upTo?: number
  readonly kinds?: readonly EntryKind[]
}

/**
 * The entries of a match after one version, up to another, in order; only of some kinds, if these are given. An archive
 * holds a match's entries from the first on. It is read after the rows, so that entries archived between the two reads
 * are found in it.
 */
export async function readEntries(
  { database }: Pick<Platform, 'database'>,
  match: string,
  range: Range = {},
): Promise<Entry[]> {
  const rows = await entriesInRows(database, match, range)
  if (isWhole(rows, range)) return rows
  const archive = await database.prisma.archivedJournal.findUnique({ where: { matchId: match } })
  if (archive === null) return rows
  const { kinds } = range
  const archived = await unpack(archive, match, range)
  const asked = kinds === undefined ? archived : archived.filter(({ kind }) => kinds.includes(kind))
  return [...asked, ...rows.filter(({ version }) => version > lastVersion(archive))]
}

/** Whether no entry of a range is missing, as far as the range itself tells. */
const isWhole = ({ length }: readonly Entry[], { after = 0, upTo, kinds }: Range): boolean =>
  upTo !== undefined && kinds === undefined && length === upTo - after

async function entriesInRows(
  { prisma }: Platform['database'],
  match: string,
  { after: first = 0, upTo, kinds }: Range,
): Promise<Entry[]> {
  const kind = kinds === undefined ? {} : { kind: { in: [...kinds] } }
  const all: Entry[] = []
  for (let after = first; ; ) {
    const version = { gt: after, ...(upTo === undefined ? {} : { lte: upTo }) }
    const where = { matchId: match, version, ...kind }
    const rows = await prisma.entry.findMany({ where, orderBy: { version: 'asc' }, take: mostAtOnce })
    all.push(...rows.map(entryOf))
    after = rows.at(-1)?.version ?? after
    if (rows.length < mostAtOnce || after === upTo) return all
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
export async function replayJournal(
  platform: Pick<Platform, 'database'>,
  { id, game, version: newest }: Pick<MatchRecord, 'id' | 'game' | 'version'>,
  version = newest,
): Promise<Replayed> {
  const entries = await readEntries(platform, id, { upTo: version })
  return { entries, heads: await mapInSlices(heads(game, entries), (head) => head) }
}

/** A started match as it was after a version. @throws RangeError if it has no entries up to there */
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
