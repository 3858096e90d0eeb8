import { createHash } from 'node:crypto'
import type { Seat, Tagged } from '../games/game.ts'
import type { Language } from '../games/kit/wording.ts'
import { canonical } from '../journal/canonical.ts'
import { decisionId } from '../journal/decisions.ts'
import { dryRun, type Tried } from '../journal/dry-run.ts'
import { abort, resign, submit } from '../journal/submit.ts'
import type { Player } from '../platform/http/caller.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problems/problem.ts'
import type { Change, Changed, Judged } from './change.ts'
import { goBack } from './going-back.ts'
import { judgement, refusal } from './judgement.ts'
import { isOver, type MatchRecord, readEntries } from './load.ts'
import { readMove } from './read-move.ts'
import { seatToPlay } from './sight.ts'
import type { Table, Tables } from './tables.ts'
import { storyEntry } from './wire/story.ts'

/** Moves of a seat, as its player sent them. */
export interface Submitted {
  readonly moves: readonly Tagged[]
  /** The decision they answer: they are judged as long as it stands, whatever else has happened. */
  readonly decision?: string | undefined
  /** `If-Match`: they are judged at this version only. */
  readonly version?: number | undefined
  /** `Idempotency-Key`. */
  readonly key?: string | undefined
}

/** What players do at a table. */
export interface Play {
  /** @throws Problem match-not-started, match-over, not-your-seat, illegal-move, version-passed, decision-passed, key-reused, race-lost */
  move(match: string, caller: Player, submitted: Submitted, language: Language): Promise<Changed>
  /** As `move`, but nothing is stored, and nothing drawn. */
  try(
    match: string,
    caller: Player,
    moves: readonly Tagged[],
    language: Language,
  ): Promise<{ table: Table; tried: Tried }>
  /**
   * Takes back what the caller's seat has done: the position is again that of an earlier version, where it is not named,
   * that before the newest entry.
   * @throws Problem not-your-seat, match-over, nothing-to-take-back, others-have-moved, something-was-revealed
   */
  takeBack(match: string, caller: Player, to: number | undefined, language: Language): Promise<Changed>
  /** Gives up the caller's seat. */
  resign(match: string, caller: Player, language: Language): Promise<Changed>
  /** An administrator breaks a match off. */
  abort(match: string, caller?: Player): Promise<Changed>
}

const mostMissed = 50

export function play(platform: Platform, tables: Tables, change: Change): Play {
  const now = () => platform.clock.now().toISOString()

  /** What a remembered request was answered; undefined for one that is new. */
  async function answered(match: string, seat: Seat, key: string, bodyHash: string): Promise<Changed | undefined> {
    const request = await platform.database.prisma.request.findUnique({
      where: { matchId_seat_key: { matchId: match, seat, key } },
    })
    if (!request) return undefined
    if (request.bodyHash !== bodyHash) throw new Problem('key-reused')
    const entries = await readEntries(platform, match, { after: request.first - 1, upTo: request.last })
    return { table: await tables.newest(match), entries }
  }

  /** The problem of a request whose version or decision has passed, with what was missed; undefined where both stand. */
  async function hasPassed(
    table: Table,
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
    async move(match, caller, { moves, decision, version, key }, language) {
      const bodyHash = createHash('sha256').update(canonical({ moves, decision, version })).digest('hex')
      const admit = sitting(caller)
      const judge = async (table: Table): Promise<Judged> => {
        const seat = seatToPlay(table.record, caller)
        const passed = await hasPassed(table, seat, { decision, version }, language)
        if (passed) return passed
        const submission = { seat, by: 'hand' as const, moves: checked(table, moves), at: now() }
        const judged = submit(table.record.game, table.head, table.secrets, submission)
        const stored = judgement(table, judged, language)
        if (stored.outcome === 'refused') return stored
        const { origin } = caller
        return { ...stored, origin, ...(key !== undefined && { request: { seat, key, bodyHash } }) }
      }
      if (key === undefined) return change(match, judge, admit)
      const { record } = tables.known(match) ?? (await tables.newest(match, admit))
      const seat = seatToPlay(record, caller)
      return change(match, judge, admit, () => answered(match, seat, key, bodyHash))
    },

    async try(match, caller, moves, language) {
      const table = await tables.newest(match, sitting(caller))
      const seat = seatToPlay(table.record, caller)
      const tried = dryRun(table.record.game, table.head, { seat, moves: checked(table, moves) })
      if (tried.outcome === 'refused') throw refusal(table, tried, language)
      return { table, tried }
    },

    takeBack: (match, caller, to, language) =>
      change(
        match,
        async (table) => {
          const what = { seat: seatToPlay(table.record, caller), to, agreed: false }
          return { ...(await goBack(platform, table, what, language)), origin: caller.origin }
        },
        sitting(caller),
      ),

    resign: (match, caller, language) =>
      change(
        match,
        (table) => {
          const what = { seat: seatToPlay(table.record, caller), by: 'hand' as const, at: now() }
          const judged = resign(table.record.game, table.head, table.secrets, what)
          return { ...judgement(table, judged, language), origin: caller.origin }
        },
        sitting(caller),
      ),

    abort: (match, caller) =>
      change(match, (table) => {
        const what = { actor: { kind: 'administrator' as const }, reason: 'administrator' as const, at: now() }
        const judged = abort(table.record.game, table.head, table.secrets, what)
        return { ...judgement(table, judged, 'en'), origin: caller?.origin }
      }),
  }
}

/** Lets in whoever holds a seat. */
const sitting = (caller: Player) => (record: MatchRecord) => seatToPlay(record, caller)

/** The moves, as the match's own game reads them. @throws Problem invalid-request */
function checked({ record }: Table, moves: readonly Tagged[]): Tagged[] {
  return moves.map((move, index) => readMove(record.game, move, ['body', 'moves', index]))
}
