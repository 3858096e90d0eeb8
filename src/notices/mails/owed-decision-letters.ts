import { type Block, description, heading, type Letter, list, type Picture, text } from '../letters/letter.ts'
import { timeFor, words } from '../locales/index.ts'
import type { Words } from '../locales/words.ts'
import { type MatchFacts, matchLetter } from './match-mail.ts'

/** Everything a player needs to decide, in the sentences of the game. */
export interface ToDecide {
  readonly question: string
  /** What happened since the player last decided or, if later, last looked. */
  readonly happened: { readonly since: 'decision' | 'look'; readonly events: readonly string[] }
  readonly position: readonly string[]
  readonly picture: Picture | null
}

export interface YourTurnFacts extends MatchFacts {
  readonly since: Date
  readonly dueAt: Date | null
  readonly decide: ToDecide
}

/** A seat owes a decision: since when, until when, and everything needed to decide. */
export function yourTurnLetter(facts: YourTurnFacts): Letter {
  const { to, name, title, since, dueAt, decide } = facts
  const say = words[to.language]
  const letter = matchLetter(
    facts,
    say.turn.subject,
    [
      text(say.turn.text(name, title, timeFor(to, since))),
      ...(dueAt === null ? [] : [text(say.turn.until(timeFor(to, dueAt)))]),
      ...asked(decide, say),
    ],
    toDecide(decide, say),
  )
  const subjectAtStart = say.match.subject(name, title, say.started.yourTurn)
  return letter.part === undefined ? letter : { ...letter, part: { ...letter.part, subjectAtStart } }
}

export interface DeadlineNearFacts extends MatchFacts {
  readonly dueAt: Date
  /** What happens at the deadline. */
  readonly afterwards: keyof Words['near']['afterwards'] | 'forfeit'
  readonly decide: ToDecide
}

/** The deadline of a decision is near: when it is, what happens then, and everything needed to decide. */
export function deadlineNearLetter(facts: DeadlineNearFacts): Letter {
  const { to, name, title, dueAt, afterwards, decide } = facts
  const say = words[to.language]
  return matchLetter(
    facts,
    say.near.subject,
    [
      text(say.near.text(name, title, timeFor(to, dueAt))),
      text(afterwards === 'forfeit' ? say.absence.forfeit : say.near.afterwards[afterwards]),
      ...asked(decide, say),
    ],
    toDecide(decide, say),
  )
}

export interface WinClaimedFacts extends MatchFacts {
  readonly claimant: string
  readonly dueAt: Date
  readonly decide: ToDecide
}

/** The win is claimed from a late player: by whom, the last deadline, and everything needed to decide. */
export function winClaimedLetter(facts: WinClaimedFacts): Letter {
  const { to, name, title, claimant, dueAt, decide } = facts
  const say = words[to.language]
  const { subject, text: claim, until } = say.absence.claimed
  return matchLetter(
    facts,
    subject,
    [text(claim(claimant, name, title)), text(until(timeFor(to, dueAt))), ...asked(decide, say)],
    toDecide(decide, say),
  )
}

const asked = ({ question }: ToDecide, { turn }: Words): Block[] => [heading(turn.asked), text(question)]

/** What happened since the player last decided or looked, and the position. */
function toDecide({ happened, position, picture }: ToDecide, { turn }: Words): Block[] {
  return [
    heading(happened.since === 'look' ? turn.happenedSinceLook : turn.happened),
    ...story(happened.events, turn),
    heading(turn.position),
    ...(picture === null ? [list(position)] : [picture, description(position)]),
  ]
}

/** A mail lists only the last events: the decision depends on them. */
export const mostEvents = 50

/** What happened, one sentence per event. */
export function story(said: readonly string[], say: Words['turn']): Block[] {
  if (said.length === 0) return [text(say.nothing)]
  const earlier = said.length - mostEvents
  return [...(earlier > 0 ? [text(say.earlier(earlier))] : []), list(said.slice(-mostEvents))]
}
