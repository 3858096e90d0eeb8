import { type Letter, link, text } from '../letters/letter.ts'
import { dayFor, timeFor, words } from '../locales/index.ts'
import { type MatchFacts, matchLetter } from './match-mail.ts'

export interface VacationTakenFacts extends MatchFacts {
  /** Whether the reader is on vacation. */
  readonly isOwn: boolean
  readonly player: string
  /** Its last day, like 2026-12-24. */
  readonly until: string
  readonly dueAt: Date
  /** The part of the settings with hours and vacations. */
  readonly settings: string
}

/** A vacation has begun automatically. The player on vacation and everybody else get different words. */
export function vacationTakenLetter(facts: VacationTakenFacts): Letter {
  const { to, name, title, isOwn, player, dueAt, settings } = facts
  const [until, deadline] = [dayFor(to.language, facts.until), timeFor(to, dueAt)]
  const { client, vacation } = words[to.language]
  const { own, other } = vacation
  return isOwn
    ? matchLetter(facts, own.subject, [
        text(own.text(name, title, until)),
        text(own.deadline(deadline)),
        text(own.end),
        link(client.settings, settings),
      ])
    : matchLetter(facts, other.subject(player), [
        text(other.text(player, name, title, until)),
        text(other.deadline(deadline)),
      ])
}
