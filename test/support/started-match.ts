import { havana } from '../../src/games/havana/index.ts'
import { changes } from '../../src/matches/commit/change.ts'
import { groupCommit } from '../../src/matches/commit/group-commit.ts'
import { lobby } from '../../src/matches/lobby/lobby.ts'
import { type Play, play } from '../../src/matches/playing/play.ts'
import { existing } from '../../src/matches/record/find-match.ts'
import { headAt } from '../../src/matches/record/journal.ts'
import { liveMatches } from '../../src/matches/record/live-matches.ts'
import type { MatchRecord } from '../../src/matches/record/record.ts'
import type { Player } from '../../src/platform/http/caller.ts'
import type { Person } from './people.ts'
import type { TestServer } from './server.ts'

/** A started Havana match; seats in the order of the people. */
export interface StartedMatch {
  readonly id: string
  readonly record: MatchRecord
  readonly play: Play
  /** Makes the example of the seat's last choice: a legal move in every position. */
  move(seat: number): Promise<void>
  resign(seat: number): Promise<void>
  abort(): Promise<void>
}

/** Opens a match for this many players, and has all these people join it. Below HTTP. @returns its id */
export async function openMatch(
  { platform }: TestServer,
  people: readonly Person[],
  seats = people.length,
  name = 'Friday table',
): Promise<string> {
  const [first, ...others] = people.map(caller)
  if (!first) throw new Error('a match needs people')
  const waiting = lobby(platform, liveMatches(platform), groupCommit(platform))
  const options = havana.meta.options.parse({})
  const agreed = { pace: { kind: 'hours', hours: 72 }, late: 'wait', seating: 'as-joined' } as const
  const terms = {
    language: null,
    rated: true,
    reliability: null,
    longestWait: null,
    restDays: true,
    seatOpensAfter: 3,
    bots: 0,
    ...agreed,
  }
  const wish = { game: havana, seats, options, name, private: false, ...terms }
  const { id } = await waiting.create(first, { ...wish, entropy: '' })
  for (const other of others) await waiting.join(id, other, { entropy: '', invitation: undefined })
  return id
}

/** Opens a match and has everybody join, which starts it. Below HTTP: for tests that are about something else. */
export async function startedMatch(
  server: TestServer,
  people: readonly Person[],
  name = 'Friday table',
): Promise<StartedMatch> {
  const { platform } = server
  const known = liveMatches(platform)
  const id = await openMatch(server, people, people.length, name)
  const record = await existing(platform, id)
  const playing = play(platform, known, changes(platform, known, groupCommit(platform)))
  const sitting = (seat: number) => {
    const person = people[seat]
    if (!person) throw new Error(`nobody sits at ${seat}`)
    return caller(person)
  }
  return {
    id,
    record,
    play: playing,
    async move(seat) {
      const { state } = await headAt(platform, record, (await known.newest(id)).head.version)
      const choice = record.game.choices(state, seat).at(-1)
      if (!choice) throw new Error(`seat ${seat} has no choice`)
      await playing.move(id, { caller: sitting(seat), language: 'en' }, { moves: [choice.example] })
    },
    async resign(seat) {
      await playing.resign(id, { caller: sitting(seat), language: 'en' })
    },
    async abort() {
      await playing.abort(id)
    },
  }
}

/** The player who makes a request. */
export function caller({ id, name }: Person): Player {
  return { account: id, name, role: 'player', language: 'en', session: undefined, scopes: ['read', 'play', 'create'] }
}
