import type { Game, Tagged } from '../games/game.ts'
import { sameJson } from './canonical.ts'
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
import { type Happened, type Head, headAfter } from './head.ts'
import { type Luck, luckAsStored, luckOfDice, type ReplayedEntry } from './luck.ts'
import { ruled } from './refusal.ts'
import type { Step } from './replay.ts'
import { goBackTo } from './rule.ts'
import { type LaterSeed, secretsAt, secretsOf } from './secrets.ts'
import { evolveAll } from './settle.ts'
import { goBack } from './take-back.ts'

/** What an entry brings about, or the code with which it is refused. */
export type JudgedEntry = { readonly events: readonly Tagged[]; readonly draws: number } | { readonly refused: string }

/** The first entry that the rules and the dice do not bring about as it is stored. */
export interface Difference {
  readonly version: number
  /** The rules the entry was made by, and those it was judged by: where they differ, a rule may have been mended. */
  readonly rules: { readonly entry: number; readonly judge: number }
  readonly expected: JudgedEntry
  readonly found: JudgedEntry
}

/**
 * Judges a journal again: every stored move through the rules, every draw with the match's seed. Stored events are
 * compared and never believed, so a forged journal cannot lead the judge astray.
 * @param seed 32 bytes in hexadecimal
 * @param later the seeds that the match was given since, where it was reopened
 * @returns the first difference, or undefined where all is as it was stored
 */
export function judge(
  game: Game,
  journal: readonly Entry[],
  seed: string,
  later: readonly LaterSeed[] = [],
): Difference | undefined {
  const entropies = openedBy(journal).joined.map(({ entropy }) => entropy)
  const secrets = secretsOf(seed, entropies, later)
  return judgeBy(game, journal, (entry, draws) => luckOfDice(secretsAt(secrets, entry.version), entry, draws))
}

/** What was judged without the seed. */
export interface JudgedAsStored {
  readonly difference: Difference | undefined
  /** The versions at which something was drawn, which is taken as it stands. */
  readonly drawn: readonly number[]
}

/**
 * Judges a journal as far as that goes without its seed: every move through the rules; what was drawn is taken as it stands.
 * @param hidden the versions whose moves are hidden: what came of those is taken as it stands, too
 * @throws RangeError, TypeError where what is taken so does not fit to the state
 */
export function judgeAsStored(game: Game, journal: readonly Entry[], hidden: ReadonlySet<number>): JudgedAsStored {
  const drawn = new Set<number>()
  const luck = (entry: Entry, draws: number) => luckAsStored(entry, draws, () => drawn.add(entry.version))
  const difference = judgeBy(game, journal, luck, hidden)
  return { difference, drawn: [...drawn] }
}

