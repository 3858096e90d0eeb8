import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { pick } from '../../../src/games/kit/dice.ts'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import type { PrismaClient } from '../../../src/generated/prisma/client.ts'
import type { Entry } from '../../../src/journal/entry.ts'
import { submit } from '../../../src/journal/submit.ts'
import { decisionsReplaced } from '../../../src/matches/commit/effects/decisions-replaced.ts'
import { entered } from '../../../src/matches/commit/effects/entered.ts'
import { noticesQueued } from '../../../src/matches/commit/effects/notices-queued.ts'
import { type CommitOutcome, type GroupCommit, groupCommit } from '../../../src/matches/commit/group-commit.ts'
import type { Commit } from '../../../src/matches/commit/statement.ts'
import { withDeadline } from '../../../src/matches/deadlines/deadlines.ts'
import { findMatch } from '../../../src/matches/record/find-match.ts'
import { headAt, readEntries } from '../../../src/matches/record/journal.ts'
import { type LiveMatch, liveMatches } from '../../../src/matches/record/live-matches.ts'
import type { OpenDecisionRow } from '../../../src/matches/record/record.ts'
import type { Platform } from '../../../src/platform/platform.ts'
import { newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { startedMatch } from '../../support/started-match.ts'

const server = await testServer()
const { platform, clock } = server
const { prisma } = platform.database
const people = [await newPlayer(server), await newPlayer(server)]

async function match(): Promise<string> {
  return (await startedMatch(server, people)).id
}

/** What a move of the first seat that is asked would store. */
interface Move extends Commit {
  readonly entries: readonly Entry[]
  readonly decisions: readonly OpenDecisionRow[]
}

function appendTo({ record, head, secrets }: LiveMatch, dice = seededDice(head.version)): Move {
  const [asked] = head.decisions
  const choice = asked && pick(dice, record.game.choices(head.state, asked.seat))
  if (!asked || !choice) throw new Error('the match is over')
  const at = clock.now().toISOString()
  const judged = submit(record.game, head, secrets, { seat: asked.seat, by: 'hand', moves: [choice.example], at })
  if (judged.outcome === 'refused') throw new Error(judged.code)
  const { entries } = judged
  const decisions = judged.head.decisions.map((asked) => withDeadline(record, asked))
  const effects = [
    entered({ entries, status: 'running', result: null }),
    decisionsReplaced({ before: record.decisions, after: decisions }),
  ]
  return { match: record.id, expected: head.version, roster: record.roster, entries, decisions, effects }
}

const nextOf = async (id: string) => appendTo(await liveMatches(platform).newest(id))
const versionsOf = async (id: string) => (await readEntries(platform, id)).map(({ version }) => version)

/** The platform, with a hook around every statement of the group commit: `carryOut` executes it or not, for these matches. */
function withStatements(inHands: (carryOut: () => Promise<unknown>, matches: string[]) => Promise<unknown>): Platform {
  const wrapped = new Proxy<PrismaClient>(prisma, {
    get: (target, key) => {
      if (key !== '$queryRawUnsafe') return Reflect.get(target, key)
      return (sql: string, ...values: unknown[]) =>
        inHands(() => target.$queryRawUnsafe(sql, ...values), z.array(z.string()).parse(values[1]))
    },
  })
  return { ...platform, database: { ...platform.database, prisma: wrapped } }
}

const lost = () => new Error('Connection terminated unexpectedly')

/** A connection that is lost once: before or after the first statement is executed. */
function losing(when: 'before' | 'after'): Platform {
  let isLost = false
  return withStatements(async (carryOut) => {
    if (isLost) return carryOut()
    isLost = true
    if (when === 'after') await carryOut()
    throw lost()
  })
}

describe('appends to different matches', () => {
  test('share one statement if they arrive together, and all are stored', async () => {
    const ids: string[] = []
    while (ids.length < 12) ids.push(await match())
    const appends = await Promise.all(ids.map(nextOf))
    let statements = 0
    const append = groupCommit(
      withStatements((carryOut) => {
        statements += 1
        return carryOut()
      }),
    )

    const outcomes = await Promise.all(appends.map((one) => append.commit(one)))

    expect(outcomes).toEqual(Array(12).fill('stored'))
    expect(statements).toBe(1)
    for (const { match: id, entries, decisions } of appends) {
      expect(await readEntries(platform, id, { after: 1 })).toEqual(entries)
      const record = await findMatch(platform, id)
      expect(record).toMatchObject({ version: 2, hash: entries[0]?.hash, status: 'running' })
      expect(record?.decisions).toMatchObject(decisions.map(({ seat, question, since }) => ({ seat, question, since })))
    }
  })

  test('fail alone if the database refuses one of them', async () => {
    const ids = [await match(), await match(), await match(), await match()]
    const appends = await Promise.all(ids.map(nextOf))
    const nobody = randomUUID()
    const poisonous = appends.map((one, place) => {
      const draft = { topic: 'match-ended' as const, match: one.match }
      const notice = { key: `${one.match}/poison`, accountId: nobody, matchId: one.match, draft }
      return place === 2 ? { ...one, effects: [...one.effects, noticesQueued([notice])] } : one
    })
    const append = groupCommit(platform)

    const outcomes = await Promise.allSettled(poisonous.map((one) => unlocked(append, one)))

    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect(await Promise.all(ids.map(versionsOf))).toEqual([[1, 2], [1, 2], [1], [1, 2]])
    const spared = await findMatch(platform, ids[2] ?? '')
    expect(spared).toMatchObject({ version: 1, decisions: [{ seat: 0 }, { seat: 1 }] })
  })
})

test.runIf(platform.database.kind === 'server')(
  'in one statement do not wait for a match that another transaction locks: it is said to be locked, and nothing of it is stored',
  async () => {
    const [held, free] = [await match(), await match()]
    const appends = await Promise.all([held, free].map(nextOf))
    const holder = await platform.database.pool.connect()
    await holder.query('BEGIN')
    await holder.query('SELECT FROM matches WHERE id = $1 FOR UPDATE', [held])
    const append = groupCommit(platform)
    expect(await Promise.all(appends.map((one) => append.commit(one)))).toEqual(['locked', 'stored'])
    expect(await Promise.all([held, free].map(versionsOf))).toEqual([[1], [1, 2]])
    await holder.query('ROLLBACK')
    holder.release()
    expect(await Promise.all(appends.map((one) => append.commit(one)))).toEqual(['stored', 'lost'])
  },
)

describe('a match whose statements hang', () => {
  /** Statements fail after a while if they store an entry of this match. */
  const hanging = (held: string, statements: string[][]) =>
    withStatements(async (carryOut, matches) => {
      statements.push(matches)
      if (!matches.includes(held)) return carryOut()
      return prisma.$transaction([
        prisma.$executeRaw`SET LOCAL statement_timeout = 100`,
        prisma.$queryRaw`SELECT 1 FROM pg_sleep(61)`,
      ])
    })

  test.runIf(platform.database.kind === 'server')('fails alone, and others wait for it once', async () => {
    const [held = '', ...free] = [await match(), await match(), await match(), await match()]
    const statements: string[][] = []
    const append = groupCommit(hanging(held, statements))
    /** The matches in the order of their outcomes: those that are stored, then those that fail. */
    async function committed(): Promise<string[][]> {
      const [stored, failed]: [string[], string[]] = [[], []]
      const commits = await Promise.all([held, ...free].map(nextOf))
      const one = (commit: Commit) =>
        append.commit(commit).then(
          () => {
            expect(failed).toEqual([])
            stored.push(commit.match)
          },
          () => failed.push(commit.match),
        )
      await Promise.all(commits.map(one))
      return [stored.toSorted(), failed]
    }
    expect(await committed()).toEqual([free.toSorted(), [held]])
    expect(statements[0]).toContain(held)
    statements.length = 0
    expect(await committed()).toEqual([free.toSorted(), [held]])
    expect(statements.filter((matches) => matches.includes(held))).toEqual([[held]])
  })

  test('does not stop others, however many such matches there are', async () => {
    const [free = '', ...held] = [await match(), await match(), await match(), await match()]
    let isHanging = false
    const release: (() => void)[] = []
    const append = groupCommit(
      withStatements(async (carryOut, matches) => {
        if (!matches.some((one) => held.includes(one))) return carryOut()
        if (isHanging) await new Promise<void>((resolve) => release.push(resolve))
        throw new Error('canceling statement due to statement timeout')
      }),
      undefined,
      60_000,
    )
    const fails = async (id: string) => expect(append.commit(await nextOf(id))).rejects.toThrow('timeout')
    // Each has failed once, so it shares no statement any more.
    for (const id of held) await fails(id)
    isHanging = true
    const failures = held.map(fails)
    await expect.poll(() => release.length).toBe(2)

    expect(await append.commit(await nextOf(free))).toBe('stored')

    isHanging = false
    for (const go of release) go()
    await Promise.all(failures)
  })

  test.runIf(platform.database.kind === 'server')('keeps nobody waiting for their turn for long', async () => {
    const ids = [await match(), await match(), await match(), await match(), await match(), await match()]
    const release: (() => void)[] = []
    const append = groupCommit(
      withStatements(async (carryOut) => {
        await new Promise<void>((resolve) => release.push(resolve))
        return carryOut()
      }),
      undefined,
      50,
    )
    const outcomes: Promise<unknown>[] = []
    for (const id of ids) {
      outcomes.push(append.commit(await nextOf(id)).catch((error: unknown) => error))
      await expect.poll(() => release.length).toBe(Math.min(outcomes.length, 4))
    }
    expect(await Promise.all(outcomes.slice(4))).toMatchObject([{ code: 'unavailable' }, { code: 'unavailable' }])
    for (const go of release) go()
    expect(await Promise.all(outcomes.slice(0, 4))).toEqual(Array(4).fill('stored'))
    expect(await versionsOf(ids[5] ?? '')).toEqual([1])
  })
})

/**
 * Commits until no other statement has the match locked: of two at the same moment, the second may meet the first, and
 * PostgreSQL reports an error before it releases the locks of the statement that failed.
 */
async function unlocked(append: GroupCommit, commit: Commit): Promise<CommitOutcome> {
  const outcome = await append.commit(commit)
  return outcome === 'locked' ? unlocked(append, commit) : outcome
}

describe('appends to one match', () => {
  test('on the same version: one is stored, and the other is lost without a trace', async () => {
    const id = await match()
    const live = await liveMatches(platform).newest(id)
    const [one, other] = [appendTo(live, seededDice('one')), appendTo(live, seededDice('other'))]
    const both = [unlocked(groupCommit(platform), one), unlocked(groupCommit(platform), other)]
    expect((await Promise.all(both)).sort()).toEqual(['lost', 'stored'])
    const same = groupCommit(platform)
    const again = await nextOf(id)
    expect((await Promise.all([unlocked(same, again), unlocked(same, again)])).sort()).toEqual(['lost', 'stored'])
    expect(await versionsOf(id)).toEqual([1, 2, 3])
  })

  test('on an older roster are lost', async () => {
    const id = await match()
    const append = await nextOf(id)
    expect(await groupCommit(platform).commit({ ...append, roster: append.roster - 1 })).toBe('lost')
    expect(await versionsOf(id)).toEqual([1])
  })

  test('after its end are lost', async () => {
    const id = await match()
    const append = await nextOf(id)
    await prisma.match.update({ where: { id }, data: { status: 'aborted' } })
    expect(await groupCommit(platform).commit(append)).toBe('lost')
    expect(await versionsOf(id)).toEqual([1])
  })

  test('by an account that has been erased are lost', async () => {
    const id = await match()
    const append = await nextOf(id)
    const [present, erased] = [await newPlayer(server), await newPlayer(server)]
    await prisma.account.update({ where: { id: erased.id }, data: { status: 'erased' } })
    expect(await groupCommit(platform).commit({ ...append, by: erased.id })).toBe('lost')
    expect(await versionsOf(id)).toEqual([1])
    expect(await groupCommit(platform).commit({ ...append, by: present.id })).toBe('stored')
  })

  test.runIf(platform.database.kind === 'server')(
    'by an account that another transaction locks, as when it is erased, do not wait for it',
    async () => {
      const [held, free] = [await match(), await match()]
      const appends = await Promise.all([held, free].map(nextOf))
      const [leaving, staying] = [await newPlayer(server), await newPlayer(server)]
      const holder = await platform.database.pool.connect()
      await holder.query('BEGIN')
      await holder.query('SELECT FROM accounts WHERE id = $1 FOR UPDATE', [leaving.id])
      const append = groupCommit(platform)
      const acting = [leaving.id, staying.id]
      const outcomes = appends.map((one, place) => append.commit({ ...one, by: acting[place] }))
      expect(await Promise.all(outcomes)).toEqual(['locked', 'stored'])
      expect(await Promise.all([held, free].map(versionsOf))).toEqual([[1], [1, 2]])
      await holder.query('ROLLBACK')
      holder.release()
    },
  )

  test('by sixteen concurrent writers make one unbroken chain', async () => {
    const id = await match()
    const last = 21
    async function writer(number: number): Promise<number> {
      const known = liveMatches(platform)
      const append = groupCommit(platform)
      for (let stored = 0; ; ) {
        const live = await known.newest(id)
        if (live.head.version >= last) return stored
        const outcome = await append.commit(appendTo(live, seededDice(number, live.head.version)))
        if (outcome === 'stored') stored += 1
      }
    }

    const stored = await Promise.all(Array.from({ length: 16 }, (_, number) => writer(number)))

    expect(stored.reduce((sum, one) => sum + one, 0)).toBe(last - 1)
    const entries = await readEntries(platform, id)
    expect(entries.map(({ version }) => version)).toEqual(Array.from({ length: last }, (_, index) => index + 1))
    expect(entries.map(({ previous }) => previous)).toEqual(['', ...entries.slice(0, -1).map(({ hash }) => hash)])
    const { hash, draws } = await prisma.match.findUniqueOrThrow({ where: { id } })
    expect({ hash, draws }).toEqual({ hash: entries.at(-1)?.hash, draws: entries.at(-1)?.draws })
  })
})

describe('a lost connection', () => {
  test('after the commit: the append finds its own entry', async () => {
    const id = await match()
    expect(await groupCommit(losing('after')).commit(await nextOf(id))).toBe('stored')
    expect(await versionsOf(id)).toEqual([1, 2])
  })

  test('after the commit of several: each finds its own entry', async () => {
    const ids = [await match(), await match(), await match()]
    const appends = await Promise.all(ids.map(nextOf))
    const append = groupCommit(losing('after'))
    expect(await Promise.all(appends.map((one) => append.commit(one)))).toEqual(Array(3).fill('stored'))
    expect(await Promise.all(ids.map(versionsOf))).toEqual(Array(3).fill([1, 2]))
  })

  test('after another’s commit: the lost append is not taken for stored', async () => {
    const id = await match()
    const live = await liveMatches(platform).newest(id)
    const [theirs, mine] = [appendTo(live, seededDice('theirs')), appendTo(live, seededDice('mine, another'))]
    const entries = mine.entries.map((entry) => ({ ...entry, hash: 'f'.repeat(64) }))
    const others = { ...mine, effects: [entered({ entries, status: 'running', result: null })] }
    expect(await groupCommit(platform).commit(theirs)).toBe('stored')
    await expect(groupCommit(losing('after')).commit(others)).rejects.toThrow('Connection terminated')
    expect(await versionsOf(id)).toEqual([1, 2])
  })

  test('before the commit: an error is thrown, nothing is stored, and the next append succeeds', async () => {
    const id = await match()
    const append = groupCommit(losing('before'))
    const next = await nextOf(id)
    await expect(append.commit(next)).rejects.toThrow('Connection terminated')
    expect(await versionsOf(id)).toEqual([1])
    expect(await append.commit(next)).toBe('stored')
  })

  test.runIf(platform.database.kind === 'server')('in the middle, cut by the server: nothing is stored', async () => {
    const id = await match()
    const next = await nextOf(id)
    const holder = await platform.database.pool.connect()
    try {
      await holder.query('BEGIN')
      await holder.query('LOCK TABLE entries IN SHARE MODE')
      const appended = expect(groupCommit(platform).commit(next)).rejects.toThrow()
      const waits = `FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`
      // Within a transaction, PostgreSQL shows each time what it showed first.
      while ((await platform.database.pool.query(`SELECT pg_terminate_backend(pid) ${waits}`)).rowCount === 0) {
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      await appended
    } finally {
      await holder.query('ROLLBACK')
      holder.release()
    }
    expect(await versionsOf(id)).toEqual([1])
    expect(await groupCommit(platform).commit(next)).toBe('stored')
  })
})

test('the table of open decisions equals what the game asks, after every move', async () => {
  const match = await startedMatch(server, [...people, await newPlayer(server)])
  const dice = seededDice('decisions')
  for (let moves = 0; moves < 60; moves++) {
    const { game, decisions, version } = (await findMatch(platform, match.id)) ?? match.record
    const head = await headAt(platform, match.record, version)
    expect(decisions.map(({ seat, question }) => ({ seat, question }))).toEqual(game.decisions(head.state))
    expect(decisions.map((open) => ({ ...open, sinceAt: open.sinceAt.toISOString() }))).toMatchObject(head.decisions)
    const asked = pick(dice, head.decisions)
    if (!asked) break
    clock.turn(1000)
    await match.move(asked.seat)
  }
  await match.abort()
  expect(await prisma.decision.count({ where: { matchId: match.id } })).toBe(0)
})
