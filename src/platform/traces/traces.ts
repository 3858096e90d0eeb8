/** Some work for a request. It names neither people nor matches. */
export interface Span {
  /** The id of the request. The trace has the same id, so whoever knows one finds the other. */
  readonly request: string
  readonly name: string
  /** Whether this is the request as a whole, to which all else belongs. */
  readonly isWhole: boolean
  /** In milliseconds since 1970. */
  readonly from: number
  readonly to: number
  readonly hasFailed: boolean
  readonly attributes: Readonly<Record<string, string>>
}

/** Tells a collector how long work took. */
export interface Traces {
  note(span: Span): void
  /** Sends what is noted, and ends. */
  stop(): Promise<void>
}

/** Now, in milliseconds since 1970, and parts of them. */
export const moment = (): number => performance.timeOrigin + performance.now()

/** Does some work, and notes it as a span of each of these requests. */
export async function trace<Result>(
  traces: Traces | undefined,
  requests: readonly string[],
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (traces === undefined) return work()
  const from = moment()
  let hasFailed = true
  try {
    const result = await work()
    hasFailed = false
    return result
  } finally {
    const to = moment()
    for (const request of requests) traces.note({ request, name, isWhole: false, from, to, hasFailed, attributes: {} })
  }
}
