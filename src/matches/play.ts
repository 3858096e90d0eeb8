import { createHash } from 'node:crypto'
import type { Seat, Tagged } from '../games/game.ts'
import type { Language } from '../games/kit/wording.ts'
import { canonical, sameJson } from '../journal/canonical.ts'
import { askedAfter, decisionId } from '../journal/decisions.ts'
import { dryRun, type Tried } from '../journal/dry-run.ts'
import type { Entry } from '../journal/entry.ts'
import type { Refused } from '../journal/refusal.ts'
import { type Accepted, abort, resign, submit } from '../journal/submit.ts'
import type { Player } from '../platform/http/caller.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problems/problem.ts'
import type { Append, Appender } from './append.ts'
import { isOver, type MatchRecord, readEntries } from './load.ts'
import { namesOf } from './names.ts'
import { seatToPlay } from './sight.ts'
import type { Table, Tables } from './tables.ts'
import { endingNotices, turnNotices } from './tell.ts'
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

/** What was stored for a request, now or when it first came. */
export interface Played {
  readonly table: Table
  readonly entries: readonly Entry[]
}

/** What happens on a table: judged by the journal, stored under its guard, told to whom it concerns. */
export interface Play {
  /** @throws Problem match-not-started, match-over, not-your-seat, illegal-move, version-passed, decision-passed, key-reused, race-lost */
  move(match: string, caller: Player, submitted: Submitted, language: Language): Promise<Played>
  /** As `move`, but nothing is stored, and nothing drawn. */
  try(
    match: string,
    caller: Player,
    moves: readonly Tagged[],
    language: Language,
  ): Promise<{ table: Table; tried: Tried }>
  /** Gives up the caller's seat. */
  resign(match: string, caller: Player, language: Language): Promise<Played>
  /** An administrator breaks a match off. */
  abort(match: string): Promise<Played>
}

const mostRaces = 20
const mostMissed = 50

/** Finds what a request was answered before. */
type Lookup = () => Promise<Played | undefined>
const none: Lookup = async () => undefined

export function play(platform: Platform, tables: Tables, appender: Appender): Play {
  const now = () => platform.clock.now().toISOString()

  /**
   * Judges on what this process knows; whatever is not accepted there is judged again on what the database has, and
   * whatever loses the race as well. A request with a key may have been stored meanwhile: that is looked up each time.
   */
  async function race(
    match: string,
    judge: (table: Table) => Judged | Promise<Judged>,
    admit?: (record: MatchRecord) => unknown,
    before: Lookup = none,
  ): Promise<Played> {
    const known = tables.known(match)
    const played = (await before()) ?? (known && (await attempt(known, await judge(known))))
    if (played) return played
    for (let races = 0; races < mostRaces; races++) {
      const answered = races > 0 || known ? await before() : undefined
      if (answered) return answered
      const table = await tables.newest(match, admit)
      const judged = await judge(table)
      if (judged.outcome === 'refused') throw judged.problem
      const stored = await attempt(table, judged)
      if (stored) return stored
    }
    throw new Problem('race-lost')
  }

  async function attempt(table: Table, judged: Judged): Promise<Played | undefined> {
    if (judged.outcome === 'refused') return undefined
    const record = recordAfter(table, judged)
    if ((await appender.append(appendOf(table, judged, record))) === 'lost') return undefined
    const after = { ...table, head: judged.head, record }
    tables.remember(after)
    return { table: after, entries: judged.entries }
  }

  /** What a remembered request was answered; undefined for one that is new. */
  async function answered(match: string, seat: Seat, key: string, bodyHash: string): Promise<Played | undefined> {
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
    { head, record, secrets }: Table,
    seat: Seat,
    { decision, version }: Pick<Submitted, 'decision' | 'version'>,
    language: Language,
  ): Promise<Judged | undefined> {
    const isPast = version !== undefined && version !== head.version
    const stands = head.decisions.some((open) => open.seat === seat && decisionId(open) === decision)
    if (!isPast && (decision === undefined || stands)) return undefined
    const known = isPast ? version : Number.parseInt(decision ?? '', 10)
    const entries = await readEntries(platform, record.id, { after: known, upTo: known + mostMissed })
    const look = { viewer: seat, over: isOver(record) }
    const missed = entries.map((entry) => storyEntry(record, entry, secrets, look, language))
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
        return judgement(table, judged, language, key === undefined ? undefined : { seat, key, bodyHash })
      }
      if (key === undefined) return race(match, judge, admit)
      const { record } = tables.known(match) ?? (await tables.newest(match, admit))
      const seat = seatToPlay(record, caller)
      return race(match, judge, admit, () => answered(match, seat, key, bodyHash))
    },

    async try(match, caller, moves, language) {
      const table = await tables.newest(match, sitting(caller))
      const seat = seatToPlay(table.record, caller)
      const tried = dryRun(table.record.game, table.head, { seat, moves: checked(table, moves) })
      if (tried.outcome === 'refused') throw refusal(table, tried, language)
      return { table, tried }
    },

    resign: (match, caller, language) =>
      race(
        match,
        (table) => {
          const what = { seat: seatToPlay(table.record, caller), by: 'hand' as const, at: now() }
          return judgement(table, resign(table.record.game, table.head, table.secrets, what), language)
        },
        sitting(caller),
      ),

    abort: (match) =>
      race(match, (table) => {
        const what = { actor: { kind: 'administrator' as const }, reason: 'administrator' as const, at: now() }
        return judgement(table, abort(table.record.game, table.head, table.secrets, what), 'en')
      }),
  }
}

