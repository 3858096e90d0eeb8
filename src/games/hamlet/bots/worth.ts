import type { Seat } from '../../game.ts'
import { openSlots } from '../moves/deliver.ts'
import { playerAt, playing, type State } from '../state.ts'
import { worthOfHand } from './hand.ts'
import type { Look } from './look.ts'
import { turnsLeft } from './outlook.ts'
import { worthOfCoins, worthOfGoods, worthOfMilestones, worthOfVillagers } from './possessions.ts'
import { worthOfProgress } from './progress.ts'
import { worthOfHopes, worthOfScore } from './score.ts'
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
export function worth(look: Look, seat: Seat): number {
  const others = playing(look.state).filter((other) => other !== seat)
  const theirs = others.map((other) => standing(look, other))
  const mean = theirs.reduce((sum, one) => sum + one, 0) / Math.max(1, theirs.length)
  const own = standing(look, seat)
  const outcome = own > Math.max(...theirs) ? winning : -losing * hopeIn(look.state)
  return own - envy * mean + (openSlots(look.state).length === 0 ? outcome : 0)
}

const hopeIn = ({ round }: State): number => Math.min(1, Math.max(0, 1 - (round - lastHope.round) / lastHope.fades))

/** The score if the match ended now, and what may still be made of the rest. */
function standing(look: Look, seat: Seat): number {
  const left = turnsLeft(look.state, look.rounds, seat)
  return (
    worthOfScore(look, seat, left) +
    worthOfHopes(look, seat, left) +
    worthOfCoins(look.state, seat, left) +
    worthOfVillagers(look.state, seat, left) +
    worthOfGoods(look.state, seat, left) +
    worthOfMilestones(look.state, seat, left) +
    worthOfHand(look.state, seat, left) +
    worthOfTransport(look, playerAt(look.state, seat).donkeys, left) +
    worthOfProgress(look, seat)
  )
}
