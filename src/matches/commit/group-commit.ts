import { isConnectionLost } from '../../platform/database/sql-state.ts'
import { isAlreadyRemembered } from '../../platform/http/idempotency/store.ts'
import type { Platform } from '../../platform/platform.ts'
import { unavailable } from '../../platform/problems/problem.ts'
import type { Storing } from './effect.ts'
import { entered } from './effects/entered.ts'
import { noticesQueued } from './effects/notices-queued.ts'
import { type Commit, commitStatement, matchStatement } from './statement.ts'

/** `lost`: another change came first, and nothing was stored. */
export type CommitOutcome = 'stored' | 'lost'

export interface GroupCommit {
  /**
   * Stores a commit, together with commits of other matches that arrive in the meantime. Resolves after PostgreSQL's
   * commit.
   * @throws Problem unavailable if the match was locked all the time, and any error of the database once it is known
   * that nothing was stored
   */
  commit(commit: Commit): Promise<CommitOutcome>
}

interface Waiting {
  readonly commit: Commit
  readonly resolve: (outcome: CommitOutcome) => void
  readonly reject: (error: unknown) => void
  /** How many times the match was locked by another transaction. */
  readonly held: number
}

const mostInFlight = 4
const mostInOneStatement = 256
/**
 * A locked match is tried again after 5 ms, then after twice as long each time, up to 320 ms; it is given up after
 * about 5 s.
 */
const millisecondsUntilRetry = (held: number) => 5 * 2 ** Math.min(held, 6)
const mostRetries = 20

/**
 * Collects the commits of this process while earlier statements are under way, then sends them as one.
 * @param kinds all kinds of effects; by default, those of matches alone
 */
export function groupCommit(platform: Platform, kinds?: readonly Storing[]): GroupCommit {
  const { prisma } = platform.database
  const statement = kinds === undefined ? matchStatement : commitStatement(kinds)
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
      const { text, parameters } = statement(batch.map(({ commit }) => commit))
      const answers = await prisma.$queryRawUnsafe<{ id: string; stored: boolean }[]>(text, ...parameters)
      settle(batch, new Map(answers.map(({ id, stored }) => [id, stored ? 'stored' : 'lost'])))
    } catch (error) {
      // One bad commit must not fail the others: each is tried alone, provided it is known that none was stored.
      if (batch.length > 1 && !isConnectionLost(error)) for (const one of batch) await send([one])
      else for (const one of batch) await doubtful(one, error)
    }
  }

  /** @param outcomes of each match; none for matches that were locked by another transaction */
  function settle(batch: readonly Waiting[], outcomes: ReadonlyMap<string, CommitOutcome>): void {
    const stored = batch.flatMap(({ commit }) => (outcomes.get(commit.match) === 'stored' ? [commit] : []))
    const effects = stored.flatMap((commit) => commit.effects)
    for (const one of batch) {
      const outcome = outcomes.get(one.commit.match)
      if (outcome === undefined) later(one)
      else one.resolve(outcome)
    }
    if (stored.length > 0) platform.outbox.changed(stored.map(({ match }) => match))
    if (effects.some(({ kind, rows }) => kind === noticesQueued.kind && rows.length > 0)) platform.outbox.written()
  }

  /**
   * Waits outside the database, so that a locked match takes neither a connection nor a place in a statement from
   * others.
   */
  function later(one: Waiting): void {
    if (one.held === mostRetries) one.reject(unavailable())
    else setTimeout(() => enqueue({ ...one, held: one.held + 1 }), millisecondsUntilRetry(one.held))
  }

  function enqueue(one: Waiting): void {
    waiting.push(one)
    // Commits that arrive in the same turn of the event loop share a statement.
    if (waiting.length === 1) setImmediate(next)
  }

  /**
   * After a lost connection it is unknown whether the statement was carried out, so the commit's own entry is looked
   * for.
   */
  async function doubtful(one: Waiting, error: unknown): Promise<void> {
    // Another process has stored the same request: a lost race like any other.
    if (isAlreadyRemembered(error)) return one.resolve('lost')
    if (!isConnectionLost(error)) return one.reject(error)
    try {
      if (await isStored(platform, one.commit)) settle([one], new Map([[one.commit.match, 'stored']]))
      else one.reject(error)
    } catch {
      one.reject(error)
    }
  }

  return {
    commit: (commit) => new Promise((resolve, reject) => enqueue({ commit, resolve, reject, held: 0 })),
  }
}

function firstOfEachMatch(waiting: readonly Waiting[]): Waiting[] {
  const batch = new Map<string, Waiting>()
  for (const one of waiting) {
    if (batch.size === mostInOneStatement) break
    if (!batch.has(one.commit.match)) batch.set(one.commit.match, one)
  }
  return [...batch.values()]
}

/** Whether the newest entry of a commit is stored. A commit without an entry cannot be told from those of others. */
async function isStored({ database }: Platform, { match, effects }: Commit): Promise<boolean> {
  const columns = effects.find(({ kind }) => kind === entered.kind)?.columns
  if (columns?.version === undefined) return false
  const found = await database.prisma.entry.findUnique({
    where: { matchId_version: { matchId: match, version: columns.version } },
    select: { hash: true },
  })
  return found?.hash === columns.hash
}
