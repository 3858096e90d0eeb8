import { describe, expect, test } from 'vitest'
import { newPlayer } from '../../support/people.ts'
import { later } from '../scheduler/given.ts'
import { crew, metBy, wishingServer } from './given.ts'

const { server, http, terms, asks, wishes, standing, opens, look } = await wishingServer()
const { prisma } = server.platform.database
const day = 24 * 3_600_000

const noticesTo = (accountId: string) =>
  prisma.notice.findMany({ where: { accountId, topic: 'wish-expired' }, select: { payload: true, matchId: true } })

describe('a wish that is not met', () => {
  test('stands for 30 days, then it expires, and its player gets one notice', async () => {
    const { ann } = await crew(server)
    await wishes(ann, terms(3))
    await later(server, 30 * day - 1)
    expect(await standing(ann)).toHaveLength(1)
    expect(await noticesTo(ann.id)).toEqual([])

    await later(server, 1)

    expect(await prisma.wish.count({ where: { accountId: ann.id } })).toBe(0)
    await later(server, day)
    expect(await noticesTo(ann.id)).toEqual([{ payload: { game: 'havana', seats: 3 }, matchId: null }])
  })

  test('sends its mail in the player’s language', async () => {
    const zoe = await newPlayer(server, { language: 'fr' })
    await wishes(zoe, terms())
    await later(server, 30 * day)

    await server.worker.drain()

    const mails = await prisma.caughtMail.findMany({ where: { to: { contains: zoe.email } } })
    expect(mails.map(({ subject }) => subject)).toEqual(['Votre demande de partie a expiré : La Havane'])
  })

  test('is not met after it expires, even if the server has not noticed yet', async () => {
    const { ann, bob, cleo } = await crew(server)
    const wanted = terms()
    await wishes(ann, wanted)
    server.clock.turn(30 * day)

    expect(await standing(ann)).toEqual([])
    expect((await wishes(bob, wanted)).outcome).toBe('standing')
    expect((await look(cleo, await opens(cleo, wanted))).players).not.toContainEqual(
      expect.objectContaining({ name: ann.name }),
    )
    await later(server, 0)
    expect(await noticesTo(ann.id)).toHaveLength(1)
  })

  test('can be placed anew then, and is another one', async () => {
    const { ann, bob } = await crew(server)
    const wanted = terms()
    const first = (await asks(ann, wanted).expect(201)).body.wish
    server.clock.turn(30 * day)

    const second = (await asks(ann, wanted).expect(201)).body.wish

    expect(second.id).not.toBe(first.id)
    expect(await standing(ann)).toEqual([second.id])
    expect(metBy(await wishes(bob, wanted))).toEqual(expect.any(String))
  })

  test('expires with all others that are due, however many', async () => {
    const { ann, bob, cleo, dan, eve } = await crew(server)
    const people = [ann, bob, cleo, dan, eve]
    const all = Array.from({ length: 20 }, () => terms(4))
    for (const person of people) for (const wanted of all.slice(0, person === eve ? 20 : 3)) await asks(person, wanted)
    const count = await prisma.wish.count()
    server.clock.turn(30 * day)

    expect(await server.deadlines.runOnce()).toBeGreaterThanOrEqual(count)
    expect(await prisma.wish.count()).toBe(0)
    expect((await eve.as(http.get('/v1/wishes')).expect(200)).body).toEqual({ items: [] })
  })
})
