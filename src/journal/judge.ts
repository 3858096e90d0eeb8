import type { Game, Tagged } from '../games/game.ts'
import { sameJson } from './canonical.ts'
import { goBackTo } from './carry-out-ruling.ts'
import { type DrawSource, drawsAsStored, drawsOfDice, type ReplayedEntry } from './draw-source.ts'
import {
  AbortedEvent,
  CorrectedEvent,
  type Entry,
  fitsKind,
  gameEvents,
  NewRulesEvent,
  type OpenedEvent,
  openedBy,
  ReplacedEvent,
  RewoundEvent,
  TakenBackEvent,
  takenBackTo,
} from './entry.ts'
import { beforeOpening, type Happened, type Head, headAfter } from './head.ts'
import { attempt } from './refusal.ts'
import type { Step } from './replay.ts'
import { type LaterSeed, secretsAt, secretsOf } from './secrets.ts'
import { evolveAll } from './settle.ts'
import { goBack } from './take-back.ts'

/** The events and draws of an entry, or the code of its refusal. */
type JudgedEntry = { readonly events: readonly Tagged[]; readonly draws: number } | { readonly refused: string }

/** The first stored entry that differs from what the rules and the dice lead to. */
export interface Difference {
  readonly version: number
  /**
   * The versions of the rules that the entry was made by, and was judged by. If they differ, a rule may have been
   * fixed.
   */
  readonly rules: { readonly entry: number; readonly judge: number }
  readonly expected: JudgedEntry
  readonly found: JudgedEntry
}

/**
 * Judges a journal again: every stored move by the rules, every draw by the seed of the match. Stored events are only
 * compared and never trusted, so a forged journal cannot mislead the judge.
 * @param seed 32 bytes in hexadecimal
 * @param later the seeds that the match got when it was reopened
 * @returns the first difference, if any
 */
export function judge(
  game: Game,
  journal: readonly Entry[],
  seed: string,
  later: readonly LaterSeed[] = [],
): Difference | undefined {
  const entropies = openedBy(journal).joined.map(({ entropy }) => entropy)
  const secrets = secretsOf(seed, entropies, later)
  return judgeBy(game, journal, (entry, draws) => drawsOfDice(secretsAt(secrets, entry.version), entry, draws))
}

/** The result of judging without the seed. */
interface JudgedAsStored {
  readonly difference: Difference | undefined
  /** The versions at which something was drawn; the draws are taken as stored. */
  readonly drawn: readonly number[]
}

/**
 * Judges a journal without its seed: every move by the rules, with draws taken as stored.
 * @param hidden the versions whose moves are hidden; their events are taken as stored, too
 * @throws RangeError, TypeError if events taken as stored do not fit the state
 */
export function judgeAsStored(game: Game, journal: readonly Entry[], hidden: ReadonlySet<number>): JudgedAsStored {
  const drawn = new Set<number>()
  const source = (entry: Entry, draws: number) => drawsAsStored(entry, draws, () => drawn.add(entry.version))
  const difference = judgeBy(game, journal, source, hidden)
  return { difference, drawn: [...drawn] }
}

function judgeBy(
  game: Game,
  journal: readonly Entry[],
  sourceOf: (entry: Entry, draws: number) => DrawSource,
  hidden: ReadonlySet<number> = new Set(),
): Difference | undefined {
  const opened = openedBy(journal)
  const past: Step[] = []
  let draws = 0
  let stage: Stage = beforeOpening(opened.position)
  for (const entry of journal) {
    const source = sourceOf(entry, draws)
    const happened: ReplayedEntry =
      outOfPlace(entry, stage, source) ??
      byOtherRules(opened, past, entry) ??
      (hidden.has(entry.version)
        ? asItStands(game, past.at(-1)?.state, entry)
        : bringAbout(game, opened, past, entry, source))
    const found = { events: entry.events, draws: entry.draws }
    const rules = { entry: entry.rules, judge: game.meta.rulesVersion }
    if ('refused' in happened) return { version: entry.version, rules, expected: happened, found }
    const expected = { events: happened.events, draws: happened.draws }
    if (!sameJson(expected, found)) return { version: entry.version, rules, expected, found }
    past.push({ entry, state: happened.state })
    draws = happened.draws
    stage = headAfter(game, stage, entry, happened.state)
  }
  return undefined
}

/** The state of a match that decides which entries are possible: whether it is over, was aborted, or is frozen. */
type Stage = Pick<Head, 'decisions' | 'frozen' | 'holdings' | 'closed'>

