import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../src/games/catalogue.ts'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { handleDue } from '../given.ts'
import { entriesOf, makersOf } from '../scheduler/given.ts'
import { gives, leftTo, playerOf } from './given.ts'

const server = await testServer()
const people = [await newPlayer(server), await newPlayer(server)]

const aheadOf = async (match: HttpMatch, seat: number, language = 'en') =>
  (
    await playerOf(match, seat)
      .as(request(server.app.server).get(`/v1/matches/${match.id}/choices/ahead`))
      .set('accept-language', language)
      .expect(200)
  ).body

/** A match in which one of two seats is asked, and the seat that waits. */
async function waitingIn(game: string): Promise<{ match: HttpMatch; asked: number; waiting: number }> {
  const match = await httpMatch(server, people, { game })
  for (let moves = 0; ; moves++) {
    const [asked, ...others] = await match.waitsFor()
    if (asked === undefined || moves > 10) throw new Error(`no seat of ${game} waits for the other`)
    if (others.length === 0) return { match, asked, waiting: 1 - asked }
    await match.move(asked, await firstMove(match, asked)).expect(200)
  }
}

async function firstMove(match: HttpMatch, seat: number): Promise<object> {
  const { body } = await match.get(seat, '/choices')
  return body.choices[0].example
}

describe('the choices ahead', () => {
  test.each([...catalogue.keys()])(
    '%s: given a seat that waits, they are forms for its next question, and each makes an order',
    async (game) => {
      const { match, waiting } = await waitingIn(game)

      const { question, choices, version } = await aheadOf(match, waiting)

      expect(version).toBe((await entriesOf(server, match)).length)
      expect(Object.keys(catalogue.get(game)?.questions ?? {})).toContain(question)
      expect(choices.length).toBeGreaterThan(0)
      const moves = choices.map(({ example }: { example: object }) => example).slice(0, 20)
      await gives(server, match, waiting, ...moves.map((move: object) => ({ question, move })))
      expect(await leftTo(server, match, waiting)).toEqual(moves)
    },
  )

  test('given an order made of them, when the seat is asked, then it is carried out', async () => {
    const { match, asked, waiting } = await waitingIn('hamlet')
    const { question, choices } = await aheadOf(match, waiting)
    const ends = choices.find(({ move }: { move: { type: string } }) => move.type === 'end-turn')
    await gives(server, match, waiting, { question, move: ends.example, conditions: [] })

    await match.move(asked, { type: 'end-turn' }).expect(200)
    await handleDue(server)

    expect((await makersOf(server, match)).at(-1)).toBe(`${waiting} order`)
    expect(await leftTo(server, match, waiting)).toEqual([])
  })

  test('speak the language of the reader', async () => {
    const { match, waiting } = await waitingIn('hamlet')
    const says = async (language: string) =>
      (await aheadOf(match, waiting, language)).choices.map(({ says }: { says: string }) => says)

    expect(await says('fr')).not.toEqual(await says('en'))
  })

  test('are the same whenever they are asked for at one version', async () => {
    const { match, waiting } = await waitingIn('havana')

    expect(await aheadOf(match, waiting)).toEqual(await aheadOf(match, waiting))
  })

  test('are none for a seat that was given up', async () => {
    const match = await httpMatch(server, [...people, await newPlayer(server)], { game: 'hamlet' })
    await match.post(1, '/resignation').expect(200)

    expect(await aheadOf(match, 1)).toMatchObject({ question: null, choices: [] })
  })

  test('are none once the match is over', async () => {
    const { match, asked, waiting } = await waitingIn('havana')
    await match.post(asked, '/resignation').expect(200)

    expect(await aheadOf(match, waiting)).toMatchObject({ question: null, choices: [] })
  })
})
