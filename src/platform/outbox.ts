import { z } from 'zod'
import { RefusalParams } from '../games/kit/illegal-move.ts'

/** A decision that a seat has owed since a version. `question`: the game's own id of the question. */
const decision = { match: z.uuid(), seat: z.int(), version: z.int(), question: z.string() }

/** The move of a standing order, as JSON. */
export const OrderedMove = z.object({ type: z.string() }).catchall(z.json())

/**
 * The outbox contract: the notices that slices queue for people. A notice is written in the same statement as its
 * cause; the worker in `notices` composes and sends it, or withholds it if it is no longer true. A payload contains
 * ids, never a token, an address or a sentence: those are made when the mail is composed.
 */
export const NoticeDraft = z.discriminatedUnion('topic', [
  /** Somebody registered: `mailToken` is the link that confirms the address; `page`, the one they came from. */
  z.strictObject({ topic: z.literal('confirm-address'), mailToken: z.uuid(), page: z.string().optional() }),
  /** Somebody asked for a link to sign in by, from a page with which they go on afterwards. */
  z.strictObject({ topic: z.literal('sign-in-link'), mailToken: z.uuid(), page: z.string().optional() }),
  /** Sent to the new address. */
  z.strictObject({ topic: z.literal('change-address'), mailToken: z.uuid() }),
  /** Sent to the old address, once the new one is confirmed. */
  z.strictObject({ topic: z.literal('address-changed'), oldAddress: z.email() }),
  /** Somebody registered with an address that has an account. Only to its owner. */
  z.strictObject({ topic: z.literal('already-registered') }),
  /** `accessEnds`: personal tokens, webhooks and the calendar's address have ended with the old password. */
  z.strictObject({ topic: z.literal('password-changed'), accessEnds: z.boolean().optional() }),
  /** Many wrong passwords were tried, so new places must sign in by link for a while. */
  z.strictObject({ topic: z.literal('password-guessed') }),
  /** A personal access token was made; and, two weeks before it expires, a reminder. */
  z.strictObject({ topic: z.literal('token-made'), token: z.uuid() }),
  z.strictObject({ topic: z.literal('token-ending'), token: z.uuid() }),
  /** A webhook was made, or got another address or secret. */
  z.strictObject({ topic: z.literal('webhook-made'), webhook: z.uuid() }),
  /** An address was made for the calendar of somebody's deadlines. */
  z.strictObject({ topic: z.literal('calendar-made') }),
  /** An invitation into a match, to an address that may have no account. */
  z.strictObject({ topic: z.literal('invited'), invitation: z.uuid() }),
  z.strictObject({ topic: z.literal('match-started'), match: z.uuid() }),
  z.strictObject({ topic: z.literal('match-ended'), match: z.uuid() }),
  z.strictObject({ topic: z.literal('match-aborted'), match: z.uuid() }),
  /** A seat owes a decision. */
  z.strictObject({ topic: z.literal('your-turn'), ...decision }),
  /** The deadline of a decision is near. To the player who owes it. */
  z.strictObject({ topic: z.literal('deadline-near'), ...decision }),
  /** A deadline has passed, and the match waits. To everybody at the table. `seat`: who is late. */
  z.strictObject({ topic: z.literal('deadline-missed'), ...decision }),
  /** A deadline has passed, and the clock or a bot has decided. To the player whose decision it was. */
  z.strictObject({ topic: z.literal('decided-for-you'), by: z.enum(['clock', 'bot']), ...decision }),
  /**
   * A vacation has begun automatically, because a deadline would have been missed. To everybody at the tables that
   * wait, and once to the player on vacation (`seat`). `from` and `until` are dates, both included.
   */
  z.strictObject({ topic: z.literal('vacation-taken'), from: z.iso.date(), until: z.iso.date(), ...decision }),
  /**
   * A player has missed so many decisions in a row that the seat is open to a substitute. To everybody at the table.
   */
  z.strictObject({ topic: z.literal('seat-opened'), match: z.uuid(), seat: z.int(), version: z.int() }),
  /**
   * From now on, seats of absent players open to a substitute in a match that is older than this rule. To everybody in
   * it.
   */
  z.strictObject({ topic: z.literal('seats-will-open'), match: z.uuid() }),
  /** The win is claimed from a player who is late. To that player. */
  z.strictObject({ topic: z.literal('win-claimed'), ...decision }),
  /** A match that waits for players, or in which nothing happens, will be given up. To everybody in it. */
  z.strictObject({ topic: z.literal('match-expiring'), match: z.uuid() }),
  /** A match that waited for players was closed. To everybody who had joined. */
  z.strictObject({ topic: z.literal('match-closed'), match: z.uuid(), why: z.enum(['cancelled', 'expired']) }),
  /** The creator of a match took a seat back before the start. To the player who had it. */
  z.strictObject({ topic: z.literal('seat-removed'), match: z.uuid() }),
  /** A wish for a match has expired. */
  z.strictObject({ topic: z.literal('wish-expired'), game: z.string(), seats: z.int() }),
  /** Somebody proposes something. To those who must agree. */
  z.strictObject({ topic: z.literal('proposed'), match: z.uuid(), proposal: z.int() }),
  /** A proposal was accepted or declined. To everybody else at the table. */
  z.strictObject({ topic: z.literal('proposal-decided'), match: z.uuid(), proposal: z.int() }),
  /** Somebody has raised a dispute. To everybody else at the table, and to administrators who hold no seat there. */
  z.strictObject({ topic: z.literal('dispute-raised'), match: z.uuid(), dispute: z.int() }),
  /** Somebody has commented on a dispute. To everybody else at the table. */
  z.strictObject({ topic: z.literal('dispute-said'), match: z.uuid(), dispute: z.int(), place: z.int() }),
  /** A dispute was ruled on or withdrawn. To everybody at the table, except the player who has withdrawn it. */
  z.strictObject({ topic: z.literal('dispute-ruled'), match: z.uuid(), dispute: z.int() }),
  /** Somebody else holds a seat from a version on. To everybody at the table, and to the former holder. */
  z.strictObject({ topic: z.literal('seat-changed'), match: z.uuid(), seat: z.int(), version: z.int() }),
  /** Somebody has sent a message in a match. To everybody else at the table, once until they have read it. */
  z.strictObject({ topic: z.literal('said'), match: z.uuid(), message: z.int() }),
  /**
   * A standing order could not be carried out, and all orders of the seat were cancelled. To its player. `move`: what the
   * order says; `condition`: the one that does not hold; `refusal`: the rule that refuses the move. Earlier notices have
   * none of these.
   */
  z.strictObject({
    topic: z.literal('orders-cancelled'),
    why: z.enum(['condition', 'refused']),
    ...decision,
    move: OrderedMove.optional(),
    condition: z.string().optional(),
    refusal: z.strictObject({ rule: z.string(), params: RefusalParams }).optional(),
  }),
  /** The server switched a webhook off, because every delivery failed for a week, or because it no longer exists. */
  z.strictObject({ topic: z.literal('webhook-off'), webhook: z.uuid() }),
])
export type NoticeDraft = z.infer<typeof NoticeDraft>

/** A notice about to be written. Only one notice with the same `key` is ever written. */
export interface NewNotice {
  readonly key: string
  readonly accountId: string | null
  readonly matchId: string | null
  readonly draft: NoticeDraft
  /** When to send it; by default, at once. */
  readonly dueAt?: Date
}

/** The row of a notice, for Prisma. */
export function noticeRow(notice: NewNotice) {
  const { topic, ...payload } = notice.draft
  return {
    key: notice.key,
    accountId: notice.accountId,
    matchId: notice.matchId,
    topic,
    payload,
    // The epoch means at once, whatever the clocks of the database and this process say.
    dueAt: notice.dueAt ?? new Date(0),
  }
}