/** Why there can be no such entry at this point, whatever its content; undefined if there can. */
function outOfPlace(entry: Entry, { decisions, frozen, closed }: Stage, source: DrawSource): ReplayedEntry | undefined {
  const { version, kind } = entry
  if ((version === 1) !== (kind === 'opened')) return { refused: 'journal/not-in-this-place' }
  const over = version > 1 && decisions.length === 0
  if (kind === 'rewound') return reopens(entry, over, source)
  if (over) return isRulingOnTheEnd(entry, closed) ? undefined : { refused: 'journal/match-over' }
  switch (kind) {
    case 'moved':
    case 'resigned':
    case 'taken-back':
    case 'frozen':
      return frozen ? { refused: 'journal/match-frozen' } : undefined
    case 'thawed':
      return frozen ? undefined : { refused: 'journal/not-frozen' }
    default:
      return undefined
  }
}

/** Refuses an entry by other rules. Rules change only by an entry of their own, and go back with the position. */
function byOtherRules({ rules }: OpenedEvent, past: readonly Step[], entry: Entry): ReplayedEntry | undefined {
  if (entry.kind === 'new-rules') return undefined
  const isBack = fitsKind(entry) && (entry.kind === 'taken-back' || entry.kind === 'rewound')
  const to = isBack ? takenBackTo(entry) : entry.version - 1
  const before = past.find(({ entry: { version } }) => version === to)
  return entry.rules === (before?.entry.rules ?? rules) ? undefined : { refused: 'journal/other-rules' }
}

/** Checks the seed of a rewound match: one that was over needs a new committed seed, any other keeps its own. */
function reopens({ events }: Entry, over: boolean, source: DrawSource): ReplayedEntry | undefined {
  const promised = RewoundEvent.safeParse(events[0]).data?.commitment ?? null
  const isRight = over ? promised !== null && source.reopensBy(promised) : promised === null
  return isRight ? undefined : { refused: 'journal/no-new-seed' }
}

/** Only a ruling changes a finished match: it sets another result, or none. */
function isRulingOnTheEnd({ kind, events }: Entry, closed: Stage['closed']): boolean {
  if (kind === 'ruled') return true
  return kind === 'aborted' && AbortedEvent.safeParse(events[0]).data?.reason === 'ruling' && closed?.result !== null
}

/** The outcome of a hidden move, taken as stored. */
const asItStands = (game: Game, state: unknown, entry: Entry): Happened => ({
  events: entry.events,
  state: evolveAll(game, state, gameEvents(entry)),
  draws: entry.draws,
})

function bringAbout(
  game: Game,
  opened: OpenedEvent,
  past: readonly Step[],
  entry: Entry,
  source: DrawSource,
): ReplayedEntry {
  const { kind, actor, move } = entry
  const state = past.at(-1)?.state
  const draws = source.drawn()
  switch (kind) {
    case 'opened':
      return move === null ? replayOpening(game, opened, source) : { refused: 'journal/no-such-entry' }
    case 'aborted':
      return breakOff(entry, state, draws)
    case 'taken-back':
      return takeBack(game, past, entry, draws)
    case 'replaced':
      return replace(opened, entry, state, draws)
    case 'frozen':
    case 'thawed':
    case 'ruled':
    case 'rewound':
    case 'corrected':
    case 'new-rules':
      return fitsKind(entry) ? settleDispute(game, opened, past, entry, source) : { refused: 'journal/no-such-entry' }
    case 'moved':
    case 'resigned': {
      if (actor.kind !== 'seat') return { refused: 'journal/no-seat' }
      if ((kind === 'moved') !== (move !== null)) return { refused: 'journal/no-such-move' }
      const { seat } = actor
      if (seat >= opened.participants.length) return { refused: 'journal/no-seat' }
      const answer = attempt(0, () => (move === null ? game.forfeit(state, seat) : game.decide(state, seat, move)))
      return answer.outcome === 'refused' ? { refused: answer.code } : source.settle(game, state, answer.events)
    }
  }
}

/** Judges entries of disputes and rulings. */
function settleDispute(
  game: Game,
  opened: OpenedEvent,
  past: readonly Step[],
  entry: Entry,
  source: DrawSource,
): ReplayedEntry {
  switch (entry.kind) {
    case 'rewound':
      return rewind(game, past, entry, source.drawn())
    case 'corrected':
      return correct(game, opened, entry, past.at(-1)?.state, source)
    case 'new-rules':
      return changeRules(game, past, entry, source.drawn())
    default:
      return leaveAsIs(entry, past.at(-1)?.state, source.drawn())
  }
}

