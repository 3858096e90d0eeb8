import { randomBytes, randomUUID } from 'node:crypto'
import { Prisma } from '../../generated/prisma/client.ts'
import { secretsOf } from '../../journal/secrets.ts'
import type { Platform } from '../../platform/platform.ts'
import { openLifetime } from '../record/lifetime.ts'
import { newBot } from '../record/newcomer.ts'
import type { MatchRecord, Participant } from '../record/record.ts'
import { startStatement } from './starting.ts'

/** The terms that a match agrees on when it is opened. */
export const agreedIn = (match: MatchRecord) => ({
  game: match.game,
  seats: match.seats,
  options: match.options,
  name: match.name,
  private: match.private,
  seating: match.seating,
  pace: match.pace,
  longestWait: match.longestWait,
  restDays: match.restDays,
  late: match.late,
  seatOpensAfter: match.seatOpensAfter,
  language: match.language,
  rated: match.rated,
  reliability: match.reliability,
})

/** The terms of a new match, with options that the game's own schema has parsed. */
export interface AgreedTerms extends Readonly<ReturnType<typeof agreedIn>> {
  readonly rematchOf?: string
}

/** A match, and the statements that open or fill it, all or nothing, as one batch. */
export interface MatchBatch {
  readonly id: string
  readonly batch: readonly Prisma.PrismaPromise<unknown>[]
}

/**
 * Opens a match with its first participants. If they fill it, the same batch starts it, so that no full match ever
 * waits.
 * @param participants in the order of joining, the creator first
 * @param onlyIf a condition in SQL without which nobody is seated, and the batch fails with a missing record
 */
export function opening(
  platform: Platform,
  agreed: AgreedTerms,
  participants: readonly Participant[],
  onlyIf = Prisma.sql`true`,
): MatchBatch {
  const { clock, database, secrets } = platform
  const { prisma } = database
  const { game, options, ...others } = agreed
  const id = randomUUID()
  const seed = randomBytes(32).toString('hex')
  const sealedSeed = secrets.seal(seed, id)
  const now = clock.now()
  const roster = participants.length
  const isFull = roster === agreed.seats
  const row = {
    ...others,
    id,
    game: game.meta.id,
    rules: game.meta.rulesVersion,
    data: game.meta.dataVersion,
    options: JSON.parse(JSON.stringify(options)),
    createdById: participants[0]?.account ?? null,
    sealedSeed,
    commitment: secretsOf(seed, []).commitment,
    roster,
    createdAt: now,
    movedAt: now,
    ...openLifetime(now),
  }
  const rows = participants.map(({ account, number, entropy, joined }) => ({ account, number, entropy, joined }))
  return {
    id,
    batch: [
      prisma.match.create({ data: row }),
      prisma.$executeRaw`
        INSERT INTO participants (match_id, account_id, number, entropy, joined, joined_at)
        SELECT ${id}::uuid, n.account, n.number, n.entropy, n.joined, ${now}::timestamptz
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(account uuid, number text, entropy text, joined int)
        WHERE ${onlyIf}`,
      prisma.participant.findFirstOrThrow({ where: { matchId: id } }),
      ...(isFull
        ? [startStatement(platform, { ...agreed, id, sealedSeed, roster, participants, pausedUntil: null }, [])]
        : []),
    ],
  }
}

/** The creator, and the bots that take seats at once. */
export const withBots = (creator: Participant, bots: number): Participant[] => [
  creator,
  ...Array.from({ length: bots }, (_, index) => newBot({ joined: index + 2, entropy: '' })),
]
