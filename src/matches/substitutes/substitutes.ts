import type { Language } from '../../games/kit/wording.ts'
import { replace } from '../../journal/replace.ts'
import { hasLooked } from '../../platform/audit/recent-looks.ts'
import { type Chore, oneByOne } from '../../platform/chore.ts'
import { daysAfter } from '../../platform/clock.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Log } from '../../platform/log.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem, unless } from '../../platform/problems/problem.ts'
import { isInvited } from '../access/invitations.ts'
import { requireInPerson, seatOf, viewpointOf } from '../access/permissions.ts'
import type { Amend } from '../commit/amend.ts'
import type { ChangeMatch } from '../commit/change.ts'
import { holderState, participantsChanged } from '../commit/effects/participants-changed.ts'
import type { Changed, Entering, Judged, Refusal } from '../commit/judged.ts'
import { replacingSeat } from '../commit/replacing-seat.ts'
import { unfilledSeats } from '../deadlines/due-decisions.ts'
import { requireTogether } from '../lobby/joining.ts'
import type { PlayRequest } from '../playing/play.ts'
import { judgement } from '../playing/refusals.ts'
import type { LiveMatch } from '../record/live-matches.ts'
import { newBot, newcomerOf } from '../record/newcomer.ts'
import { holderOf, holders, isOver, type MatchRecord, type Participant } from '../record/record.ts'
import { removalFrom } from '../record/removals.ts'
import { daysForPeople } from '../reliability/days-for-people.ts'
import { requireReliable } from '../reliability/reliability.ts'

/** Taking over seats whose players do not play. */
export interface Substitutes {
  /**
   * Takes over a seat that is open to a substitute. Who has held a seat of the match knows what it hides, so they can take
   * that seat back from a bot, and no other one. An administrator who has looked into the match cannot do so.
   * @throws Problem not-found, session-needed, not-allowed, match-not-started, match-over, already-joined,
   * seat-not-open, invitation-needed, not-together, not-reliable-enough, race-lost
   */
  takeOver(match: string, asking: PlayRequest, wanted: SeatRequest): Promise<Changed>
}

interface SeatRequest {
  readonly seat: number
  /** The token of an invitation: needed for a private match, and where the creator had removed the caller. */
  readonly invitation: string | undefined
}

/** Taking over seats, stored by `change`. */
export function substitutes(platform: Platform, change: ChangeMatch): Substitutes {
  async function judgeTakeOver(
    live: LiveMatch,
    caller: Player,
    { seat, invitation }: SeatRequest,
    language: Language,
  ): Promise<Judged> {
    const { record } = live
    if (isOver(record)) throw new Problem('match-over')
    if (seatOf(record, caller.account) !== undefined) throw new Problem('already-joined')
    if (await hasLooked(platform, record.id, caller.account)) throw new Problem('not-allowed')
    const holder = holderOf(record, seat)
    if (holder === undefined || holder.offeredAt === null) throw new Problem('seat-not-open')
    const removal = removalFrom(record, caller.account)
    if (removal !== undefined && !(await isInvited(platform, record.id, caller, invitation, removal.at))) {
      throw new Problem('invitation-needed')
    }
    await requireTogether(
      platform,
      caller.account,
      holders(record).filter((other) => other.seat !== seat),
    )
    await requireReliable(platform, caller.account, record)
    const before = formerParticipant(record, caller)
    if (before !== undefined && !mayTakeBack(live, before, seat)) throw new Problem('seat-not-open')
    const newcomer = before ?? (await newcomerOf(platform, caller.account))
    return judgeReplacement(platform, live, { seat, newcomer }, language)
  }

  return {
    takeOver(match, { caller, keyed, language }, wanted) {
      async function admit(record: MatchRecord): Promise<void> {
        const { id, private: isPrivate } = record
        viewpointOf(record, caller, isPrivate && (await isInvited(platform, id, caller, wanted.invitation)))
        requireInPerson(record, caller)
      }
      return change(
        match,
        async (live) => {
          await admit(live.record)
          return judgeTakeOver(live, caller, wanted, language)
        },
        { admit, keyed, origin: caller.origin },
      )
    },
  }
}

/** Gives to bots the seats that no person has taken over in time. */
export function botsForUntaken(platform: Platform, change: ChangeMatch, amend: Amend, log: Log): Chore {
  return oneByOne(
    log,
    (now, limit) => unfilledSeats(platform, daysAfter(now, -daysForPeople), limit),
    ({ match, seat }, now) => {
      const judge = (live: LiveMatch) => {
        const offeredAt = holderOf(live.record, seat)?.offeredAt ?? null
        if (live.record.frozenAt !== null) throw new Problem('seat-not-open')
        if (offeredAt === null || daysAfter(offeredAt, daysForPeople) > now) throw new Problem('seat-not-open')
        return botTakes(platform, live, seat)
      }
      return unless(['seat-not-open'], change(match, judge))
    },
    // If no bot can take a seat, it stays open to people for another three days.
    ({ match, seat }, now) =>
      amend(match, (record) => {
        const holder = holderOf(record, seat)
        return holder ? [participantsChanged([{ ...holderState(holder), offeredAt: now }])] : []
      }),
  )
}

/** A bot takes a seat, which stays open to people. @param proposal the one by which the players agreed on this, if any */
export const botTakes = (platform: Platform, live: LiveMatch, seat: number, proposal?: number): Entering | Refusal =>
  judgeReplacement(platform, live, { seat, newcomer: newBot(), ...(proposal !== undefined && { proposal }) }, 'en')

function judgeReplacement(
  platform: Platform,
  live: LiveMatch,
  replacement: { readonly seat: number; readonly newcomer: Participant; readonly proposal?: number },
  language: Language,
): Entering | Refusal {
  const { seat, newcomer } = replacement
  const now = platform.clock.now()
  const what = { seat, participant: newcomer.number, by: 'system' as const, at: now.toISOString() }
  const judged = judgement(live, replace(live.record.game, live.head, live.secrets, what), language)
  return judged.outcome === 'refused'
    ? judged
    : { ...judged, effects: replacingSeat({ ...replacement, bars: false, at: now }) }
}

/** The caller as a former participant: they keep the number by which the journal knows them. */
const formerParticipant = ({ participants }: MatchRecord, { account }: Player): Participant | undefined =>
  participants.find((one) => one.account === account)

/** Whether a former participant may take over a seat: only the last one they held, unless a ruling took it away. */
const mayTakeBack = ({ head }: LiveMatch, { number, barred }: Participant, seat: number): boolean =>
  !barred && head.holdings.findLast(({ participant }) => participant === number)?.seat === seat
