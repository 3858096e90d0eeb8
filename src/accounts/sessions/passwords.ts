import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

// argon2id is the package's default algorithm. OWASP Password Storage: m=19 MiB, t=2, p=1.
const cost = { memoryCost: 19456, timeCost: 2, parallelism: 1 }

// What a password is compared with where there is no account: that takes as long as a real comparison.
const decoy = hash(randomUUID(), cost)

/** A password as it is stored. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** Whether this is the password behind the hash. Takes the same time where there is no hash, and is then false. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const right = await verify(stored ?? (await decoy), password)
  return right && stored !== null && stored !== undefined
}