/** Lets in whoever holds a seat. */
const sitting = (caller: Player) => (record: MatchRecord) => seatToPlay(record, caller)

type Judged =
  | (Accepted & { readonly request?: Append['request'] })
  | { readonly outcome: 'refused'; readonly problem: Problem }

function judgement(table: Table, judged: Accepted | Refused, language: Language, request?: Append['request']): Judged {
  if (judged.outcome === 'refused') return { outcome: 'refused', problem: refusal(table, judged, language) }
  return { ...judged, request }
}

/** The moves, as the match's own game reads them. @throws Problem invalid-request */
function checked({ record }: Table, moves: readonly Tagged[]): Tagged[] {
  return moves.map((move, index) => {
    const read = record.game.schemas.move.safeParse(move)
    if (read.success) return read.data
    const errors = read.error.issues.map((issue) => {
      return { at: ['body', 'moves', index, ...issue.path].join('/'), problem: issue.message }
    })
    throw new Problem('invalid-request', { errors })
  })
}

/** A refusal of the rules or of the journal, as a problem. */
function refusal({ record }: Table, { code, params, index }: Refused, language: Language): Problem {
  if (code === 'journal/match-over') return new Problem('match-over')
  if (code === 'journal/already-resigned') return new Problem('already-resigned')
  if (code === 'journal/chance-between') return new Problem('chance-between')
  const wording = record.game.wording[language]
  const reason = code.slice(code.indexOf('/') + 1)
  const detail = wording.refusal(reason, params, namesOf(record, language))
  return new Problem('illegal-move', { rule: code, detail, params: { ...params, index } })
}

function recordAfter(table: Table, accepted: Accepted) {
  const { version, hash, state } = accepted.head
  const isAborted = accepted.entries.at(-1)?.kind === 'aborted'
  const result = isAborted ? null : (table.record.game.result(state) ?? null)
  const status: Append['status'] = isAborted ? 'aborted' : result === null ? 'running' : 'ended'
  const at = new Date(accepted.entries.at(-1)?.at ?? table.record.movedAt)
  const decisions = accepted.head.decisions.map((open) => ({ ...open, sinceAt: new Date(open.sinceAt) }))
  const endedAt = status === 'running' ? null : at
  return { ...table.record, version, hash, status, result, decisions, movedAt: at, endedAt }
}

function appendOf(
  { record, head: before }: Table,
  judged: Exclude<Judged, { outcome: 'refused' }>,
  { status, result }: Pick<Append, 'status' | 'result'>,
): Append {
  const { head, entries, request } = judged
  const holders = record.participants.flatMap(({ seat, account }) => (seat === null ? [] : [{ seat, account }]))
  const actor = entries.at(-1)?.actor
  const mover = actor?.kind === 'seat' ? actor.seat : undefined
  return {
    match: record.id,
    expected: before.version,
    roster: record.roster,
    entries,
    status,
    result,
    decisions: sameJson(head.decisions, before.decisions) ? undefined : head.decisions,
    notices: [
      ...turnNotices(record.id, holders, askedAfter(before.version, head.decisions), mover),
      ...endingNotices(record.id, holders, status),
    ],
    request,
  }
}
