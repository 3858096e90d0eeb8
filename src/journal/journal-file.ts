import { z } from 'zod'
import type { Game } from '../games/game.ts'
import { type Entry, Hex256, OpenedEvent, openedBy } from './entry.ts'
import { SignedHead } from './head-signature.ts'
import { stateAt } from './replay.ts'
import type { Secrets } from './secrets.ts'
import { type Look, SeenEntry, see } from './see.ts'

const { game, rules, data, options, seating, participants, commitment } = OpenedEvent.shape

/** What the header of a file repeats of the first event. */
export const Terms = z.object({
  game,
  rules,
  data,
  options,
  seating,
  participants: participants.describe('Who holds each seat, by random number.'),
  commitment: commitment.describe('SHA-256 of the seed, published before anybody joined.'),
})

/** A match for export: its entries as one viewer may see them, and all that is needed to check them. */
export const JournalFile = z
  .strictObject({
    format: z.literal('paquebot-journal/1'),
    match: z.uuid(),
    ...Terms.shape,
    seed: Hex256.nullable().describe('The secret seed of the match, once it is over.'),
    entries: z
      .array(SeenEntry)
      .min(1)
      .refine((entries) => openedIn(entries) !== undefined, 'A journal begins with its opening.'),
    head: SignedHead.nullable(),
    publicKey: z.string().nullable().describe('The key that the head was signed with: Ed25519, SPKI in PEM.'),
  })
  .meta({
    id: 'JournalFile',
    description: 'A match for export: its entries as one viewer may see them, and all that is needed to check them.',
  })
export type JournalFile = z.infer<typeof JournalFile>

/**
 * Writes a match as a file for one viewer.
 * @param sealed the seed, which goes into the file only once the match is over
 */
export function journalFile(
  game: Game,
  entries: readonly Entry[],
  sealed: { readonly seed: string; readonly secrets: Secrets },
  look: Look,
  signed: { readonly head: SignedHead; readonly publicKey: string } | undefined,
): JournalFile {
  return {
    format: 'paquebot-journal/1',
    match: entries[0]?.match ?? '',
    ...Terms.parse(openedBy(entries)),
    seed: look.over ? sealed.seed : null,
    entries: entries.map((entry) => see(game, entry, sealed.secrets, look)),
    head: signed?.head ?? null,
    publicKey: signed?.publicKey ?? null,
  }
}

/** What a match was opened with: the first event of its first entry, which everybody sees. */
export function openedIn(entries: readonly SeenEntry[]): OpenedEvent | undefined {
  const first = entries[0]?.events[0]
  if (entries[0]?.version !== 1 || first?.kind !== 'shown') return undefined
  return OpenedEvent.safeParse(first.value).data
}

/** A file cannot be read further than this, because something in this version is hidden from its viewer. */
export interface Hidden {
  readonly outcome: 'hidden'
  readonly version: number
}

/** The journal in a file whose viewer could see all of it. */
export function entriesOf(
  file: JournalFile,
): { readonly outcome: 'whole'; readonly entries: readonly Entry[] } | Hidden {
  const hidden = file.entries.find(({ move, events }) => move.kind === 'hidden' || !shown(events))
  if (hidden) return { outcome: 'hidden', version: hidden.version }
  return { outcome: 'whole', entries: file.entries.map(asShown) }
}

/**
 * The state after a version of a file. Hidden moves do no harm, but every event up to there must be shown: a state made
 * from less would be a guess.
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

/** An entry with what is shown of it. */
function asShown({ move, events, ...header }: SeenEntry): Entry {
  return {
    ...header,
    move: move.kind === 'shown' ? move.value : null,
    events: events.flatMap((event) => (event.kind === 'shown' ? [event.value] : [])),
  }
}
