import { type Letter, type Recipient, text } from '../letters/letter.ts'
import { words } from '../locales/index.ts'

export interface WishExpiredFacts {
  readonly to: Recipient
  readonly account: string
  /** "Havana", in the language of the reader. */
  readonly title: string
  readonly seats: number
}

/** A wish for a match has expired. */
export function wishExpiredLetter({ to, account, title, seats }: WishExpiredFacts): Letter {
  const { hello, table } = words[to.language]
  const content = [text(table.wish.text(title, seats)), text(table.wish.again), text(table.others)]
  return {
    to,
    subject: table.wish.subject(title),
    body: [text(hello(to.name)), ...content],
    about: { account },
    part: { content, closing: [] },
  }
}
