import { createPublicKey, type KeyObject } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { computedOnce } from '../../games/kit/computed-once.ts'
import type { Head } from '../../journal/head.ts'
import { keyIdOf, type SignedHead, signHead } from '../../journal/head-signature.ts'
import { ConfigurationError } from '../../platform/configuration.ts'
import type { Platform } from '../../platform/platform.ts'
import { type SecretPlace, secretSource } from '../../platform/secrets.ts'
import { keepFirstKey, signingKeyById } from '../../platform/signing-keys.ts'

/** A database, and the secret that it has to have been begun with. */
type Keyed = Pick<Platform, 'database' | 'secrets'> & { readonly configuration: SecretPlace }

/** Signing is the slowest part of many answers, and everybody who looks sees the same head. */
const signedWith = computedOnce((_: KeyObject) => new LRUCache<string, SignedHead>({ max: mostSigned }))
const mostSigned = 5000

/** A journal's head with the server's signature, which players keep as a proof. */
export function signedHead(
  { secrets }: Pick<Platform, 'secrets'>,
  head: Pick<Head, 'match' | 'version' | 'hash'>,
): SignedHead {
  const { privateKey } = secrets.signing
  const newest = signedWith(privateKey)
  const known = newest.get(head.match)
  if (known?.version === head.version && known.hash === head.hash) return known
  const signed = signHead(head, privateKey)
  newest.set(head.match, signed)
  return signed
}

/**
 * Stores this server's public key, once. The key also identifies the secret: seeds sealed with one secret cannot be
 * opened with another, so a database keeps its first secret.
 * @throws ConfigurationError if the database was begun with another secret
 */
export async function publishSigningKey({ database, secrets, configuration }: Keyed): Promise<void> {
  const { publicKey } = secrets.signing
  const id = keyIdOf(createPublicKey(publicKey))
  if (!(await keepFirstKey(database, { id, publicKey }))) throw anotherSecret(configuration)
}

/**
 * Checks that the database was begun with this secret, and changes nothing.
 * @throws ConfigurationError if it was not
 */
export async function requireSigningKey({ database, secrets, configuration }: Keyed): Promise<void> {
  const id = keyIdOf(createPublicKey(secrets.signing.publicKey))
  if ((await signingKeyById(database, id)) === null) throw anotherSecret(configuration)
}

const anotherSecret = (place: SecretPlace): ConfigurationError =>
  new ConfigurationError(
    `${secretSource(place)}: is not the secret that this database was begun with; without it no match can be read.`,
  )
