import { isConnectionLost } from '../../platform/database/sql-state.ts'
import { isAlreadyRemembered } from '../../platform/http/idempotency/store.ts'
import type { Platform } from '../../platform/platform.ts'
import { unavailable } from '../../platform/problems/problem.ts'
import type { Storing } from './effect.ts'
import { entered } from './effects/entered.ts'
import { noticesQueued } from './effects/notices-queued.ts'
import { type Commit, commitStatement, matchStatement } from './statement.ts'

/** `lost`: another change came first. `locked`: another transaction has locked the match. Nothing was stored then. */
export type CommitOutcome = 'stored' | 'lost' | 'locked'

/** Why nothing was stored, so that the action may be repeated. */
export type NotStored = Exclude<CommitOutcome, 'stored'>

/** Whether the outcome of an action says that nothing was stored. */
export const isNotStored = (done: unknown): done is NotStored => done === 'lost' || done === 'locked'

export interface GroupCommit {
  /**
   * Stores a commit, together with commits of other matches that arrive in the meantime. Resolves after PostgreSQL's
   * commit.
   * @throws any error of the database once it is known that nothing was stored; Problem unavailable
   */
  commit(commit: Commit): Promise<CommitOutcome>
}

interface Waiting {
  readonly commit: Commit
  readonly since: number
  readonly resolve: (outcome: CommitOutcome) => void
  readonly reject: (error: unknown) => void
}

const mostInFlight = 4
const mostInOneStatement = 256
/** Of the statements in flight, how many at most are those of one match alone. */
const mostAlone = 2
const mostMillisecondsToWait = 5_000

/**
 * Collects the commits of this process while earlier statements are under way, then sends them as one.
 * @param kinds all kinds of effects; by default, those of matches alone
 * @param patience how long a commit waits for its statement to be sent, in milliseconds
 */
export function groupCommit(
  platform: Platform,
  kinds?: readonly Storing[],
  patience = mostMillisecondsToWait,
): GroupCommit {
  const { prisma } = platform.database
  const statement = kinds === undefined ? matchStatement : commitStatement(kinds)
  let waiting: Waiting[] = []
  let inFlight = 0
  let aloneInFlight = 0
  let isScheduled = false
  let isWatched = false
  /**
   * Matches that were in a statement which failed. Until one of their commits is stored they share none, so that others
   * neither fail nor wait with them.
   */
  const apart = new Set<string>()

  function next(): void {
    for (let batch = nextBatch(); inFlight < mostInFlight && batch.length > 0; batch = nextBatch()) {
      waiting = waiting.filter((one) => !batch.includes(one))
      const alone = batch.some(isApart) ? 1 : 0
      inFlight += 1
      aloneInFlight += alone
      void send(batch).finally(() => {
        inFlight -= 1
        aloneInFlight -= alone
        next()
      })
    }
    if (waiting.length > 0 && !isWatched) refuseLate(patience)
  }

  const isApart = ({ commit }: Waiting) => apart.has(commit.match)

  function nextBatch(): readonly Waiting[] {
    if (apart.size === 0) return firstOfEachMatch(waiting)
    const alone = aloneInFlight < mostAlone ? waiting.find(isApart) : undefined
    return alone === undefined ? firstOfEachMatch(waiting.filter((one) => !isApart(one))) : [alone]
  }

  /**
   * Refuses commits that have waited longer than `patience`, however long the statements in flight take.
   * @param milliseconds until the first one is late
   */
  function refuseLate(milliseconds: number): void {
    isWatched = true
    const look = () => {
      const latest = performance.now() - patience
      for (const { since, reject } of waiting) if (since <= latest) reject(unavailable())
      waiting = waiting.filter(({ since }) => since > latest)
      const [first] = waiting
      isWatched = false
      if (first !== undefined) refuseLate(first.since - latest)
    }
    setTimeout(look, milliseconds).unref()
  }

  async function send(batch: readonly Waiting[]): Promise<void> {
    try {
      const { text, parameters } = statement(batch.map(({ commit }) => commit))
      const answers = await prisma.$queryRawUnsafe<{ id: string; stored: boolean }[]>(text, ...parameters)
      settle(batch, new Map(answers.map(({ id, stored }) => [id, stored ? 'stored' : 'lost'])))
    } catch (error) {
      for (const { commit } of batch) apart.add(commit.match)
      // One bad commit must not fail the others: each is tried alone, provided it is known that none was stored.
      if (batch.length > 1 && !isConnectionLost(error)) waiting = [...batch, ...waiting]
      else for (const one of batch) await doubtful(one, error)
    }
  }

  /** @param outcomes of each match; none for matches that were locked by another transaction */
  function settle(batch: readonly Waiting[], outcomes: ReadonlyMap<string, CommitOutcome>): void {
    const stored = batch.flatMap(({ commit }) => (outcomes.get(commit.match) === 'stored' ? [commit] : []))
    const effects = stored.flatMap((commit) => commit.effects)
    for (const { match } of stored) apart.delete(match)
    for (const one of batch) one.resolve(outcomes.get(one.commit.match) ?? 'locked')
    // A lost commit was based on an older state of its match, so that state must be forgotten, too.
    if (outcomes.size > 0) platform.signals.matchesChanged([...outcomes.keys()])
    if (effects.some(({ kind, rows }) => kind === noticesQueued.kind && rows.length > 0))
      platform.signals.noticesWritten()
  }

  /**
   * After a lost connection it is unknown whether the statement was carried out, so the commit's own entry is looked
   * for.
   */
  async function doubtful(one: Waiting, error: unknown): Promise<void> {
    const { match } = one.commit
    // Another process has stored the same request: a lost race like any other.
    if (isAlreadyRemembered(error)) return settle([one], new Map([[match, 'lost']]))
    if (!isConnectionLost(error)) return one.reject(error)
    if (await isStored(platform, one.commit).catch(() => false)) return settle([one], new Map([[match, 'stored']]))
    // It may have been stored all the same.
    platform.signals.matchesChanged([match])
    one.reject(error)
  }

  return {
    commit: (commit) =>
      new Promise((resolve, reject) => {
        waiting.push({ commit, since: performance.now(), resolve, reject })
        if (isScheduled) return
        isScheduled = true
        // Commits that arrive in the same turn of the event loop share a statement.
        setImmediate(() => {
          isScheduled = false
          next()
        })
      }),
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

/**
 * Whether the newest entry of a commit is stored: as a row, since nothing so new is archived. Without an entry, a commit
 * cannot be distinguished from others'.
 */
async function isStored({ database }: Platform, { match, effects }: Commit): Promise<boolean> {
  const { version, hash } = effects.find(({ kind }) => kind === entered.kind)?.values ?? {}
  if (typeof version !== 'number') return false
  const found = await database.prisma.entry.findUnique({
    where: { matchId_version: { matchId: match, version } },
    select: { hash: true },
  })
  return found?.hash === hash
}
