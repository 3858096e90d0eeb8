import type { z } from 'zod'
import type { Prisma } from '../generated/prisma/client.ts'
import type { Platform } from './platform.ts'

/** Statements of one batch, which is carried out as a whole or not at all. */
type Statements = Prisma.PrismaPromise<unknown>[]

/** The account that owns data. */
interface Owner {
  readonly id: string
  /** Null for an account that has lost its address. */
  readonly email: string | null
}

/** Replaces the address of an erased account. RFC 2606 §2: no such domain can exist. */
export const erasedAddress = 'erased@erased.invalid'

/**
 * What a slice keeps about an account. Each slice registers its part in `main.ts`; `accounts` uses the parts in that
 * order, and names no table of another slice.
 */
export interface OwnedData {
  /** Its part of the account's export. */
  readonly exported?: Exported
  /**
   * What ends when an account is suspended, banned or erased. The statements run in the same batch, after the new
   * status is written; they check the status themselves, because the batch may have found it changed.
   */
  readonly leave?: (platform: Platform, account: string) => Statements
  /** Removes what identifies the person, in the batch that erases the account, after every `leave`. */
  readonly erase?: (platform: Platform, owner: Owner) => Statements
  /** Moves to the new address what belonged to the old one, in the batch that changes the account's address. */
  readonly readdress?: (platform: Platform, from: string, to: string) => Statements
  /**
   * For the batch in which one account blocks another, with both held: what could still bring the two together is
   * judged again.
   */
  readonly afterBlock?: (platform: Platform, accounts: readonly [string, string]) => Statements
  /** Whether two people compete here now, so that neither can judge the other as an administrator. */
  readonly areOpponents?: (platform: Platform, accounts: readonly [string, string]) => Promise<boolean>
  /** Access that the account has granted and that outlasts its sessions. */
  readonly access?: LastingAccess
}

interface LastingAccess {
  isGiven(platform: Platform, account: string): Promise<boolean>
  end(platform: Pick<Platform, 'database'>, account: string): Statements
}

/** The sections of an export, each as a whole, or page by page if it may be long. */
export type Sections<Schema extends z.ZodObject> = {
  readonly [Name in keyof z.infer<Schema>]: z.infer<Schema>[Name] | AsyncIterable<z.infer<Schema>[Name]>
}

/** Some sections of an export: their schema, and how they are read. */
interface Exported {
  readonly schema: z.ZodObject
  read(platform: Platform, owner: Owner): Promise<Readonly<Record<string, unknown>>>
}

/** Ties the sections that are read to their schema. */
export function exported<Schema extends z.ZodObject>(
  schema: Schema,
  read: (platform: Platform, owner: Owner) => Sections<Schema> | Promise<Sections<Schema>>,
): Exported {
  return { schema, read: async (platform, owner) => read(platform, owner) }
}
