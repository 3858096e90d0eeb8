import { z } from 'zod'

/** A decision that a seat owes since a version; `question` is the game's own id of it. */
const decision = { match: z.uuid(), seat: z.int(), version: z.int(), question: z.string() }

/**
 * The outbox contract: what slices ask to be told to people. A notice is written in the same statement as its cause; the
 * worker in `notices` composes and sends it, or withholds it where it is no longer true. A payload holds ids, never a
 * token, an address or a sentence: those are made when the mail is.
 */
export const NoticeDraft = z.discriminatedUnion('topic', [
  /** Somebody registered: `mailToken` is the link that confirms the address. */
  z.strictObject({ topic: z.literal('confirm-address'), mailToken: z.uuid() }),
  /** Somebody asked for a link to sign in by. */
  z.strictObject({ topic: z.literal('sign-in-link'), mailToken: z.uuid() }),
  /** Sent to the new address. */
  z.strictObject({ topic: z.literal('change-address'), mailToken: z.uuid() }),
  /** Sent to the old address, once the new one is confirmed. */
  z.strictObject({ topic: z.literal('address-changed'), oldAddress: z.email() }),
  /** Somebody registered with an address that has an account: told to its owner, and to nobody else. */
  z.strictObject({ topic: z.literal('already-registered') }),
  /** With `accessEnds`, personal tokens, webhooks and the calendar's address have ended with it. */
  z.strictObject({ topic: z.literal('password-changed'), accessEnds: z.boolean().optional() }),
  /** So many wrong passwords were tried that strangers have to sign in by link for a while. */
  z.strictObject({ topic: z.literal('password-guessed') }),
  /** Somebody made a personal access token for an account; and, two weeks before, that it is about to end. */
  z.strictObject({ topic: z.literal('token-made'), token: z.uuid() }),
  z.strictObject({ topic: z.literal('token-ending'), token: z.uuid() }),
  /** A webhook was made, or was given another address or secret. */
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
  /** The deadline of a decision is near: told to who owes it. */
  z.strictObject({ topic: z.literal('deadline-near'), ...decision }),
  /** A deadline has passed, and the match waits: told to everybody at the table. `seat` is who is late. */
  z.strictObject({ topic: z.literal('deadline-missed'), ...decision }),
  /** A deadline has passed, and the clock or a bot has decided: told to whose decision it was. */
  z.strictObject({ topic: z.literal('decided-for-you'), by: z.enum(['clock', 'bot']), ...decision }),
  /**
   * A vacation has begun by itself where a deadline would have been missed: told to everybody at the tables that wait, and
   * once to `seat`, who takes it. `from` and `until` are dates, both included.
   */
  z.strictObject({ topic: z.literal('vacation-taken'), from: z.iso.date(), until: z.iso.date(), ...decision }),
  /** A player has missed so many decisions in a row that the seat is open to a substitute: told to everybody at the table. */
  z.strictObject({ topic: z.literal('seat-opened'), match: z.uuid(), seat: z.int(), version: z.int() }),
  /** From now on seats open to a substitute in a match that had not agreed on it: told to everybody in it. */
  z.strictObject({ topic: z.literal('seats-will-open'), match: z.uuid() }),
  /** The win is claimed from who is late: told to them. */
  z.strictObject({ topic: z.literal('win-claimed'), ...decision }),
  /** A match that waits for players, or in which nothing happens, will be given up: told to everybody in it. */
  z.strictObject({ topic: z.literal('match-expiring'), match: z.uuid() }),
  /** A match that waited for players is gone: told to everybody who had joined. */
  z.strictObject({ topic: z.literal('match-closed'), match: z.uuid(), why: z.enum(['cancelled', 'expired']) }),
  /** The creator of a match took somebody's seat back before the start: told to whoever had it. */
  z.strictObject({ topic: z.literal('seat-removed'), match: z.uuid() }),
  /** A standing wish for a match was never met. */
  z.strictObject({ topic: z.literal('wish-expired'), game: z.string(), seats: z.int() }),
  /** Somebody proposes something: told to those who have to agree. */
  z.strictObject({ topic: z.literal('proposed'), match: z.uuid(), proposal: z.int() }),
  /** A proposal was accepted or declined: told to everybody else at the table. */
  z.strictObject({ topic: z.literal('proposal-decided'), match: z.uuid(), proposal: z.int() }),
  /**
   * Somebody has raised a dispute: told to everybody else at the table, and to the administrators who hold no seat there.
   */
  z.strictObject({ topic: z.literal('dispute-raised'), match: z.uuid(), dispute: z.int() }),
  /** Somebody has said something to a dispute: told to everybody else at the table. */
  z.strictObject({ topic: z.literal('dispute-said'), match: z.uuid(), dispute: z.int(), place: z.int() }),
  /** A dispute was ruled, or withdrawn: told to everybody at the table, but for who has withdrawn it. */
  z.strictObject({ topic: z.literal('dispute-ruled'), match: z.uuid(), dispute: z.int() }),
  /** Somebody else plays for a seat from a version on: told to everybody at the table, and to whoever held it before. */
  z.strictObject({ topic: z.literal('seat-changed'), match: z.uuid(), seat: z.int(), version: z.int() }),
  /** Somebody has said something in a match, `message`: told to everybody else at the table, once until they have read. */
  z.strictObject({ topic: z.literal('said'), match: z.uuid(), message: z.int() }),
  /** A standing order could not be carried out, and all of the seat's were cancelled: told to its player. */
  z.strictObject({ topic: z.literal('orders-cancelled'), why: z.enum(['condition', 'refused']), ...decision }),
  /** A webhook of a person's was switched off, since nothing could be delivered to it, or since it is gone. */
  z.strictObject({ topic: z.literal('webhook-off'), webhook: z.uuid() }),
])
export type NoticeDraft = z.infer<typeof NoticeDraft>

/** A notice about to be written. `key` makes it the only one of its kind, ever. */
export interface NewNotice {
  readonly key: string
  readonly accountId: string | null
  readonly matchId: string | null
  readonly draft: NoticeDraft
  /** Not to be sent before; without it, at once. */
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
    // Due since ever: at once, whatever the clocks of the database and of this process say.
    dueAt: notice.dueAt ?? new Date(0),
  }
}

/** Tells after a commit, in this process, what was stored; whoever is not told finds it at their next look. */
export interface OutboxSignal {
  /** Notices were written. */
  written(): void
  onWritten(listener: () => void): void
  /** Something about matches was stored: entries, who plays, what was said. Undefined: of any match. */
  changed(matches: readonly string[] | undefined): void
  onChanged(listener: (matches: readonly string[] | undefined) => void): void
}

export function outboxSignal(): OutboxSignal {
  const ofNotices: (() => void)[] = []
  const ofMatches: ((matches: readonly string[] | undefined) => void)[] = []
  return {
    written() {
      for (const listener of ofNotices) listener()
    },
    onWritten(listener) {
      ofNotices.push(listener)
    },
    changed(matches) {
      for (const listener of ofMatches) listener(matches)
    },
    onChanged(listener) {
      ofMatches.push(listener)
    },
  }
}
