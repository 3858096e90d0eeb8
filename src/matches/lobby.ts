import { randomBytes, randomUUID } from 'node:crypto'
import type { Game } from '../games/game.ts'
import type { Joiner } from '../journal/entry.ts'
import { open } from '../journal/open.ts'
import { secretsOf } from '../journal/secrets.ts'
import type { Player } from '../platform/http/caller.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problems/problem.ts'
import type { Append, Appender } from './append.ts'
import { timed } from './clock/deadlines.ts'
import type { Late, Pace } from './clock/pace.ts'
import { isInvited } from './invitations.ts'
import { findMatch, type MatchRecord, type Participant, participantOf } from './load.ts'
import { lookOf, takesPart } from './sight.ts'
import type { Tables } from './tables.ts'
import { tableNotices, turnNotices } from './tell.ts'

/** A match as its creator wishes it; options as the game's own schema read them. */
export interface Wish {
  readonly game: Game
  readonly seats: number
  readonly options: unknown
  readonly name: string
  readonly private: boolean
  readonly seating: 'shuffled' | 'as-joined'
  readonly pace: Pace
  readonly late: Late
  readonly entropy: string
}

/** Before a match starts: everything here builds on the roster, and is refused or tried again where that has changed. */
export interface Lobby {
  /** Opens a match and seats its creator. @throws Problem too-many-open-matches */
  create(caller: Player, wish: Wish): Promise<MatchRecord>
  /** Takes a seat. The last one starts the match. @throws Problem not-found, match-not-open, already-joined, too-many-open-matches */
  join(match: string, caller: Player, how: { entropy: string; invitation: string | undefined }): Promise<MatchRecord>
  /** Gives the seat back. The last to leave takes the match away. @throws Problem not-found, match-not-open, not-joined */
  leave(match: string, caller: Player): Promise<void>
}

const mostOpenMatches = 50
const mostRaces = 20

