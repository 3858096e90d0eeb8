import type { Game, Tagged } from '../games/game.ts'
import { carry, type OpenDecision } from './decisions.ts'
import type { Entry } from './entry.ts'
import { hashed } from './hash.ts'
import type { Secrets } from './secrets.ts'

/** What the next entry builds on. A match is over exactly when no decision is open. */
export interface Head {
  readonly match: string
  readonly version: number
  readonly hash: string
  readonly rules: number
  readonly draws: number
  readonly state: unknown
  readonly decisions: readonly OpenDecision[]
}

/** What happened: the events in their order, the state they led to, and the draws ever made. */
export interface Happened {
  readonly events: Tagged[]
  readonly state: unknown
  readonly draws: number
}

export function isOver({ decisions }: Pick<Head, 'decisions'>): boolean {
  return decisions.length === 0
}

/** The head after an entry. A match that was aborted waits for nobody. */
export function headAfter(
  game: Game,
  previous: readonly OpenDecision[],
  { match, version, hash, rules, draws, kind, at }: Entry,
  state: unknown,
): Head {
  const open = kind === 'aborted' ? [] : game.decisions(state)
  return { match, version, hash, rules, draws, state, decisions: carry(previous, open, version, at) }
}

/** Writes the next entry of a match, and gives the head that it makes. */
export function append(
  game: Game,
  head: Head,
  secrets: Secrets,
  what: Pick<Entry, 'kind' | 'actor' | 'at' | 'move'>,
  { events, state, draws }: Happened,
): { entry: Entry; head: Head } {
  const { match, rules, hash: previous } = head
  const entry = hashed({ ...what, match, version: head.version + 1, rules, draws, previous, events }, secrets.salt)
  return { entry, head: headAfter(game, head.decisions, entry, state) }
}
