import { z } from 'zod'
import type { Game, Seat } from '../../games/game.ts'
import { isOutOfTurn } from '../../games/questions.ts'
import { withoutTakenBack } from '../../journal/decisions-taken-back.ts'
import { Actor, EntryKind, TaggedJson, TakenBackEvent } from '../../journal/entry.ts'
import type { Head } from '../../journal/head.ts'
import { heldAt } from '../../journal/holdings.ts'
import type { Platform } from '../../platform/platform.ts'
import { readEntries } from '../record/journal.ts'
import type { MatchRecord } from '../record/record.ts'
import type { Replays } from './replays.ts'

/** The parts of an entry that show whether it is a move by hand that was not taken back. */
const EntryOutline = z.object({
  version: z.int(),
  kind: EntryKind,
  actor: Actor,
  /** Empty if the entry takes nothing back. */
  events: z.array(TaggedJson),
})
type EntryOutline = z.infer<typeof EntryOutline>

/**
 * The version of an account's own last move in a match; 0 if it has made none. A move counts if its player made it by
 * hand, in answer to a question in turn, and if it was not taken back. Taking back one's own moves counts, too.
 */
export async function lastOwnMove(
  platform: Platform,
  replays: Replays,
  record: MatchRecord,
  account: string,
): Promise<number> {
  const participant = record.participants.find((one) => one.account === account)?.number
  if (participant === undefined || record.version === 0) return 0
  const { holdings } = await replays.at(record, record.version)
  for (const { version, kind, actor, events } of withoutTakenBack(await outlines(platform, record)).toReversed()) {
    if (actor.kind !== 'seat' || actor.by !== 'hand') continue
    if (heldAt(holdings, actor.seat, version)?.participant !== participant) continue
    if (kind === 'taken-back' && !TakenBackEvent.parse(events[0]).agreed) return version
    if (kind === 'moved' && isInTurn(record.game, await replays.at(record, version - 1), actor.seat)) return version
  }
  return 0
}

const isInTurn = (game: Game, { decisions }: Head, seat: Seat): boolean =>
  decisions.some((open) => open.seat === seat && !isOutOfTurn(game, open.question))

/** The outlines of a whole journal. If some of it is archived, its entries are read in full. */
async function outlines(platform: Platform, { id, version }: MatchRecord): Promise<readonly EntryOutline[]> {
  const rows = await platform.database.prisma.$queryRaw`
    SELECT version, kind, actor, CASE WHEN kind IN ('taken-back', 'rewound') THEN events ELSE '[]' END AS events
    FROM entries WHERE match_id = ${id}::uuid AND version <= ${version}::int ORDER BY version`
  const found = z.array(EntryOutline).parse(rows)
  return found.length === version ? found : readEntries(platform, id, { upTo: version })
}
