import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { z } from 'zod'
import { computedOnce } from '../games/kit/computed-once.ts'
import { Hex256 } from './entry.ts'
import type { Head } from './head.ts'

/**
 * The server's signature of the head of a journal. Somebody who keeps it can prove that the history was changed or cut.
 */
export const SignedHead = z
  .strictObject({
    match: z.uuid(),
    version: z.int().min(1),
    hash: Hex256,
    keyId: z.string().describe('The id of the public key that verifies the signature.'),
    signature: z.base64url().describe('Ed25519 over "paquebot head 1\\n{match}\\n{version}\\n{hash}\\n".'),
  })
  .meta({
    id: 'SignedHead',
    description:
      'The server’s signed statement that a journal ended like this at this version. Keep it: then nobody can rewrite the history unnoticed.',
  })
export type SignedHead = z.infer<typeof SignedHead>

type HeadLine = Pick<Head, 'match' | 'version' | 'hash'>

/** The signed bytes, which are easy to make without a library. */
function signedBytes({ match, version, hash }: HeadLine): Buffer {
  return Buffer.from(`paquebot head 1\n${match}\n${version}\n${hash}\n`)
}

/** Signs a head with an Ed25519 private key. */
export function signHead({ match, version, hash }: HeadLine, privateKey: KeyObject): SignedHead {
  return { match, version, hash, ...signatureOver(signedBytes({ match, version, hash }), privateKey) }
}

/** Whether a head was signed with the private half of this key. */
export const verifyHead = (head: SignedHead, publicKey: KeyObject): boolean =>
  isSignatureOver(signedBytes(head), head, publicKey)

/** A signature, and the id of its key. */
type Signature = Pick<SignedHead, 'keyId' | 'signature'>

/** Signs with an Ed25519 private key. */
export function signatureOver(bytes: Buffer, privateKey: KeyObject): Signature {
  return { keyId: keyIdOfPrivate(privateKey), signature: sign(null, bytes, privateKey).toString('base64url') }
}

/** Whether these bytes were signed with the private half of this key. Only the canonical encoding is accepted. */
export function isSignatureOver(
  bytes: Buffer,
  { keyId, signature: written }: Signature,
  publicKey: KeyObject,
): boolean {
  const signature = Buffer.from(written, 'base64url')
  const isWrittenSo = signature.toString('base64url') === written
  if (publicKey.asymmetricKeyType !== 'ed25519' || keyId !== keyIdOf(publicKey) || !isWrittenSo) return false
  return verify(null, bytes, publicKey, signature)
}

/** Deriving the public key and its id takes longer than signing, and a server has only one key. */
const keyIdOfPrivate = computedOnce((privateKey: KeyObject) => keyIdOf(createPublicKey(privateKey)))

/** The id of a public key: the first 16 bytes of the SHA-256 of its SPKI in DER, in hexadecimal. */
export function keyIdOf(publicKey: KeyObject): string {
  const der = publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(der).digest('hex').slice(0, 32)
}
