import type { KeyObject } from 'node:crypto'
import { z } from 'zod'
import { isSignatureOver, signatureOver } from '../../journal/head-signature.ts'
import type { AuditRecord } from '../../platform/audit/record.ts'

/**
 * The last record of the audit log, signed by the server. Whoever keeps it can show that the log was rewritten or cut.
 */
export const SignedAuditHead = z
  .strictObject({
    number: z.int().min(1).describe('The number of the newest record.'),
    hash: z.string().describe('Its hash.'),
    keyId: z.string().describe('The id of the public key that checks the signature.'),
    signature: z.base64url().describe('Ed25519 over "paquebot audit 1\\n{number}\\n{hash}\\n".'),
  })
  .meta({
    id: 'SignedAuditHead',
    description:
      'The last record of the audit log, signed by the server: if you keep it, nobody can rewrite the log unnoticed.',
  })
export type SignedAuditHead = z.infer<typeof SignedAuditHead>

type AuditHead = Pick<AuditRecord, 'number' | 'hash'>

const signedBytes = ({ number, hash }: AuditHead) => Buffer.from(`paquebot audit 1\n${number}\n${hash}\n`)

/** Signs the newest record. @param privateKey the server's Ed25519 key */
export function signAuditHead({ number, hash }: AuditHead, privateKey: KeyObject): SignedAuditHead {
  return { number, hash, ...signatureOver(signedBytes({ number, hash }), privateKey) }
}

/** Whether a head was signed with the private half of this key. */
export const verifyAuditHead = (head: SignedAuditHead, publicKey: KeyObject): boolean =>
  isSignatureOver(signedBytes(head), head, publicKey)
