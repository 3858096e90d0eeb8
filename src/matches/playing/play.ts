import type { Seat, Tagged } from '../../games/game.ts'
import type { Language } from '../../games/kit/wording.ts'
import { decisionId } from '../../journal/decisions.ts'
import { dryRun, type Tried } from '../../journal/dry-run.ts'
import { abort, resign, submit } from '../../journal/submit.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Keyed } from '../../platform/http/idempotency/key.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { seatToPlay } from '../access/permissions.ts'
import type { Change, How } from '../commit/change.ts'
import type { Changed, Judged } from '../commit/judged.ts'
import { readEntries } from '../record/journal.ts'
import type { LiveMatch, LiveMatches } from '../record/live-matches.ts'
import { isOver, type MatchRecord } from '../record/record.ts'
import { storyEntry } from '../wire/story-entry.ts'
import { readMoves } from './move-body.ts'
import { judgement, refusal } from './refusals.ts'
import { takeBackInMatch } from './take-back.ts'

/** Moves of a seat, parsed by its game. */
export interface Submitted {
  readonly moves: readonly Tagged[]
  /** The decision that they answer: they are judged while it is open, whatever else has happened. */
  readonly decision?: string | undefined
  /** `If-Match`: they are judged only at this version. */
  readonly version?: number | undefined
}

/** A request to play: the caller, the `Idempotency-Key`, and the language of a refusal. */
export interface PlayRequest {
  readonly caller: Player
  readonly keyed?: Keyed | undefined
  readonly language: Language
}

/** What players do in a running match. */
export interface Play {
  /** @throws Problem match-not-started, match-over, not-your-seat, illegal-move, version-passed, decision-passed, key-reused, race-lost */
  move(match: string, asking: PlayRequest, submitted: Submitted): Promise<Changed>
  /** As `move`, without storing or drawing anything. */
  try(
    match: string,
    caller: Player,
    moves: readonly Tagged[],
    language: Language,
  ): Promise<{ table: LiveMatch; tried: Tried }>
  /**
   * Takes back what the caller's seat has done: returns to the position of an earlier version, by default the one
   * before the newest entry.
   * @throws Problem not-your-seat, match-over, nothing-to-take-back, others-have-moved, something-was-revealed
   */
  takeBack(match: string, asking: PlayRequest, to: number | undefined): Promise<Changed>
  /** Resigns the caller's seat. */
  resign(match: string, asking: PlayRequest): Promise<Changed>
  /** Aborts a match as an administrator. */
  abort(match: string, caller?: Player): Promise<Changed>
}

const mostMissed = 50

export function play(platform: Platform, tables: LiveMatches, change: Change): Play {
  const now = () => platform.clock.now().toISOString()

  /**
   * The refusal of a request whose version or decision has passed, with the entries that the player missed; undefined
   * where both are current.
   */
  async function hasPassed(
    table: LiveMatch,
    seat: Seat,
    { decision, version }: Pick<Submitted, 'decision' | 'version'>,
    language: Language,
  ): Promise<Judged | undefined> {
    const { head, record } = table
    const isPast = version !== undefined && version !== head.version
    const stands = head.decisions.some((open) => open.seat === seat && decisionId(open) === decision)
    if (!isPast && (decision === undefined || stands)) return undefined
    const known = isPast ? version : Number.parseInt(decision ?? '', 10)
    const entries = await readEntries(platform, record.id, { after: known, upTo: known + mostMissed })
    const look = { viewer: seat, over: isOver(record) }
    const missed = entries.map((entry) => storyEntry(table, entry, look, language))
    const code = isPast ? 'version-passed' : 'decision-passed'
    return { outcome: 'refused', problem: new Problem(code, { params: { version: head.version, missed } }) }
  }

  return {
    move: (match, { caller, keyed, language }, { moves, decision, version }) =>
      change(
        match,
        async (table): Promise<Judged> => {
          const seat = seatToPlay(table.record, caller)
          const passed = await hasPassed(table, seat, { decision, version }, language)
          if (passed) return passed
          const submission = { seat, by: 'hand' as const, moves: checked(table, moves), at: now() }
          return judgement(table, submit(table.record.game, table.head, table.secrets, submission), language)
        },
        asked(caller, keyed),
      ),

    async try(match, caller, moves, language) {
      const table = await tables.newest(match, sitting(caller))
      const seat = seatToPlay(table.record, caller)
      const tried = dryRun(table.record.game, table.head, { seat, moves: checked(table, moves) })
      if (tried.outcome === 'refused') throw refusal(table, tried, language)
      return { table, tried }
    },

    takeBack: (match, { caller, keyed, language }, to) =>
      change(
        match,
        (table) =>
          takeBackInMatch(platform, table, { seat: seatToPlay(table.record, caller), to, agreed: false }, language),
        asked(caller, keyed),
      ),

    resign: (match, { caller, keyed, language }) =>
      change(
        match,
        (table) => {
          const what = { seat: seatToPlay(table.record, caller), by: 'hand' as const, at: now() }
          return judgement(table, resign(table.record.game, table.head, table.secrets, what), language)
        },
        asked(caller, keyed),
      ),

    abort: (match, caller) =>
      change(
        match,
        (table) => {
          const what = { actor: { kind: 'administrator' as const }, reason: 'administrator' as const, at: now() }
          return judgement(table, abort(table.record.game, table.head, table.secrets, what), 'en')
        },
        { origin: caller?.origin },
      ),
  }
}

/** How a player's request is stored; it admits every holder of a seat. */
const asked = (caller: Player, keyed: Keyed | undefined): How => ({
  admit: sitting(caller),
  keyed,
  origin: caller.origin,
})

const sitting = (caller: Player) => (record: MatchRecord) => seatToPlay(record, caller)

/** The moves as the match's own game parses them. @throws Problem invalid-request */
function checked({ record }: LiveMatch, moves: readonly Tagged[]): Tagged[] {
  return readMoves(record.game, moves, (index) => ['body', 'moves', index])
}
