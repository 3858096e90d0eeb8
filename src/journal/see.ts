import { z } from 'zod'
import type { Game, Tagged, Viewer } from '../games/game.ts'
import { beginsWithOwn, type Entry, EntryHeader, Hex256, moverOf, TaggedJson } from './entry.ts'
import { commitmentTo, type PartValue, partKey } from './hash.ts'
import { type Secrets, secretsAt } from './secrets.ts'

const ShownMove = z
  .strictObject({
    kind: z.literal('shown'),
    value: TaggedJson.nullable().describe('The move as it was submitted; null if nobody moved.'),
    key: Hex256.describe('HMAC-SHA256 with this key over the canonical JSON of the value is the commitment.'),
  })
  .meta({ id: 'ShownMove', description: 'A move that you may see.' })
const ShownEvent = z
  .strictObject({
    kind: z.literal('shown'),
    value: TaggedJson.describe(
      'What happened: an event of the match’s game (`schemas.events` of `GET /v1/games/{game}`). The first event of an entry that is not `moved` or `resigned` is the journal’s own, and its type is the kind of the entry.',
    ),
    key: Hex256.describe('HMAC-SHA256 with this key over the canonical JSON of the value is the commitment.'),
  })
  .meta({ id: 'ShownEvent', description: 'An event that you may see.' })
const HiddenPart = z
  .strictObject({
    kind: z.literal('hidden'),
    commitment: Hex256.describe('Represents the part in the hash of the entry, and reveals nothing about it.'),
  })
  .meta({ id: 'HiddenPart', description: 'A part that you may not see.' })

/** The move of an entry, as a viewer may see it. */
const SeenMove = z
  .discriminatedUnion('kind', [ShownMove, HiddenPart])
  .meta({ id: 'SeenMove', description: 'The move of an entry, shown or hidden.' })
/** One event of an entry, as a viewer may see it. */
const SeenEvent = z
  .discriminatedUnion('kind', [ShownEvent, HiddenPart])
  .meta({ id: 'SeenEvent', description: 'An event of an entry, shown or hidden.' })

/** An entry as a viewer may see it: its hash can be recomputed from the header and all its parts, shown or hidden. */
export const SeenEntry = z.strictObject({ ...EntryHeader.shape, move: SeenMove, events: z.array(SeenEvent) }).meta({
  id: 'SeenEntry',
  description: 'An entry of a journal: its hash can be recomputed from its header and all its parts, shown or hidden.',
})
export type SeenEntry = z.infer<typeof SeenEntry>
type SeenPart = SeenEntry['move'] | SeenEntry['events'][number]

/** Who looks at a match, and whether it is over: then everybody who may see the match sees all of it. */
export interface Viewpoint {
  readonly viewer: Viewer
  readonly over: boolean
}

/**
 * An entry as a viewer may see it, its header in the schema's order, whether it comes from memory or from the database.
 * An administrator who holds a seat of the match looks as that seat.
 */
export function see(game: Game, entry: Entry, secrets: Secrets, viewpoint: Viewpoint): SeenEntry {
  const { salt } = secretsAt(secrets, entry.version)
  const { match, version, at, kind, actor, rules, draws, previous, hash, move, events } = entry
  const part = <Value extends PartValue>(shown: boolean, value: Value, number: number) => {
    const key = partKey(salt, entry.version, number)
    return shown
      ? { kind: 'shown' as const, value, key }
      : { kind: 'hidden' as const, commitment: commitmentTo(key, value) }
  }
  return {
    match,
    version,
    at,
    kind,
    actor,
    rules,
    draws,
    previous,
    hash,
    move: part(seesMove(entry, viewpoint), move, 0),
    events: events.map((event, index) => part(seesEvent(game, entry, index, viewpoint), event, index + 1)),
  }
}

function seesMove(entry: Entry, { viewer, over }: Viewpoint): boolean {
  return over || entry.move === null || viewer === 'administrator' || moverOf(entry) === viewer
}

function seesEvent(game: Game, { kind, events }: Entry, index: number, { viewer, over }: Viewpoint): boolean {
  const event = events[index]
  const isOwn = index === 0 && beginsWithOwn(kind)
  return over || isOwn || event === undefined || learns(game, event, viewer)
}

/** Whether a viewer learns a game's event when it happens. */
export function learns(game: Game, event: Tagged, viewer: Viewer): boolean {
  if (viewer === 'administrator') return true
  const audience = game.audience(event)
  return audience === 'all' || (typeof viewer === 'number' && audience.includes(viewer))
}

/** The events of an entry that a viewer may learn, without their keys. */
export function seenEvents(game: Game, entry: Entry, viewpoint: Viewpoint): Entry['events'] {
  return entry.events.filter((_, index) => seesEvent(game, entry, index, viewpoint))
}

/** The commitments of an entry's parts, those of shown parts computed with their keys. */
export function commitmentsOf({ move, events }: SeenEntry): string[] {
  return [move, ...events].map((part: SeenPart) =>
    part.kind === 'shown' ? commitmentTo(part.key, part.value) : part.commitment,
  )
}