function judgeBy(
  game: Game,
  journal: readonly Entry[],
  luckOf: (entry: Entry, draws: number) => Luck,
  hidden: ReadonlySet<number> = new Set(),
): Difference | undefined {
  const opened = openedBy(journal)
  const past: Step[] = []
  let draws = 0
  let stage: Stage = { decisions: [], frozen: false, holdings: [] }
  for (const entry of journal) {
    const luck = luckOf(entry, draws)
    const happened: ReplayedEntry =
      outOfPlace(entry, stage, luck) ??
      byOtherRules(opened, past, entry) ??
      (hidden.has(entry.version)
        ? asItStands(game, past.at(-1)?.state, entry)
        : bringAbout(game, opened, past, entry, luck))
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

/** What an entry is made on: whether the match is over, was broken off, or stands still. */
type Stage = Pick<Head, 'decisions' | 'frozen' | 'holdings' | 'closed'>

/** Why an entry cannot stand where it does, whatever is in it; undefined where it can. */
function outOfPlace(entry: Entry, { decisions, frozen, closed }: Stage, luck: Luck): ReplayedEntry | undefined {
  const { version, kind } = entry
  if ((version === 1) !== (kind === 'opened')) return { refused: 'journal/not-in-this-place' }
  const over = version > 1 && decisions.length === 0
  if (kind === 'rewound') return reopens(entry, over, luck)
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

/** Rules change by an entry of their own, and go back with the position. */
function byOtherRules({ rules }: OpenedEvent, past: readonly Step[], entry: Entry): ReplayedEntry | undefined {
  if (entry.kind === 'new-rules') return undefined
  const isBack = fitsKind(entry) && (entry.kind === 'taken-back' || entry.kind === 'rewound')
  const to = isBack ? takenBackTo(entry) : entry.version - 1
  const before = past.find(({ entry: { version } }) => version === to)
  return entry.rules === (before?.entry.rules ?? rules) ? undefined : { refused: 'journal/other-rules' }
}

/** A match that is over goes on by a new seed, which was committed to; one that is not, by the one it has. */
function reopens({ events }: Entry, over: boolean, luck: Luck): ReplayedEntry | undefined {
  const promised = RewoundEvent.safeParse(events[0]).data?.commitment ?? null
  const isRight = over ? promised !== null && luck.reopensBy(promised) : promised === null
  return isRight ? undefined : { refused: 'journal/no-new-seed' }
}

/** Only a ruling changes what is over: it gives another result, or none. */
function isRulingOnTheEnd({ kind, events }: Entry, closed: Stage['closed']): boolean {
  if (kind === 'ruled') return true
  return kind === 'aborted' && AbortedEvent.safeParse(events[0]).data?.reason === 'ruling' && closed?.result !== null
}

/** What came of a move that nobody shows. */
const asItStands = (game: Game, state: unknown, entry: Entry): Happened => ({
  events: entry.events,
  state: evolveAll(game, state, gameEvents(entry)),
  draws: entry.draws,
})

function bringAbout(game: Game, opened: OpenedEvent, past: readonly Step[], entry: Entry, luck: Luck): ReplayedEntry {
  const { kind, actor, move } = entry
  const state = past.at(-1)?.state
  const draws = luck.drawn()
  switch (kind) {
    case 'opened':
      return reopen(game, opened, luck)
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
      return fitsKind(entry) ? settleDispute(game, opened, past, entry, luck) : { refused: 'journal/no-such-entry' }
    case 'moved':
    case 'resigned': {
      if (actor.kind !== 'seat') return { refused: 'journal/no-seat' }
      if ((kind === 'moved') !== (move !== null)) return { refused: 'journal/no-such-move' }
      const { seat } = actor
      if (seat >= opened.participants.length) return { refused: 'journal/no-seat' }
      const answer = ruled(0, () => (move === null ? game.forfeit(state, seat) : game.decide(state, seat, move)))
      return answer.outcome === 'refused' ? { refused: answer.code } : luck.settle(game, state, answer.events)
    }
  }
}

/** What disputes and those who rule on them bring about. */
function settleDispute(
  game: Game,
  opened: OpenedEvent,
  past: readonly Step[],
  entry: Entry,
  luck: Luck,
): ReplayedEntry {
  switch (entry.kind) {
    case 'rewound':
      return rewind(game, past, entry, luck.drawn())
    case 'corrected':
      return correct(game, opened, entry, past.at(-1)?.state, luck)
    case 'new-rules':
      return changeRules(game, past, entry, luck.drawn())
    default:
      return leaveAsIs(entry, past.at(-1)?.state, luck.drawn())
  }
}

/** What people settle among themselves is believed: but the position stays as it is. */
function leaveAsIs({ kind, actor, move, events }: Entry, state: unknown, draws: number): ReplayedEntry {
  if (move !== null || (kind === 'ruled' && actor.kind !== 'administrator')) return { refused: 'journal/no-ruling' }
  return { events, state, draws }
}

/** A ruling goes back to a version in which the match went on, and says so. */
function rewind(
  game: Game,
  past: readonly Step[],
  { actor, move, events, version }: Entry,
  draws: number,
): ReplayedEntry {
  if (move !== null || actor.kind !== 'administrator') return { refused: 'journal/no-ruling' }
  const { to, commitment } = RewoundEvent.parse(events[0])
  const back = goBackTo(game, past, to, commitment !== null)
  if ('refused' in back || to >= version) return { refused: 'journal/no-version' }
  return { events, state: back.state, draws }
}

/** A move in a seat's name is judged as the seat's own would be. */
function correct(
  game: Game,
  { participants }: OpenedEvent,
  { actor, move, events }: Entry,
  state: unknown,
  luck: Luck,
): ReplayedEntry {
  if (move === null || actor.kind !== 'administrator') return { refused: 'journal/no-ruling' }
  const own = CorrectedEvent.parse(events[0])
  if (own.seat >= participants.length) return { refused: 'journal/no-seat' }
  const answer = ruled(0, () => game.decide(state, own.seat, move))
  if (answer.outcome === 'refused') return { refused: answer.code }
  const happened = luck.settle(game, state, answer.events)
  if ('refused' in happened) return happened
  return { ...happened, events: [own, ...happened.events] }
}

/** From one version of the rules to a newer one that there is. */
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
 * No rule says that a match had to be broken off: why is believed, but a ruling is an administrator's, and nothing else can
 * be in the entry.
 */
function breakOff({ actor, events }: Entry, state: unknown, draws: number): ReplayedEntry {
  const aborted = AbortedEvent.safeParse(events[0])
  if (!aborted.success) return { refused: 'journal/no-reason' }
  const isRuling = aborted.data.reason === 'ruling'
  if (isRuling && actor.kind !== 'administrator') return { refused: 'journal/no-ruling' }
  return { events: [aborted.data], state, draws }
}

/** That others agreed is believed. What was taken back without them must have been the seat's own. */
function takeBack(game: Game, past: readonly Step[], { actor, move, events }: Entry, draws: number): ReplayedEntry {
  if (actor.kind !== 'seat') return { refused: 'journal/no-seat' }
  const event = TakenBackEvent.safeParse(events[0])
  if (!event.success || move !== null) return { refused: 'journal/no-version' }
  const { to, agreed } = event.data
  const back = goBack(game, past, { seat: actor.seat, to, agreed })
  return 'refused' in back ? back : { events: [event.data], state: back.state, draws }
}

/** Who comes and who goes is no matter of rules: but it is a seat of this match, and no other seat's player did it. */
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

/** Entry 1 as it should be. The game's own position is known for all rules that the game has. */
function reopen(game: Game, opened: OpenedEvent, luck: Luck): ReplayedEntry {
  const { joined, options, rules } = opened
  const participants = [...luck.seated(opened)]
  const known = opened.opening === 'standard' && rules <= game.meta.rulesVersion
  const position = known ? game.opening({ seats: joined.length, options, rules }) : opened.position
  const event = { ...opened, participants, position } satisfies OpenedEvent
  const drawn = luck.settle(game, position, [])
  if ('refused' in drawn) return drawn
  return { ...drawn, events: [event, ...drawn.events] }
}