/** A freeze, its end and a result by a ruling are trusted, but must leave the position unchanged. */
function leaveAsIs({ kind, actor, move, events }: Entry, state: unknown, draws: number): ReplayedEntry {
  if (move !== null || (kind === 'ruled' && actor.kind !== 'administrator')) return { refused: 'journal/no-ruling' }
  return { events, state, draws }
}

/** A ruling rewinds only to a version at which the match was going on. */
function rewind(game: Game, past: readonly Step[], { actor, move, events }: Entry, draws: number): ReplayedEntry {
  if (move !== null || actor.kind !== 'administrator') return { refused: 'journal/no-ruling' }
  const { to, commitment } = RewoundEvent.parse(events[0])
  const back = goBackTo(game, past, to, commitment !== null)
  if ('refused' in back) return { refused: 'journal/no-version' }
  return { events, state: back.state, draws }
}

/** A move in the name of a seat is judged like the seat's own. */
function correct(
  game: Game,
  { participants }: OpenedEvent,
  { actor, move, events }: Entry,
  state: unknown,
  source: DrawSource,
): ReplayedEntry {
  if (move === null || actor.kind !== 'administrator') return { refused: 'journal/no-ruling' }
  const own = CorrectedEvent.parse(events[0])
  if (own.seat >= participants.length) return { refused: 'journal/no-seat' }
  const answer = attempt(0, () => game.decide(state, own.seat, move))
  if (answer.outcome === 'refused') return { refused: answer.code }
  const happened = source.settle(game, state, answer.events)
  if ('refused' in happened) return happened
  return { ...happened, events: [own, ...happened.events] }
}

/** Rules change only to a newer existing version. */
function changeRules(
  game: Game,
  past: readonly Step[],
  { actor, move, events, rules }: Entry,
  draws: number,
): ReplayedEntry {
  const { from, to } = NewRulesEvent.parse(events[0])
  const before = past.at(-1)
  const isNewer = from === before?.entry.rules && to === rules && from < to && to <= game.meta.rulesVersion
  if (move !== null || actor.kind !== 'administrator' || !isNewer || game.byRules === undefined) {
    return { refused: 'journal/no-newer-rules' }
  }
  return { events, state: game.byRules(before?.state, to), draws }
}

/**
 * The reason for an abort cannot be checked, so it is trusted. Only an administrator aborts by a ruling, no seat aborts
 * anything, and the entry must have no other content.
 */
function breakOff({ actor, move, events }: Entry, state: unknown, draws: number): ReplayedEntry {
  const aborted = AbortedEvent.safeParse(events[0])
  if (!aborted.success) return { refused: 'journal/no-reason' }
  const isRuling = aborted.data.reason === 'ruling'
  if (isRuling && actor.kind !== 'administrator') return { refused: 'journal/no-ruling' }
  if (move !== null || actor.kind === 'seat') return { refused: 'journal/no-such-entry' }
  return { events: [aborted.data], state, draws }
}

/** The agreement of others is trusted. Moves taken back without it must have been the seat's own. */
function takeBack(game: Game, past: readonly Step[], { actor, move, events }: Entry, draws: number): ReplayedEntry {
  if (actor.kind !== 'seat') return { refused: 'journal/no-seat' }
  const event = TakenBackEvent.safeParse(events[0])
  if (!event.success || move !== null) return { refused: 'journal/no-version' }
  const { to, agreed } = event.data
  const back = goBack(game, past, { seat: actor.seat, to, agreed })
  return 'refused' in back ? back : { events: [event.data], state: back.state, draws }
}

/** No rule decides who replaces whom, but the seat must exist, and no player of another seat may have done it. */
function replace(
  { participants }: OpenedEvent,
  { actor, move, events }: Entry,
  state: unknown,
  draws: number,
): ReplayedEntry {
  const event = ReplacedEvent.safeParse(events[0])
  if (!event.success || move !== null) return { refused: 'journal/no-participant' }
  const { seat } = event.data
  if (seat >= participants.length || (actor.kind === 'seat' && actor.seat !== seat)) {
    return { refused: 'journal/no-seat' }
  }
  return { events: [event.data], state, draws }
}

/** Entry 1 as it should be. The opening position is known for all versions of the rules. */
function replayOpening(game: Game, opened: OpenedEvent, source: DrawSource): ReplayedEntry {
  const { joined, options, rules } = opened
  const participants = [...source.seated(opened)]
  const known = opened.opening === 'standard' && rules <= game.meta.rulesVersion
  const position = known ? game.opening({ seats: joined.length, options, rules }) : opened.position
  const event = { ...opened, participants, position } satisfies OpenedEvent
  const drawn = source.settle(game, position, [])
  if ('refused' in drawn) return drawn
  return { ...drawn, events: [event, ...drawn.events] }
}
