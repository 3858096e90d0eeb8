import { heading, type Letter, list, text } from '../letters/letter.ts'
import { words } from '../locales/index.ts'
import type { Words } from '../locales/words.ts'
import { type MatchFacts, matchLetter } from './match-mail.ts'

export interface MatchEndedFacts extends MatchFacts {
  /** Why it ended, in the game's words. */
  readonly ending: string
  /** From the first to the last, with the lines of the score in the game's words. */
  readonly places: readonly {
    readonly place: number
    readonly player: string
    readonly points: number
    readonly lines: readonly { readonly label: string; readonly points: number }[]
  }[]
}

/** The match has ended: why, and every seat's place with its score line by line. */
export function matchEndedLetter(facts: MatchEndedFacts): Letter {
  const { to, name, title, ending, places } = facts
  const { ended } = words[to.language]
  return matchLetter(facts, ended.subject, [
    text(ended.text(name, title)),
    text(ending),
    heading(ended.result),
    ...places.flatMap(({ place, player, points, lines }) => [
      text(ended.place(place, player, points)),
      list(lines.map((line) => ended.line(line.label, line.points))),
    ]),
    text(ended.seed),
  ])
}

export interface MatchAbortedFacts extends MatchFacts {
  readonly reason: keyof Words['aborted']['text']
}

/** The match was aborted: why. */
export function matchAbortedLetter(facts: MatchAbortedFacts): Letter {
  const { to, name, title, reason } = facts
  const { aborted } = words[to.language]
  return matchLetter(facts, aborted.subject, [text(aborted.text[reason](name, title)), text(aborted.kept)])
}
