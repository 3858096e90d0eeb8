import type { Seat } from '../../game.ts'
import { sum } from '../../kit/sum.ts'
import { openSlots } from '../moves/deliver.ts'
import { playerAt, playing, type State } from '../state.ts'
import { worthOfHand } from './hand.ts'
import { turnsLeft } from './outlook.ts'
import { worthOfCoins, worthOfGoods, worthOfMilestones, worthOfVillagers } from './possessions.ts'
import { worthOfProgress } from './progress.ts'
import { worthOfHopes, worthOfScore } from './score.ts'
import type { Survey } from './survey.ts'
import { worthOfTransport } from './transport.ts'

/** How much the worth of the position to the others counts against it. */
const envy = 0.5
/** What it is worth to win, and not to lose: a player completes the church when ahead, and avoids it otherwise. */
const winning = 60
const losing = 30
/**
 * Up to this round a player hopes to catch up; the hope then fades over this many rounds, until ending the match is
 * fine.
 */
const lastHope = { round: 20, fades: 8 } as const

/**
 * The worth of a position to a seat, in points: what the seat has, less a part of what the others have. The numbers are
 * our own guesses; bots play well with them.
 */
export function worth(survey: Survey, seat: Seat): number {
  const others = playing(survey.state).filter((other) => other !== seat)
  const theirs = others.map((other) => standing(survey, other))
  const mean = sum(theirs) / Math.max(1, theirs.length)
  const own = standing(survey, seat)
  const outcome = own > Math.max(...theirs) ? winning : -losing * hopeIn(survey.state)
  return own - envy * mean + (openSlots(survey.state).length === 0 ? outcome : 0)
}

const hopeIn = ({ round }: State): number => Math.min(1, Math.max(0, 1 - (round - lastHope.round) / lastHope.fades))

/** The score if the match ended now, and what the seat may still gain. */
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
