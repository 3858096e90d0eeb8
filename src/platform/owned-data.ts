import type { z } from 'zod'
import type { Prisma } from '../generated/prisma/client.ts'
import type { Platform } from './platform.ts'

/** Statements for a batch: stored together or not at all. */
type Statements = Prisma.PrismaPromise<unknown>[]

/** Whose data it is. */
export interface Owner {
  readonly id: string
  /** Null for an account that has lost its address. */
  readonly email: string | null
}

/** What stands where the address of an erased account stood. RFC 2606 §2: no address can be there. */
export const erasedAddress = 'erased@erased.invalid'

/**
 * What a slice keeps about an account. Each slice registers its own in `main.ts`; `accounts` goes through what is registered
 * in that order, and names no other slice's table.
 */
export interface OwnedData {
  /** Its part of the account's export. */
  readonly exported?: Exported
  /**
   * For the batch that suspends, bans or erases an account, once its new status is written: what ends with that. The
   * statements look at the status themselves, since the batch may have found another one.
   */
  readonly leave?: (platform: Platform, account: string) => Statements
  /** For the batch that erases an account, after every slice has left: no row tells whose it was any more. */
  readonly erase?: (platform: Platform, owner: Owner) => Statements
  /** For the batch in which one account blocks another, with both held: what could still bring the two together is judged again. */
  readonly part?: (platform: Platform, accounts: readonly [string, string]) => Statements
  /** What the account has let in that outlasts its sessions. */
  readonly access?: LastingAccess
}

interface LastingAccess {
  isGiven(platform: Platform, account: string): Promise<boolean>
  end(platform: Platform, account: string): Statements
}

/** What an export is made of: each section whole, or page by page where it may be long. */
export type Sections<Schema extends z.ZodObject> = {
  readonly [Name in keyof z.infer<Schema>]: z.infer<Schema>[Name] | AsyncIterable<z.infer<Schema>[Name]>
}

/** Some sections of an export: what they look like, and how they are read. */
export interface Exported {
  readonly schema: z.ZodObject
  read(platform: Platform, owner: Owner): Promise<Readonly<Record<string, unknown>>>
}

/** Sections that are read as their schema says. */
export function exported<Schema extends z.ZodObject>(
  schema: Schema,
  read: (platform: Platform, owner: Owner) => Sections<Schema> | Promise<Sections<Schema>>,
): Exported {
  return { schema, read: async (platform, owner) => read(platform, owner) }
}
