import type { Game } from '../../src/games/game.ts'
import { havana } from '../../src/games/havana/index.ts'
import { changes } from '../../src/matches/commit/change.ts'
import { groupCommit } from '../../src/matches/commit/group-commit.ts'
import { lobby } from '../../src/matches/lobby/lobby.ts'
import { play } from '../../src/matches/playing/play.ts'
import { liveMatches } from '../../src/matches/record/live-matches.ts'
import type { MatchRecord } from '../../src/matches/record/record.ts'
import { answeringForAbsent } from '../../src/matches/scheduler/answer-for-absent.ts'
import { substitutes } from '../../src/matches/substitutes/substitutes.ts'
import type { Late } from '../../src/matches/time/pace.ts'
import type { Player } from '../../src/platform/http/caller.ts'
import { type NoticeDraft, noticeRow } from '../../src/platform/outbox.ts'
import type { Person } from '../support/people.ts'
import type { TestServer } from '../support/server.ts'

interface Agreed {
  readonly late?: Late
  readonly game?: Game
  readonly private?: boolean
}

export const caller = ({ id, name }: Person): Player => {
  return { account: id, name, role: 'player', language: 'en', session: undefined, scopes: ['read', 'play', 'create'] }
}

/** The last of a seat's legal moves. */
export function lastMove({ game }: MatchRecord, state: unknown, seat: number) {
  return game.choices(state, seat).at(-1)?.example
}

/** Real matches, below HTTP, for notices: the tests are about what the worker makes of the notices. */
export function stage({ platform, worker }: TestServer) {
  const { prisma } = platform.database
  const known = liveMatches(platform)
  const commits = groupCommit(platform)
  const change = changes(platform, known, commits)
  const playing = play(platform, known, change)
  const waiting = lobby(platform, known, commits)
  const asking = (person: Person) => ({ caller: caller(person), language: 'en' as const })
  const meeting = substitutes(platform, change)

  /** A match for three that its people have joined, in that order. */
  async function opened(people: readonly Person[], agreed: Agreed = {}): Promise<string> {
    const [first, ...others] = people.map(caller)
    if (!first) throw new Error('a match needs people')
    const { game = havana, late = 'wait' } = agreed
    const { id } = await waiting.create(first, {
      game,
      seats: 3,
      options: game.meta.options.parse({}),
      name: 'Friday table',
      private: agreed.private ?? false,
      seating: 'as-joined',
      pace: { kind: 'hours', hours: 72 },
      late,
      language: null,
      rated: agreed.private !== true,
      reliability: null,
      longestWait: null,
      restDays: true,
      seatOpensAfter: 3,
      bots: 0,
      entropy: '',
    })
    for (const other of others) await waiting.join(id, other, { entropy: '', invitation: undefined })
    return id
  }

  return {
    known,
    change,
    playing,
    waiting,
    inPlace: answeringForAbsent(platform, change),
    opened,

    /** A started match, with seats in the order of its three people; its notices so far are deleted. */
    async started(people: readonly [Person, Person, Person], agreed: Agreed = {}): Promise<string> {
      const id = await opened(people, agreed)
      await prisma.notice.deleteMany({})
      return id
    },

    /** Queues a notice to a person, and has the worker process it. @returns its record */
    async notify(person: Person, draft: NoticeDraft): Promise<string | null> {
      const key = `${person.name}/${JSON.stringify(draft)}`
      const matchId = 'match' in draft ? draft.match : null
      await prisma.notice.create({ data: noticeRow({ key, accountId: person.id, matchId, draft }) })
      await worker.drain()
      const { status, reason } = await prisma.notice.findUniqueOrThrow({ where: { key } })
      return status === 'withheld' ? reason : status
    },

    /** The decision that a seat owes, as notices refer to it. */
    async owedBy(seat: number, match: string) {
      const { question, since } = await prisma.decision.findFirstOrThrow({ where: { matchId: match, seat } })
      return { match, seat, version: since, question }
    },

    /** Makes the last of a seat's legal moves. */
    async moves(match: string, seat: number, person: Person): Promise<void> {
      const { record, head } = await known.newest(match)
      const move = lastMove(record, head.state, seat)
      if (!move) throw new Error(`seat ${seat} has no choice`)
      await playing.move(match, asking(person), { moves: [move] })
    },

    /** A player takes over a seat that is open to substitutes. @returns the version from which on they hold it */
    async takesOver(match: string, seat: number, person: Person): Promise<number> {
      const { live } = await meeting.takeOver(match, asking(person), { seat, invitation: undefined })
      return live.record.version
    },
  }
}
