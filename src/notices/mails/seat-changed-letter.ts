import { finePrint, heading, type Letter, list, text } from '../letters/letter.ts'
import { returnRequest } from '../links/requests.ts'
import { words } from '../locales/index.ts'
import { type MatchFacts, matchLetter } from './match-mail.ts'
import type { SeatHeld } from './match-started-letter.ts'

export interface SeatChangedFacts extends MatchFacts {
  /** Whether the reader is the new player, the former one, or somebody else at the table. */
  readonly role: 'welcome' | 'farewell' | 'others'
  /** Counted from 0. */
  readonly seat: number
  /** Who plays from now on. */
  readonly successor: string
  readonly before: string
  /** Whether a bot plays from now on. */
  readonly isBot: boolean
  readonly seats: readonly SeatHeld[]
}

/** A seat has a new player. The new player, the former one and everybody else at the table get different words. */
export function seatChangedLetter(facts: SeatChangedFacts): Letter {
  switch (facts.role) {
    case 'welcome':
      return welcome(facts)
    case 'farewell':
      return farewell(facts)
    case 'others':
      return toOthers(facts)
    default:
      return facts.role satisfies never
  }
}

function welcome(facts: SeatChangedFacts): Letter {
  const { to, name, title, seat, before, seats } = facts
  const { table, started } = words[to.language]
  const { subject, text: greeting, turns, journal } = table.seatChanged.welcome
  return matchLetter(facts, subject, [
    text(greeting(before, name, title, seat + 1)),
    text(turns),
    heading(started.seats),
    list(seats.map((held) => started.seat(held.seat + 1, held.player))),
    text(journal),
  ])
}

function farewell(facts: SeatChangedFacts): Letter {
  const { to, match, name, title, seat, successor, isBot } = facts
  const { subject, text: handover, return: comeBack, replaced } = words[to.language].table.seatChanged.farewell
  const details = isBot ? [finePrint([`API: ${returnRequest(match, seat)}`])] : []
  const opening = [text(handover(successor, name, title)), text(isBot ? comeBack : replaced)]
  return matchLetter(facts, subject(successor), opening, details)
}

function toOthers(facts: SeatChangedFacts): Letter {
  const { to, name, title, seat, successor, before, isBot } = facts
  const { subject, text: handover, open } = words[to.language].table.seatChanged.others
  return matchLetter(facts, subject(successor, before), [
    text(handover(successor, before, name, title, seat + 1)),
    ...(isBot ? [text(open)] : []),
  ])
}
