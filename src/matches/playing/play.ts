import type { Seat, Tagged } from '../../games/game.ts'
import type { Language } from '../../games/kit/wording.ts'
import { decisionId } from '../../journal/decisions.ts'
import { dryRun, type Tried } from '../../journal/dry-run.ts'
import { abort, resign, submit } from '../../journal/submit.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Keyed } from '../../platform/http/idempotency/key.ts'
import type { Platform } from '../../platform/platform.ts'
import { seatToPlay } from '../access/permissions.ts'
import type { ChangeMatch, ChangeOptions } from '../commit/change.ts'
import type { Changed, Judged, Refusal } from '../commit/judged.ts'
import { readEntries } from '../record/journal.ts'
import type { LiveMatch, LiveMatches } from '../record/live-matches.ts'
import { isOver, type MatchRecord } from '../record/record.ts'
import { storyEntry } from '../wire/story-entry.ts'
import { readMoves } from './move-body.ts'
import { judgement, refusal, refusedAsPassed } from './refusals.ts'
import { takeBackInMatch } from './take-back.ts'

/** Moves of a seat, parsed by its game. */
interface Submitted {
  readonly moves: readonly Tagged[]
  /** The decision that they answer. If given, they are judged as long as it is open, whatever else has happened. */
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
  /**
   * Makes moves, all of them or none.
   * @throws Problem not-found, not-your-seat, match-not-started, match-over, match-frozen, illegal-move,
   * chance-between, version-passed, decision-passed, key-reused, race-lost
   */
  move(match: string, asking: PlayRequest, submitted: Submitted): Promise<Changed>
  /** Like `move`, without storing or drawing anything. */
  previewMoves(
    match: string,
    caller: Player,
    trial: { readonly moves: readonly Tagged[]; readonly withChoices: boolean },
    language: Language,
  ): Promise<{ live: LiveMatch; tried: Tried }>
  /**
   * Takes back what the caller's seat has done: returns to the position of an earlier version, by default the one
   * before the newest entry.
   * @throws Problem not-found, not-your-seat, match-not-started, match-over, match-frozen, nothing-to-take-back,
   * others-have-moved, something-was-revealed, version-passed, key-reused, race-lost
   */
  takeBack(
    match: string,
    asking: PlayRequest,
    how: { readonly to?: number | undefined; readonly version?: number | undefined },
  ): Promise<Changed>
  /** Like `takeBack`, without storing anything. @returns the version whose position would be restored */
  previewTakeBack(
    match: string,
    caller: Player,
    to: number | undefined,
    language: Language,
  ): Promise<{ live: LiveMatch; to: number }>
  /**
   * Resigns the caller's seat.
   * @param version `If-Match`: only at this version
   * @throws Problem not-found, not-your-seat, match-not-started, match-over, match-frozen, already-resigned,
   * version-passed, key-reused, race-lost
   */
  resign(match: string, asking: PlayRequest, version?: number): Promise<Changed>
  /**
   * Aborts a match as an administrator.
   * @throws Problem not-found, match-not-started, match-over, race-lost
   */
  abort(match: string, caller?: Player): Promise<Changed>
}

const mostMissed = 50

/** Moves, and what else the holders of seats do. */
export function play(platform: Platform, liveMatches: LiveMatches, change: ChangeMatch): Play {
  const now = () => platform.clock.now().toISOString()

  /**
   * The refusal of a request whose version or decision has passed, with the entries that the player missed; undefined
   * where both are current.
   */
  async function refusalIfPassed(
    live: LiveMatch,
    seat: Seat,
    { decision, version }: Pick<Submitted, 'decision' | 'version'>,
    language: Language,
  ): Promise<Refusal | undefined> {
    const { head, record } = live
    const isPast = version !== undefined && version !== head.version
    const stands = head.decisions.some((open) => open.seat === seat && decisionId(open) === decision)
    if (!isPast && (decision === undefined || stands)) return undefined
    const known = isPast ? version : Number.parseInt(decision ?? '', 10)
    const entries = await readEntries(platform, record.id, { after: known, upTo: known + mostMissed })
    const viewpoint = { viewer: seat, over: isOver(record) }
    const missed = entries.map((entry) => storyEntry(live, entry, viewpoint, language))
    return refusedAsPassed(isPast ? 'version-passed' : 'decision-passed', head, missed)
  }

  return {
    move: (match, { caller, keyed, language }, { moves, decision, version }) =>
      change(
        match,
        async (live): Promise<Judged> => {
          const seat = seatToPlay(live.record, caller)
          const refused = await refusalIfPassed(live, seat, { decision, version }, language)
          if (refused) return refused
          const { game } = live.record
          const submission = { seat, by: 'hand' as const, moves: readMoves(game, moves), at: now() }
          return judgement(live, submit(game, live.head, live.secrets, submission), language)
        },
        changeOptions(caller, keyed),
      ),

    async previewMoves(match, caller, { moves, withChoices }, language) {
      const live = await liveMatches.newest(match, requireSeat(caller))
      const { game } = live.record
      const seat = seatToPlay(live.record, caller)
      const tried = dryRun(game, live.head, { seat, moves: readMoves(game, moves), withChoices })
      if (tried.outcome === 'refused') throw refusal(live, tried, language)
      return { live, tried }
    },

    takeBack: (match, { caller, keyed, language }, { to, version }) =>
      change(
        match,
        async (live) => {
          const seat = seatToPlay(live.record, caller)
          const refused = await refusalIfPassed(live, seat, { version }, language)
          return refused ?? takeBackInMatch(platform, live, { seat, to, agreed: false }, language)
        },
        changeOptions(caller, keyed),
      ),

    async previewTakeBack(match, caller, to, language) {
      const live = await liveMatches.newest(match, requireSeat(caller))
      const seat = seatToPlay(live.record, caller)
      const judged = await takeBackInMatch(platform, live, { seat, to, agreed: false }, language)
      if (judged.outcome === 'refused') throw judged.problem
      return { live, to: judged.to }
    },

    resign: (match, { caller, keyed, language }, version) =>
      change(
        match,
        async (live) => {
          const seat = seatToPlay(live.record, caller)
          const refused = await refusalIfPassed(live, seat, { version }, language)
          if (refused) return refused
          const what = { seat, by: 'hand' as const, at: now() }
          return judgement(live, resign(live.record.game, live.head, live.secrets, what), language)
        },
        changeOptions(caller, keyed),
      ),

    abort: (match, caller) =>
      change(
        match,
        (live) => {
          const what = { actor: { kind: 'administrator' as const }, reason: 'administrator' as const, at: now() }
          return judgement(live, abort(live.record.game, live.head, live.secrets, what), 'en')
        },
        { origin: caller?.origin },
      ),
  }
}

/** How a player's request is stored; it admits every holder of a seat. */
const changeOptions = (caller: Player, keyed: Keyed | undefined): ChangeOptions => ({
  admit: requireSeat(caller),
  keyed,
  origin: caller.origin,
})

/** Lets in who holds a seat. @throws Problem match-not-started, not-your-seat */
const requireSeat = (caller: Player) => (record: MatchRecord) => seatToPlay(record, caller)
