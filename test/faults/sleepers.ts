import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { Person } from '../support/people.ts'
import { client } from './client.ts'
import type { Site } from './site.ts'

/** A match whose players do not decide: at a deadline a bot does it for them. */
export interface Sleeping {
  readonly match: string
  readonly player: Person
}

const Opened = z.object({ id: z.uuid() })

/** Begins such a match, in which somebody is late, and waits until a server has seen to it. */
export async function oversleep(site: Site, [first, second]: readonly [Person, Person]): Promise<Sleeping> {
  const { insist } = client('sleepers', { url: site.url, patience: 3_000 }, [])
  const body = {
    game: 'havana',
    seats: 2,
    seating: 'as-joined',
    pace: { kind: 'hours', hours: 24 },
    late: 'bot',
  }
  const { id: match } = Opened.parse((await insist(first, '', { method: 'POST', path: '/v1/matches', body })).body)
  await insist(second, match, { method: 'POST', path: `/v1/matches/${match}/seats`, body: {} })
  await site.behind(async ({ database: { prisma } }) => {
    // As if a day had passed. The roster makes the servers read the match again.
    await prisma.decision.updateMany({ where: { matchId: match }, data: { dueAt: new Date(Date.now() - 1000) } })
    await prisma.match.update({ where: { id: match }, data: { roster: { increment: 1 } } })
  })
  for (;;) {
    const { answer } = await insist(first, match, { method: 'GET', path: `/v1/matches/${match}` })
    if (answer.kind === 'good' && answer.version > 1) return { match, player: first }
    await wait(100)
  }
}
