import { beforeEach, describe, expect, test } from 'vitest'
import { claimNotices } from '../../src/notices/outbox/mail-queue.ts'
import { mailWorker } from '../../src/notices/outbox/mail-worker.ts'
import { noticeRow } from '../../src/platform/outbox.ts'
import { mailServer } from '../support/mail-server.ts'
import { newPlayer } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { stage } from './stage.ts'

const server = await mailServer()
const paquebot = await testServer({ SMTP_URL: server.url })
const { platform, clock, app } = paquebot
const { prisma } = platform.database
const people = [
  await newPlayer(paquebot, { name: 'Ann' }),
  await newPlayer(paquebot, { name: 'Bob' }),
  await newPlayer(paquebot, { name: 'Cleo' }),
] as const
const [ann, bob] = people
const on = stage(paquebot)
const match = await on.started(people)
const asked = await on.owedBy(0, match)

const claimed = async () => {
  const { notices } = await claimNotices(prisma, clock.now(), { limit: 5, leavesResting: true })
  return notices.map(({ key }) => key)
}

/** Queues notices of turns for Ann. She is asked the default question, and no other. */
const asks = (count: number, question = asked.question) =>
  prisma.notice.createMany({
    data: Array.from({ length: count }, (_, number) =>
      noticeRow({
        key: `${question}/${number}`,
        accountId: ann.id,
        matchId: match,
        draft: { topic: 'your-turn', ...asked, question },
      }),
    ),
  })

beforeEach(async () => {
  await prisma.notice.deleteMany({})
  server.delivered.splice(0)
})

describe('a turn', () => {
  test('rests for a second, and is claimed then', async () => {
    await asks(1)
    expect(await claimed()).toEqual([])
    await prisma.$executeRaw`UPDATE notices SET created_at = created_at - interval '1 s'`
    expect(await claimed()).toEqual([`${asked.question}/0`])
  })

  test('rests with the start of its match, and nothing else does', async () => {
    await asks(1)
    const [started, changed] = ['match-started', 'password-changed'] as const
    await prisma.notice.createMany({
      data: [
        noticeRow({ key: started, accountId: ann.id, matchId: match, draft: { topic: started, match } }),
        noticeRow({ key: changed, accountId: bob.id, matchId: null, draft: { topic: changed } }),
      ],
    })
    expect(await claimed()).toEqual([changed])
    await prisma.$executeRaw`UPDATE notices SET created_at = created_at - interval '1 s'`
    expect((await claimed()).toSorted()).toEqual([`${asked.question}/0`, started].toSorted())
  })

  test('is mailed by a running worker without another signal', async () => {
    const running = mailWorker(platform, app.log)
    running.start()
    await asks(1)
    platform.signals.noticesWritten()
    await expect.poll(() => server.delivered.length, { timeout: 10_000 }).toBe(1)
    await running.stop()
    expect(await prisma.notice.findFirst()).toMatchObject({ status: 'sent', attempts: 1 })
  })

  test('that is taken meanwhile is withheld, however many there are, and none of them is claimed', async () => {
    await asks(100, 'taken')
    await asks(1)
    expect(await claimed()).toEqual([])
    const taken = { status: 'withheld', reason: 'decision-taken', attempts: 0, doneAt: clock.now() } as const
    expect(await prisma.notice.count({ where: taken })).toBe(100)
    expect(await prisma.notice.count({ where: { status: 'pending' } })).toBe(1)
  })
})
