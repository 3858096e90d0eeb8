import { createHash, randomBytes, randomUUID } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'

type Signer = Pick<Platform, 'secrets' | 'clock'>

const issuer = 'paquebot'
const minute = 60
const day = 24 * 60 * minute

/** How long each kind of token is valid, in seconds. */
export const lifetimes = { access: 15 * minute, refresh: 60 * day, match: 15 * minute, browser: 60 * day }
type TokenKind = keyof typeof lifetimes

const Claims = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.int(), gen: z.int().default(0) })

/** The content of a token: its account, and the session or (for one match) the pass that it was made from. */
interface TokenClaim {
  readonly account: string
  readonly session: string
  /** How many tokens of this kind the session had before. Only tokens in cookies of browsers are counted. */
  readonly generation?: number
}

/** A JSON Web Token (RFC 7519). Its kind is its audience, so that no kind is accepted for another. */
export function signToken(signer: Signer, kind: TokenKind, claim: TokenClaim): { token: string; expiresAt: Date } {
  const iat = Math.floor(signer.clock.now().getTime() / 1000)
  const exp = iat + lifetimes[kind]
  const counted = claim.generation === undefined ? {} : { gen: claim.generation }
  const token = jwt.sign({ sub: claim.account, sid: claim.session, ...counted, iat, exp }, signer.secrets.tokenKey, {
    algorithm: 'HS256',
    issuer,
    audience: kind,
    jwtid: randomUUID(),
  })
  return { token, expiresAt: new Date(exp * 1000) }
}

/** The content of a token of this kind; undefined if it is expired, forged, of another kind, or not a token at all. */
export function readToken(
  signer: Signer,
  kind: TokenKind,
  token: string,
): (Required<TokenClaim> & { expiresAt: Date }) | undefined {
  try {
    const claims = Claims.parse(
      jwt.verify(token, signer.secrets.tokenKey, {
        algorithms: ['HS256'],
        issuer,
        audience: kind,
        clockTimestamp: Math.floor(signer.clock.now().getTime() / 1000),
      }),
    )
    const { sub: account, sid: session, gen: generation } = claims
    return { account, session, generation, expiresAt: new Date(claims.exp * 1000) }
  } catch {
    return undefined // the library throws for every kind of invalid token
  }
}

const personalPrefix = 'pqb_'

/** A new personal access token. It is shown once; only its hash is stored. */
export function newPersonalToken(): string {
  return personalPrefix + randomBytes(32).toString('base64url')
}

/** Whether a token has the form of a personal access token. */
export function isPersonalToken(token: string): boolean {
  return token.startsWith(personalPrefix)
}

/** A token as it is stored. Tokens are long and random, so a fast hash is safe. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
