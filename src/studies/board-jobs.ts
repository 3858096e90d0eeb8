import { gameById } from '../games/catalogue.ts'
import type { Game, Seat, Tagged, Viewer } from '../games/game.ts'
import type { Language } from '../games/kit/wording.ts'
import { writePosition } from '../games/position.ts'
import { seatNames } from '../games/wire/seat-names.ts'
import { markedSentences, withNouns } from '../games/wire/sentences.ts'
import { attempt } from '../journal/refusal.ts'
import { chanceFollows, evolveAll, settle } from '../journal/settle.ts'
import { readMove } from '../matches/playing/move-body.ts'
import { illegalMove } from '../matches/playing/refusals.ts'
import { Problem } from '../platform/problems/problem.ts'
import { job } from '../platform/threads/job.ts'
import { type Board, positionOn } from './board.ts'
import { studyDice } from './dice.ts'
import { type ShownPage, studyPage } from './page.ts'
import type { TreeNode } from './tree.ts'
import { choicesBody, type NodePlace, nodeBodies, positionBody } from './wire/board-body.ts'

/**
 * The computations of studies. They run on another thread, since a position that was set up by hand may take longer
 * than any that is reached in play.
 */

interface Looked {
  readonly board: Board
  readonly place: NodePlace
  readonly viewer: Viewer
  readonly language: Language
}

/** The position of a board as the API answers it. */
export const showPosition = job(import.meta.url, 'showPosition', ({ board, place, viewer, language }: Looked) =>
  positionBody(gameById(board.game), { place, position: positionOn(board), viewer }, language),
)

/** The position of a board as a drawing. */
export const drawBoard = job(
  import.meta.url,
  'drawBoard',
  ({ board, viewer, language }: Omit<Looked, 'place'>): string => {
    const game = gameById(board.game)
    return game.picture(game.view(positionOn(board), viewer), seatNames(language), game.wording[language].title)
  },
)

/** The position of a board as a file. */
export const writeBoard = job(import.meta.url, 'writeBoard', (board: Board) =>
  writePosition(gameById(board.game), positionOn(board)),
)

interface BoardSentences {
  readonly game: string
  /** The first position. */
  readonly position: unknown
  readonly nodes: readonly TreeNode[]
  readonly language: Language
}

/** Nodes in words. */
export const nodesInWords = job(
  import.meta.url,
  'nodesInWords',
  ({ game, position, nodes, language }: BoardSentences) =>
    nodes.map(nodeBodies({ game: gameById(game), position }, language)),
)

interface BoardQuestion {
  readonly board: Board
  readonly node: number
  /** Undefined: the first seat that has to decide. */
  readonly seat: Seat | undefined
  readonly language: Language
}

/** The choices of a seat. */
export const showChoices = job(import.meta.url, 'showChoices', ({ board, node, seat, language }: BoardQuestion) => {
  const game = gameById(board.game)
  const position = positionOn(board)
  const asked = seat ?? game.decisions(position)[0]?.seat ?? 0
  return choicesBody(game, { node, seat: asked, position }, language)
})

/** A study at one of its nodes as a page. */
export const showPage = job(import.meta.url, 'showPage', ({ board, ...shown }: ShownPage & { board: Board }) =>
  studyPage(gameById(board.game), positionOn(board), shown),
)

interface Trial {
  readonly board: Board
  readonly seat: Seat
  /** The move as it was sent, and its index in the request. */
  readonly sent: unknown
  readonly index: number
  /** The dice of the node that the move would become. */
  readonly dice: { readonly id: string; readonly seed: string; readonly node: number }
  readonly language: Language
}

/** Judges a move by the rules. @throws Problem invalid-request, match-over, illegal-move */
export const tryMove = job(import.meta.url, 'tryMove', ({ board, seat, sent, index, dice, language }: Trial) => {
  const game = gameById(board.game)
  const before = positionOn(board)
  const move = readMove(game, sent, ['body', 'moves', index])
  const decided = decide(game, before, { seat, move, index }, language)
  return { move, ...settle(game, before, decided, studyDice(dice, dice.node)) }
})

interface Preview {
  readonly board: Board
  readonly place: NodePlace
  readonly seat: Seat
  /** The moves as they were sent. */
  readonly sent: readonly unknown[]
  readonly language: Language
}

/** What moves would do, as far as nothing is drawn. @throws Problem invalid-request, match-over, illegal-move */
export const previewMoves = job(import.meta.url, 'previewMoves', ({ board, place, seat, sent, language }: Preview) => {
  const game = gameById(board.game)
  const events: Tagged[] = []
  let position = positionOn(board)
  const wording = game.wordingOf(position, language)
  let stopped = false
  for (const [index, one] of sent.entries()) {
    if (stopped) break
    const decided = decide(
      game,
      position,
      { seat, move: readMove(game, one, ['body', 'moves', index]), index },
      language,
    )
    events.push(...decided)
    position = evolveAll(game, position, decided)
    stopped = chanceFollows(game, position)
  }
  return {
    ...withNouns(markedSentences(wording, events, seatNames(language))),
    stopped,
    position: positionBody(game, { place, position, viewer: 'administrator' }, language),
  }
})

interface Move {
  readonly seat: Seat
  readonly move: Tagged
  readonly index: number
}

/** @throws Problem match-over, illegal-move */
function decide(game: Game, state: unknown, { seat, move, index }: Move, language: Language): readonly Tagged[] {
  if (game.decisions(state).length === 0) throw new Problem('match-over')
  const decided = attempt(index, () => game.decide(state, seat, move))
  if (decided.outcome === 'decided') return decided.events
  throw illegalMove(game.wordingOf(state, language), decided, seatNames(language))
}
