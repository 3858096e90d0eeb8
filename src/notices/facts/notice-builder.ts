import type { Account } from '../../generated/prisma/client.ts'
import type { NoticeDraft } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Letter } from '../letters/letter.ts'

/** How notices of a topic become letters: facts first, then words. */
export interface NoticeBuilder<About, Facts, Reader extends Account | null = Account> {
  /**
   * Reads the facts as they are now.
   * @param reader the account that the notice is for; null: it goes to an address, as only an invitation does
   * @throws Withhold if the notice is no longer true, or not for this account
   */
  readonly facts: (platform: Platform, about: About, reader: Reader) => Promise<Facts>
  /** Writes the letter in the reader's language, from the facts alone. */
  readonly letter: (facts: Facts) => Letter
}

/** A notice of a topic, as stored in the outbox. */
export type DraftOf<Topic extends NoticeDraft['topic']> = Extract<NoticeDraft, { readonly topic: Topic }>
