import { isConnectionLost, isUniqueViolation } from '../platform/database/sql-state.ts'
import type { Platform } from '../platform/platform.ts'
import { type Append, appendStatement } from './append-statement.ts'

export type { Append, HolderState } from './append-statement.ts'

/** `lost`: somebody else appended first, and nothing was stored. */
export type Outcome = 'stored' | 'lost'

/** Stores appends; each match at most once among them. @returns the ids of the matches whose guard held */
async function store({ database }: Platform, appends: readonly Append[]): Promise<Set<string>> {
  const { text, parameters } = appendStatement(appends)
  const stored = await database.prisma.$queryRawUnsafe<{ id: string }[]>(text, ...parameters)
  return new Set(stored.map(({ id }) => id))
}

export interface Appender {
  /**
   * Stores an append, together with those of other matches that arrive meanwhile (group commit). Resolves after commit.
   * @throws whatever the database throws, once it is known that nothing was stored
   */
  append(append: Append): Promise<Outcome>
}

interface Waiting {
  readonly append: Append
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (error: unknown) => void
}

const mostInFlight = 4
const mostInOneStatement = 256

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

  function settle(batch: readonly Waiting[], stored: ReadonlySet<string>): void {
    for (const { append, resolve } of batch) resolve(stored.has(append.match) ? 'stored' : 'lost')
    if (stored.size > 0) platform.outbox.changed([...stored])
    if (batch.some(({ append }) => append.notices.length > 0)) platform.outbox.written()
  }

  /** After a lost connection nobody knows whether the statement was carried out: its own entry is looked for. */
  async function doubtful(one: Waiting, error: unknown): Promise<void> {
    // The very same request was stored by another process: that is a lost race like any other.
    if (isUniqueViolation(error, 'requests_pkey')) return one.resolve('lost')
    if (!isConnectionLost(error)) return one.reject(error)
    try {
      if (await isStored(platform, one.append)) settle([one], new Set([one.append.match]))
      else one.reject(error)
    } catch {
      one.reject(error)
    }
  }

  return {
    append: (append) =>
      new Promise((resolve, reject) => {
        waiting.push({ append, resolve, reject })
        // Those that arrive in the same turn of the event loop share the statement.
        if (waiting.length === 1) setImmediate(next)
      }),
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
