import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../src/games/catalogue.ts'
import { PlayedBody } from '../../../src/matches/routes/played-body.ts'
import { TriedBody } from '../../../src/matches/routes/tried-body.ts'
import { ChoicesBody } from '../../../src/matches/wire/choices-body.ts'
import { ViewBody } from '../../../src/matches/wire/view-body.ts'
import { exactly } from '../../support/exactly.ts'
import { httpMatch } from '../../support/http-match.ts'
import { newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const people = [await newPlayer(server), await newPlayer(server)]
const onlooker = await newPlayer(server)

describe.each([...catalogue.keys()])('%s: nothing is in an answer that its schema does not name', (game) => {
  test('while it is played, and when it is over', async () => {
    const match = await httpMatch(server, people, { game })
    const view = `/v1/matches/${match.id}/view`
    for (let moved = 0; moved < 12; moved++) {
      for (const seat of people.keys()) {
        exactly(ViewBody, (await match.get(seat, '/view').expect(200)).body)
        exactly(ChoicesBody, (await match.get(seat, '/choices').expect(200)).body)
      }
      exactly(ViewBody, (await onlooker.as(request(server.app.server).get(view)).expect(200)).body)
      const [seat] = await match.waitsFor()
      if (seat === undefined) break
      const [choice] = (await match.choices(seat)).toReversed()
      const moves = [choice?.example]
      const preview = await match.post(seat, '/moves', { moves, dryRun: true, withChoices: true }).expect(200)
      exactly(TriedBody, preview.body)
      const send = () => match.post(seat, '/moves', { moves }).set('idempotency-key', `number-${moved}`).expect(200)
      const played = await send()
      exactly(PlayedBody, played.body)
      // The entry of a repeated request comes from the database.
      expect(exactly(PlayedBody, (await send()).body)).toEqual(played.body)
    }
    if ((await match.waitsFor()).length > 0) await match.post(0, '/resignation').expect(200)
    exactly(ViewBody, (await match.get(1, '/view').expect(200)).body)
    exactly(ChoicesBody, (await match.get(1, '/choices').expect(200)).body)
  })
})

test('the id of a match may be written in capitals', async () => {
  const match = await httpMatch(server, people)
  const path = `/v1/matches/${match.id.toUpperCase()}/view`
  const ann = people[0]
  expect((await ann?.as(request(server.app.server).get(path)).expect(200))?.body.match).toBe(match.id)
})

test('an answer is the same as long as nothing changes, to each viewer and in each language', async () => {
  const match = await httpMatch(server, people)
  const read = async (seat: number, what: string, language = 'en') =>
    (await match.get(seat, what).set('accept-language', language).expect(200)).text
  const first = async (what: string) => [await read(0, what), await read(1, what), await read(0, what, 'fr')]

  for (const what of ['/view', '/choices']) {
    const answers = await first(what)
    expect(new Set(answers).size, what).toBe(3)
    expect(await first(what)).toEqual(answers)
  }

  const [seat = 0] = await match.waitsFor()
  const before = await read(seat, '/choices')
  const [choice] = await match.choices(seat)
  await match.move(seat, choice?.example ?? {}).expect(200)
  expect(await read(seat, '/choices')).not.toBe(before)
  const [next = 0] = await match.waitsFor()
  const mover = people[next]
  await mover?.as(request(server.app.server).patch('/v1/account')).send({ name: 'Renamed meanwhile' }).expect(200)
  for (const what of ['/view', '/choices']) expect(await read(next, what), what).toContain('Renamed meanwhile')
})
