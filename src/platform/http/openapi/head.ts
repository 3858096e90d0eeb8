import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { webhooks } from './webhooks.ts'

/** The head of the OpenAPI document. The rest comes from the zod schemas of the routes. */
export const openapiOptions: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Paquebot',
      version: '1.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
      description: [
        'Board games played over days, over HTTP.',
        '',
        'Sign in, open or join a match, and wait for the mail that says it is your turn. `choices` offers every legal',
        'move as a form that you can fill in without knowing the game; `moves` makes them. Everything that happens in a',
        'match is an entry of its journal; the number of entries is the match’s version.',
        '',
        'A thing of a game has one kind and one id: `{ "kind": "building", "id": "smokehouse" }` is the same in choices,',
        'sentences, events, views, components and pictures (`data-piece="building:smokehouse"`). `nouns` of a game says',
        'where its views and pictures show the things of each kind.',
        '',
        'Problems are RFC 9457: decide by `code`, never by a sentence. Sentences come in the language of',
        '`Accept-Language`, or else of your account (en, fr, ru, es).',
        '',
        'Requests are strict: an unknown field or parameter is refused, and so is a body or an `If-Match` where none is documented. Answers may gain fields within `/v1`: ignore',
        'what you do not know. `X-Request-Id` names each answer: say it when you report a fault. Times are ISO 8601 in UTC; seats are numbered from 0, but sentences for people count them from 1; ids are UUIDs.',
      ].join('\n'),
    },
    servers: [{ url: '/', description: 'This server' }],
    tags: [
      { name: 'accounts', description: 'Registering, signing in, and everything that belongs to a person.' },
      { name: 'games', description: 'The games: their options, moves, events and views as JSON Schema.' },
      { name: 'matches', description: 'Opening, finding, joining and leaving matches.' },
      { name: 'playing', description: 'Seeing a match, and making decisions in it.' },
      { name: 'studies', description: 'Private boards on which you play all seats, try lines and share them.' },
      { name: 'disputes', description: 'Disputing something in a match, and the rulings on disputes.' },
      { name: 'talking', description: 'Messages at a table, private notes, and marks of what you have read.' },
      { name: 'webhooks', description: 'Notices that the server posts to a program of yours.' },
      { name: 'push', description: 'Notices that the server pushes to your browsers.' },
      { name: 'people', description: 'Profiles, results, ratings and statistics.' },
      { name: 'administration', description: 'For administrators: accounts, disputes and replays.' },
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
            'third-party clients. Each operation lists what it requires: `read`, `play` and `create` are scopes of',
            'personal access tokens, and every session has all of them; `session` excludes personal access tokens;',
            '`administrator` requires a session of an administrator.',
          ].join(' '),
        },
        browser: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-paquebot-session',
          description: [
            'Continues the session of a browser (`POST /v1/sessions/browser`) and grants nothing else: every other',
            'operation takes the access token. Without https it is called `paquebot-session`.',
          ].join(' '),
        },
      },
    },
  },
}
