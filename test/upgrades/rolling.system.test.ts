// Takes minutes, by hand: UPGRADES=rolling npx vitest run test/upgrades/rolling.system.test.ts
import { describe, expect, test } from 'vitest'
import type { Player } from '../client/player.ts'
import { violations } from '../faults/checker.ts'
import { load } from '../faults/load.ts'
import { recovered } from '../faults/recovery.ts'
import { seed } from '../faults/seed.ts'
import { siteOnPostgres } from '../faults/site.ts'
import { onServer } from '../support/on-server.ts'
import type { Person } from '../support/people.ts'
import { postgresPrograms } from '../support/postgres.ts'
import { newcomers, signedIn } from './newcomers.ts'
import { commitAt, migrationsInHistory, oldVersion } from './old-version.ts'

const programs = postgresPrograms()
const isAsked = /^(all|rolling)$/.test(process.env.UPGRADES ?? '') && programs !== undefined
const newest = isAsked ? (await migrationsInHistory()).at(-1)?.commit : undefined
const before: readonly (readonly [string, string | undefined])[] = isAsked
  ? [
      ['the version before this one', await commitAt('HEAD^')],
      ['the version before the newest migration', newest && (await commitAt(`${newest}^`))],
    ]
  : []
const known = before.flatMap(([what, commit]) => (commit === undefined ? [] : [{ what, commit }]))

describe.skipIf(!isAsked)('an upgrade while people play (needs the history and initdb)', () => {
  test.each(known)(
    'from $what ($commit): old and new server on one database lose nothing',
    { timeout: 30 * 60_000 },
    async ({ commit }) => {
      const site = await siteOnPostgres(programs ?? '', { links: 'any' })
      const old = await site.start(await oldVersion(commit))
      const names = ['Ada', 'Grace', 'Barbara', 'Hedy']
      await newcomers(old.url, site.mailbox, names)
      const signing = names.map((name) => signedIn(old.url, name))
      const [ada, grace, barbara, hedy] = (await Promise.all(signing)).map(personOf)
      if (!(ada && grace && barbara && hedy)) throw new Error('nobody is registered')
      // What registration mailed is not counted.
      await onServer(site.postgres.url, 'DELETE FROM notices')
      site.mailbox.delivered.length = 0

      const playing = load(
        site.url,
        [
          [ada, grace],
          [barbara, hedy],
        ],
        { seed, rest: 5 },
      )
      const goesOn = async () => {
        const moves = playing.moves()
        await expect.poll(playing.moves).toBeGreaterThan(moves + 30)
      }
      await goesOn()
      await site.start()
      await goesOn()
      await site.end(old, 'SIGTERM')
      await goesOn()
      const log = await playing.stop()
      expect(violations(log, await recovered(site, log.players))).toEqual([])
    },
  )
})

function personOf({ name, account, token }: Player & { readonly token: string }): Person {
  return {
    id: account.id,
    name,
    email: account.email ?? '',
    session: '',
    token: () => token,
    as: (test) => test.set('authorization', `Bearer ${token}`),
  }
}
