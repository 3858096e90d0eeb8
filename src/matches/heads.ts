import { createPublicKey } from 'node:crypto'
import type { Head } from '../journal/head.ts'
import { keyIdOf, type SignedHead, signHead } from '../journal/head-signature.ts'
import type { Platform } from '../platform/platform.ts'

/** The server's signature under a head of a journal: players keep it as a proof. */
export function signedHead({ secrets }: Platform, head: Pick<Head, 'match' | 'version' | 'hash'>): SignedHead {
  return signHead(head, secrets.signing.privateKey)
}

/** Makes this server's public key known, once: signatures can be checked for as long as the database lives. */
export async function publishSigningKey({ database, secrets }: Platform): Promise<void> {
  const { publicKey } = secrets.signing
  const id = keyIdOf(createPublicKey(publicKey))
  await database.prisma.signingKey.createMany({ data: [{ id, publicKey }], skipDuplicates: true })
}
