import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { catalogue } from '../../games/catalogue.ts'
import type { Game } from '../../games/game.ts'
import { Component, PieceKind, sourceStatuses } from '../../games/kit/component.ts'
import { NounPlaces } from '../../games/kit/noun-places.ts'
import type { Language } from '../../games/kit/wording.ts'
import { answersMadeOnce, type MadeOnce, madeOnce, sendMadeOnce } from '../../platform/http/made-once.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { Late } from '../time/pace.ts'
import { Conditional, unchanged } from '../wire/etag.ts'
import { lateIn } from '../wire/new-match.ts'
import { gameOf, OneGame } from './one-game.ts'

const JsonSchema = z.record(z.string(), z.unknown()).describe('A JSON Schema, draft 2020-12.')

const GameSummary = z
  .object({
    id: z.string().describe('The id of the game in URLs and bodies.'),
    title: z.string().describe('In your language.'),
    seats: z.object({ min: z.int(), max: z.int() }).describe('How many can play.'),
    stage: z.enum(['alpha', 'beta', 'production']).describe('How complete the game is.'),
    lesson: z.boolean().describe('Whether one can learn it by playing.'),
    rules: z.int().describe('The version of its rules.'),
    data: z.int().describe('The version of its component tables.'),
  })
  .meta({ id: 'GameSummary', description: 'A game in brief.' })

const GameList = z
  .object({ items: z.array(GameSummary) })
  .meta({ id: 'GameList', description: 'The games of this server.' })

const GameDetails = z
  .object({
    ...GameSummary.shape,
    provenance: z
      .array(
        z
          .object({
            component: z.string(),
            status: z.enum(sourceStatuses).describe('House values are ours, never the publisher’s.'),
            note: z.string(),
          })
          .meta({ id: 'Provenance', description: 'Where a component’s numbers come from.' }),
      )
      .describe('Where the components’ numbers come from, and how reliable they are.'),
    questions: z
      .array(
        z
          .object({
            kind: z.string().describe('The id of the question, without its number.'),
            numbered: z.boolean().describe('Whether the id has a number: `turn-3`.'),
            asks: z.string().describe('The question as an instruction, in your language.'),
            usual: z
              .boolean()
              .describe('Whether it has a usual answer. If not, a match that agreed on `usual` waits at its deadline.'),
          })
          .meta({ id: 'QuestionKind', description: 'A question that the game asks its players.' }),
      )
      .describe('The questions that the game asks its players, by kind.'),
    late: z.array(Late).describe('What a match may agree on for missed deadlines.'),
    nouns: z
      .array(
        z
          .object({ kind: z.string().describe('The `kind` of nouns.'), ...NounPlaces.shape })
          .meta({ id: 'NounKind', description: 'A kind of things, and where views and pictures show them.' }),
      )
      .describe(
        'The kinds of things that choices, sentences and components name. A thing has the same kind and id in choices, sentences, events, views, components and pictures.',
      ),
    schemas: z.object({
      options: JsonSchema,
      moves: JsonSchema,
      events: JsonSchema,
      views: JsonSchema,
      states: JsonSchema.describe('The state in a position file: a JSON Schema, draft 2020-12.'),
    }),
  })
  .meta({ id: 'Game', description: 'A game: its schemas, and where its components come from.' })

const ComponentList = z
  .object({
    game: z.string().describe('The id of the game.'),
    rules: z.int().describe('The version of its rules.'),
    data: z.int().describe('The version of its component tables, from which this list is made.'),
    items: z.array(Component).describe('In the order of the box; empty if the game does not describe its pieces.'),
    kinds: z
      .array(PieceKind)
      .describe(
        'The kinds of things that are not among the components: everything that a choice, a sentence or a view names belongs to one or the other.',
      ),
  })
  .meta({ id: 'ComponentList', description: 'The components of a game, in words.' })

