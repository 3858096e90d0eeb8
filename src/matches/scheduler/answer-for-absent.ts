import { decisionId } from '../../journal/decisions.ts'
import { resign, submit } from '../../journal/submit.ts'
import type { Platform } from '../../platform/platform.ts'
import { unless } from '../../platform/problems/problem.ts'
import type { ChangeMatch } from '../commit/change.ts'
import type { Judged } from '../commit/judged.ts'
import type { DeadlineAnswer } from '../deadlines/deadline-answers.ts'
import type { DecisionKey } from '../deadlines/deadlines.ts'
import { judgement, refusedAsPassed } from '../playing/refusals.ts'
import type { LiveMatch } from '../record/live-matches.ts'
import type { MatchRecord } from '../record/record.ts'

/** What the server does for a seat whose player does not decide. */
export interface AnswerForAbsent {
  /**
   * Answers a decision, move by move, until it is answered.
   * @param stands whether the server is still to answer it this way
   * @returns how many moves were made: 0 if the decision no longer stands, or has no answer
   */
  answer(match: string, decision: DecisionKey, how: DeadlineAnswer, stands: Stands): Promise<number>
  /** Resigns a seat that nobody will ever play. */
  giveUp(match: string, decision: DecisionKey, stands: Stands): Promise<void>
}

type Stands = (record: MatchRecord) => boolean

/** More moves than any turn takes: beyond that, the bot is at fault. */
const mostMoves = 200

/** The server's answers for absent players, stored by `change`. */
export function answeringForAbsent(platform: Platform, change: ChangeMatch): AnswerForAbsent {
  const now = () => platform.clock.now().toISOString()

  return {
    async answer(match, decision, { by, choose }, stands) {
      const judge = (live: LiveMatch): Judged => {
        const move = stands(live.record) ? choose(live) : undefined
        if (move === undefined) return refusedAsPassed('decision-passed', live.head)
        const { game } = live.record
        const submission = { seat: decision.seat, by, moves: [move], at: now() }
        const judged = judgement(live, submit(game, live.head, live.secrets, submission), 'en')
        return judged.outcome === 'refused' ? judged : { ...judged, inPlaceOf: { ...decision, by } }
      }
      for (let moves = 0; moves < mostMoves; moves++) {
        if (!(await unless(['decision-passed'], change(match, judge)))) return moves
      }
      throw new Error(`match ${match}: no end of answering ${decisionId(decision)}`)
    },

    async giveUp(match, { seat }, stands) {
      const judge = (live: LiveMatch): Judged => {
        if (!stands(live.record)) return refusedAsPassed('decision-passed', live.head)
        const what = { seat, by: 'clock' as const, at: now() }
        return judgement(live, resign(live.record.game, live.head, live.secrets, what), 'en')
      }
      await unless(['decision-passed'], change(match, judge))
    },
  }
}
