import { z } from 'zod'
import { catalogue } from '../../games/catalogue.ts'
import { Position } from '../../games/position.ts'
import { MessageText, plainText } from '../../platform/http/text.ts'

export const PositionFile = Position.extend({
  game: z.string().max(40).describe('The id of the game.'),
  state: z
    .unknown()
    .describe('The state; `schemas.states` of `GET /v1/games/{game}` describes it. Its seats are under `seats`.'),
}).meta({ id: 'Position', description: 'A position file: a state as JSON.' })

export const LinkToken = z.base64url().max(100).describe('The token of a link to a study.')

export const FromMatch = z
  .strictObject({
    kind: z.literal('match'),
    match: z.uuid().toLowerCase().describe('A match that has started and that you may see.'),
    version: z.int().min(1).max(1_000_000_000).optional().describe('A past version; without it, the newest.'),
  })
  .meta({
    id: 'FromMatch',
    description:
      'A version of a match. While the match goes on, you get what your seat, or else a spectator, may know, and what is hidden from you is dealt anew at random. Once it is over, you get the true position.',
  })

export const FromPosition = z
  .strictObject({ kind: z.literal('position'), position: PositionFile })
  .meta({ id: 'FromPosition', description: 'A position that was exported, or set up by hand.' })

export const FromGame = z
  .strictObject({
    kind: z.literal('game'),
    game: z.enum([...catalogue.keys()]).describe('The id of the game.'),
    seats: z.int().min(1).max(20).describe('How many play.'),
    options: z
      .looseObject({})
      .default({})
      .describe(
        'The options; `schemas.options` of `GET /v1/games/{game}` describes them. What is left out takes its default.',
      ),
  })
  .meta({ id: 'FromGame', description: 'The opening of a game, with its draws made.' })

const FromShared = z
  .strictObject({ kind: z.literal('shared'), token: LinkToken })
  .meta({ id: 'FromShared', description: 'A copy of a shared study, with its moves, names and comments.' })

export const StudyName = plainText({ min: 1, max: 80 })

/** What the owner of a study says about a move. */
export const StudyComment = MessageText

export const NewStudy = z
  .strictObject({
    name: StudyName.meta({ description: 'The name of the study.', example: 'If I had built the wharf' }),
    from: z
      .discriminatedUnion('kind', [FromMatch, FromPosition, FromGame, FromShared])
      .meta({ id: 'StudyBeginning', description: 'What a study begins with.' }),
  })
  .meta({ id: 'NewStudy', description: 'A study to make.' })
