import { z } from 'zod'
import type { Language } from '../../games/kit/wording.ts'
import { type ProblemCode, problemCatalogue, problemCodes } from './catalogue.ts'
import { type Invalid, inWords } from './validation.ts'

/** The parameters of a problem's sentence, and of the answer's `params`. */
type ProblemParams = Readonly<Record<string, unknown>>

/** A refusal. Routes and what they call throw it; the application answers with it. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly extra: ProblemExtra

  constructor(code: ProblemCode, extra: ProblemExtra = {}) {
    super(code)
    this.code = code
    this.extra = extra
  }
}

/** The server cannot answer at this moment, but probably in a few seconds. */
export const unavailable = (): Problem => retryLater('unavailable', 5)
/** Nothing can be stored until somebody makes room. */
export const storageFull = (): Problem => retryLater('storage-full', 60)

/** What a place of the request names does not exist, as far as the caller may know. @param problem a sentence that says so */
export const notFoundAt = (at: `${'body' | 'querystring'}/${string}`, problem: string): Problem =>
  new Problem('not-found', { errors: [{ at, problem }] })

/** A version that a match does not have yet. @param at where the request names it */
export const notYet = (at: Parameters<typeof notFoundAt>[0]): Problem =>
  notFoundAt(at, 'The match has not come that far.')

/** A seat that a match or a study does not have. @param at where the request names it */
export const noSuchSeat = (at: Parameters<typeof notFoundAt>[0]): Problem => notFoundAt(at, 'There is no such seat.')

/** Somebody makes too many requests, or asks for too much at once. */
export const tooManyRequests = (seconds: number): Problem => retryLater('too-many-requests', seconds)

function retryLater(code: ProblemCode, seconds: number): Problem {
  return new Problem(code, { params: { seconds }, retryAfter: seconds })
}

/** What was done; undefined if one of these problems prevented it. @throws any other error */
export async function unless<Done>(codes: readonly ProblemCode[], doing: Promise<Done>): Promise<Done | undefined> {
  try {
    return await doing
  } catch (error) {
    if (error instanceof Problem && codes.includes(error.code)) return undefined
    throw error
  }
}

export interface ProblemExtra {
  /** Fills the `{names}` of the sentence, and becomes `params` of the answer. */
  readonly params?: ProblemParams
  /** After how many seconds to try again: the header `Retry-After` (RFC 9110 §10.2.3). */
  readonly retryAfter?: number
  /** A sentence about this particular case, in the caller's language. */
  readonly detail?: string
  /** The methods that the address supports. */
  readonly allow?: readonly string[]
  /** Which parts of the input are wrong. */
  readonly errors?: readonly Invalid[]
  /** The code of the rule that refused a move. */
  readonly rule?: string
}

/** What every code means, for the API's document. */
function codesExplained(): string {
  const lines = problemCodes.map(
    (code) => `- \`${code}\` (${problemCatalogue[code].status}): ${problemCatalogue[code].meaning}`,
  )
  return [
    'Stable: base decisions on this, never on a sentence. New codes may be added; for a code that you do not know, use `status`.',
    '',
    ...lines,
  ].join('\n')
}

/** The body of a problem (RFC 9457), with media type application/problem+json. */
export const ProblemBody = z
  .object({
    type: z.string().describe('A page that explains this kind of problem.'),
    title: z.string().describe('The kind of problem, in the language of the caller.'),
    status: z.int().describe('The status of the answer.'),
    code: z.enum(problemCodes).describe(codesExplained()),
    detail: z.string().optional().describe('This particular case, in the language of the caller.'),
    rule: z.string().optional().describe('Which rule refused the move, as `game/reason`. Stable.'),
    params: z.record(z.string(), z.unknown()).optional().describe('The facts in the sentence, for programs.'),
    errors: z
      .array(
        z.object({
          at: z
            .string()
            .describe(
              'Where, as `body/…`, `querystring/…`, `params/…` or `headers/…`; `body` or `querystring` if it is the whole.',
            ),
          problem: z.string().describe('What is wrong there, in the language of the caller.'),
        }),
      )
      .optional()
      .describe('Which parts of the request are wrong: the first hundred.'),
  })
  .meta({ id: 'Problem', description: 'RFC 9457 problem details.' })
export type ProblemBody = z.infer<typeof ProblemBody>

/** The body that answers a problem. `base` is the server's public address. */
export function problemBody(problem: Problem, language: Language, base: string): ProblemBody {
  const { status, title } = problemCatalogue[problem.code]
  const { params, detail, errors, rule } = problem.extra
  return {
    type: `${base}/problems#${problem.code}`,
    title: fillIn(title[language], params ?? {}),
    status,
    code: problem.code,
    ...(detail === undefined ? {} : { detail }),
    ...(rule === undefined ? {} : { rule }),
    ...(params === undefined ? {} : { params: { ...params } }),
    ...(errors === undefined ? {} : { errors: errors.map((error) => inWords(error, language)) }),
  }
}

function fillIn(sentence: string, params: ProblemParams): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}
