import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../src/games/catalogue.ts'
import { type Dice, pick, shuffle } from '../src/games/kit/dice.ts'
import { seededDice } from '../src/games/playout/seeded-dice.ts'
import { findMatch, isOver, type MatchRecord } from '../src/matches/load.ts'
import { peopleAt } from '../src/matches/seats.ts'
import { lates, shortest } from './lives/plan.ts'
import { day, hour, judged, livesIn } from './matches/clock/given.ts'
import { seesToAll } from './matches/given.ts'
import { type HttpMatch, httpMatch } from './support/http-match.ts'
import { newAdministrator, type Person, password } from './support/people.ts'
import { testServer } from './support/server.ts'

// One of each game here, the same ones each time, though their dice are others. By hand: KILLED_OFF_SEED=7 for other ones,
// KILLED_OFF=all for all games, seat counts and agreements, before npx vitest run test/killed-off
const server = await testServer()
const http = request(server.app.server)

const ways = ['resigns', 'is banned', 'erases the account', 'sleeps for ever'] as const
const paces = [{ kind: 'none' }, { kind: 'hours', hours: 24 }, { kind: 'bank', hours: 30, refill: 2 }] as const

interface Case {
  readonly game: string
  readonly seats: number
  readonly late: (typeof lates)[number]
  readonly pace: (typeof paces)[number]
}

const all: Case[] = [...catalogue.values()].flatMap(({ meta }) =>
  Array.from({ length: meta.seats.max - meta.seats.min + 1 }, (_, more) => meta.seats.min + more).flatMap((seats) =>
    lates.flatMap((late) => paces.map((pace) => ({ game: meta.id, seats, late, pace }))),
  ),
)

/** One of each game. */
function someOf(cases: readonly Case[], dice: Dice): Case[] {
  return [...catalogue.keys()].flatMap((game) =>
    shuffle(
      dice,
      cases.filter((each) => each.game === game),
    ).slice(0, 1),
  )
}

const seed = process.env.KILLED_OFF_SEED ?? '1'
const cases = process.env.KILLED_OFF === 'all' ? all : someOf(all, seededDice(seed, 'cases'))

/** Longer than a match in which nothing happens is kept. */
const mostDays = 800

describe('players are killed off one after the other, and the match ends', () => {
  test.each(cases)(
    `$game for $seats, $late, $pace.kind (KILLED_OFF_SEED=${seed})`,
    async ({ game, seats, late, pace }) => {
      const dice = seededDice(seed, `${game} ${seats} ${late} ${pace.kind}`)
      const people = await Promise.all(Array.from({ length: seats }, () => livesIn(server, 'UTC')))
      const match = await httpMatch(server, people, { game, seats, late, pace, options: shortest[game] })
      const asleep = new Set<Person>()
      for (const victim of shuffle(dice, people)) {
        for (let moves = dice.below(6); moves > 0; moves--) await somebodyMoves(match, asleep, dice)
        await killed(victim, match, asleep, dice)
        await seesToAll(server)
      }
      for (let days = 0; days < mostDays && !isOver(await recordOf(match)); days += 0.5) {
        server.clock.turn(12 * hour)
        await seesToAll(server)
      }
      expect(await recordOf(match)).toMatchObject({ status: expect.stringMatching(/ended|aborted/), decisions: [] })
      expect(await judged(server, match)).toBeUndefined()
      server.clock.turn(day)
      expect(await server.deadlines.runOnce()).toBe(0)
    },
    300_000,
  )
})

async function recordOf({ id }: HttpMatch): Promise<MatchRecord> {
  const record = await findMatch(server.platform, id)
  if (record === undefined) throw new Error('there is no such match')
  return record
}

/** One of those who are asked, and are there to answer. */
async function somebodyMoves(match: HttpMatch, asleep: ReadonlySet<Person>, dice: Dice): Promise<void> {
  const record = await recordOf(match)
  if (isOver(record)) return
  const asked = peopleAt(record).filter(({ seat }) => record.decisions.some((open) => open.seat === seat))
  const awake = match.people.filter((person) => !asleep.has(person))
  const mover = pick(
    dice,
    asked.filter(({ account }) => awake.some(({ id }) => id === account)),
  )
  const person = awake.find(({ id }) => id === mover?.account)
  if (person === undefined) return
  const at = `/v1/matches/${match.id}`
  const { body } = await person.as(http.get(`${at}/choices`)).expect(200)
  const choice: { example: object } | undefined = pick(dice, body.choices)
  if (choice === undefined) return
  await person
    .as(http.post(`${at}/moves`))
    .send({ moves: [choice.example] })
    .expect(200)
  await seesToAll(server)
}

async function killed(victim: Person, match: HttpMatch, asleep: Set<Person>, dice: Dice): Promise<void> {
  asleep.add(victim)
  switch (ways[dice.below(ways.length)]) {
    case 'resigns':
      // Refused where the match is over already.
      await victim.as(http.post(`/v1/matches/${match.id}/resignation`)).send({})
      return
    case 'is banned': {
      // The clock is turned by months: whoever was signed in before is no more.
      const administrator = await newAdministrator(server)
      await administrator
        .as(http.post(`/v1/admin/accounts/${victim.id}/ban`))
        .send({ reason: 'a test' })
        .expect(200)
      return
    }
    case 'erases the account':
      await victim.as(http.delete('/v1/account')).send({ password }).expect(204)
      return
    default:
      return
  }
}
