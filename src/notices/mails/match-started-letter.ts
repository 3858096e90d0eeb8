import { heading, type Letter, list, text } from '../letters/letter.ts'
import { listed, words } from '../locales/index.ts'
import { type MatchFacts, matchLetter } from './match-mail.ts'

/** A seat and its player. `seat` counts from 0. */
export interface SeatHeld {
  readonly seat: number
  readonly player: string
}

export interface MatchStartedFacts extends MatchFacts {
  readonly seats: readonly SeatHeld[]
  /** Those who decide first. */
  readonly first: readonly string[]
}

/** The match has begun: who sits where, and who decides first. */
export function matchStartedLetter(facts: MatchStartedFacts): Letter {
  const { to, name, title, seats, first } = facts
  const { started } = words[to.language]
  return matchLetter(facts, started.subject, [
    text(started.text(name, title)),
    heading(started.seats),
    list(seats.map(({ seat, player }) => started.seat(seat + 1, player))),
    text(started.first(listed(to.language, first), first.length)),
  ])
}
