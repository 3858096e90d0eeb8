import { catalogue } from '../../games/catalogue.ts'
import { type Entry, openedBy } from '../../journal/entry.ts'
import type { SignedHead } from '../../journal/head-signature.ts'
import { type JournalFile, journalFile, type OnRecord } from '../../journal/journal-file.ts'
import { type LaterSeed, secretsOf } from '../../journal/secrets.ts'
import type { Look } from '../../journal/see.ts'
import { job } from '../../platform/threads/job.ts'

/** All that goes into the file of a match, for one viewer: plain data. */
export interface FileParts {
  /** The id of its game. */
  readonly game: string
  readonly entries: readonly Entry[]
  readonly seed: string
  readonly later: readonly LaterSeed[]
  readonly look: Look
  readonly signed: { readonly head: SignedHead; readonly publicKey: string }
  readonly record: OnRecord
}

/** @throws Error where the game is not in the catalogue */
export function fileOf({ game: id, entries, seed, later, look, signed, record }: FileParts): JournalFile {
  const game = catalogue.get(id)
  if (!game) throw new Error(`there is no game ${id}`)
  const entropies = openedBy(entries).joined.map(({ entropy }) => entropy)
  const sealed = { seed, later, secrets: secretsOf(seed, entropies, later) }
  return journalFile(game, entries, sealed, look, signed, record)
}

/** The file as text: on another thread, since every part of every entry has a key and a commitment of its own. */
export const fileWritten = job(import.meta.url, 'fileWritten', (parts: FileParts): string =>
  JSON.stringify(fileOf(parts)),
)
