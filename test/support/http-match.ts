import request, { type Test } from 'supertest'
import { seededDice } from '../../src/games/playout/seeded-dice.ts'
import type { ChoiceBody } from '../../src/games/wire/choice-body.ts'
import { MatchBody } from '../../src/matches/wire/match-body.ts'
import type { Person } from './people.ts'
import type { TestServer } from './server.ts'

/** A match that is played through the public API alone. The seats are in the order of `people`. */
export interface HttpMatch {
  readonly id: string
  readonly people: readonly Person[]
  /** A request about this match, by the player of a seat: `get(0, '/view?version=2')`. */
  get(seat: number, path: string): Test
  post(seat: number, path: string, body?: object): Test
  /** A move of a seat: `move(0, { type: 'end-turn' })`. */
  move(seat: number, ...moves: object[]): Test
  /** The seats that the match waits for now. */
  waitsFor(): Promise<number[]>
  choices(seat: number): Promise<ChoiceBody[]>
  /** Makes a legal move for the first seat that is asked. @returns whether the match goes on */
  playOn(): Promise<boolean>
}

/**
 * Opens a match, has everybody join, and so starts it.
 * @param beforeStart may change its row before the last one joins
 */
export async function httpMatch(
  server: TestServer,
  people: readonly Person[],
  wish: object = {},
  beforeStart: (match: string) => Promise<unknown> = async () => undefined,
): Promise<HttpMatch> {
  const http = request(server.app.server)
  const [first, ...others] = people
  if (!first) throw new Error('a match needs people')
  const terms = { game: 'havana', seats: people.length, seating: 'as-joined', ...wish }
  const { id } = MatchBody.parse((await first.as(http.post('/v1/matches')).send(terms).expect(201)).body)
  for (const other of others) {
    if (other === others.at(-1)) await beforeStart(id)
    await other
      .as(http.post(`/v1/matches/${id}/seats`))
      .send({})
      .expect(200)
  }

  const dice = seededDice(7)
  let asked: number[] | undefined
  const at = (seat: number): Person => {
    const person = people[seat]
    if (!person) throw new Error(`nobody sits at ${seat}`)
    return person
  }
  const get = (seat: number, path: string) => at(seat).as(http.get(`/v1/matches/${id}${path}`))
  const post = (seat: number, path: string, body: object = {}) =>
    at(seat)
      .as(http.post(`/v1/matches/${id}${path}`))
      .send(body)
  const choices = async (seat: number) => (await get(seat, '/choices').expect(200)).body.choices
  const waitsFor = async () => MatchBody.parse((await get(0, '').expect(200)).body).decisions.map(({ seat }) => seat)
  return {
    id,
    people,
    get,
    post,
    move: (seat, ...moves) => post(seat, '/moves', { moves }),
    waitsFor,
    choices,
    async playOn() {
      const [seat] = asked ?? (await waitsFor())
      if (seat === undefined) return false
      const offered: ChoiceBody[] = await choices(seat)
      const choice = offered.find(({ move }) => move.type === 'build') ?? offered[dice.below(offered.length)]
      if (!choice) throw new Error(`seat ${seat} is asked and has no choice`)
      const { body } = await post(seat, '/moves', { moves: [choice.example] }).expect(200)
      asked = body.decisions.map((decision: { seat: number }) => decision.seat)
      return body.decisions.length > 0
    },
  }
}
