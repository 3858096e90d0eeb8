import type { Game } from '../../games/game.ts'
import type { Late } from '../../matches/clock/pace.ts'
import type { OpenRow } from '../../matches/load.ts'

/** What a match does at the deadline of a decision, and whether it would wait for anybody's vacation. */
export interface AtDeadline {
  readonly what: Late
  readonly lapses: boolean
}

/** As agreed; where the usual answer is to be given and the game has none, the match waits. */
export function atDeadline(
  game: Pick<Game, 'decisions' | 'usual'>,
  late: Late,
  state: unknown,
  { seat, question }: Pick<OpenRow, 'seat' | 'question'>,
): AtDeadline {
  const asked = game.decisions(state).find((open) => open.seat === seat && open.question === question)
  const lapses = asked?.lapses === true
  const agreed = lapses ? 'usual' : late
  const hasNone = agreed === 'usual' && game.usual?.(state, seat, question) === undefined
  return { what: hasNone ? 'wait' : agreed, lapses }
}
