import type { Seat } from '../../games/game.ts'
import { playByNewRules } from '../../journal/new-rules.ts'
import { abort } from '../../journal/submit.ts'
import { daysAfter, laterOf } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import type { Effect } from '../commit/effect.ts'
import { clocksSet } from '../commit/effects/clocks-set.ts'
import { decisionsChanged } from '../commit/effects/decisions-replaced.ts'
import { noticesQueued } from '../commit/effects/notices-queued.ts'
import { holderState, participantsChanged } from '../commit/effects/participants-changed.ts'
import type { Entering, Judged, Refusal } from '../commit/judged.ts'
import { prolongedOffer } from '../deadlines/prolonging.ts'
import { retimedDecisions } from '../deadlines/retimed-decisions.ts'
import { judgement } from '../playing/refusals.ts'
import { takeBackInMatch } from '../playing/take-back.ts'
import type { LiveMatch } from '../record/live-matches.ts'
import { holders, type MatchRecord } from '../record/record.ts'
import { botTakes } from '../substitutes/substitutes.ts'
import { ofSeat, type Proposal, waitsForThaw } from './proposal.ts'
import { proposalDecidedNotices } from './proposal-notices.ts'

/** Who settles a proposal, and what stores that it is accepted. */
interface SettledBy {
  /** Null: an administrator. */
  readonly by: Seat | null
  readonly accepted: (at: Date) => Effect
}

/** Carries out a proposal at the version at which everybody has agreed to it. @throws Problem match-frozen */
export async function executeProposal(
  platform: Platform,
  live: LiveMatch,
  proposal: Proposal,
  { by, accepted }: SettledBy,
): Promise<Judged> {
  const { record } = live
  const { number, terms } = proposal
  if (waitsForThaw(terms, record)) throw new Problem('match-frozen')
  const now = platform.clock.now()
  const settled = [accepted(now), noticesQueued(proposalDecidedNotices(record, { number }, by))]
  const judged = await judgeTerms(platform, live, proposal, now)
  return judged.outcome === 'refused' ? judged : { ...judged, effects: [...(judged.effects ?? []), ...settled] }
}

async function judgeTerms(platform: Platform, live: LiveMatch, proposal: Proposal, now: Date): Promise<Judged> {
  const { record, head, secrets } = live
  const { number, terms, seat } = proposal
  const at = now.toISOString()
  switch (terms.kind) {
    case 'pause':
      return { outcome: 'beside', effects: pauseEffects(record, now, now, daysAfter(now, terms.days)) }
    case 'resume':
      return { outcome: 'beside', effects: pauseEffects(record, now, record.pausedUntil ?? now, now) }
    case 'end': {
      const what = { actor: { kind: 'system' as const }, reason: 'agreement' as const, at }
      return judgement(live, abort(record.game, head, secrets, what), 'en')
    }
    case 'take-back':
      return takeBackInMatch(platform, live, { seat: ofSeat(seat), to: terms.to, agreed: true }, 'en')
    case 'replace':
      return terms.by === 'bot'
        ? botTakes(platform, live, terms.seat, number)
        : { outcome: 'beside', effects: offerEffects(record, terms.seat, now) }
    case 'new-rules':
      return moveToNewerRules(live, terms.to, at)
  }
}

/**
 * Stops the clocks of a match until a moment; a moment that has come starts them again. The days after which a bot
 * takes an open seat stop with them.
 * @param before the moment from which the time for decisions was counted
 */
function pauseEffects(record: MatchRecord, now: Date, before: Date, pausedUntil: Date): Effect[] {
  const still = pausedUntil.getTime() - laterOf(now, record.pausedUntil).getTime()
  const open = holders(record).flatMap((holder) => {
    const { offeredAt } = holder
    return offeredAt === null ? [] : [{ ...holderState(holder), offeredAt: prolongedOffer(offeredAt, still) }]
  })
  return [
    clocksSet({ pausedUntil, frozenAt: record.frozenAt }),
    decisionsChanged(record, retimedDecisions(record, { now, before, after: pausedUntil })),
    participantsChanged(open),
  ]
}

/**
 * Opens a seat to a substitute. The days until a bot takes it begin only after a pause or a freeze. So an offer made in
 * a pause is dated at the end of the pause. One made in a freeze is dated at the beginning of the freeze, because the
 * thaw moves all offers by the whole length of the freeze (`thawing`).
 */
function offerEffects(record: MatchRecord, seat: Seat, now: Date): Effect[] {
  const offeredAt = laterOf(record.frozenAt ?? now, record.pausedUntil)
  const states = holders(record).filter((holder) => holder.seat === seat)
  return [participantsChanged(states.map((holder) => ({ ...holderState(holder), offeredAt })))]
}

/**
 * Moves a match to newer rules. If they no longer ask for an open decision, nobody has answered it, and it uses up
 * nobody's time.
 */
function moveToNewerRules(live: LiveMatch, to: number, at: string): Entering | Refusal {
  const { record, head, secrets } = live
  const judged = judgement(live, playByNewRules(record.game, head, secrets, { to, at }), 'en')
  return judged.outcome === 'refused' ? judged : { ...judged, wentBack: { askedBefore: [] } }
}
