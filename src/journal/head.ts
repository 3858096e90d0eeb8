import type { Decision, Game, Result, Tagged } from '../games/game.ts'
import { carry, type OpenDecision } from './decisions.ts'
import { type Entry, RuledEvent } from './entry.ts'
import { hashed } from './hash.ts'
import { type Holding, holdingsAfter } from './holdings.ts'
import { type Secrets, secretsAt } from './secrets.ts'

/** What the next entry builds on. A match is over exactly when no decision is open. */
export interface Head {
  readonly match: string
  readonly version: number
  readonly hash: string
  readonly rules: number
  readonly draws: number
  readonly state: unknown
  readonly decisions: readonly OpenDecision[]
  /** Whether the match is frozen by a dispute. */
  readonly frozen: boolean
  /** Who has held which seat since which version. */
  readonly holdings: readonly Holding[]
  /** Set if a ruling or an abort ended the match rather than the game; null if it was aborted. */
  readonly closed?: { readonly result: Result | null }
}

/** A match before its first entry, with the position that it is opened with. */
export const beforeOpening = (position: unknown): Head => ({
  match: '',
  version: 0,
  hash: '',
  rules: 0,
  draws: 0,
  state: position,
  decisions: [],
  frozen: false,
  holdings: [],
})

/** Events in order, the state that they led to, and the number of draws of the match so far. */
export interface Happened {
  readonly events: Tagged[]
  readonly state: unknown
  readonly draws: number
}

/** An event that leaves the position as it is, and draws nothing. */
export const leavingPosition = ({ state, draws }: Pick<Head, 'state' | 'draws'>, event: Tagged): Happened => ({
  events: [event],
  state,
  draws,
})

/** Everything was accepted: one entry for each thing that was asked for. */
export interface Accepted {
  readonly outcome: 'accepted'
  readonly entries: readonly Entry[]
  readonly head: Head
}

export function isOver({ decisions }: Pick<Head, 'decisions'>): boolean {
  return decisions.length === 0
}

/** The present result of a match; null if it has none, or none yet. */
export function resultOf(game: Game, { state, closed }: Pick<Head, 'state' | 'closed'>): Result | null {
  return closed === undefined ? (game.result(state) ?? null) : closed.result
}

/** The head after an entry. */
export function headAfter(
  game: Game,
  { decisions, frozen, holdings }: Pick<Head, 'decisions' | 'frozen' | 'holdings'>,
  entry: Entry,
  state: unknown,
): Head {
  const { match, version, hash, rules, draws, at } = entry
  const closed = closedBy(entry)
  const open = decisionsAfter(game, entry, state)
  return {
    match,
    version,
    hash,
    rules,
    draws,
    state,
    decisions: carry(decisions, open, version, at),
    frozen: entry.kind === 'frozen' || (frozen && entry.kind !== 'thawed' && open.length > 0),
    holdings: holdingsAfter(holdings, entry),
    ...(closed && { closed }),
  }
}

/** What the rules ask after an entry. A match that a ruling or an abort ended waits for nobody. */
export function decisionsAfter(game: Game, entry: Entry, state: unknown): readonly Decision[] {
  return closedBy(entry) === undefined ? game.decisions(state) : []
}

export function closedBy({ kind, events }: Entry): Head['closed'] {
  if (kind === 'aborted') return { result: null }
  return kind === 'ruled' ? { result: RuledEvent.parse(events[0]).result } : undefined
}

/**
 * Writes the next entry of a match, by the head's version of the rules unless another is named; returns the new head.
 */
export function append(
  game: Game,
  head: Head,
  secrets: Secrets,
  what: Pick<Entry, 'kind' | 'actor' | 'at' | 'move'> & Partial<Pick<Entry, 'rules'>>,
  { events, state, draws }: Happened,
): { entry: Entry; head: Head } {
  const { match, rules, hash: previous } = head
  const version = head.version + 1
  const entry = hashed({ rules, ...what, match, version, draws, previous, events }, secretsAt(secrets, version).salt)
  return { entry, head: headAfter(game, head, entry, state) }
}

/** Like `append`, for what takes a single entry. */
export function accepted(...appended: Parameters<typeof append>): Accepted {
  const { entry, head } = append(...appended)
  return { outcome: 'accepted', entries: [entry], head }
}
