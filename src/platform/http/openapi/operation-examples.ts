/** What was asked of an operation and answered, each under a few words that say what it shows. */
export interface OperationExamples {
  readonly request?: Readonly<Record<string, unknown>>
  readonly response?: Readonly<Record<string, unknown>>
}
