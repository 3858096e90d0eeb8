import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { webhooks } from './webhooks.ts'

/** The head of the OpenAPI document; routes bring the rest from their zod schemas. */
export const openapiOptions: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Paquebot',
      version: '1.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
      description: [
        'Board games played over days, by HTTP.',
        '',
        'Sign in, open or join a match, and wait for the mail that says it is your turn. `choices` offers every legal',
        'move as a form that you can fill in without knowing the game; `moves` makes them. Everything that happens in a',
        'match is an entry of its journal; the number of entries is the match’s version.',
        '',
        'Problems are RFC 9457: decide by `code`, never by a sentence. Sentences come in the language of',
        '`Accept-Language`, else in that of your account (en, fr, ru, es).',
        '',
        'Requests are strict: an unknown field is refused. Answers may gain fields within `/v1`: ignore what you do not',
        'know. Times are ISO 8601 in UTC; seats are numbered from 0; ids are UUIDs.',
      ].join('\n'),
    },
    servers: [{ url: '/', description: 'This server' }],
    tags: [
      { name: 'accounts', description: 'Registering, signing in, and what belongs to a person.' },
      { name: 'games', description: 'The games there are: their options, moves, events and views as JSON Schema.' },
      { name: 'matches', description: 'Opening, finding, joining and leaving matches.' },
      { name: 'playing', description: 'Seeing a match, choosing and moving.' },
      { name: 'studies', description: 'Private boards on which one plays all seats, tries lines and shares them.' },
      { name: 'disputes', description: 'Saying that something is wrong with a match, and what comes of it.' },
      { name: 'talking', description: 'Messages at a table, notes for oneself, and how far one has read.' },
      { name: 'webhooks', description: 'Having notices posted to a program of yours.' },
      { name: 'people', description: 'What is known of people by their matches, and of games by all matches.' },
      { name: 'administration', description: 'For administrators: accounts, disputes, replays.' },
      { name: 'server', description: 'The server itself.' },
    ],
    webhooks,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: [
            'An access token of a session (`POST /v1/sessions`), or a personal access token (`pqb_…`) for bots and',
            'third-party clients. What an operation asks for stands beside it: `read`, `play` and `create` are scopes of',
            'personal access tokens, and every session has them all; `session` takes no personal access token;',
            '`administrator` is a session of an administrator.',
          ].join(' '),
        },
      },
    },
  },
}
