import type { Seat } from '../../game.ts'
import { openSlots } from '../moves/deliver.ts'
import { playerAt, playing, type State } from '../state.ts'
import { worthOfHand } from './hand.ts'
import { turnsLeft } from './outlook.ts'
import { worthOfCoins, worthOfGoods, worthOfMilestones, worthOfVillagers } from './possessions.ts'
import { worthOfProgress } from './progress.ts'
import { worthOfHopes, worthOfScore } from './score.ts'
import type { Survey } from './survey.ts'
import { worthOfTransport } from './transport.ts'

/** What is good for the others counts against oneself, but not as much. */
const envy = 0.5
/** What it is worth to win, and not to lose: whoever is ahead completes the church, and nobody else does. */
const winning = 60
const losing = 30
/** Until this round one hopes to catch up; then less and less, and so many rounds later one would rather be done. */
const lastHope = { round: 20, fades: 8 } as const

/**
 * What a position is worth to a seat, in points: what it has, less some of what the others have. The numbers are guesses of
 * ours that play well.
 */
export function worth(survey: Survey, seat: Seat): number {
  const others = playing(survey.state).filter((other) => other !== seat)
  const theirs = others.map((other) => standing(survey, other))
  const mean = theirs.reduce((sum, one) => sum + one, 0) / Math.max(1, theirs.length)
  const own = standing(survey, seat)
  const outcome = own > Math.max(...theirs) ? winning : -losing * hopeIn(survey.state)
  return own - envy * mean + (openSlots(survey.state).length === 0 ? outcome : 0)
}

const hopeIn = ({ round }: State): number => Math.min(1, Math.max(0, 1 - (round - lastHope.round) / lastHope.fades))

/** The score if the match ended now, and what may still be made of the rest. */
function standing(survey: Survey, seat: Seat): number {
  const left = turnsLeft(survey.state, survey.rounds, seat)
  return (
    worthOfScore(survey, seat, left) +
    worthOfHopes(survey, seat, left) +
    worthOfCoins(survey.state, seat, left) +
    worthOfVillagers(survey.state, seat, left) +
    worthOfGoods(survey.state, seat, left) +
    worthOfMilestones(survey.state, seat, left) +
    worthOfHand(survey.state, seat, left) +
    worthOfTransport(survey, playerAt(survey.state, seat).donkeys, left) +
    worthOfProgress(survey, seat)
  )
}
