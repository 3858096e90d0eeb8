import { createPublicKey, type KeyObject } from 'node:crypto'
import { type SignedHead, verifyHead } from '../head-signature.ts'
import type { JournalFile } from '../journal-file.ts'
import { type Finding, failed, passed, skipped } from './finding.ts'

/** The server signed the last entry of the file as the head of the journal. */
export function headIsSigned({ match, entries, head, publicKey: own }: JournalFile, trusted?: string): Finding {
  const ownKey = own === null ? undefined : readKey(own)
  if (own !== null && !ownKey) return failed('The public key of the file is no key.')
  if (!head) return skipped('The file has no signed head: entries may be missing at its end.')
  const last = entries.at(-1)
  if (head.match !== match || head.version !== last?.version || head.hash !== last.hash) {
    const version = Math.min(head.version, (last?.version ?? 0) + 1)
    return failed(`The signed head is that of version ${head.version}, and not of the last entry.`, version)
  }
  const pem = trusted ?? own
  if (pem === null) return skipped('There is no public key to check the signed head with.')
  const key = readKey(pem)
  if (!key) return failed('The public key cannot be read.')
  if (ownKey && pemOf(ownKey) !== own) return failed('The public key is not written as a server writes it.')
  if (ownKey && !key.equals(ownKey)) return failed('The public key of the file is not the trusted one.')
  return verifyHead(head, key) ? passed : failed('The signature of the head is wrong.')
}

/** The history is the one whose heads somebody kept: each is signed, and agrees with its entry in the file. */
export function keptHeadsHold(
  { match, entries, publicKey: own }: JournalFile,
  kept: readonly SignedHead[],
  trusted?: string,
): Finding {
  const ours = kept.filter((head) => head.match === match)
  if (ours.length === 0) return failed('None of the kept heads is of this match.')
  const key = readKey(trusted ?? own ?? '')
  if (!key) return failed('There is no readable public key to check the kept head with.')
  const forged = ours.find((head) => !verifyHead(head, key))
  if (forged) return failed(`The kept head of version ${forged.version} was not signed with this key.`)
  const rewritten = ours
    .filter(({ version, hash }) => entries[version - 1]?.hash !== hash)
    .sort((one, other) => one.version - other.version)[0]
  if (rewritten === undefined) return passed
  const { version } = rewritten
  const end = entries.length
  return version > end
    ? failed(`The head that was kept is that of version ${version}: after ${end}, entries are missing.`, end + 1)
    : failed(`Entry ${version} had another hash when its head was signed: the history was rewritten since.`, version)
}

const pemOf = (key: KeyObject): string => key.export({ type: 'spki', format: 'pem' }).toString()

function readKey(pem: string): KeyObject | undefined {
  try {
    const key = createPublicKey(pem)
    return key.asymmetricKeyType === 'ed25519' ? key : undefined
  } catch {
    // node:crypto throws various errors for a text that is not a key.
    return undefined
  }
}
