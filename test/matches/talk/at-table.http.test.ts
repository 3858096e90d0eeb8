import { expect, test } from 'vitest'
import { existing } from '../../../src/matches/record/find-match.ts'
import { tableOf } from '../../../src/matches/talk/at-table.ts'
import { httpMatch } from '../../support/http-match.ts'
import { newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { talk } from './given.ts'

const server = await testServer()
const { platform } = server
const { prisma } = platform.database
const at = talk(server)

test.each(['before the start', 'after it'])(
  'given everybody that a match may have, when somebody writes %s, then those get a notice who may talk: SQL and TypeScript agree',
  async (when) => {
    const [ann, bob, cleo, dora] = await Promise.all([0, 1, 2, 3].map(() => newPlayer(server)))
    if (!ann || !bob || !cleo || !dora) throw new Error('too few people')
    const { id } = await httpMatch(server, [ann, bob, cleo, dora])
    const has = (person: { readonly id: string }) => ({ matchId: id, accountId: person.id })
    await prisma.account.update({ where: { id: bob.id }, data: { status: 'banned' } })
    await prisma.account.update({ where: { id: cleo.id }, data: { status: 'suspended' } })
    await prisma.participant.updateMany({ where: has(dora), data: { seat: null, leftAt: server.clock.now() } })
    await prisma.participant.create({ data: { matchId: id, number: 'a bot', seat: 3, entropy: '' } })
    if (when === 'before the start') await prisma.match.update({ where: { id }, data: { version: 0 } })

    await at.said(ann, id, 'Hello.')

    const told = await prisma.notice.findMany({ where: { matchId: id, topic: 'said' }, select: { accountId: true } })
    const table = tableOf(await existing(platform, id)).flatMap(({ account }) => account ?? [])
    expect([ann.id, ...told.map(({ accountId }) => accountId)].sort()).toEqual(table.sort())
    expect(table.length).toBe(when === 'before the start' ? 3 : 2)
  },
)
