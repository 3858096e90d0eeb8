import { Choices, Played, View } from '../../answers.ts'
import { chooseMove, goesByView } from '../../choose.ts'
import type { Person } from '../person.ts'
import { unlessRefused } from './unless-refused.ts'

/** A match, as somebody at the table knows it. */
export interface At {
  readonly match: string
  readonly game: string
}

/** More than any turn has. */
const mostMoves = 200

/** Somebody answers all that they are asked in a match. @returns how many moves they made */
export async function answer(person: Person, at: At): Promise<number> {
  for (let moves = 0; moves < mostMoves; moves++) {
    const made = await answerOnce(person, at)
    if (!made.moved) return moves
    if (!made.goesOn) return moves + 1
  }
  throw new Error(`${person.name} comes to no end in match ${at.match}`)
}

/** Whether a move was made, and whether the same seat is asked on. */
interface Made {
  readonly moved: boolean
  readonly goesOn: boolean
}

/** Makes one move where one is asked. */
export async function answerOnce({ api, dice }: Person, { match, game }: At): Promise<Made> {
  // Somebody else may hold the seat by now.
  const offered = await unlessRefused(['not-your-seat'], api.get(`/v1/matches/${match}/choices`, Choices))
  if (offered === undefined || offered.decision === null) return { moved: false, goesOn: false }
  const { decision, choices, seat } = offered
  const view = goesByView(game) ? (await api.get(`/v1/matches/${match}/view`, View)).view : undefined
  const move = chooseMove(game, { view, choices, seat }, dice)
  const played = await api.post(`/v1/matches/${match}/moves`, { moves: [move], decision: decision.id }, Played)
  return { moved: true, goesOn: played.decisions.some((open) => open.seat === seat) }
}
