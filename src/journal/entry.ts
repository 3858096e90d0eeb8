import { z } from 'zod'
import type { Result, Seat, Tagged } from '../games/game.ts'

/** SHA-256 or HMAC-SHA256, in lower-case hexadecimal. */
export const Hex256 = z.string().regex(/^[0-9a-f]{64}$/, 'This must be 32 bytes in lower-case hexadecimal.')

/** A time in UTC with milliseconds, so that PostgreSQL's timestamptz(3) returns the same string. */
export const At = z.iso.datetime({ precision: 3 })

/** What a participant adds to the dice: up to 32 bytes in hexadecimal, since a journal must not contain free text. */
export const Entropy = z
  .string()
  .regex(/^(?:[0-9a-f]{2}){0,32}$/, 'This must be up to 32 bytes in lower-case hexadecimal.')

/** Anything with a type: a move or an event of any game. */
export const TaggedJson: z.ZodType<Tagged> = z.looseObject({ type: z.string() })

const SeatActor = z
  .strictObject({
    kind: z.literal('seat'),
    seat: z.int().min(0),
    by: z.enum(['hand', 'order', 'bot', 'clock']).describe('Its player, a standing order, a bot, or the clock.'),
  })
  .meta({ id: 'SeatActor', description: 'A seat moved.' })
export type SeatActor = z.infer<typeof SeatActor>

/** Who made an entry. Never a name: a journal knows seats and participant numbers only. */
export const Actor = z
  .discriminatedUnion('kind', [
    SeatActor,
    z
      .strictObject({ kind: z.literal('administrator') })
      .meta({ id: 'AdministratorActor', description: 'An administrator did it.' }),
    z
      .strictObject({ kind: z.literal('system') })
      .meta({ id: 'SystemActor', description: 'The server did it by itself.' }),
  ])
  .meta({ id: 'Actor', description: 'Who made an entry: never a name.' })
export type Actor = z.infer<typeof Actor>

export const EntryKind = z.enum([
  'opened',
  'moved',
  'resigned',
  'aborted',
  'taken-back',
  'replaced',
  'frozen',
  'thawed',
  'rewound',
  'corrected',
  'ruled',
  'new-rules',
])
export type EntryKind = z.infer<typeof EntryKind>

/** The part of an entry that everybody sees who may see the match. */
export const EntryHeader = z.strictObject({
  match: z.uuid(),
  version: z.int().min(1),
  at: At,
  kind: EntryKind,
  actor: Actor,
  rules: z.int().min(1),
  /** How many draws the match has made up to and including this entry. */
  draws: z.int().min(0),
  /** The hash of the previous entry; empty for the first. */
  previous: z.string().regex(/^(?:[0-9a-f]{64})?$/),
  hash: Hex256,
})
export type EntryHeader = z.infer<typeof EntryHeader>

/** An accepted move together with its events. `move` is null if nobody moved. */
export const Entry = z.strictObject({
  ...EntryHeader.shape,
  move: TaggedJson.nullable(),
  events: z.array(TaggedJson),
})
export type Entry = z.infer<typeof Entry>

export const Seating = z.enum(['shuffled', 'as-joined'])
export type Seating = z.infer<typeof Seating>

/** A person who joined, by a random number, and what they added to the dice. */
export const Joiner = z.strictObject({ participant: z.string(), entropy: Entropy })
export type Joiner = z.infer<typeof Joiner>

/** The journal's own first event: everything that the match was opened with. Everybody learns it. */
export const OpenedEvent = z.strictObject({
  type: z.literal('opened'),
  game: z.string(),
  rules: z.int().min(1),
  data: z.int().min(1),
  options: z.unknown(),
  seating: Seating,
  /** Everybody who joined, in the order of joining. */
  joined: z.array(Joiner).min(1),
  /** Who holds each seat, by participant number. */
  participants: z.array(z.string()).min(1),
  /** SHA-256 of the match's secret seed. */
  commitment: Hex256,
  /** Whether the position is the game's own, or was set up by hand. */
  opening: z.enum(['standard', 'by-hand']),
  position: z.unknown(),
})
export type OpenedEvent = z.infer<typeof OpenedEvent>

/**
 * `agreement`: all who still play agreed to end the match without a result. `abandoned`: nothing happened for months.
 * `ruling`: a dispute was upheld, and the match is annulled.
 */
export const AbortReason = z.enum(['administrator', 'agreement', 'abandoned', 'ruling'])
export type AbortReason = z.infer<typeof AbortReason>

/** The journal's own last event of an aborted match. Everybody learns it. */
export const AbortedEvent = z.strictObject({ type: z.literal('aborted'), reason: AbortReason })
export type AbortedEvent = z.infer<typeof AbortedEvent>

/** The journal's own event of an entry after which the position is again that of an earlier version. */
export const TakenBackEvent = z.strictObject({
  type: z.literal('taken-back'),
  to: z.int().min(1),
  /**
   * Whether all other seats agreed; otherwise the seat took back only its own moves, which had revealed nothing to it.
   */
  agreed: z.boolean(),
})
export type TakenBackEvent = z.infer<typeof TakenBackEvent>

/** The journal's own event of an entry after which somebody else holds a seat. */
export const ReplacedEvent = z.strictObject({
  type: z.literal('replaced'),
  seat: z.int().min(0),
  participant: Joiner.shape.participant,
})
export type ReplacedEvent = z.infer<typeof ReplacedEvent>

