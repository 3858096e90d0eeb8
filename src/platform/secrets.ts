import {
  createCipheriv,
  createDecipheriv,
  createECDH,
  createHmac,
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Configuration, ConfigurationError, shortestSecret } from './configuration.ts'
import { ownDataFolder } from './data-folder.ts'
import { hasCode } from './system-error.ts'
import { bytesOfUuid, uuidOfBytes } from './uuid.ts'
import { writeOnce } from './write-once.ts'

/** The keys of this server. All processes on one database have the same. */
export interface ServerSecrets {
  /** For JSON Web Tokens. */
  readonly tokenKey: KeyObject
  /** Ed25519: signs the heads of journals. The public key is SPKI in PEM. */
  readonly signing: { readonly privateKey: KeyObject; readonly publicKey: string }
  /** P-256: signs what is sent to push services (RFC 8292). Both halves are raw, in base64url. */
  readonly vapid: { readonly privateKey: string; readonly publicKey: string }
  /**
   * Encrypts a text for the database. `context`, such as the id of the match, must be the same when it is decrypted.
   */
  seal(plain: string, context: string): string
  /** Decrypts such a text. @throws Error if it was changed, or sealed with another secret or context */
  unseal(sealed: string, context: string): string
  /** A keyed hash: it can be compared, but without the secret reveals nothing about the text. */
  blind(use: BlindUse, text: string): string
  /**
   * A name for two counters of the database, the same each time. Counters themselves would tell how much was written
   * meanwhile, such as whether a mail was queued for somebody else.
   */
  nameOfCounts(counts: Counts): string
  /** The counters behind such a name; undefined if it is none. */
  countsIn(name: string): Counts | undefined
  /** A token for a mailed link: the signed id of a row, so that the database contains no tokens to steal. */
  linkToken(purpose: LinkPurpose, id: string): string
  /** The id in the token of a link; undefined if the signature or the purpose is wrong. */
  readLinkToken(purpose: LinkPurpose, token: string): string | undefined
}

/** What names counters, and reads their names. */
export type CountNames = Pick<ServerSecrets, 'nameOfCounts' | 'countsIn'>

/** Two counters, of less than 2^48 each. */
type Counts = readonly [bigint, bigint]
const mostCounted = 2n ** 48n

/** The uses of keyed hashes. The hashes of a text for two uses have nothing in common. */
type BlindUse = 'guesses' | 'network' | 'name' | 'request' | 'invitation' | 'push' | 'browser'

export type LinkPurpose =
  | 'confirm'
  | 'sign-in'
  | 'change-address'
  | 'invitation'
  | 'no-invitations'
  | 'unsubscribe'
  | `unsubscribe-${string}`
  | 'mail'
  | 'bounce'
  | 'calendar'
  | 'match'
  | 'study'
  | `browser-${string}`

/** The settings that say where the secret is. */
export type SecretPlace = Pick<Configuration, 'secret' | 'dataDir'>

const secretFile = (dataDir: string): string => path.join(dataDir, 'secret')

/** What holds the secret: a setting, or a file. */
export const secretSource = ({ secret, dataDir }: SecretPlace): string =>
  secret === undefined ? secretFile(dataDir) : 'PAQUEBOT_SECRET'

/**
 * The configured secret, or the one in the data folder; undefined if there is none.
 * @throws ConfigurationError if the file cannot be read, the secret in it is too short, or others may read the folder
 */
export function findSecret({ secret, dataDir }: SecretPlace): string | undefined {
  if (secret !== undefined) return secret
  const file = secretFile(dataDir)
  const found = contentOf(file)?.trim()
  if (found === undefined) return undefined
  ownDataFolder(dataDir, 'reads')
  if (found.length < shortestSecret)
    throw new ConfigurationError(`${file}: must have at least ${shortestSecret} characters`)
  return found
}

/**
 * Makes a secret in the data folder. If another process is quicker, its secret is taken.
 * @throws ConfigurationError if it cannot be stored there
 */
export function makeSecret({ dataDir }: Pick<SecretPlace, 'dataDir'>): string {
  ownDataFolder(dataDir)
  const file = secretFile(dataDir)
  const made = randomBytes(32).toString('hex')
  return writeOnce(file, made) ? made : readFileSync(file, 'utf8').trim()
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) return undefined
    throw new ConfigurationError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Derives every key from one secret (HKDF, RFC 5869), each for its own use. */
export function deriveSecrets(secret: string): ServerSecrets {
  const key = (use: string, bytes = 32) => Buffer.from(hkdfSync('sha256', secret, 'paquebot', use, bytes))
  const sealKey = key('seal')
  const linkKey = key('link')
  const blindKey = key('blind')
  const countKey = key('count')
  const privateKey = ed25519(key('sign'))
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString()

  const linkSignature = (purpose: LinkPurpose, idBytes: Buffer) =>
    createHmac('sha256', linkKey).update(`${purpose}/`).update(idBytes).digest().subarray(0, 16)

  return {
    tokenKey: createSecretKey(key('token')),
    signing: { privateKey, publicKey },
    vapid: p256(key('vapid', 40)),
    seal(plain, context) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce).setAAD(Buffer.from(context))
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    unseal(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, 12), { authTagLength: 16 })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
    blind: (use, text) => createHmac('sha256', blindKey).update(`${use}/`).update(text).digest('base64url'),
    // One block alone, of which ECB makes another one: a permutation (NIST SP 800-38A §6.1).
    nameOfCounts([one, other]) {
      const block = Buffer.alloc(16)
      block.writeBigUInt64BE(one, 0)
      block.writeBigUInt64BE(other, 8)
      return createCipheriv('aes-256-ecb', countKey, null).setAutoPadding(false).update(block).toString('base64url')
    },
    countsIn(name) {
      const bytes = Buffer.from(name, 'base64url')
      if (bytes.length !== 16) return undefined
      const block = createDecipheriv('aes-256-ecb', countKey, null).setAutoPadding(false).update(bytes)
      const counts = [block.readBigUInt64BE(0), block.readBigUInt64BE(8)] as const
      return counts.every((count) => count < mostCounted) ? counts : undefined
    },
    linkToken(purpose, uuid) {
      const idBytes = bytesOfUuid(uuid)
      return Buffer.concat([idBytes, linkSignature(purpose, idBytes)]).toString('base64url')
    },
    readLinkToken(purpose, token) {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== 32) return undefined
      const idBytes = bytes.subarray(0, 16)
      if (!timingSafeEqual(linkSignature(purpose, idBytes), bytes.subarray(16))) return undefined
      return uuidOfBytes(idBytes)
    },
  }
}

/** A private key from its 32 bytes (RFC 8410 §7: the PKCS #8 frame of an Ed25519 key, then the bytes). */
function ed25519(bytes: Buffer): KeyObject {
  const frame = Buffer.from('302e020100300506032b657004220420', 'hex')
  return createPrivateKey({ key: Buffer.concat([frame, bytes]), format: 'der', type: 'pkcs8' })
}

/** The order of the curve P-256 (SEC 2 §2.4.2). */
const orderOfP256 = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/**
 * A key pair from 40 bytes: 64 bits more than the order has, so that no key is noticeably more likely than another
 * (FIPS 186-5 §A.2.1).
 */
function p256(bytes: Buffer): ServerSecrets['vapid'] {
  const scalar = (BigInt(`0x${bytes.toString('hex')}`) % (orderOfP256 - 1n)) + 1n
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  return { privateKey: privateKey.toString('base64url'), publicKey: pair.getPublicKey('base64url') }
}
