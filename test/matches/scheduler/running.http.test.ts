import request from 'supertest'
import { afterAll, describe, expect, test } from 'vitest'
import { httpMatch } from '../../support/http-match.ts'
import { newAdministrator } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { askedOf, day, livesIn, makersOf } from './given.ts'

/** A scheduler that runs by itself: it sleeps until something is due, or until a match changes. */

const server = await testServer()
const { app, clock, deadlines } = server
const administrator = await newAdministrator(server)
const people = [await livesIn(server, 'UTC'), await livesIn(server, 'UTC')]
const wish = { game: 'hamlet', pace: { kind: 'hours', hours: 24 } }
afterAll(() => deadlines.stop())

describe('a running scheduler', () => {
  test('given a deadline that is near, when its time has come, carries it out without being told', async () => {
    const match = await httpMatch(server, people, wish)
    clock.turn(day - 1000)
    deadlines.start()
    clock.turn(1000)
    await expect.poll(async () => (await askedOf(match, 0)).late).toBe(true)
  })

  test('given that it sleeps, when a player is banned, decides in their place', async () => {
    const [ann, bob] = [await livesIn(server, 'UTC'), await livesIn(server, 'UTC')]
    const match = await httpMatch(server, [ann, bob], { ...wish, late: 'usual' })
    await administrator
      .as(request(app.server).post(`/v1/admin/accounts/${ann.id}/ban`))
      .send({ reason: 'a test' })
      .expect(200)
    await expect.poll(() => makersOf(server, match)).toEqual(['0 clock'])
  })
})
