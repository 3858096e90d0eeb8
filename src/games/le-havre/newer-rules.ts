import { playedOnBy } from '../kit/rules-versions.ts'
import type { Player, State } from './state.ts'

/** Converts a position between moves to newer rules. Rules 3 to 5 remember nothing that rules 2 do not. */
export const byRules = playedOnBy<State>({
  2: (state) => ({ ...state, phase: askedNow(state), seats: state.seats.map(withInterest) }),
})

/** Earlier rules had one order for food and interest; a player who wanted to be asked is now asked about each. */
const withInterest = (player: Player): Player => ({ ...player, interest: player.feeding === 'ask' ? 'ask' : 'pay' })

/** Seats that are being asked at this moment remain asked. */
function askedNow({ phase }: State): State['phase'] {
  if (phase.name === 'feeding') return { ...phase, asked: phase.owing.map(({ seat }) => seat) }
  if (phase.name !== 'turn') return phase
  return phase.owing.length === 0 ? phase : { ...phase, asked: phase.owing }
}
