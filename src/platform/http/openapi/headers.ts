import { type Node, nodeAt } from './node.ts'

/** The headers that answers carry, as components. */
export const answerHeaders = {
  ETag: {
    description:
      'Identifies this answer. Send it as `If-None-Match` to get 304 while nothing has changed, or as `If-Match` with a move.',
    schema: { type: 'string', examples: ['"12.0.en.x8fTq2Lw"'] },
  },
  Location: {
    description: 'The path of what was made.',
    schema: { type: 'string', format: 'uri-reference', examples: ['/v1/matches/0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11'] },
  },
  'Content-Disposition': {
    description: 'A name to save the file under.',
    schema: { type: 'string', examples: ['attachment; filename="0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11.journal.json"'] },
  },
  'Retry-After': {
    description: 'After how many seconds to try again.',
    schema: { type: 'integer', minimum: 1, examples: [60] },
  },
  RateLimit: {
    description:
      'How much is left of each limit that you are counted by: `r` requests within the next `t` seconds. Refusals of counted requests have it, too. A list of structured fields (draft-ietf-httpapi-ratelimit-headers).',
    schema: { type: 'string', examples: ['"account";r=29;t=60'] },
  },
  'RateLimit-Policy': {
    description: 'The limits of this operation: `q` requests within `w` seconds, by account, network or address.',
    schema: { type: 'string', examples: ['"account";q=30;w=60'] },
  },
  'WWW-Authenticate': {
    description: 'How to sign in: always `Bearer`.',
    schema: { type: 'string', examples: ['Bearer'] },
  },
} as const
export type AnswerHeader = keyof typeof answerHeaders

/** The headers on every answer of a route with limits. */
export const limitHeaders = ['RateLimit', 'RateLimit-Policy'] as const satisfies readonly AnswerHeader[]

declare module 'fastify' {
  interface FastifySchema {
    /** The headers on a successful answer of this route. */
    answerHeaders?: readonly AnswerHeader[]
  }
}

/** References to headers, in the form of the document. */
export function headerReferences(names: readonly AnswerHeader[]): Node {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

/** Adds headers to the successful answers of an operation, and to 304 those that it repeats (RFC 9110 §15.4.5). */
export function addAnswerHeaders(operation: Node, names: readonly AnswerHeader[]): void {
  if (names.length === 0) return
  const responses = nodeAt(operation, 'responses')
  for (const status of Object.keys(responses)) {
    const carried = status === '304' ? names.filter((name) => name === 'ETag') : status < '300' ? names : []
    if (carried.length > 0) nodeAt(responses, status).headers = headerReferences(carried)
  }
}

/** The parameter for the language, which every operation takes. */
export const acceptLanguage = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description: 'The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.',
  schema: { type: 'string' },
  example: 'fr, en;q=0.5',
} as const

/** Header names as they are usually written: `if-match` is `If-Match`. */
export function usualName(header: string): string {
  return header.replace(/(^|-)([a-z])/g, (_, gap: string, letter: string) => gap + letter.toUpperCase())
}
