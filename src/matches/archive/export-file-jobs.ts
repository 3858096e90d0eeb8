import { gameById } from '../../games/catalogue.ts'
import { type Entry, openedBy } from '../../journal/entry.ts'
import type { SignedHead } from '../../journal/head-signature.ts'
import { type JournalFile, journalFile, type OnRecord } from '../../journal/journal-file.ts'
import { type LaterSeed, secretsOf } from '../../journal/secrets.ts'
import type { Viewpoint } from '../../journal/see.ts'
import { job } from '../../platform/threads/job.ts'

/** The contents of a match's file for one viewer, as data that another thread can take. */
export interface FileParts {
  /** The id of its game. */
  readonly game: string
  readonly entries: readonly Entry[]
  readonly seed: string
  readonly later: readonly LaterSeed[]
  readonly viewpoint: Viewpoint
  readonly signed: { readonly head: SignedHead; readonly publicKey: string }
  readonly record: OnRecord
}

/** The file of these parts. @throws Error if the game is not in the catalogue */
export function fileOf({ game: id, entries, seed, later, viewpoint, signed, record }: FileParts): JournalFile {
  const entropies = openedBy(entries).joined.map(({ entropy }) => entropy)
  const sealed = { seed, later, secrets: secretsOf(seed, entropies, later) }
  return journalFile(gameById(id), entries, sealed, viewpoint, signed, record)
}

/** The file as text. Another thread writes it, since every part of every entry has its own key and commitment. */
export const writeFile = job(import.meta.url, 'writeFile', (parts: FileParts): string => JSON.stringify(fileOf(parts)))