export function lobby(platform: Platform, tables: Tables, appender: Appender): Lobby {
  const { prisma } = platform.database

  /** Reads and acts until nobody came in between. */
  async function again<Done>(match: string, act: (record: MatchRecord) => Promise<Done | undefined>): Promise<Done> {
    for (let races = 0; races < mostRaces; races++) {
      const record = await findMatch(platform, match)
      if (!record) throw new Problem('not-found')
      const done = await act(record)
      if (done !== undefined) return done
    }
    throw new Problem('race-lost')
  }

  async function stored(match: string): Promise<MatchRecord> {
    const record = await findMatch(platform, match)
    if (!record) throw new Error(`match ${match} was stored and cannot be found`)
    return record
  }

  async function keepToLimit(account: string): Promise<void> {
    const waiting = await prisma.participant.count({ where: { accountId: account, match: { status: 'open' } } })
    if (waiting >= mostOpenMatches) throw new Problem('too-many-open-matches', { params: { most: mostOpenMatches } })
  }

  return {
    async create(caller, wish) {
      await keepToLimit(caller.account)
      const id = randomUUID()
      const seed = randomBytes(32).toString('hex')
      const now = platform.clock.now()
      await prisma.$transaction([
        prisma.match.create({
          data: {
            id,
            game: wish.game.meta.id,
            rules: wish.game.meta.rulesVersion,
            data: wish.game.meta.dataVersion,
            options: JSON.parse(JSON.stringify(wish.options)),
            seats: wish.seats,
            name: wish.name,
            private: wish.private,
            seating: wish.seating,
            pace: wish.pace,
            late: wish.late,
            createdById: caller.account,
            sealedSeed: platform.secrets.seal(seed, id),
            commitment: secretsOf(seed, []).commitment,
            roster: 1,
            createdAt: now,
            movedAt: now,
          },
        }),
        prisma.participant.create({
          data: {
            matchId: id,
            accountId: caller.account,
            number: newNumber(),
            joined: 1,
            entropy: wish.entropy,
            joinedAt: now,
          },
        }),
      ])
      // A match for one is full as soon as it is there.
      if (wish.seats === 1) await again(id, (record) => start(record, []))
      return stored(id)
    },

    async join(match, caller, { entropy, invitation }) {
      await keepToLimit(caller.account)
      await again(match, async (record) => {
        const invited = record.private && (await isInvited(platform, record.id, caller, invitation))
        lookOf(record, caller, invited)
        if (takesPart(record, caller.account)) throw new Problem('already-joined')
        if (record.status !== 'open') throw new Problem('match-not-open')
        const newcomer = await newcomerWith(caller.account, entropy, record.roster + 1)
        const isLast = record.participants.length + 1 === record.seats
        return isLast ? start(record, [newcomer]) : takeSeat(record, newcomer)
      })
      return stored(match)
    },

    leave: (match, caller) =>
      again(match, async (record) => {
        lookOf(record, caller, false)
        if (record.status !== 'open') throw new Problem('match-not-open')
        if (!takesPart(record, caller.account)) throw new Problem('not-joined')
        const isEmpty = record.participants.length === 1
        const left = await prisma.$queryRaw<unknown[]>`
          WITH changed AS (
            UPDATE matches SET
              roster = roster + 1,
              status = CASE WHEN ${isEmpty} THEN 'aborted'::match_status ELSE status END,
              ended_at = CASE WHEN ${isEmpty} THEN ${platform.clock.now()}::timestamptz END
            WHERE id = ${match}::uuid AND roster = ${record.roster} AND status = 'open' RETURNING id
          )
          DELETE FROM participants p USING changed c
          WHERE p.match_id = c.id AND p.account_id = ${caller.account}::uuid RETURNING p.account_id`
        return left.length > 0 ? true : undefined
      }).then(() => undefined),
  }

  async function takeSeat(record: MatchRecord, newcomer: Participant): Promise<true | undefined> {
    const taken = await prisma.$queryRaw<unknown[]>`
      WITH changed AS (
        UPDATE matches SET roster = roster + 1
        WHERE id = ${record.id}::uuid AND roster = ${record.roster} AND status = 'open' RETURNING id, roster
      )
      INSERT INTO participants (match_id, account_id, number, joined, entropy, joined_at)
      SELECT id, ${newcomer.account}::uuid, ${newcomer.number}, roster, ${newcomer.entropy}, ${platform.clock.now()}
      FROM changed RETURNING account_id`
    return taken.length > 0 ? true : undefined
  }

  async function newcomerWith(account: string, entropy: string, joined: number): Promise<Participant> {
    const found = await prisma.account.findUniqueOrThrow({ where: { id: account } })
    return participantOf({
      account: found,
      accountId: account,
      seat: null,
      number: newNumber(),
      entropy,
      joined,
      bank: null,
    })
  }

  /** Whoever comes last takes the last seat, and the journal is opened: in one statement. */
  async function start(record: MatchRecord, newcomers: readonly Participant[]): Promise<true | undefined> {
    const everybody = [...record.participants, ...newcomers].sort((one, other) => one.joined - other.joined)
    const joined: Joiner[] = everybody.map(({ number, entropy }) => ({ participant: number, entropy }))
    const opened = open(record.game, {
      match: record.id,
      at: platform.clock.now().toISOString(),
      seed: platform.secrets.unseal(record.sealedSeed, record.id),
      joined,
      seating: record.seating,
      options: record.options,
    })
    const seating = opened.joinerAt.flatMap((joiner, seat) => {
      const somebody = everybody[joiner]
      return somebody === undefined ? [] : [{ ...somebody, seat }]
    })
    const agreed = { pace: record.pace, participants: seating }
    const append: Append = {
      match: record.id,
      expected: 0,
      roster: record.roster,
      entries: [opened.entry],
      status: 'running',
      result: null,
      decisions: opened.head.decisions.map((asked) => timed(agreed, asked)),
      seating,
      notices: [
        ...tableNotices(record.id, seating, 'match-started'),
        ...turnNotices(record.id, seating, opened.head.decisions, undefined),
      ],
    }
    if ((await appender.append(append)) === 'lost') return undefined
    await tables.newest(record.id)
    return true
  }
}

/** A participant's number: random, so that it tells nothing of the account. */
function newNumber(): string {
  return randomBytes(8).toString('hex')
}
