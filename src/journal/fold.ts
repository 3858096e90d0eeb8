import type { Decision, Game } from '../games/game.ts'
import type { OpenDecision } from './decisions.ts'
import type { Entry } from './entry.ts'
import { closedBy, decisionsAfter, type Head } from './head.ts'
import { holdingsAfter } from './holdings.ts'
import { beforeAll, type Step, stepsFrom } from './replay.ts'

/** The head after the last of the entries that follow a head; by default, of a whole journal. */
export function fold(game: Game, entries: readonly Entry[], before?: Head): Head {
  const parts = foldInParts(game, entries, before)
  for (;;) {
    const { done, value } = parts.next()
    if (done) return value
  }
}

/**
 * Folds the entries after a head, by default a whole journal, into the newest head. It pauses after each step, so that
 * a caller can do other work in between.
 *
 * Most of the time of a replay goes into asking the rules what is open. What was open long ago does not matter, so they
 * are asked from the end backwards, only as far as the open decisions reach.
 */
export function* foldInParts(
  game: Game,
  entries: readonly Entry[],
  before: Head = beforeAll(entries),
): Generator<undefined, Head> {
  const steps: Step[] = []
  for (const step of stepsFrom(game, before, entries)) {
    steps.push(step)
    yield
  }
  const last = steps.at(-1)
  if (last === undefined) return before
  const { match, version, hash, rules, draws } = last.entry
  const closed = closedBy(last.entry)
  return {
    match,
    version,
    hash,
    rules,
    draws,
    state: last.state,
    decisions: yield* openAfter(game, before.decisions, steps, last),
    frozen: yield* frozenAfter(game, before.frozen, steps),
    holdings: entries.reduce(holdingsAfter, before.holdings),
    ...(closed && { closed }),
  }
}

/** The decisions that are open after the last step, each with the version since which it has been open. */
function* openAfter(
  game: Game,
  before: readonly OpenDecision[],
  steps: readonly Step[],
  last: Step,
): Generator<undefined, OpenDecision[]> {
  const newest = decisionsAfter(game, last.entry, last.state)
  const beginnings = new Map(newest.map((decision) => [key(decision), openedAt(last, decision)]))
  let reaching: readonly Decision[] = newest
  for (const step of steps.slice(0, -1).reverse()) {
    if (reaching.length === 0) break
    const open = decisionsAfter(game, step.entry, step.state)
    reaching = reaching.flatMap((decision) => open.find((earlier) => key(earlier) === key(decision)) ?? [])
    for (const decision of reaching) beginnings.set(key(decision), openedAt(step, decision))
    yield
  }
  for (const decision of reaching) {
    const carried = before.find((earlier) => key(earlier) === key(decision))
    if (carried !== undefined) beginnings.set(key(decision), carried)
  }
  return newest.flatMap((decision) => beginnings.get(key(decision)) ?? [])
}

const key = ({ seat, question }: Pick<Decision, 'seat' | 'question'>): string => `${seat}.${question}`

function openedAt({ entry }: Step, { seat, question, lapses = false }: Decision): OpenDecision {
  return { seat, question, since: entry.version, sinceAt: entry.at, lapses }
}

/** Whether a dispute freezes the match after the last step: a match that is over is frozen no more. */
function* frozenAfter(game: Game, before: boolean, steps: readonly Step[]): Generator<undefined, boolean> {
  const change = steps.findLastIndex(({ entry }) => entry.kind === 'frozen' || entry.kind === 'thawed')
  const isFrozen = change === -1 ? before : steps[change]?.entry.kind === 'frozen'
  if (!isFrozen) return false
  for (const step of steps.slice(change + 1)) {
    if (decisionsAfter(game, step.entry, step.state).length === 0) return false
    yield
  }
  return true
}
