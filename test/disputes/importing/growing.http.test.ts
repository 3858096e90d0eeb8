import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { MatchBody } from '../../../src/matches/wire/match-body.ts'
import { fileFromElsewhere, fileUpTo, keyElsewhere } from '../../support/journal-files.ts'
import { newAdministrator, newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const http = request(server.app.server)
const { prisma } = server.platform.database
const administrator = await newAdministrator(server)
const reader = await newPlayer(server)

const importing = (file: object) =>
  administrator.as(http.post('/v1/admin/imports')).send({ file, publicKey: keyElsewhere })
const seen = (path: string) => reader.as(http.get(path))

/** A match that ended, was reopened by a ruling, and ended again. */
const whole = fileFromElsewhere('hamlet-1-two-seats-reopened')
const reopened = whole.later[0]?.since ?? 0
const first = fileUpTo(whole, reopened - 1)
const forgotten = () =>
  prisma.$transaction([
    prisma.entry.deleteMany({ where: { matchId: whole.match } }),
    prisma.participant.deleteMany({ where: { matchId: whole.match } }),
    prisma.match.delete({ where: { id: whole.match } }),
  ])

describe('an imported match that was reopened on its own server', () => {
  test('given its longer file, then it is updated, as if that file had been imported first', async () => {
    await importing(first).expect(201)
    const before = MatchBody.parse((await seen(`/v1/matches/${whole.match}`).expect(200)).body)
    expect(before.version).toBe(reopened - 1)
    // This process then has an older version of the match in its cache.
    await seen(`/v1/matches/${whole.match}/view?version=${reopened - 1}`).expect(200)

    const { body } = await importing(whole).expect(200)

    expect(MatchBody.parse(body)).toMatchObject({
      version: whole.entries.length,
      result: { reason: whole.result?.reason },
    })
    const file = (await seen(`/v1/matches/${whole.match}/journal-file`).expect(200)).body
    expect({ ...file, head: null, publicKey: null }).toEqual({
      ...JSON.parse(JSON.stringify(whole)),
      head: null,
      publicKey: null,
    })
    const checks = await administrator.as(http.get(`/v1/admin/matches/${whole.match}/verification`)).expect(200)
    expect(checks.body).toMatchObject({ holds: true, version: whole.entries.length })
    const newest = (await seen(`/v1/matches/${whole.match}/view`).expect(200)).body
    expect(newest.version).toBe(whole.entries.length)
    expect(await prisma.auditRecord.count({ where: { matchId: whole.match, act: 'import' } })).toBe(2)
  })

  test('given the shorter file after that, then nothing is removed', async () => {
    const refused = await importing(first).expect(409)
    expect(refused.body.code).toBe('already-there')
    expect(await prisma.entry.count({ where: { matchId: whole.match } })).toBe(whole.entries.length)
  })

  test('given the longer file twice at once, then its entries are added once', async () => {
    await forgotten()
    await importing(first).expect(201)
    const both = await Promise.all([importing(whole), importing(whole)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await prisma.entry.count({ where: { matchId: whole.match } })).toBe(whole.entries.length)
  })

  test('given that its roster was raised meanwhile, then the longer file raises it again', async () => {
    await forgotten()
    await importing(first).expect(201)
    const where = { id: whole.match }
    const { roster } = await prisma.match.update({ where, data: { roster: { increment: 1 } } })

    await importing(whole).expect(200)

    expect((await prisma.match.findUniqueOrThrow({ where })).roster).toBeGreaterThan(roster)
  })

  test('given a file with the same id and another chain, then it is another match', async () => {
    const other = fileUpTo(
      fileFromElsewhere('hamlet-1-two-seats'),
      fileFromElsewhere('hamlet-1-two-seats').entries.length,
    )
    await importing({ ...other, match: whole.match }).expect(422)
    await importing({ ...whole, players: whole.players.map((player) => ({ ...player, name: 'Somebody' })) }).expect(409)
  })
})
