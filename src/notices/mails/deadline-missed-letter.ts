import { heading, type Letter, text } from '../letters/letter.ts'
import { timeFor, words } from '../locales/index.ts'
import { type MatchFacts, matchLetter } from './match-mail.ts'

export interface DeadlineMissedFacts extends MatchFacts {
  /** Whether its reader is the late player. */
  readonly isOwn: boolean
  readonly late: string
  readonly deadline: Date
  /** Whether the seat is open to a substitute. */
  readonly isOffered: boolean
  /** Whether its reader may claim the win. */
  readonly mayClaim: boolean
  /** Questions and their ids are public, whatever the answers are. */
  readonly question: string
}

/** A deadline has passed, and the match waits. The late player and the others get different words. */
export function deadlineMissedLetter(facts: DeadlineMissedFacts): Letter {
  const { to, name, title, isOwn, late, isOffered, mayClaim, question } = facts
  const { missed, turn, absence } = words[to.language]
  const { own, other } = missed
  const deadline = timeFor(to, facts.deadline)
  const wait = isOffered ? 'offered' : 'waits'
  const chosen = isOwn
    ? { subject: own.subject, text: own.text(name, title, deadline), asked: turn.asked, wait: own[wait] }
    : {
        subject: other.subject(late),
        text: other.text(late, name, title, deadline),
        asked: other.asked(late),
        wait: other[wait],
      }
  return matchLetter(facts, chosen.subject, [
    text(chosen.text),
    text(chosen.wait),
    ...(mayClaim ? [text(absence.offer)] : []),
    heading(chosen.asked),
    text(question),
  ])
}
