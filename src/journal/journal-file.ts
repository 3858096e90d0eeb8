import { z } from 'zod'
import type { Game, Result } from '../games/game.ts'
import { type Entry, Hex256, OpenedEvent, OwnEvent, openedBy, RecordedResult } from './entry.ts'
import { SignedHead } from './head-signature.ts'
import { stateAt } from './replay.ts'
import type { LaterSeed, Secrets } from './secrets.ts'
import { SeenEntry, see, type Viewpoint } from './see.ts'

const { game, rules, data, options, seating, participants, commitment } = OpenedEvent.shape

/** The part of the first event that the header of a file repeats. */
export const Terms = z.object({
  game: game.describe('The id of its game.'),
  rules: rules.describe('The version of the rules that it was opened with.'),
  data: data.describe('The version of the component tables that it was opened with.'),
  options: options.describe('The options of its game, complete.'),
  seating: seating.describe('How the seats were assigned: drawn at random, or in order of joining.'),
  participants: participants.describe('The holder of each seat, by random number.'),
  commitment: commitment.describe('SHA-256 of the seed, published before anybody joined.'),
})

/** The name of a participant. The journal contains only their number, so nothing proves the name. */
const NamedPlayer = z
  .strictObject({
    participant: z.string().describe('The random number that stands for them in the journal.'),
    name: z
      .string()
      .min(1)
      .max(100)
      .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u)
      .nullable()
      .describe('Their public name when the file was written; null for a bot, or an account that was erased.'),
  })
  .meta({ id: 'NamedPlayer', description: 'The name of somebody in a match. The server states it; no hash covers it.' })

/** An exported match: its entries as one viewer may see them, and everything that is needed to check them. */
export const JournalFile = z
  .strictObject({
    format: z.literal('paquebot-journal/1'),
    match: z.uuid().describe('The id of the match.'),
    ...Terms.shape,
    seed: Hex256.nullable().describe('The secret seed of the match, once it is over.'),
    later: z
      .array(z.strictObject({ since: z.int().min(2), seed: Hex256 }))
      .default([])
      .describe(
        'The seeds that the match got later, once it is over. Each applies from the version at which the match was reopened.',
      ),
    result: RecordedResult.nullable()
      .optional()
      .describe('The recorded result; null while the match goes on, or if it was aborted.'),
    players: z
      .array(NamedPlayer)
      .default([])
      .describe('Everybody whom the journal names: first those who joined, in that order, then substitutes.'),
    entries: z
      .array(SeenEntry)
      .min(1)
      .refine((entries) => openedIn(entries) !== undefined, 'A journal begins with its opening.')
      .describe('The journal from its first entry on.'),
    head: SignedHead.nullable().describe('The server’s signature of the last entry; null if there is none.'),
    publicKey: z.string().nullable().describe('The key that the head was signed with: Ed25519, SPKI in PEM.'),
  })
  .meta({
    id: 'JournalFile',
    description:
      'An exported match: its entries as one viewer may see them, and everything that is needed to check them.',
  })
export type JournalFile = z.infer<typeof JournalFile>

/** The secrets of a match that a server keeps beside its journal: its seeds, and what follows from them. */
export interface Sealed {
  readonly seed: string
  readonly later: readonly LaterSeed[]
  readonly secrets: Secrets
}

/** What a server records of a match beside its journal. */
export interface OnRecord {
  readonly result: Result | null
  /** Public names by participant number; null for a participant without one. */
  readonly names: ReadonlyMap<string, string | null>
}

/**
 * Writes a match as a file for one viewer.
 * @param sealed the seeds, which are included only when the match is over
 * @param record if left out, the file contains nothing of it
 */
export function journalFile(
  game: Game,
  entries: readonly Entry[],
  sealed: Sealed,
  viewpoint: Viewpoint,
  signed: { readonly head: SignedHead; readonly publicKey: string } | undefined,
  record?: OnRecord,
): JournalFile {
  const seen = entries.map((entry) => see(game, entry, sealed.secrets, viewpoint))
  return {
    format: 'paquebot-journal/1',
    match: entries[0]?.match ?? '',
    ...Terms.parse(openedBy(entries)),
    seed: viewpoint.over ? sealed.seed : null,
    later: viewpoint.over ? sealed.later.map(({ since, seed }) => ({ since, seed })) : [],
    ...(record && { result: record.result }),
    players: record
      ? participantsIn(seen).map((participant) => ({ participant, name: record.names.get(participant) ?? null }))
      : [],
    entries: seen,
    head: signed?.head ?? null,
    publicKey: signed?.publicKey ?? null,
  }
}

/** All participants in a journal: those who joined, in that order, then substitutes. Their numbers are never hidden. */
export function participantsIn(entries: readonly SeenEntry[]): string[] {
  const numbers = entries.flatMap((entry) => {
    const own = OwnEvent.safeParse(firstShown(entry)).data
    if (own?.type !== entry.kind) return []
    if (own.type === 'opened') return own.joined.map(({ participant }) => participant)
    return own.type === 'replaced' ? [own.participant] : []
  })
  return [...new Set(numbers)]
}

/** The first event of an entry, if it is shown. The journal's own event is never hidden. */
export function firstShown({ events: [first] }: SeenEntry): unknown {
  return first?.kind === 'shown' ? first.value : undefined
}

/** What a match was opened with: the first event of its first entry, which is never hidden. */
export function openedIn(entries: readonly SeenEntry[]): OpenedEvent | undefined {
  const [first] = entries
  return first?.version === 1 ? OpenedEvent.safeParse(firstShown(first)).data : undefined
}

/** The version at which reading a file ends, because something in it is hidden from the file's viewer. */
interface Hidden {
  readonly outcome: 'hidden'
  readonly version: number
}

/** The journal in a file, if its viewer could see all of it. */
export function entriesOf(
  file: JournalFile,
): { readonly outcome: 'whole'; readonly entries: readonly Entry[] } | Hidden {
  const hidden = file.entries.find(({ move, events }) => move.kind === 'hidden' || !shown(events))
  if (hidden) return { outcome: 'hidden', version: hidden.version }
  return { outcome: 'whole', entries: file.entries.map(asShown) }
}

/**
 * The state after a version of a file. Moves may be hidden, but every event up to there must be shown: otherwise the
 * state would be a guess.
 */
export function foldFile(
  game: Game,
  file: JournalFile,
  version = Number.POSITIVE_INFINITY,
): { readonly outcome: 'folded'; readonly state: unknown } | Hidden {
  const asked = file.entries.filter((entry) => entry.version <= version)
  const hidden = asked.find(({ events }) => !shown(events))
  if (hidden) return { outcome: 'hidden', version: hidden.version }
  return { outcome: 'folded', state: stateAt(game, asked.map(asShown)) }
}

function shown(events: SeenEntry['events']): boolean {
  return events.every(({ kind }) => kind === 'shown')
}

/** The shown parts of an entry, as an entry. */
export function asShown({ move, events, ...header }: SeenEntry): Entry {
  return {
    ...header,
    move: move.kind === 'shown' ? move.value : null,
    events: events.flatMap((event) => (event.kind === 'shown' ? [event.value] : [])),
  }
}
