import { expect } from 'vitest'
import { z } from 'zod'
import { catalogue } from '../../src/games/catalogue.ts'
import { JournalFile } from '../../src/journal/journal-file.ts'
import { verifyFile } from '../../src/journal/verify-file.ts'
import { newAdministrator, type Person } from '../support/people.ts'
import type { Recovered } from './checker.ts'
import type { Log } from './log.ts'
import type { Site } from './site.ts'

/**
 * Lets a site come to rest after a load: its servers are stopped, whatever waits for a later mail has waited long enough,
 * and one server sends it all.
 * @param players each match with somebody who plays in it
 * @returns what is there then
 */
export async function recovered(site: Site, players: Log['players']): Promise<Recovered> {
  for (const one of [...site.running]) await site.end(one, 'SIGTERM')
  const administrator = await site.behind(async (platform) => {
    await platform.database.prisma.$executeRaw`
      UPDATE notices SET due_at = now(), locked_until = NULL, reason = COALESCE(reason, 'collecting')
      WHERE status = 'pending'`
    return newAdministrator({ platform, clock: platform.clock })
  })
  const server = await site.start()
  const journals = new Map<string, JournalFile['entries']>()
  const faults: string[] = []
  for (const [match, person] of players) {
    const headers = { authorization: `Bearer ${person.token()}` }
    const answer = await fetch(`${server.url}/v1/matches/${match}/journal-file`, { headers })
    const file = JournalFile.parse(await answer.json())
    const game = catalogue.get(file.game)
    const failed = verifyFile(file, game ? { game } : {}).filter(({ outcome }) => outcome === 'failed')
    faults.push(...failed.map(({ check, detail }) => `${match}: ${check}: ${detail}`))
    journals.set(match, file.entries)
  }
  await expect.poll(() => due(server.url, administrator)).toBe(0)
  await site.end(server, 'SIGTERM')
  const notices = await site.behind(({ database }) =>
    database.prisma.notice.findMany({ include: { account: { select: { email: true } } }, orderBy: { id: 'asc' } }),
  )
  return {
    journals,
    faults,
    notices: notices.map(({ key, status, account }) => ({ key, status, to: account?.email ?? '' })),
    mails: site.mails(),
    servers: site.mostServers(),
  }
}

const Outbox = z.object({ due: z.int() })

/** How many mails are due, or under way. */
async function due(url: string, administrator: Person): Promise<number> {
  const headers = { authorization: `Bearer ${administrator.token()}` }
  return Outbox.parse(await (await fetch(`${url}/v1/admin/outbox`, { headers })).json()).due
}
