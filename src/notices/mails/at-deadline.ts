import type { Game } from '../../games/game.ts'
import { agreedFor } from '../../matches/clock/answers.ts'
import type { Late } from '../../matches/clock/pace.ts'
import type { MatchRecord, OpenRow } from '../../matches/load.ts'

/** What a match does at a decision's deadline: as agreed; but it waits where the game has no usual answer to give. */
export function atDeadline(
  { game, late }: Pick<MatchRecord, 'late'> & { readonly game: Pick<Game, 'usual'> },
  state: unknown,
  open: Pick<OpenRow, 'seat' | 'question' | 'lapses'>,
): Late {
  const agreed = agreedFor({ late }, open)
  const hasNone = agreed === 'usual' && game.usual?.(state, open.seat, open.question) === undefined
  return hasNone ? 'wait' : agreed
}
