import type { ProblemCode } from '../problems/catalogue.ts'
import type { ProblemExtra } from '../problems/problem.ts'

/** What a thread is asked to do, one thing at a time. */
export interface JobOrder {
  readonly module: string
  readonly name: string
  readonly input: unknown
}

/** What a thread answers: that it has loaded what it needs and begins, then what came of it. */
export type JobReport =
  | { readonly kind: 'begun' }
  | { readonly kind: 'done'; readonly output: unknown }
  | { readonly kind: 'refused'; readonly code: ProblemCode; readonly extra: ProblemExtra }
  | { readonly kind: 'failed'; readonly error: unknown }
