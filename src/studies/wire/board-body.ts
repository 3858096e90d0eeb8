import { z } from 'zod'
import type { Game, Viewer } from '../../games/game.ts'
import { MoveJson } from '../../games/kit/choice.ts'
import type { Language } from '../../games/kit/wording.ts'
import { ChoiceBody, choiceBody } from '../../games/wire/choice-body.ts'
import { viewsWith } from '../../games/wire/game-schemas.ts'
import { ResultBody, resultSays } from '../../games/wire/result-body.ts'
import { seatNames } from '../../games/wire/seat-names.ts'
import { markedSentences, sentencesOf, withNouns } from '../../games/wire/sentences.ts'
import { ViewerBody } from '../../games/wire/viewer.ts'
import type { Study } from '../study.ts'
import type { TreeNode } from '../tree.ts'

export const NodeBody = z
  .object({
    number: z.int().describe('Numbered within its study from 1; the number of a deleted node is never used again.'),
    parent: z.int().describe('The node it follows; 0: the first position.'),
    seat: z.int().describe('The seat that moves.'),
    move: MoveJson,
    name: z.string().nullable().describe('The name of the line that leads here; null: none.'),
    comment: z.string().nullable().describe('What its owner says about the move; null: nothing.'),
    ...sentencesOf('What happens, in sentences in your language.'),
  })
  .meta({ id: 'StudyNode', description: 'A move that was tried on a study board.' })
export type NodeBody = z.infer<typeof NodeBody>

/** Nodes as the API answers them, with sentences in the words of their study's pieces. */
export function nodeBodies(
  { game, position }: Pick<Study, 'game' | 'position'>,
  language: Language,
): (node: TreeNode) => NodeBody {
  const wording = game.wordingOf(position, language)
  const names = seatNames(language)
  return ({ number, parent, seat, move, events, name, comment }) => {
    const says = withNouns(markedSentences(wording, events, names))
    return { number, parent, seat, move: { ...move }, name, comment, ...says }
  }
}

export const StudyPosition = viewsWith(
  {
    node: z.int().describe('0: the first position.'),
    parent: z.int().nullable().describe('The node it follows; null for the first position.'),
    viewer: ViewerBody.describe('The viewer; by default, one who sees everything.'),
    says: z.array(z.string()).describe('The position in words, in your language.'),
    waitsFor: z
      .array(
        z
          .object({
            seat: z.int(),
            question: z.string().describe('The game’s own id of the question.'),
            asks: z.string().describe('The question as an instruction, in your language.'),
          })
          .meta({ id: 'AskedInStudy', description: 'A decision that a seat of a study board has to make.' }),
      )
      .describe('The decisions to make; empty if the match would be over.'),
    result: ResultBody.nullable().describe('The result that the match would have; null if it goes on.'),
  },
  'StudyPosition',
)

export const PositionLook = z
  .object({
    problems: z
      .array(
        z
          .object({
            at: z.string().describe('The path into the position file, such as `state/seats/0/hand`.'),
            problem: z.string().describe('What is wrong there, in your language.'),
          })
          .meta({ id: 'PositionProblem', description: 'Something that cannot be in a position.' }),
      )
      .describe('What is impossible in it; empty if a study can begin with it.'),
    position: StudyPosition.nullable().describe(
      'What the board would show, even of an impossible position; null if it cannot be shown. No card or piece is drawn.',
    ),
  })
  .meta({ id: 'PositionLook', description: 'A position on its board, and what is impossible in it.' })

/** A node of a board and its parent; the first position is 0, without a parent. */
export interface NodePlace {
  readonly node: number
  readonly parent: number | null
}

/** What a board shows at one of its nodes. */
interface ShownNode {
  readonly place: NodePlace
  readonly position: unknown
  readonly viewer: Viewer
}

/** A position of a study as the API answers it. */
export function positionBody(game: Game, { place, position, viewer }: ShownNode, language: Language) {
  const wording = game.wordingOf(position, language)
  const names = seatNames(language)
  const view = game.view(position, viewer)
  const result = game.result(position)
  return {
    game: game.meta.id,
    ...place,
    viewer,
    says: wording.position(view, names),
    waitsFor: game.decisions(position).map(({ seat, question }) => {
      return { seat, question, asks: wording.question(question) }
    }),
    result: result === undefined ? null : resultSays(result, wording, names),
    view,
  }
}

export const StudyChoices = z
  .object({
    node: z.int(),
    seat: z.int(),
    question: z.string().nullable().describe('The first question to the seat; null if there is none.'),
    asks: z.string().nullable().describe('The question as an instruction, in your language.'),
    choices: z.array(ChoiceBody),
  })
  .meta({ id: 'StudyChoices', description: 'Every legal move of a seat on a study board, as forms.' })

/** What a seat may do at a node, as the API answers it. */
export function choicesBody(
  game: Game,
  { node, seat, position }: { readonly node: number; readonly seat: number; readonly position: unknown },
  language: Language,
): z.infer<typeof StudyChoices> {
  const wording = game.wordingOf(position, language)
  const asked = game.decisions(position)
  const question = asked.find((one) => one.seat === seat)?.question ?? null
  const choices = asked.length === 0 ? [] : game.choices(position, seat)
  return {
    node,
    seat,
    question,
    asks: question === null ? null : wording.question(question),
    choices: choices.map((choice) => choiceBody(wording, choice, seatNames(language))),
  }
}
