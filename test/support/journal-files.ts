import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { catalogue } from '../../src/games/catalogue.ts'
import { fold } from '../../src/journal/fold.ts'
import { resultOf } from '../../src/journal/head.ts'
import { signHead } from '../../src/journal/head-signature.ts'
import { entriesOf, JournalFile, participantsIn } from '../../src/journal/journal-file.ts'

interface Signing {
  readonly privateKey: KeyObject
  readonly publicKey: string
}

/** Another server, from which matches are imported. */
const elsewhere = signing(generateKeyPairSync('ed25519').privateKey)
export const keyElsewhere = elsewhere.publicKey

/** A golden journal as another server would export it. */
export function fileFromElsewhere(name: string): JournalFile {
  return fileByServer(elsewhere, name)
}

/** A golden journal as a server with this key would export it. */
export function fileByServer({ privateKey, publicKey }: Signing, name: string): JournalFile {
  const golden = readFileSync(new URL(`../fixtures/journals/${name}.json`, import.meta.url), 'utf8')
  return signedBy({ privateKey, publicKey }, JournalFile.parse(JSON.parse(golden)))
}

/** What another server would have exported of a match after a version at which it was over. */
export function fileUpTo(file: JournalFile, version: number): JournalFile {
  const entries = file.entries.slice(0, version)
  const named = participantsIn(entries)
  const cut = {
    ...file,
    entries,
    later: file.later.filter(({ since }) => since <= version),
    players: file.players.filter(({ participant }) => named.includes(participant)),
  }
  const read = entriesOf(cut)
  const game = catalogue.get(file.game)
  if (read.outcome === 'hidden' || !game) throw new Error('a golden journal is whole')
  return signedElsewhere({ ...cut, result: resultOf(game, fold(game, read.entries)) ?? null })
}

/** A file with another server's signature. */
export const signedElsewhere = (file: JournalFile): JournalFile => signedBy(elsewhere, file)

function signedBy({ privateKey, publicKey }: Signing, file: JournalFile): JournalFile {
  const last = file.entries.at(-1)
  if (!last) throw new Error('a journal has entries')
  return { ...file, head: signHead(last, privateKey), publicKey }
}

function signing(privateKey: KeyObject): Signing {
  return { privateKey, publicKey: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString() }
}
