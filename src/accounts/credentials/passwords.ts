import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

// argon2id is the package's default algorithm. OWASP Password Storage: m=19 MiB, t=2, p=1.
const cost = { memoryCost: 19456, timeCost: 2, parallelism: 1 }

// Passwords for unknown addresses are compared with this, so that the answer takes as long as for a known one.
const decoy = hash(randomUUID(), cost)

/** A password as it is stored. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** Whether the password fits the hash. Without a hash it is false, and takes the same time. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const right = await verify(stored ?? (await decoy), password)
  return right && stored !== null && stored !== undefined
}
