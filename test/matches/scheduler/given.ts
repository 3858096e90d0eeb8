import request from 'supertest'
import type { z } from 'zod'
import type { Entry } from '../../../src/journal/entry.ts'
import { type Difference, judge } from '../../../src/journal/judge.ts'
import { findMatch } from '../../../src/matches/record/find-match.ts'
import { readEntries } from '../../../src/matches/record/journal.ts'
import { openSeal } from '../../../src/matches/record/seal.ts'
import { type DecisionBody, MatchBody } from '../../../src/matches/wire/match-body.ts'
import type { NoticeDraft } from '../../../src/platform/outbox.ts'
import type { HttpMatch } from '../../support/http-match.ts'
import { newPlayer, type Person } from '../../support/people.ts'
import type { TestServer } from '../../support/server.ts'

/** Steps of deadline tests: setting hours, turning the clock, and reading what became of it. */

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

type Decision = z.infer<typeof DecisionBody>

/** When the clocks of tests start: a Monday. */
export const monday = '2026-03-02T09:00:00.000Z'

/** Hours in which the clock never stops, and without reminders: they cause no notices of their own. */
const roundTheClock = { night: null, restDays: [], vacations: [], vacationsByThemselves: false, remindHours: null }

/** A player sets their hours: the request, for checks of its answer. */
export const setHours = ({ app }: TestServer, person: Person, hours: object) =>
  person.as(request(app.server).put('/v1/account/hours')).send({ ...roundTheClock, ...hours })

/** A player sets their hours. @returns the answer's body */
export async function keeps(server: TestServer, person: Person, hours: object) {
  return (await setHours(server, person, hours).expect(200)).body
}

/** A player in this time zone with these hours, and without reminders. */
export async function livesIn(server: TestServer, timeZone: string, hours: object = {}): Promise<Person> {
  const person = await newPlayer(server)
  await person.as(request(server.app.server).patch('/v1/account')).send({ timeZone }).expect(200)
  await keeps(server, person, hours)
  return person
}

/** A player moves to another time zone. */
export async function movesTo(server: TestServer, person: Person, timeZone: string): Promise<void> {
  await person.as(request(server.app.server).patch('/v1/account')).send({ timeZone }).expect(200)
}

export async function bodyOf(match: HttpMatch): Promise<MatchBody> {
  return MatchBody.parse((await match.get(0, '').expect(200)).body)
}

/** A seat's only open decision. */
export async function askedOf(match: HttpMatch, seat: number): Promise<Decision> {
  const [asked, ...more] = (await bodyOf(match)).decisions.filter((decision) => decision.seat === seat)
  if (asked === undefined || more.length > 0) throw new Error(`seat ${seat} is not asked just one thing`)
  return asked
}

/** The deadline of a seat's decision. */
export const dueOf = async (match: HttpMatch, seat: number) => (await askedOf(match, seat)).dueAt

/** The first of a seat's choices, as a move. */
export async function exampleFor(match: HttpMatch, seat: number) {
  const [choice] = await match.choices(seat)
  if (choice === undefined) throw new Error(`seat ${seat} has no choice`)
  return choice.example
}

/** The notices of a match, in order: their recipients and topics. */
export async function noticesOf({ platform }: TestServer, match: HttpMatch, topic: NoticeDraft['topic']) {
  const notices = await platform.database.prisma.notice.findMany({
    where: { matchId: match.id, topic },
    orderBy: { id: 'asc' },
  })
  return notices.map(({ accountId, payload }) => ({ to: nameOf(match, accountId), payload }))
}

/** The seat of a notice's recipient. */
const nameOf = ({ people }: HttpMatch, account: string | null) => people.findIndex(({ id }) => id === account)

export const entriesOf = ({ platform }: TestServer, match: HttpMatch): Promise<Entry[]> =>
  readEntries(platform, match.id)

/** Who made each entry after the first, as `seat by`. */
export async function makersOf(server: TestServer, match: HttpMatch): Promise<string[]> {
  const entries = await entriesOf(server, match)
  return entries.slice(1).map(({ actor }) => (actor.kind === 'seat' ? `${actor.seat} ${actor.by}` : actor.kind))
}

/**
 * Le Havre for two, up to seat 0's visit of the Marketplace: from then on it may order the special buildings that it
 * has seen. Seat 1 has the turn.
 */
export async function visitsMarketplace(match: HttpMatch): Promise<void> {
  const take = (offer: string) => ({ type: 'take-offer', offer })
  await match.move(0, take('franc')).expect(200)
  await match.move(1, take('wood')).expect(200)
  const visit = { type: 'enter', building: 'marketplace', goods: ['coal', 'grain'] }
  await match.move(0, { type: 'buy', building: 'marketplace' }).expect(200)
  await match.move(0, visit).expect(200)
}

/** Le Havre: a seat takes one of the offers that are not empty. */
export async function takesAnOffer(match: HttpMatch, seat: number): Promise<void> {
  const choice = (await match.choices(seat)).find(({ move }) => move.type === 'take-offer')
  await match.move(seat, choice?.example ?? {}).expect(200)
}

/** Judges a match's journal again. @returns the first difference, if any */
export async function judged({ platform }: TestServer, match: HttpMatch): Promise<Difference | undefined> {
  const record = await findMatch(platform, match.id)
  if (record === undefined) throw new Error('there is no such match')
  return judge(record.game, await readEntries(platform, match.id), openSeal(platform, record).seed)
}

/** Sets the clock to a moment: tests that share a server start at the same one. */
export function turnTo({ clock }: TestServer, moment: string): void {
  clock.turn(Date.parse(moment) - clock.now().getTime())
}

/** Advances the clock, and has the server handle what is due. */
export async function later(server: TestServer, milliseconds: number): Promise<void> {
  server.clock.turn(milliseconds)
  await server.deadlines.runOnce()
}
