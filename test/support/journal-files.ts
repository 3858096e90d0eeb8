import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { signHead } from '../../src/journal/head-signature.ts'
import { JournalFile } from '../../src/journal/journal-file.ts'

interface Signing {
  readonly privateKey: KeyObject
  readonly publicKey: string
}

/** Another server, which matches come from. */
const elsewhere = signing(generateKeyPairSync('ed25519').privateKey)
export const keyElsewhere = elsewhere.publicKey

/** A golden journal as another server would give it out. */
export function fileFromElsewhere(name: string): JournalFile {
  return fileByServer(elsewhere, name)
}

/** A golden journal as a server would give it out that signs so. */
export function fileByServer({ privateKey, publicKey }: Signing, name: string): JournalFile {
  const golden = readFileSync(new URL(`../fixtures/journals/${name}.json`, import.meta.url), 'utf8')
  return signedBy({ privateKey, publicKey }, JournalFile.parse(JSON.parse(golden)))
}

/** A file as another server would sign it. */
export const signedElsewhere = (file: JournalFile): JournalFile => signedBy(elsewhere, file)

function signedBy({ privateKey, publicKey }: Signing, file: JournalFile): JournalFile {
  const last = file.entries.at(-1)
  if (!last) throw new Error('a journal has entries')
  return { ...file, head: signHead(last, privateKey), publicKey }
}

function signing(privateKey: KeyObject): Signing {
  return { privateKey, publicKey: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString() }
}
