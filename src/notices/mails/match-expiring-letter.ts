import { finePrint, type Letter, text } from '../letters/letter.ts'
import { inviteRequest } from '../links/requests.ts'
import { listed, timeFor, words } from '../locales/index.ts'
import { type MatchFacts, matchLetter } from './match-mail.ts'

export interface MatchExpiringFacts extends MatchFacts {
  readonly givenUpAt: Date
  /**
   * A match that waits for players, with this many free seats; or one in which nothing happens, and the players it
   * waits for.
   */
  readonly state:
    | { readonly kind: 'open'; readonly free: number }
    | { readonly kind: 'running'; readonly waitsFor: readonly string[] }
}

/** A match will be cancelled or aborted: when, and what its players can do about it. */
export function matchExpiringLetter(facts: MatchExpiringFacts): Letter {
  const { to, match, name, title, givenUpAt, state } = facts
  const { subject, open, invite, running, waitsFor } = words[to.language].table.expiring
  const time = timeFor(to, givenUpAt)
  if (state.kind === 'running') {
    const names = listed(to.language, state.waitsFor)
    return matchLetter(facts, subject, [text(running(name, title, time)), text(waitsFor(names))])
  }
  const opening = [text(open(name, title, state.free, time)), text(invite)]
  return matchLetter(facts, subject, opening, [finePrint([`API: ${inviteRequest(match)}`])])
}
