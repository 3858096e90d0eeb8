import { action, type Letter, link, type Recipient, text } from '../letters/letter.ts'
import { words } from '../locales/index.ts'

export interface WishExpiredFacts {
  readonly to: Recipient
  readonly account: string
  /** "Havana", in the language of the reader. */
  readonly title: string
  readonly seats: number
  /** The page to wish for it again, and to find other matches. */
  readonly wishes: string
  readonly find: string
}

/** A wish for a match has expired. */
export function wishExpiredLetter({ to, account, title, seats, wishes, find }: WishExpiredFacts): Letter {
  const { hello, client, table } = words[to.language]
  const content = [
    text(table.wish.text(title, seats)),
    text(table.wish.again),
    action(client.wish, wishes),
    text(table.others),
    link(client.find, find),
  ]
  return {
    to,
    subject: table.wish.subject(title),
    body: [text(hello(to.name)), ...content],
    about: { account },
    part: { opening: content },
  }
}
