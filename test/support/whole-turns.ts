import type { Game, Seat } from '../../src/games/game.ts'
import type { Dice } from '../../src/games/kit/dice.ts'
import { seededDice } from '../../src/games/playout/seeded-dice.ts'
import { chanceFollows, evolveAll } from '../../src/journal/settle.ts'
import { liveMatches } from '../../src/matches/record/live-matches.ts'
import type { HttpMatch } from './http-match.ts'
import type { TestServer } from './server.ts'

/**
 * Plays a match on to its end, and builds where possible. The seat that is asked makes all moves of its turn in one
 * request, up to the first draw: so a whole match takes a quarter of the requests.
 */
export async function playsToTheEnd({ platform }: TestServer, match: HttpMatch): Promise<void> {
  const known = liveMatches(platform)
  const dice = seededDice(7)
  for (;;) {
    const { record, head } = await known.newest(match.id)
    const [asked] = head.decisions
    if (asked === undefined) return
    await match.move(asked.seat, ...turnOf(record.game, head.state, asked.seat, dice)).expect(200)
  }
}

const mostMoves = 20

function turnOf(game: Game, before: unknown, seat: Seat, dice: Dice): object[] {
  const moves: object[] = []
  let state = before
  while (moves.length < mostMoves && game.decisions(state).some((asked) => asked.seat === seat)) {
    const offered = game.choices(state, seat)
    const choice = offered.find(({ move }) => move.type === 'build') ?? offered[dice.below(offered.length)]
    if (choice === undefined) throw new Error(`seat ${seat} is asked and has no choice`)
    const events = game.decide(state, seat, game.schemas.move.parse(choice.example))
    moves.push(choice.example)
    state = evolveAll(game, state, events)
    if (chanceFollows(game, state) || events.some(({ type }) => game.reveals?.includes(type))) break
  }
  return moves
}
