import { type Letter, text } from '../letters/letter.ts'
import { words } from '../locales/index.ts'
import { type MatchFacts, matchLetter } from './match-mail.ts'

export interface SeatOpenedFacts extends MatchFacts {
  /** Whether the seat is its reader's. */
  readonly isOwn: boolean
  readonly player: string
  /** How many decisions were missed in a row. */
  readonly missed: number
  /** Whether its reader may claim the win. */
  readonly mayClaim: boolean
}

/**
 * A player has missed enough decisions in a row for the seat to open. The player and the others get different words.
 */
export function seatOpenedLetter(facts: SeatOpenedFacts): Letter {
  const { to, name, title, isOwn, player, missed, mayClaim } = facts
  const { opened, offer } = words[to.language].absence
  const { own, other } = opened
  return isOwn
    ? matchLetter(facts, own.subject, [text(own.text(name, title, missed)), text(own.back)])
    : matchLetter(facts, other.subject(player), [
        text(other.text(player, name, title, missed)),
        text(other.next),
        ...(mayClaim ? [text(offer)] : []),
      ])
}

export interface SeatsWillOpenFacts extends MatchFacts {
  /** After how many decisions missed in a row seats open. */
  readonly missed: number
}

/** From now on, seats of absent players open. */
export function seatsWillOpenLetter(facts: SeatsWillOpenFacts): Letter {
  const { subject, text: newRule, next } = words[facts.to.language].absence.willOpen
  return matchLetter(facts, subject, [text(newRule(facts.name, facts.title, facts.missed)), text(next)])
}
