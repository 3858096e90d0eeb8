import type { Game, Seat } from '../games/game.ts'
import { type Entry, gameEvents, NewRulesEvent, openedBy, takenBackTo } from './entry.ts'
import { beforeOpening, type Head, headAfter } from './head.ts'
import { evolveAll } from './settle.ts'

/** An entry, and the state after it. */
export interface Step {
  readonly entry: Entry
  readonly state: unknown
}

/** A journal, and the head after each of its entries. */
export interface Replayed {
  readonly entries: readonly Entry[]
  readonly heads: readonly Head[]
}

/** The head after every entry of a journal, in order. */
export function heads(game: Game, journal: readonly Entry[]): Iterable<Head> {
  return headsFrom(game, beforeAll(journal), journal)
}

export const replay = (game: Game, entries: readonly Entry[]): Replayed => ({
  entries,
  heads: [...heads(game, entries)],
})

/** Every entry with the state after it. */
export const steps = ({ entries, heads }: Replayed): Step[] =>
  heads.flatMap(({ state }, index) => {
    const entry = entries[index]
    return entry === undefined ? [] : [{ entry, state }]
  })

/**
 * The heads after each of the entries that follow a head; undefined if they require a fold of the whole journal.
 */
export function headsSince(game: Game, head: Head, entries: readonly Entry[]): Iterable<Head> | undefined {
  return goesBackBefore(head, entries) ? undefined : headsFrom(game, head, entries)
}

/** Whether one of the entries goes back to a version before a head, which requires a fold of the whole journal. */
export function goesBackBefore({ version }: Head, entries: readonly Entry[]): boolean {
  return entries.some((entry) => (takenBackTo(entry) ?? version) < version)
}

/** The state after a version, by default the newest. It does not compute decisions, so it is faster than a fold. */
export function stateAt(game: Game, journal: readonly Entry[], version = Number.POSITIVE_INFINITY): unknown {
  const before = beforeAll(journal)
  let { state } = before
  for (const step of stepsFrom(game, before, journal)) {
    if (step.entry.version > version) break
    ;({ state } = step)
  }
  return state
}

/** The seats that are given up at a version; if the entry was taken back, its seat plays again. */
export function seatsGivenUpAt(journal: readonly Entry[], version: number): readonly Seat[] {
  const seats = new Map<number, readonly Seat[]>()
  let now: readonly Seat[] = []
  for (const entry of journal) {
    const to = takenBackTo(entry)
    if (to !== undefined) now = seats.get(to) ?? []
    else if (entry.kind === 'resigned' && entry.actor.kind === 'seat') now = [...now, entry.actor.seat]
    seats.set(entry.version, now)
  }
  return seats.get(version) ?? []
}

/** What a journal's first entry builds on: the position that it stores. */
export function beforeAll(journal: readonly Entry[]): Head {
  return beforeOpening(openedBy(journal).position)
}

function* headsFrom(game: Game, before: Head, entries: readonly Entry[]): Iterable<Head> {
  let head = before
  for (const { entry, state } of stepsFrom(game, before, entries)) {
    head = headAfter(game, head, entry, state)
    yield head
  }
}

/** The position, converted to the rules that an entry puts in force, if it does. */
function byRulesOf(game: Game, state: unknown, { kind, events, version }: Entry): unknown {
  if (kind !== 'new-rules') return state
  const { to } = NewRulesEvent.parse(events[0])
  if (game.byRules === undefined) throw new RangeError(`Entry ${version} needs rules ${to}, which do not exist.`)
  return game.byRules(state, to)
}

/**
 * The entries that follow a version, each with the state after it.
 * @throws RangeError if an entry goes back to a version that is not before it, which no genuine journal does
 */
export function* stepsFrom(
  game: Game,
  { version, state: before }: Pick<Head, 'version' | 'state'>,
  entries: readonly Entry[],
): Iterable<Step> {
  const returnedTo = new Set(entries.map(takenBackTo))
  const kept = new Map([[version, before]])
  let state = before
  for (const entry of entries) {
    const to = takenBackTo(entry)
    if (to === undefined) state = evolveAll(game, byRulesOf(game, state, entry), gameEvents(entry))
    else if (kept.has(to)) state = kept.get(to)
    else throw new RangeError(`Entry ${entry.version} goes back to version ${to}, which is not before it.`)
    if (returnedTo.has(entry.version)) kept.set(entry.version, state)
    yield { entry, state }
  }
}