function summary(game: Game, language: keyof Game['wording']) {
  const { id, seats, stage, rulesVersion: rules, dataVersion: data } = game.meta
  return { id, title: game.wording[language].title, seats, stage, lesson: game.lesson !== undefined, rules, data }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  return { ...z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' }) }
}

const type = 'application/json; charset=utf-8'
const answerFor = answersMadeOnce()

/** The games there are, in a language. */
function listIn(language: Language): MadeOnce {
  const items = () => [...catalogue.values()].map((game) => summary(game, language))
  return answerFor(language, () => madeOnce(type, JSON.stringify(GameList.parse({ items: items() }))))
}

/** The details of a game in a language, made once: the schemas take long to make, and are the same for everybody. */
function detailsOf(game: Game, language: Language): MadeOnce {
  const key = `${game.meta.id}/${language}`
  const { move, event, view, state } = game.schemas
  return answerFor(key, () =>
    madeOnce(
      type,
      JSON.stringify(
        GameDetails.parse({
          ...summary(game, language),
          provenance: [...game.meta.provenance],
          questions: Object.entries(game.questions).map(([kind, { numbered, usual }]) => {
            return { kind, numbered, asks: game.wording[language].question(kind), usual }
          }),
          late: [...lateIn(game).options],
          nouns: Object.entries(game.nouns).map(([kind, places]) => ({ kind, ...places })),
          schemas: {
            options: jsonSchema(game.meta.options, 'input'),
            moves: jsonSchema(move, 'input'),
            events: jsonSchema(event, 'output'),
            views: jsonSchema(view, 'output'),
            states: jsonSchema(state, 'input'),
          },
        }),
      ),
    ),
  )
}

/** The components of a game in a language. */
function componentsOf(game: Game, language: Language): MadeOnce {
  const key = `${game.meta.id}/${language}/components`
  const { id, rulesVersion: rules, dataVersion: data } = game.meta
  const all = () => ({ items: game.components?.(language) ?? [], kinds: game.kinds?.(language) ?? [] })
  return answerFor(key, () => madeOnce(type, JSON.stringify(ComponentList.parse({ game: id, rules, data, ...all() }))))
}

/** The endpoints of games. */
export function gameRoutes(): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/v1/games',
      {
        schema: {
          operationId: 'listGames',
          summary: 'List the games',
          description: 'Open to everybody, so that a client can be written before anybody signs in.',
          tags: ['games'],
          security: [],
          headers: Conditional,
          answerHeaders: ['ETag'],
          response: { 200: GameList, 304: unchanged, '4xx': ProblemBody },
        },
      },
      async (request, reply) => sendMadeOnce(request, reply, listIn(request.language)),
    )

    app.get(
      '/v1/games/:game',
      {
        schema: {
          operationId: 'getGame',
          summary: 'A game: its schemas, and where its components come from',
          description:
            'The JSON Schemas describe what the game adds to this API. Components whose printed numbers could not be found are marked `house`: those values are ours.',
          tags: ['games'],
          security: [],
          params: OneGame,
          problems: ['not-found'],
          headers: Conditional,
          answerHeaders: ['ETag'],
          response: { 200: GameDetails, 304: unchanged, '4xx': ProblemBody },
        },
      },
      async (request, reply) => sendMadeOnce(request, reply, detailsOf(gameOf(request.params), request.language)),
    )

    app.get(
      '/v1/games/:game/components',
      {
        schema: {
          operationId: 'listComponents',
          summary: 'The components of a game, in words',
          description:
            'Every card, tile and piece with everything printed on it and what it does, in your language, so that an owner of the box can check it. It also lists the other kinds of things. The sentences are ours, made from the data that the rules use. A match keeps the components it was opened with.',
          tags: ['games'],
          security: [],
          params: OneGame,
          problems: ['not-found'],
          headers: Conditional,
          answerHeaders: ['ETag'],
          response: { 200: ComponentList, 304: unchanged, '4xx': ProblemBody },
        },
      },
      async (request, reply) => sendMadeOnce(request, reply, componentsOf(gameOf(request.params), request.language)),
    )
  }
}
