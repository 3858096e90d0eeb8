import { later } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'

const minute = 60_000
/** This many wrong passwords are allowed at once, and one more per interval: some fifty a day. */
const burst = 10
const interval = 30 * minute
/** Each guess adds at most one row and deletes up to this many expired ones, so the table stays small. */
const clearedAtOnce = 2

/** A password about to be checked. If it is right, `undo` takes the count back. */
type Guess = { readonly allowed: true; undo(): Promise<void> } | { readonly allowed: false; seconds: number }

/**
 * Counts a guess before it is checked, so that concurrent guesses count, too. This is a leaky bucket, stored as the
 * time at which it will be empty (GCRA, ITU-T I.371), which all processes share.
 * @param of whose password is tried; an address without an account counts like one with
 */
export async function countGuess(platform: Platform, of: string): Promise<Guess> {
  const { prisma } = platform.database
  const now = platform.clock.now()
  const key = platform.secrets.blind('guesses', of)
  const after = (milliseconds: number) => later(now, milliseconds)
  const taken = await prisma.$executeRaw`
    WITH cleared AS (
      DELETE FROM password_guesses WHERE key IN (
        SELECT key FROM password_guesses WHERE empty_at <= ${now}::timestamptz AND key <> ${key}
        ORDER BY empty_at LIMIT ${clearedAtOnce}::int FOR UPDATE SKIP LOCKED
      )
    )
    INSERT INTO password_guesses AS known (key, empty_at) VALUES (${key}, ${after(interval)}::timestamptz)
    ON CONFLICT (key) DO UPDATE
    SET empty_at = GREATEST(known.empty_at, ${now}::timestamptz) + ${interval}::int * interval '1 millisecond'
    WHERE known.empty_at <= ${after((burst - 1) * interval)}::timestamptz`
  if (taken > 0) return { allowed: true, undo: () => undo(platform, key) }
  const row = await prisma.passwordGuesses.findUnique({ where: { key } })
  const free = (row?.emptyAt.getTime() ?? now.getTime()) - (burst - 1) * interval
  return { allowed: false, seconds: Math.max(1, Math.ceil((free - now.getTime()) / 1000)) }
}

async function undo({ database }: Platform, key: string): Promise<void> {
  await database.prisma.$executeRaw`
    UPDATE password_guesses SET empty_at = empty_at - ${interval}::int * interval '1 millisecond' WHERE key = ${key}`
}
