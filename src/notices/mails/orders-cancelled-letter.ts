import { heading, type Letter, list, text } from '../letters/letter.ts'
import { timeFor, words } from '../locales/index.ts'
import type { Words } from '../locales/words.ts'
import { type MatchFacts, matchLetter } from './match-mail.ts'

export interface OrdersCancelledFacts extends MatchFacts {
  /** What the order says, as an instruction; null if it is not known. */
  readonly order: string | null
  readonly why: keyof Words['table']['orders']['why']
  /** The condition that does not hold, or the rule that refuses its move; null if it is not known. */
  readonly reason: string | null
  readonly question: string
  /** Whether the question is still open, and until when; null if it is answered. */
  readonly open: { readonly dueAt: Date | null } | null
}

/** A standing order could not be carried out, and all orders of the seat are cancelled. */
export function ordersCancelledLetter(facts: OrdersCancelledFacts): Letter {
  const { to, name, title, order, why, reason, question, open } = facts
  const { table, turn, decided } = words[to.language]
  const { orders } = table
  return matchLetter(facts, orders.subject, [
    text(orders.text(name, title)),
    ...(order === null ? [] : [list([order])]),
    text(orders.why[why]),
    ...(reason === null ? [] : [list([reason])]),
    text(orders.all),
    heading(open ? turn.asked : decided.asked),
    text(question),
    ...(open ? [text(orders.again)] : []),
    ...(open?.dueAt ? [text(turn.until(timeFor(to, open.dueAt)))] : []),
  ])
}
