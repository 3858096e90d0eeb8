import type { ProblemCode } from '../problems/catalogue.ts'
import type { ProblemExtra } from '../problems/problem.ts'

/** The order to a thread; it gets one at a time. */
export interface JobOrder {
  readonly module: string
  readonly name: string
  readonly input: unknown
}

/** The reports of a thread: that it has loaded the module and begins, then the result. */
export type JobReport =
  | { readonly kind: 'begun' }
  | { readonly kind: 'done'; readonly output: unknown }
  | { readonly kind: 'refused'; readonly code: ProblemCode; readonly extra: ProblemExtra }
  | { readonly kind: 'failed'; readonly error: unknown }
