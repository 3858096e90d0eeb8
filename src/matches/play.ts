import { createHash } from 'node:crypto'
import type { Seat, Tagged } from '../games/game.ts'
import type { Language } from '../games/kit/wording.ts'
import { canonical, sameJson } from '../journal/canonical.ts'
import { askedAfter, decisionId, type OpenDecision } from '../journal/decisions.ts'
import { dryRun, type Tried } from '../journal/dry-run.ts'
import type { Entry } from '../journal/entry.ts'
import type { Refused } from '../journal/refusal.ts'
import { fold } from '../journal/replay.ts'
import { type Accepted, abort, resign, submit } from '../journal/submit.ts'
import { oneBack, takeBack } from '../journal/take-back.ts'
import type { Player } from '../platform/http/caller.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problems/problem.ts'
import type { Append, Appender } from './append.ts'
import { type Asked, banksAfter, isOverdue, isSame, timed } from './clock/deadlines.ts'
import { isOver, type MatchRecord, readEntries } from './load.ts'
import { namesOf } from './names.ts'
import { seatToPlay } from './sight.ts'
import type { Table, Tables } from './tables.ts'
import { decidedNotices, endingNotices, turnNotices } from './tell.ts'
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
  /**
   * Answers an overdue decision in its seat's place, move by move, as long as it stands.
   * @returns how many moves were made: none where it is not overdue any more, or there is no answer
   */
  answer(match: string, decision: Asked, how: Answering): Promise<number>
  /**
   * Takes back what the caller's seat has done: the position is again that of an earlier version, where it is not named,
   * that before the newest entry.
   * @throws Problem not-your-seat, match-over, nothing-to-take-back, others-have-moved, something-was-revealed
   */
  takeBack(match: string, caller: Player, to: number | undefined, language: Language): Promise<Played>
  /** Gives up the caller's seat. */
  resign(match: string, caller: Player, language: Language): Promise<Played>
  /** An administrator breaks a match off. */
  abort(match: string): Promise<Played>
}

/** How somebody else answers for a seat. */
export interface Answering {
  readonly by: 'clock' | 'bot'
  /** The next move; undefined where there is none. */
  choose(table: Table): Tagged | undefined
}

const mostRaces = 20
const mostMissed = 50
/** More than any turn has: a bot that comes to no end is a fault. */
const mostMovesForAnother = 200

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

    async answer(match, decision, { by, choose }) {
      const judge = (table: Table): Judged => {
        const move = isOverdue(table.record, decision, platform.clock.now()) ? choose(table) : undefined
        if (move === undefined) return { outcome: 'refused', problem: passed(table) }
        const submission = { seat: decision.seat, by, moves: [move], at: now() }
        const judged = judgement(table, submit(table.record.game, table.head, table.secrets, submission), 'en')
        return judged.outcome === 'refused' ? judged : { ...judged, inPlaceOf: { ...decision, by } }
      }
      for (let moves = 0; moves < mostMovesForAnother; moves++) {
        try {
          await race(match, judge)
        } catch (error) {
          if (error instanceof Problem && error.code === 'decision-passed') return moves
          throw error
        }
      }
      throw new Error(`match ${match}: no end of answering ${decisionId(decision)}`)
    },

    takeBack: (match, caller, to, language) =>
      race(
        match,
        async (table) => {
          const { record, head, secrets } = table
          const seat = seatToPlay(record, caller)
          const history = await readEntries(platform, match, { upTo: head.version })
          const what = { seat, by: 'hand' as const, at: now(), to: to ?? oneBack(history), agreed: false, history }
          const judged = judgement(table, takeBack(record.game, head, secrets, what), language)
          const before = history.slice(0, what.to)
          return judged.outcome === 'refused' ? judged : { ...judged, askedBefore: fold(record.game, before).decisions }
        },
        sitting(caller),
      ),

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

const passed = ({ head }: Table): Problem =>
  new Problem('decision-passed', { params: { version: head.version, missed: [] } })

