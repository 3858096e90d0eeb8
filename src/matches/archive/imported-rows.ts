import type { Game } from '../../games/game.ts'
import { type Entry, openedBy, ReplacedEvent } from '../../journal/entry.ts'
import { isOver } from '../../journal/head.ts'
import type { JournalFile } from '../../journal/journal-file.ts'
import { heads, seatsGivenUpAt } from '../../journal/replay.ts'
import { type LaterSeed, secretsOf } from '../../journal/secrets.ts'
import type { ServerSecrets } from '../../platform/secrets.ts'
import type { SealedLater } from '../record/record.ts'
import type { ImportedMatch, ImportedParticipant, ImportedRows } from './imported-match.ts'

/** A file that passed every check, with the rules of its game and its whole journal. */
interface Verified {
  readonly file: JournalFile
  readonly game: Game
  readonly entries: readonly Entry[]
  readonly seed: string
  /** The key that its head was signed with. */
  readonly publicKey: string
}

/** Everything to store of a match except the seals of its seeds, as data that another thread can return. */
export interface Importable {
  readonly outcome: 'right'
  readonly match: ImportedMatch
  readonly seed: string
  readonly later: readonly LaterSeed[]
  readonly participants: readonly ImportedParticipant[]
  /** The players' names in the file. */
  readonly named: JournalFile['players']
  /** The journal as JSON text, since it may be long. */
  readonly entries: string
  /** The hash of each entry. */
  readonly hashes: readonly string[]
}

/** Works out the rows of a match from its file. */
export function importable({ file, game, entries, seed, publicKey }: Verified): Importable {
  const { match: id, commitment, result = null, later } = file
  const [first, last] = [entries[0], entries.at(-1)]
  if (!first || !last) throw new TypeError('A journal begins with its first entry.')
  const opened = openedBy(entries)
  const participants = participantsOf(file, entries)
  return {
    outcome: 'right',
    match: {
      id,
      game: opened.game,
      rules: last.rules,
      data: opened.data,
      options: opened.options,
      seats: opened.participants.length,
      status: result === null ? 'aborted' : 'ended',
      seating: opened.seating,
      commitment,
      roster: participants.length,
      version: last.version,
      hash: last.hash,
      draws: last.draws,
      result,
      started_at: first.at,
      ended_at: endedAt(game, entries) ?? last.at,
      moved_at: last.at,
      imported_key: publicKey,
    },
    seed,
    later,
    participants,
    named: file.players,
    entries: JSON.stringify(entries),
    hashes: entries.map(({ hash }) => hash),
  }
}

/** The rows to store, with the seeds of the match sealed by this server. */
export function sealedRows({ seal }: Pick<ServerSecrets, 'seal'>, found: Importable, now: Date): ImportedRows {
  const { match, seed, later, participants, entries } = found
  const laterSeeds = later.map(({ since, seed: one }): SealedLater => {
    return { since, sealed: seal(one, match.id), commitment: secretsOf(one, []).commitment }
  })
  const seals = { sealed_seed: seal(seed, match.id), later_seeds: laterSeeds }
  return { match: { ...match, ...seals, imported_at: now }, participants, entries }
}

/**
 * When the match ended; after it was reopened, when it ended for the last time. A ruling on the result comes after the
 * end.
 */
function endedAt(game: Game, entries: readonly Entry[]): string | undefined {
  let ended: string | undefined
  for (const head of heads(game, entries)) {
    ended = isOver(head) ? (ended ?? entries[head.version - 1]?.at) : undefined
  }
  return ended
}

/** Everybody whom the journal names, and the seats that they hold at its end. */
function participantsOf({ players }: JournalFile, entries: readonly Entry[]): ImportedParticipant[] {
  const names = new Map(players.map(({ participant, name }) => [participant, name]))
  const nameOf = (number: string) => names.get(number) ?? null
  const opened = openedBy(entries)
  const startedAt = entries[0]?.at ?? ''
  const all = new Map(
    opened.joined.map(({ participant: number, entropy }, index): [string, ImportedParticipant] => {
      const seat = opened.participants.indexOf(number)
      return [
        number,
        { number, name: nameOf(number), seat, joined: index + 1, entropy, joinedAt: startedAt, leftAt: null },
      ]
    }),
  )
  const holderOf = (seat: number) => [...all.values()].find((one) => one.seat === seat)
  for (const { kind, events, at } of entries) {
    if (kind !== 'replaced') continue
    const { seat, participant: number } = ReplacedEvent.parse(events[0])
    const goes = holderOf(seat)
    if (goes) all.set(goes.number, { ...goes, seat: null, leftAt: at })
    const newcomer = { number, name: nameOf(number), joined: null, entropy: '', joinedAt: at }
    all.set(number, { ...(all.get(number) ?? newcomer), seat, leftAt: null })
  }
  for (const seat of seatsGivenUpAt(entries, entries.length)) {
    const gaveUp = entries.findLast(
      ({ kind, actor }) => kind === 'resigned' && actor.kind === 'seat' && actor.seat === seat,
    )
    const holder = holderOf(seat)
    if (holder && gaveUp) all.set(holder.number, { ...holder, leftAt: gaveUp.at })
  }
  return [...all.values()]
}
