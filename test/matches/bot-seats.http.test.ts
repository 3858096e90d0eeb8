import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { catalogue } from '../../src/games/catalogue.ts'
import { httpMatch } from '../support/http-match.ts'
import { testServer } from '../support/server.ts'
import { handleDue } from './given.ts'
import { bodyOf, day, judged, livesIn, makersOf, monday, noticesOf, turnTo } from './scheduler/given.ts'

const server = await testServer()
const ann = await livesIn(server, 'UTC')
const bob = await livesIn(server, 'UTC')
beforeEach(() => turnTo(server, monday))

describe('a match with bots', () => {
  test('starts when people have the other seats, and says which seats are bots’', async () => {
    const match = await httpMatch(server, [ann], { seats: 2, bots: 1 })
    const { status, players, yourSeat } = await bodyOf(match)
    expect({ status, yourSeat }).toEqual({ status: 'running', yourSeat: 0 })
    expect(players).toMatchObject([
      { seat: 0, name: ann.name, bot: false, open: false, resigned: false },
      { seat: 1, name: 'Bot 2', bot: true, open: false, resigned: false },
    ])
  })

  test.each([
    ['en', 'The result does not count for ratings: a bot plays.'],
    ['fr', 'Le résultat ne compte pas pour le classement\u202f: un robot joue.'],
    ['ru', 'Итог не учитывается в рейтинге: играет бот.'],
    ['es', 'El resultado no cuenta para las puntuaciones: juega un bot.'],
  ])('says that it is not rated, before and after its start: in %s', async (language, sentence) => {
    const waiting = request(server.app.server).post('/v1/matches').set('accept-language', language)
    const opened = await ann.as(waiting).send({ game: 'havana', seats: 3, bots: 1 }).expect(201)
    expect(opened.body).toMatchObject({ status: 'open', rated: false, terms: expect.arrayContaining([sentence]) })

    const match = await httpMatch(server, [ann, bob], { seats: 3, bots: 1 })
    const begun = await match.get(0, '').set('accept-language', language).expect(200)
    expect(begun.body).toMatchObject({ status: 'running', rated: false, terms: expect.arrayContaining([sentence]) })

    const people = await httpMatch(server, [ann, bob], { seats: 2 })
    const rated = await people.get(0, '').set('accept-language', language).expect(200)
    expect(rated.body.rated).toBe(true)
    expect(rated.body.terms).not.toContain(sentence)
  })

  test('the bot’s decisions have no deadline: the server makes them at once, and mails nobody about them', async () => {
    const match = await httpMatch(server, [ann], { seats: 2, bots: 1, pace: { kind: 'hours', hours: 24 } })
    const asked = (await bodyOf(match)).decisions
    expect(asked).toMatchObject([
      { seat: 0, dueAt: '2026-03-03T09:00:00.000Z', atDeadline: 'wait' },
      { seat: 1, dueAt: null, atDeadline: null, late: false },
    ])
    await handleDue(server)
    expect(await match.waitsFor()).toEqual([0])
    expect(await makersOf(server, match)).toEqual(['1 bot'])
    expect(await noticesOf(server, match, 'your-turn')).toMatchObject([{ to: 0 }])
    expect(await noticesOf(server, match, 'decided-for-you')).toEqual([])
  })

  test.each([...catalogue.keys()])(
    '%s: after each of the person’s decisions the bots make theirs, and all of it judges again without a difference',
    async (game) => {
      const match = await httpMatch(server, [ann], { game, seats: 2, bots: 1 })
      await handleDue(server)
      for (let decided = 0; decided < 4; decided++) {
        expect(await match.waitsFor()).toEqual([0])
        const [choice] = await match.choices(0)
        await match.move(0, choice?.example ?? {}).expect(200)
        await handleDue(server)
      }
      expect(new Set(await makersOf(server, match))).toEqual(new Set(['0 hand', '1 bot']))
      expect(await judged(server, match)).toBeUndefined()
    },
  )

  test('goes on to its end after the last person has resigned', async () => {
    const match = await httpMatch(server, [ann], { seats: 3, bots: 2 })
    await match.post(0, '/resignation').expect(200)
    await handleDue(server)
    expect((await bodyOf(match)).status).toBe('ended')
    expect(await judged(server, match)).toBeUndefined()
  })

  test('a bot adds nothing to the dice: the commitment covers the seed and people’s entropy', async () => {
    const match = await httpMatch(server, [ann, bob], { seats: 3, bots: 1, entropy: '5eaf' })
    await match.post(0, '/resignation').expect(200)
    await match.post(1, '/resignation').expect(200)
    await handleDue(server)
    server.clock.turn(day)
    expect((await bodyOf(match)).seed).toMatch(/^[0-9a-f]{64}$/)
    expect(await judged(server, match)).toBeUndefined()
  })
})
