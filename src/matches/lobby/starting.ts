import type { Prisma } from '../../generated/prisma/client.ts'
import type { Joiner } from '../../journal/entry.ts'
import { open } from '../../journal/open.ts'
import type { Platform } from '../../platform/platform.ts'
import { decisionsReplaced } from '../commit/effects/decisions-replaced.ts'
import { entered } from '../commit/effects/entered.ts'
import { noticesQueued } from '../commit/effects/notices-queued.ts'
import { seated } from '../commit/effects/seated.ts'
import { tableNotices, turnNotices } from '../commit/match-notices.ts'
import { type Commit, matchStatement } from '../commit/statement.ts'
import { withDeadline } from '../deadlines/deadlines.ts'
import { byJoining, type MatchRecord, type Participant } from '../record/record.ts'

/** The parts of a match that its start needs. */
type Full = Pick<
  MatchRecord,
  | 'id'
  | 'game'
  | 'options'
  | 'seating'
  | 'pace'
  | 'longestWait'
  | 'restDays'
  | 'pausedUntil'
  | 'sealedSeed'
  | 'roster'
  | 'participants'
>

/** The start of a match in one statement: it seats everybody, the newcomers too, and opens the journal. */
export function startOf(platform: Platform, record: Full, newcomers: readonly Participant[]): Commit {
  const everybody = [...record.participants, ...newcomers].sort(byJoining)
  const joined: Joiner[] = everybody.map(({ number, entropy }) => ({ participant: number, entropy }))
  const opened = open(record.game, {
    match: record.id,
    at: platform.clock.now().toISOString(),
    seed: platform.secrets.unseal(record.sealedSeed, record.id),
    joined,
    seating: record.seating,
    options: record.options,
  })
  const seating = opened.joinerAt.flatMap((joiner, seat) => {
    const somebody = everybody[joiner]
    return somebody === undefined ? [] : [{ ...somebody, seat }]
  })
  const started = { ...record, participants: seating, frozenAt: null }
  return {
    match: record.id,
    expected: 0,
    roster: record.roster,
    effects: [
      entered({ entries: [opened.entry], status: 'running', result: null }),
      seated(seating),
      decisionsReplaced({
        before: [],
        after: opened.head.decisions.map((asked) => withDeadline(started, asked)),
      }),
      noticesQueued([
        ...tableNotices(started, 'match-started'),
        ...turnNotices(started, opened.head.decisions, undefined),
      ]),
    ],
  }
}

/** The start of a match as a statement for a batch, which may open it, too. */
export function startStatement(
  platform: Platform,
  record: Full,
  newcomers: readonly Participant[],
): Prisma.PrismaPromise<unknown> {
  const { text, parameters } = matchStatement([startOf(platform, record, newcomers)])
  return platform.database.prisma.$queryRawUnsafe(text, ...parameters)
}