/** Whether a question holds nobody up: then it costs no time of a bank. */
const lapses = ({ record, head }: Table, { seat, question }: Asked): boolean =>
  record.game
    .decisions(head.state)
    .some((open) => open.lapses === true && open.seat === seat && open.question === question)

/** When a question that is asked anew was asked before. */
const askedFirst = (before: readonly OpenDecision[], { seat, question }: OpenDecision): string | undefined =>
  before.find((open) => open.seat === seat && open.question === question)?.sinceAt

/** Lets in whoever holds a seat. */
const sitting = (caller: Player) => (record: MatchRecord) => seatToPlay(record, caller)

type Judged =
  | (Accepted & {
      readonly request?: Append['request']
      /** The decision that was answered in its seat's place. */
      readonly inPlaceOf?: Asked & Pick<Answering, 'by'>
      /** What was asked at the version that the match went back to: asked anew, it has no more time than it had. */
      readonly askedBefore?: readonly OpenDecision[]
    })
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
  if (code === 'journal/nothing-to-take-back') return new Problem('nothing-to-take-back')
  if (code === 'journal/others-have-moved') return new Problem('others-have-moved')
  if (code === 'journal/something-was-revealed') return new Problem('something-was-revealed')
  const wording = record.game.wording[language]
  const reason = code.slice(code.indexOf('/') + 1)
  const detail = wording.refusal(reason, params, namesOf(record, language))
  return new Problem('illegal-move', { rule: code, detail, params: { ...params, index } })
}

function recordAfter(table: Table, accepted: Exclude<Judged, { outcome: 'refused' }>) {
  const { version, hash, state } = accepted.head
  const { record } = table
  const isAborted = accepted.entries.at(-1)?.kind === 'aborted'
  const result = isAborted ? null : (record.game.result(state) ?? null)
  const status: Append['status'] = isAborted ? 'aborted' : result === null ? 'running' : 'ended'
  const at = new Date(accepted.entries.at(-1)?.at ?? record.movedAt)
  const open = accepted.head.decisions
  const gone = record.decisions.filter((before) => !open.some((now) => isSame(before, now)) && !lapses(table, before))
  // Where moves are taken back, what is asked no more was answered by nobody.
  const answered = accepted.askedBefore === undefined ? gone : []
  const banks = new Map(banksAfter(record, answered, at).map(({ seat, bank }) => [seat, bank]))
  const participants = record.participants.map((participant) => {
    const bank = participant.seat === null ? undefined : banks.get(participant.seat)
    return bank === undefined ? participant : { ...participant, bank }
  })
  const decisions = open.map(
    (now) =>
      record.decisions.find((before) => isSame(before, now)) ??
      timed({ pace: record.pace, participants }, now, askedFirst(accepted.askedBefore ?? [], now)),
  )
  const endedAt = status === 'running' ? null : at
  return { ...record, version, hash, status, result, participants, decisions, movedAt: at, endedAt }
}

function appendOf(
  { record, head: before }: Table,
  judged: Exclude<Judged, { outcome: 'refused' }>,
  after: ReturnType<typeof recordAfter>,
): Append {
  const { head, entries, request } = judged
  const { status } = after
  const holders = record.participants.flatMap(({ seat, account }) => (seat === null ? [] : [{ seat, account }]))
  const actor = entries.at(-1)?.actor
  const mover = actor?.kind === 'seat' ? actor.seat : undefined
  return {
    match: record.id,
    expected: before.version,
    roster: record.roster,
    entries,
    status,
    result: after.result,
    decisions: sameJson(head.decisions, before.decisions) ? undefined : after.decisions,
    banks: bankChanges(record, after),
    notices: [
      ...turnNotices(record.id, holders, askedAfter(before.version, head.decisions), mover),
      ...decidedNotices(record.id, holders, judged.inPlaceOf),
      ...endingNotices(record.id, holders, status),
    ],
    request,
  }
}

/** The banks of time that are another than before. */
const bankChanges = (before: MatchRecord, after: MatchRecord): NonNullable<Append['banks']> =>
  after.participants.flatMap(({ seat, bank }, index) =>
    seat === null || bank === null || bank === before.participants[index]?.bank ? [] : [{ seat, bank }],
  )
