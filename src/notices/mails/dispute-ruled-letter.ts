import { type Block, heading, type Letter, list, quote, text } from '../letters/letter.ts'
import { words } from '../locales/index.ts'
import { type Speaker, speakerName } from './dispute-mail.ts'
import { type MatchFacts, matchLetter } from './match-mail.ts'

/** How the frozen match goes on, or that another dispute keeps it frozen; null if there is nothing to say about it. */
type GoingOn = 'thawed' | 'askedAnew' | 'stillFrozen' | null

interface OverFacts extends MatchFacts {
  readonly raisedBy: Speaker
  readonly goingOn: GoingOn
}

interface RuledFacts extends OverFacts {
  readonly outcome: 'upheld' | 'rejected'
  /** Null: their account is erased. */
  readonly administrator: string | null
  /** Whether its reader raised it. */
  readonly isOwn: boolean
  readonly text: string
  readonly reasons: string
  /** What was done, in sentences. */
  readonly remedies: readonly string[]
  /** The versions of the entries that the ruling made; null if it made none. */
  readonly entries: { readonly first: number; readonly last: number } | null
}

interface WithdrawnFacts extends OverFacts {
  readonly outcome: 'withdrawn'
}

export type DisputeRuledFacts = RuledFacts | WithdrawnFacts

/** A dispute was ruled on, and what was done; or it was withdrawn. */
export function disputeRuledLetter(facts: DisputeRuledFacts): Letter {
  return facts.outcome === 'withdrawn' ? withdrawn(facts) : ruled(facts)
}

function ruled(facts: RuledFacts): Letter {
  const { to, name, title, outcome, raisedBy, isOwn, reasons, remedies, entries } = facts
  const say = words[to.language].dispute
  const { subject, text: other, own } = say.ruled[outcome]
  const administrator = facts.administrator ?? say.somebody
  return matchLetter(facts, subject, [
    text(isOwn ? own(administrator, name, title) : other(administrator, speakerName(raisedBy, say), name, title)),
    ...(facts.text === '' ? [] : [heading(say.was), quote(facts.text)]),
    heading(say.reasons),
    quote(reasons),
    heading(say.remedies),
    ...(remedies.length === 0 ? [text(say.nothing)] : [list(remedies)]),
    ...(entries === null ? [] : [text(say.entries(entries.first, entries.last))]),
    ...(remedies.length === 0 ? [] : [text(say.kept)]),
    ...goesOn(facts),
    text(say.look),
  ])
}

function withdrawn(facts: WithdrawnFacts): Letter {
  const { to, name, title, raisedBy } = facts
  const say = words[to.language].dispute
  return matchLetter(facts, say.withdrawn.subject, [
    text(say.withdrawn.text(speakerName(raisedBy, say), name, title)),
    ...goesOn(facts),
    text(say.look),
  ])
}

function goesOn({ to, goingOn }: OverFacts): Block[] {
  return goingOn === null ? [] : [text(words[to.language].dispute[goingOn])]
}
