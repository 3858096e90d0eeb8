import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Game } from '../../games/game.ts'
import { marked } from '../../games/kit/picture/marked.ts'
import { examplePlayer, RuleSection } from '../../games/kit/rulebook.ts'
import type { Language } from '../../games/kit/wording.ts'
import { viewsWith } from '../../games/wire/game-schemas.ts'
import { answersMadeOnce, type MadeOnce, madeOnce, sendMadeOnce } from '../../platform/http/made-once.ts'
import { Problem, ProblemBody } from '../../platform/problems/problem.ts'
import { Conditional, unchanged } from '../wire/etag.ts'
import { gameOf, OneGame } from './one-game.ts'

const Rules = z
  .object({
    game: z.string().describe('The id of the game.'),
    rules: z.int().describe('The version of its rules.'),
    data: z.int().describe('The version of its component tables, from which numbers and tables are filled.'),
    sections: z
      .array(RuleSection)
      .describe('In the order in which they are read; empty if the game does not explain itself.'),
  })
  .meta({ id: 'Rules', description: 'The rules of a game in words.' })

const ExamplePositionBody = viewsWith(
  { says: z.array(z.string()).describe('The position in words, in your language.') },
  'ExamplePosition',
)

const OnePosition = z.strictObject({
  ...OneGame.shape,
  position: z.string().max(40).meta({ description: 'The id of the position in the rules.', example: 'first-round' }),
})

const picture = { content: { 'image/svg+xml': { schema: z.string().describe('A drawing, 640 wide.') } } }
const json = 'application/json; charset=utf-8'
const answerFor = answersMadeOnce()

function rulesOf(game: Game, language: Language): MadeOnce {
  const { id, rulesVersion: rules, dataVersion: data } = game.meta
  return answerFor(`${id}/${language}`, () =>
    madeOnce(
      json,
      JSON.stringify(Rules.parse({ game: id, rules, data, sections: game.rulebook?.sections(language) ?? [] })),
    ),
  )
}

/** A position of the rules, with its game. @throws Problem `not-found` */
function exampleOf({ position, ...params }: z.infer<typeof OnePosition>) {
  const game = gameOf(params)
  const positions = game.rulebook?.positions ?? {}
  const example = Object.hasOwn(positions, position) ? positions[position] : undefined
  if (example === undefined) throw new Problem('not-found')
  return { game, example, key: `${game.meta.id}/${position}` }
}

function positionOf(params: z.infer<typeof OnePosition>, language: Language): MadeOnce {
  const { game, example, key } = exampleOf(params)
  return answerFor(`${key}/${language}`, () => {
    const state = example.state()
    const view = game.view(state, 'spectator')
    const says = game.wordingOf(state, language).position(view, examplePlayer)
    return madeOnce(json, JSON.stringify(ExamplePositionBody.parse({ game: game.meta.id, says, view })))
  })
}

function pictureOf(params: z.infer<typeof OnePosition>, language: Language): MadeOnce {
  const { game, example, key } = exampleOf(params)
  return answerFor(`${key}/${language}/picture`, () => {
    const view = game.view(example.state(), 'spectator')
    return madeOnce(
      'image/svg+xml',
      marked(game.picture(view, examplePlayer, game.wording[language].title), example.marks),
    )
  })
}

/** The endpoints of the rules in words. */
export function rulesRoutes(): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/v1/games/:game/rules',
      {
        schema: {
          operationId: 'getRules',
          summary: 'The rules of a game, in words',
          description:
            'They explain the game to people, in your language and in our own words. All numbers and tables are filled from the data and the rules that the game is played by. What each card does is in `GET /v1/games/{game}/components`.',
          tags: ['games'],
          security: [],
          params: OneGame,
          problems: ['not-found'],
          headers: Conditional,
          answerHeaders: ['ETag'],
          response: { 200: Rules, 304: unchanged, '4xx': ProblemBody },
        },
      },
      async (request, reply) => sendMadeOnce(request, reply, rulesOf(gameOf(request.params), request.language)),
    )

    app.get(
      '/v1/games/:game/rules/positions/:position',
      {
        schema: {
          operationId: 'getExamplePosition',
          summary: 'A position that the rules show',
          description: 'It is played by the rules of the game, with the same draws each time, and seen by a spectator.',
          tags: ['games'],
          security: [],
          params: OnePosition,
          problems: ['not-found'],
          headers: Conditional,
          answerHeaders: ['ETag'],
          response: { 200: ExamplePositionBody, 304: unchanged, '4xx': ProblemBody },
        },
      },
      async (request, reply) => sendMadeOnce(request, reply, positionOf(request.params, request.language)),
    )

    app.get(
      '/v1/games/:game/rules/positions/:position/picture',
      {
        schema: {
          operationId: 'getExamplePicture',
          summary: 'A position that the rules show, as a picture',
          description: 'It has the marks A, B, C and so on, which the legend in the rules explains.',
          tags: ['games'],
          security: [],
          params: OnePosition,
          problems: ['not-found'],
          headers: Conditional,
          answerHeaders: ['ETag'],
          response: { 200: picture, 304: unchanged, '4xx': ProblemBody },
        },
      },
      async (request, reply) => sendMadeOnce(request, reply, pictureOf(request.params, request.language)),
    )
  }
}