/** A dispute of the match, by its number. */
const dispute = z.int().min(1)

/** The journal's own event of an entry that freezes the match until a dispute is settled. */
export const FrozenEvent = z.strictObject({ type: z.literal('frozen'), dispute })
export type FrozenEvent = z.infer<typeof FrozenEvent>

/** The journal's own event of an entry after which a frozen match goes on. */
export const ThawedEvent = z.strictObject({ type: z.literal('thawed') })
export type ThawedEvent = z.infer<typeof ThawedEvent>

/** The journal's own event of an entry by which a ruling goes back to the position of an earlier version. */
export const RewoundEvent = z.strictObject({
  type: z.literal('rewound'),
  to: z.int().min(1),
  dispute,
  /** SHA-256 of a new seed if the match was over, since everybody knows the old one by then; otherwise null. */
  commitment: Hex256.nullable(),
})
export type RewoundEvent = z.infer<typeof RewoundEvent>

/** The journal's own event of a move that a ruling made in a seat's name. The game's events follow it. */
export const CorrectedEvent = z.strictObject({ type: z.literal('corrected'), seat: z.int().min(0), dispute })
export type CorrectedEvent = z.infer<typeof CorrectedEvent>

/** A result as games record it. */
export const RecordedResult: z.ZodType<Result> = z.object({
  reason: z.string(),
  seats: z.array(
    z.object({
      seat: z.int(),
      place: z.int(),
      points: z.number(),
      lines: z.array(z.object({ label: z.string(), points: z.number() })),
    }),
  ),
})

/** The journal's own event of an entry by which a ruling ends a match with this result. */
export const RuledEvent = z.strictObject({ type: z.literal('ruled'), dispute, result: RecordedResult })
export type RuledEvent = z.infer<typeof RuledEvent>

/** The journal's own event of an entry after which a match is played by newer rules. */
export const NewRulesEvent = z.strictObject({
  type: z.literal('new-rules'),
  from: z.int().min(1),
  to: z.int().min(1),
})
export type NewRulesEvent = z.infer<typeof NewRulesEvent>

/** The journal's own events. Everybody learns them. */
export const OwnEvent = z.discriminatedUnion('type', [
  OpenedEvent,
  AbortedEvent,
  TakenBackEvent,
  ReplacedEvent,
  FrozenEvent,
  ThawedEvent,
  RewoundEvent,
  CorrectedEvent,
  RuledEvent,
  NewRulesEvent,
])
export type OwnEvent = z.infer<typeof OwnEvent>

const eventsByKind = {
  opened: z.tuple([OpenedEvent], TaggedJson),
  moved: z.array(TaggedJson),
  resigned: z.array(TaggedJson),
  aborted: z.tuple([AbortedEvent]),
  'taken-back': z.tuple([TakenBackEvent]),
  replaced: z.tuple([ReplacedEvent]),
  frozen: z.tuple([FrozenEvent]),
  thawed: z.tuple([ThawedEvent]),
  rewound: z.tuple([RewoundEvent]),
  corrected: z.tuple([CorrectedEvent], TaggedJson),
  ruled: z.tuple([RuledEvent]),
  'new-rules': z.tuple([NewRulesEvent]),
} satisfies Record<EntryKind, z.ZodType>

/** Whether an entry has the journal's own event if its kind requires one, and nothing that its kind does not allow. */
export function fitsKind({ kind, events }: Pick<Entry, 'kind' | 'events'>): boolean {
  return eventsByKind[kind].safeParse(events).success
}

/** Whether the first event of such an entry is the journal's own. */
export function beginsWithOwn(kind: EntryKind): boolean {
  switch (kind) {
    case 'opened':
    case 'aborted':
    case 'taken-back':
    case 'replaced':
    case 'frozen':
    case 'thawed':
    case 'rewound':
    case 'corrected':
    case 'ruled':
    case 'new-rules':
      return true
    case 'moved':
    case 'resigned':
      return false
  }
}

/** What a match was opened with. @throws TypeError if the entries do not begin with the first of a match */
export function openedBy(entries: readonly Entry[]): OpenedEvent {
  const first = entries[0]
  if (first?.version !== 1) throw new TypeError('A journal begins with its first entry.')
  return OpenedEvent.parse(first.events[0])
}

/** The game's events of an entry, without the journal's own. */
export function gameEvents({ kind, events }: Pick<Entry, 'kind' | 'events'>): readonly Tagged[] {
  return beginsWithOwn(kind) ? events.slice(1) : events
}

/** The version that an entry takes the match back to; undefined for an entry that takes nothing back. */
export function takenBackTo({ kind, events }: Pick<Entry, 'kind' | 'events'>): number | undefined {
  if (kind === 'taken-back') return TakenBackEvent.parse(events[0]).to
  return kind === 'rewound' ? RewoundEvent.parse(events[0]).to : undefined
}

/** The seat that made the move of an entry, or in whose name it was made; undefined if nobody moved. */
export function moverOf({ kind, actor, events }: Pick<Entry, 'kind' | 'actor' | 'events'>): Seat | undefined {
  if (kind === 'corrected') return CorrectedEvent.parse(events[0]).seat
  return kind === 'moved' && actor.kind === 'seat' ? actor.seat : undefined
}
