import { heading, type Letter, link, type Picture, text } from '../letters/letter.ts'
import { timeFor, words } from '../locales/index.ts'
import { type MatchFacts, matchLetter } from './match-mail.ts'
import { story } from './owed-decision-letters.ts'

export interface DecidedForYouFacts extends MatchFacts {
  readonly by: 'clock' | 'bot'
  readonly at: Date
  readonly question: string
  /** What was done, in the sentences of the game. */
  readonly done: readonly string[]
  readonly picture: Picture | null
  /** The part of the settings with hours and vacations. */
  readonly settings: string
}

/** A deadline has passed, and the clock or a bot has decided: what it did. */
export function decidedForYouLetter(facts: DecidedForYouFacts): Letter {
  const { to, name, title, by, at, question, done, picture, settings } = facts
  const { client, decided, turn } = words[to.language]
  const opening = [text(decided.text(name, title)), text(decided.by[by](timeFor(to, at)))]
  return matchLetter(facts, decided.subject, opening, [
    heading(decided.asked),
    text(question),
    heading(decided.done),
    ...story(done, turn),
    ...(picture ? [picture] : []),
    text(decided.hours),
    link(client.settings, settings),
  ])
}
