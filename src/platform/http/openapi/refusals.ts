import { type ProblemCode, problemCatalogue } from '../../problems/catalogue.ts'
import { type ProblemExtra, problemBody, Problem as Refusal } from '../../problems/problem.ts'
import { type AnswerHeader, headerReferences, limitHeaders } from './headers.ts'
import { type Node, nodeAt } from './node.ts'

const mediaType = 'application/problem+json'
const schema = { $ref: '#/components/schemas/Problem' }

const reasons: Readonly<Record<number, string>> = {
  400: 'The request is not well formed',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Not possible in the present state',
  410: 'No longer valid',
  412: 'The match has moved on',
  413: 'Too large',
  415: 'Not JSON',
  422: 'Refused',
  429: 'Too many requests',
}

const headersOf: Readonly<Record<number, readonly AnswerHeader[]>> = {
  401: ['WWW-Authenticate'],
  429: ['Retry-After'],
}

/**
 * Replaces `4XX` by the statuses of the codes, each with its codes, and adds the answers for faults of the server.
 * @param isLimited whether the route has limits, which a refusal then states
 */
export function describeRefusals(operation: Node, codes: readonly ProblemCode[], isLimited: boolean): void {
  const responses = nodeAt(operation, 'responses')
  delete responses['4XX']
  for (const status of statusesOf(codes)) {
    const headers = [...(headersOf[status] ?? []), ...(status === 429 && isLimited ? limitHeaders : [])]
    const listed = codes.filter((code) => problemCatalogue[code].status === status)
    responses[status] = {
      description: `${reasons[status] ?? 'Refused'}: ${listed.map((code) => `\`${code}\``).join(', ')}.`,
      ...(headers.length > 0 ? { headers: headerReferences(headers) } : {}),
      content: { [mediaType]: { schema, examples: exampleReferences(listed) } },
    }
  }
  responses[500] = { $ref: '#/components/responses/Fault' }
  responses[503] = { $ref: '#/components/responses/Unavailable' }
}

function statusesOf(codes: readonly ProblemCode[]): number[] {
  return [...new Set(codes.map((code) => problemCatalogue[code].status))].sort((one, other) => one - other)
}

function exampleReferences(codes: readonly ProblemCode[]): Node {
  return Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]))
}

/** The answers for faults of the server, as components. */
export const blameless = {
  Fault: {
    description: 'The server failed: `fault`. A retry with the same Idempotency-Key is safe.',
    content: { [mediaType]: { schema, examples: exampleReferences(['fault']) } },
  },
  Unavailable: {
    description: 'Not available at this moment: `unavailable`, `storage-full`. Try again after `Retry-After`.',
    headers: headerReferences(['Retry-After']),
    content: { [mediaType]: { schema, examples: exampleReferences(['unavailable', 'storage-full']) } },
  },
}

const extras: Readonly<Partial<Record<ProblemCode, ProblemExtra>>> = {
  'invalid-request': { errors: [{ at: 'body/seats', problem: 'At most 4.' }] },
  'too-many-requests': { params: { seconds: 42 } },
  'too-many-guesses': { params: { seconds: 1800 } },
  unavailable: { params: { seconds: 5 } },
  'storage-full': { params: { seconds: 60 } },
  'scope-missing': { params: { scope: 'play' } },
  'too-many-open-matches': { params: { most: 50 } },
  'too-few-hours': { params: { least: 20, hours: 4 } },
  'too-much-vacation': { params: { most: 30, year: 2027 } },
  'too-many-invitations': { params: { most: 20 } },
  'address-invited-often': { params: { most: 5 } },
  'not-reliable-enough': { params: { needed: 90, yours: 75 } },
  'proposal-open': { params: { number: 3 } },
  'dispute-open': { params: { number: 2 } },
  'too-late-to-dispute': { params: { days: 14 } },
  'name-taken': { params: { proposal: 'Grace H. 2' } },
  'name-not-suitable': { params: { why: 'reserved', proposal: 'Grace H.' } },
  'too-many-tokens': { params: { limit: 50 } },
  'too-many-streams': { params: { most: 50 } },
  'too-many-webhooks': { params: { most: 5 } },
  'too-many-blocks': { params: { most: 500 } },
  'too-many-mutes': { params: { most: 500 } },
  'too-many-wishes': { params: { most: 20 } },
  'too-many-studies': { params: { most: 200 } },
  'study-full': { params: { nodes: 2000, deep: 400 } },
  'version-passed': { params: { version: 12, missed: [] } },
  'decision-passed': { params: { version: 12, missed: [] } },
  'account-suspended': { params: { reason: 'Repeated insults in match names.', until: '2026-04-01T00:00:00.000Z' } },
  'account-banned': { params: { reason: 'Repeated insults in match names.' } },
  'wrong-account-status': { params: { status: 'erased' } },
  'illegal-move': {
    rule: 'havana/not-your-turn',
    detail: 'It is not your turn.',
    params: { index: 0 },
  },
}

/** One example of each code, for the answers that may have it. */
export function refusalExamples(codes: readonly ProblemCode[]): Node {
  return Object.fromEntries(
    codes.map((code) => {
      const value = problemBody(new Refusal(code, extras[code]), 'en', 'https://paquebot.example')
      return [code, { summary: problemCatalogue[code].meaning, value }]
    }),
  )
}
