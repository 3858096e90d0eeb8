import { isConnectionLost, isUniqueViolation } from '../platform/database/sql-state.ts'
import type { Platform } from '../platform/platform.ts'
import { unavailable } from '../platform/problems/problem.ts'
import { type Append, appendStatement } from './append-statement.ts'

export type { Append, HolderState } from './append-statement.ts'

/** `lost`: somebody else appended first, and nothing was stored. */
export type Outcome = 'stored' | 'lost'

/**
 * Stores appends; each match at most once among them.
 * @returns what became of each match; nothing of those that somebody else held at that moment
 */
async function store({ database }: Platform, appends: readonly Append[]): Promise<Map<string, Outcome>> {
  const { text, parameters } = appendStatement(appends)
  const answers = await database.prisma.$queryRawUnsafe<{ id: string; stored: boolean }[]>(text, ...parameters)
  return new Map(answers.map(({ id, stored }) => [id, stored ? 'stored' : 'lost']))
}

export interface Appender {
  /**
   * Stores an append, together with those of other matches that arrive meanwhile (group commit). Resolves after commit.
   * @throws Problem unavailable where somebody held the match all the while, and whatever the database throws, once it is
   * known that nothing was stored
   */
  append(append: Append): Promise<Outcome>
}

interface Waiting {
  readonly append: Append
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (error: unknown) => void
  /** How many times somebody else held the match. */
  readonly held: number
}

const mostInFlight = 4
const mostInOneStatement = 256
/** How soon a match that somebody held is tried again: 5 ms, then twice as long each time, up to 320; given up after 5 s. */
const millisecondsUntilRetry = (held: number) => 5 * 2 ** Math.min(held, 6)
const mostRetries = 20

/** The appends of this process: collected while earlier statements are under way, then sent as one. */
export function appender(platform: Platform): Appender {
  let waiting: Waiting[] = []
  let inFlight = 0

  function next(): void {
    while (inFlight < mostInFlight && waiting.length > 0) {
      const batch = firstOfEachMatch(waiting)
      waiting = waiting.filter((one) => !batch.includes(one))
      inFlight += 1
      void send(batch).finally(() => {
        inFlight -= 1
        next()
      })
    }
  }

  async function send(batch: readonly Waiting[]): Promise<void> {
    try {
      settle(
        batch,
        await store(
          platform,
          batch.map(({ append }) => append),
        ),
      )
    } catch (error) {
      // One bad append must not take the others with it: each is tried alone, where it is known that none was stored.
      if (batch.length > 1 && !isConnectionLost(error)) for (const one of batch) await send([one])
      else for (const one of batch) await doubtful(one, error)
    }
  }

  function settle(batch: readonly Waiting[], outcomes: ReadonlyMap<string, Outcome>): void {
    const stored = batch.filter(({ append }) => outcomes.get(append.match) === 'stored')
    for (const one of batch) {
      const outcome = outcomes.get(one.append.match)
      if (outcome === undefined) later(one)
      else one.resolve(outcome)
    }
    if (stored.length > 0) platform.outbox.changed(stored.map(({ append }) => append.match))
    if (stored.some(({ append }) => append.notices.length > 0)) platform.outbox.written()
  }

  /** Waits outside the database: a match that is held keeps neither a connection nor a place in a statement from others. */
  function later(one: Waiting): void {
    if (one.held === mostRetries) one.reject(unavailable())
    else setTimeout(() => enqueue({ ...one, held: one.held + 1 }), millisecondsUntilRetry(one.held))
  }

  function enqueue(one: Waiting): void {
    waiting.push(one)
    // Those that arrive in the same turn of the event loop share the statement.
    if (waiting.length === 1) setImmediate(next)
  }

  /** After a lost connection nobody knows whether the statement was carried out: its own entry is looked for. */
  async function doubtful(one: Waiting, error: unknown): Promise<void> {
    // The very same request was stored by another process: that is a lost race like any other.
    if (isUniqueViolation(error, 'keyed_requests_pkey')) return one.resolve('lost')
    if (!isConnectionLost(error)) return one.reject(error)
    try {
      if (await isStored(platform, one.append)) settle([one], new Map([[one.append.match, 'stored']]))
      else one.reject(error)
    } catch {
      one.reject(error)
    }
  }

  return {
    append: (append) => new Promise((resolve, reject) => enqueue({ append, resolve, reject, held: 0 })),
  }
}

function firstOfEachMatch(waiting: readonly Waiting[]): Waiting[] {
  const batch = new Map<string, Waiting>()
  for (const one of waiting) {
    if (batch.size === mostInOneStatement) break
    if (!batch.has(one.append.match)) batch.set(one.append.match, one)
  }
  return [...batch.values()]
}

async function isStored({ database }: Platform, { match, entries }: Append): Promise<boolean> {
  const last = entries.at(-1)
  if (!last) return false
  const found = await database.prisma.entry.findUnique({
    where: { matchId_version: { matchId: match, version: last.version } },
    select: { hash: true },
  })
  return found?.hash === last.hash
}
