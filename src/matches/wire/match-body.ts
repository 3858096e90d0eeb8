import { z } from 'zod'
import type { Language } from '../../games/kit/wording.ts'
import { ResultBody, resultSays } from '../../games/wire/result-body.ts'
import { decisionId } from '../../journal/decisions.ts'
import { endingSays } from '../../journal/ending-sentences.ts'
import { Hex256, Seating } from '../../journal/entry.ts'
import { SignedHead } from '../../journal/head-signature.ts'
import type { Sealed } from '../../journal/journal-file.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { seatOf } from '../access/permissions.ts'
import { atDeadline, isLate, isWinClaimed } from '../deadlines/deadlines.ts'
import { givenUpAt } from '../record/lifetime.ts'
import { whyUnrated } from '../record/rated.ts'
import { isOver, type MatchRecord } from '../record/record.ts'
import { isBot, nameOf, namesOf } from '../record/seat-names.ts'
import { signedHead } from '../record/signed-head.ts'
import { mayClaim } from '../reliability/claimable-win.ts'
import { hoursAWeek } from '../time/account-calendar.ts'
import { hoursIn } from '../time/counted-time.ts'
import { AtDeadline, Late, longestWaitOf, Pace } from '../time/pace.ts'
import { termsSay } from './terms-sentences.ts'
import { WaitingReason, waitingSays, whyWaiting } from './waiting-sentences.ts'

/** The match in a path. */
export const inMatch = z.strictObject({
  match: z
    .uuid()
    .toLowerCase()
    .meta({ description: 'The id of the match.', example: '0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11' }),
})

/** The token that admits an invited person. */
export const InvitationToken = z.base64url().max(100).describe('The token of an invitation.')

/** The version that asked, the seat that is asked, and the question (`journal/decisions.ts`). */
export const DecisionId = z
  .string()
  .regex(/^\d{1,9}\.\d{1,2}\.[a-z0-9-]{1,60}$/, 'This must be the id of a decision, like `12.0.turn`.')

/** A decision that a match waits for. */
export const DecisionBody = z
  .object({
    id: DecisionId.describe('Changes only when the question changes for this seat; a move may name it.'),
    seat: z.int().describe('The seat that must decide.'),
    player: z.string().describe('The name of the player who must decide.'),
    question: z.string().describe('The game’s own id of the question.'),
    asks: z.string().describe('The question as an instruction, in your language.'),
    since: z.int().describe('The version at which the question arose.'),
    sinceAt: z.iso.datetime(),
    dueAt: z.iso
      .datetime()
      .nullable()
      .describe(
        'Its deadline, with the player’s nights, rest days and vacations taken into account. Null if it has none, and while a dispute freezes the match; afterwards the player has as much time left as before.',
      ),
    atDeadline: AtDeadline.nullable().describe('What happens at the deadline; null without a deadline.'),
    claimedBy: z
      .int()
      .nullable()
      .describe(
        'The seat that has claimed the win because this decision is late: its deadline is then the second and last one.',
      ),
    late: z.boolean().describe('Whether the deadline has passed and everybody was notified.'),
    waiting: WaitingReason,
    says: z.string().describe('Why the match waits for it, in your language.'),
  })
  .meta({ id: 'Decision', description: 'A decision that a match waits for: whose it is, since when, and until when.' })

const Options = z.record(z.string(), z.unknown())

