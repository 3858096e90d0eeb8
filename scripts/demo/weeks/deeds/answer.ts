import { Choices, Played, View } from '../../answers.ts'
import { chooseMove, goesByView } from '../../choose.ts'
import type { Person } from '../person.ts'
import { unlessRefused } from './unless-refused.ts'

/** A match as its player sees it. */
export interface At {
  readonly match: string
  readonly game: string
}

/** More moves than any turn has. */
const mostMoves = 200

/** Answers everything that a match asks of a player. @returns how many moves they made */
export async function answer(person: Person, at: At): Promise<number> {
  for (let moves = 0; moves < mostMoves; moves++) {
    const made = await answerOnce(person, at)
    if (!made.moved) return moves
    if (!made.goesOn) return moves + 1
  }
  throw new Error(`${person.name} comes to no end in match ${at.match}`)
}

/** Whether a move was made, and whether the match still waits for the same seat. */
interface Made {
  readonly moved: boolean
  readonly goesOn: boolean
}

/** Makes one move if the match waits for the player. */
export async function answerOnce({ api, dice }: Person, { match, game }: At): Promise<Made> {
  // Another player may hold the seat by now.
  const offered = await unlessRefused(['not-your-seat'], api.get(`/v1/matches/${match}/choices`, Choices))
  if (offered === undefined || offered.decision === null) return { moved: false, goesOn: false }
  const { decision, choices, seat } = offered
  const view = goesByView(game) ? (await api.get(`/v1/matches/${match}/view`, View)).view : undefined
  const move = chooseMove(game, { view, choices, seat }, dice)
  const played = await api.post(`/v1/matches/${match}/moves`, { moves: [move], decision: decision.id }, Played)
  return { moved: true, goesOn: played.decisions.some((open) => open.seat === seat) }
}
