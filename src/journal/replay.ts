import type { Game } from '../games/game.ts'
import { type Entry, gameEvents, openedBy } from './entry.ts'
import { type Head, headAfter } from './head.ts'
import { evolveAll } from './settle.ts'

/** Replays a journal from its first entry on: the state, and the open decisions with their beginnings. */
export function fold(game: Game, journal: readonly Entry[]): Head {
  const { position } = openedBy(journal)
  return refold(game, { match: '', version: 0, hash: '', rules: 0, draws: 0, state: position, decisions: [] }, journal)
}

/** Replays the entries that come after a head. */
export function refold(game: Game, head: Head, entries: readonly Entry[]): Head {
  return entries.reduce(
    (now, entry) => headAfter(game, now.decisions, entry, evolveAll(game, now.state, gameEvents(entry))),
    head,
  )
}

/** The state as it was after a version, or as it is now; without decisions, and so faster than a fold. */
export function stateAt(game: Game, journal: readonly Entry[], version = Number.POSITIVE_INFINITY): unknown {
  let state = openedBy(journal).position
  for (const entry of journal) {
    if (entry.version > version) break
    state = evolveAll(game, state, gameEvents(entry))
  }
  return state
}