/** A match as everybody who may see it sees it. The position is the view. */
export const MatchBody = z
  .object({
    id: z.uuid(),
    game: z.string().describe('The id of its game.'),
    name: z.string().describe('What its creator called it; may be empty.'),
    status: z
      .enum(['open', 'running', 'ended', 'aborted'])
      .describe('Open: waits for players. Aborted: broken off, without a result.'),
    private: z.boolean().describe('Whether only those who were invited see it.'),
    seats: z.int().describe('How many play.'),
    seating: Seating,
    pace: Pace,
    longestWait: z
      .int()
      .nullable()
      .describe(
        'How many hours the match waits for a decision at most, by the calendar: nights and rest days count, vacations do not. Null where there are no deadlines.',
      ),
    restDays: z.boolean().describe('Whether rest days of the players stop their clocks.'),
    late: Late,
    seatOpensAfter: z
      .int()
      .describe(
        'After how many consecutive missed decisions a player’s seat opens to a substitute, whatever `late` says.',
      ),
    language: z.string().nullable().describe('The language people write in at this table; null: any.'),
    rated: z
      .boolean()
      .describe(
        'Whether the result counts for ratings with the present players: it was agreed, two or more play, the match is not private, and no bot holds a seat.',
      ),
    terms: z
      .array(z.string())
      .describe('What the table has agreed on, and what follows from it, a sentence each in your language.'),
    reliability: z
      .int()
      .nullable()
      .describe('How many of a hundred decisions a player must have made in time to join; null: everybody may join.'),
    rematchOf: z.uuid().nullable().describe('The match of which this is a rematch.'),
    options: Options.describe('All options of its game; `schemas.options` of `GET /v1/games/{game}` describes them.'),
    rules: z.int().describe('The version of the rules it is played by.'),
    data: z.int().describe('The version of the component tables it was opened with.'),
    players: z.array(
      z
        .object({
          seat: z.int().nullable().describe('Null until the match starts.'),
          name: z.string(),
          participant: z.string().describe('The random number that stands for this player in the journal.'),
          bot: z.boolean(),
          resigned: z.boolean().describe('Whether this seat was given up.'),
          hoursAWeek: z
            .int()
            .nullable()
            .describe(
              'How many hours of a week this player’s clock runs in this match, by their present hours. Null for a bot, and without deadlines.',
            ),
          open: z.boolean().describe('Whether the seat is open to a substitute: somebody else may take it over.'),
        })
        .meta({ id: 'Participant', description: 'A player who has joined.' }),
    ),
    creator: z
      .string()
      .nullable()
      .describe(
        'The `participant` who may take seats back and cancel the match; null once it no longer waits for players.',
      ),
    yourSeat: z.int().nullable().describe('Null if you hold no seat, or the match has not started.'),
    mayClaim: z
      .boolean()
      .describe(
        'Whether you may claim the win (`POST …/claim`): only one other player is left, and that player is late.',
      ),
    version: z.int().describe('How many entries its journal has; 0 before the start.'),
    head: SignedHead.nullable().describe(
      'The last version of the journal with its hash, signed by the server; null before the start. Keep it: with it, `paquebot verify --head` shows whether the history was rewritten since.',
    ),
    decisions: z.array(DecisionBody).describe('The decisions it waits for now.'),
    pausedUntil: z.iso.datetime().nullable().describe('Until when all clocks are paused by agreement.'),
    frozenAt: z.iso
      .datetime()
      .nullable()
      .describe('Since when a dispute has frozen the match: nobody can move, and no clock runs.'),
    disputes: z.int().describe('How many disputes have been raised in it.'),
    expiresAt: z.iso
      .datetime()
      .nullable()
      .describe('When it is given up, unless it starts or something happens in it before.'),
    commitment: Hex256.describe('SHA-256 of the secret seed of its dice.'),
    seed: Hex256.nullable().describe('The seed, once the match is over: with it every draw can be checked.'),
    laterSeeds: z
      .array(
        z
          .object({
            since: z.int().describe('The first version that it counts for.'),
            commitment: Hex256.describe('SHA-256 of the seed, to which that version commits.'),
            seed: Hex256.nullable().describe('The seed, once the match is over.'),
          })
          .meta({ id: 'LaterSeed', description: 'A seed that a match got when a ruling reopened it.' }),
      )
      .describe('Its later seeds: one for each time that a ruling reopened it after its end.'),
    result: ResultBody.nullable(),
    createdAt: z.iso.datetime(),
    startedAt: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
    movedAt: z.iso.datetime().describe('When something happened last.'),
    importedAt: z.iso
      .datetime()
      .nullable()
      .describe(
        'When it was imported from a file; null if it was played here. The people in an imported match have no accounts here.',
      ),
  })
  .meta({ id: 'Match', description: 'A match, without its position, which is the view.' })
export type MatchBody = z.infer<typeof MatchBody>

type Reader = Pick<Player, 'account'>

/**
 * A match as the API answers it.
 * @param caller undefined: somebody who is not signed in, and holds an invitation
 * @param sealed its seeds, which are shown only once the match is over
 */
export function matchBody(
  platform: Pick<Platform, 'clock' | 'secrets'>,
  record: MatchRecord,
  caller: Reader | undefined,
  language: Language,
  sealed?: Pick<Sealed, 'seed' | 'later'>,
): MatchBody {
  const { id, name, status, seats, seating, pace, restDays, late, options, rules, data, version, commitment } = record
  const shown = isOver(record) ? sealed : undefined
  const seat = caller && seatOf(record, caller.account)
  const present = record.participants.filter(({ seat }) => record.version === 0 || seat !== null)
  return {
    id,
    game: record.game.meta.id,
    name,
    status,
    private: record.private,
    seats,
    seating,
    pace,
    longestWait: longestWaitOf(record),
    restDays,
    late,
    seatOpensAfter: record.seatOpensAfter,
    language: record.language,
    rated: whyUnrated(record) === undefined,
    terms: termsSay(record, language),
    reliability: record.reliability,
    rematchOf: record.rematchOf,
    options: Options.parse(options),
    rules,
    data,
    players: present.map((one) => ({
      seat: one.seat,
      name: nameOf(one, language),
      participant: one.number,
      bot: isBot(one),
      resigned: one.leftAt !== null,
      hoursAWeek: isBot(one) || pace.kind === 'none' ? null : Math.round(hoursAWeek(hoursIn(record, one.calendar))),
      open: one.offeredAt !== null && !isOver(record),
    })),
    creator: record.status === 'open' ? (creatorOf(record)?.number ?? null) : null,
    yourSeat: seat ?? null,
    mayClaim: seat !== undefined && mayClaim(record, seat),
    version,
    head: version === 0 ? null : signedHead(platform, { match: id, version, hash: record.hash }),
    decisions: decisionBodies(record, caller, language, platform.clock.now()),
    pausedUntil: record.pausedUntil?.toISOString() ?? null,
    frozenAt: record.frozenAt?.toISOString() ?? null,
    disputes: record.disputed,
    expiresAt: givenUpAt(record)?.toISOString() ?? null,
    commitment,
    seed: shown?.seed ?? null,
    laterSeeds: record.laterSeeds.map(({ since, commitment: promised }) => {
      const later = shown?.later.find((one) => one.since === since)
      return { since, commitment: promised, seed: later?.seed ?? null }
    }),
    result: resultBody(record, language),
    createdAt: record.createdAt.toISOString(),
    startedAt: record.startedAt?.toISOString() ?? null,
    endedAt: record.endedAt?.toISOString() ?? null,
    movedAt: record.movedAt.toISOString(),
    importedAt: record.importedAt?.toISOString() ?? null,
  }
}

const creatorOf = ({ creator, participants }: MatchRecord) =>
  participants.find(({ account }) => account !== null && account === creator)

/** What a match waits for, as the API answers it. @param caller undefined: somebody who is not signed in */
export function decisionBodies(
  record: MatchRecord,
  caller: Reader | undefined,
  language: Language,
  now: Date,
): z.infer<typeof DecisionBody>[] {
  const names = namesOf(record, language)
  const own = caller && seatOf(record, caller.account)
  return record.decisions.map((open) => {
    const player = names(open.seat)
    // A frozen match shows no deadlines: they are known only once its clocks run again.
    const dueAt = record.frozenAt === null ? open.dueAt : null
    const waiting = whyWaiting(record, open, now, own)
    return {
      id: decisionId(open),
      seat: open.seat,
      player,
      question: open.question,
      asks: record.game.wording[language].question(open.question),
      since: open.since,
      sinceAt: open.sinceAt.toISOString(),
      dueAt: dueAt?.toISOString() ?? null,
      atDeadline: dueAt === null ? null : atDeadline(record, open),
      claimedBy: isWinClaimed(open) ? open.claimedBy : null,
      late: isLate(open),
      waiting,
      says: waitingSays[language][waiting](player),
    }
  })
}

function resultBody(record: MatchRecord, language: Language): z.infer<typeof ResultBody> | null {
  if (record.result === null) return null
  const [wording, names] = [record.game.wording[language], namesOf(record, language)]
  return { ...resultSays(record.result, wording, names), says: endingSays(record.result, wording, names, language) }
}
