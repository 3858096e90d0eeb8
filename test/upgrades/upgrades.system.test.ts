// Takes minutes, by hand: UPGRADES=all npx vitest run test/upgrades/upgrades.system.test.ts
// The newest few: UPGRADES=3; some: UPGRADES=first,lives
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inOwnProcess as paquebot } from '../cli/paquebot.ts'
import { body } from '../client/api.ts'
import { join, type Player } from '../client/player.ts'
import { mailServer } from '../support/mail-server.ts'
import { databaseUrl, onServer } from '../support/on-server.ts'
import { ownPostgres, type Postgres, postgresPrograms } from '../support/postgres.ts'
import { serverProcess } from '../support/process.ts'
import { newcomers, signedIn } from './newcomers.ts'
import { type Brought, migrationsInHistory, oldVersion } from './old-version.ts'

const asked = process.env.UPGRADES ?? ''
const programs = postgresPrograms()
const isAsked = asked !== '' && programs !== undefined
const all = isAsked ? await migrationsInHistory() : []
const versions = /^\d+$/.test(asked) ? all.slice(-Number(asked)) : all.filter(({ migration }) => isNamed(migration))

function isNamed(migration: string): boolean {
  return asked === 'all' || asked.split(',').some((name) => migration.endsWith(`_${name}`))
}

const games = ['havana', 'le-havre', 'hamlet'] as const
const timeout = 30 * 60_000

describe.skipIf(versions.length === 0)('today’s server, on what an old one left (needs the history and initdb)', () => {
  let postgres: Postgres
  let folder = ''
  beforeAll(async () => {
    postgres = await ownPostgres(programs ?? '')
    folder = mkdtempSync(path.join(tmpdir(), 'paquebot-upgraded-'))
  })
  afterAll(async () => {
    await postgres?.remove()
    rmSync(folder, { recursive: true })
  })

  test.each(versions)(
    'since $migration ($commit): goes on with its matches',
    { timeout },
    async ({ migration, commit }: Brought) => {
      const name = `since_${migration.split('_')[0]}`
      await onServer(postgres.url, `CREATE DATABASE ${name}`)
      const mailbox = await mailServer({ links: 'any' })
      const settings = {
        DATABASE_URL: databaseUrl(postgres.url, name),
        DATA_DIR: path.join(folder, name),
        PAQUEBOT_SECRET: 'a secret for tests that is long enough',
        SMTP_URL: mailbox.url,
        LOG_LEVEL: 'error',
      }
      const old = await serverProcess(settings, [], await oldVersion(commit))
      let matches: string[] = []
      try {
        const players = await newcomers(old.url, mailbox, ['Ada', 'Grace'])
        matches = await begun(players)
        for (const match of matches) expect(await playOn(players, match, 12)).toBeGreaterThan(0)
      } finally {
        await old.stop()
      }

      const server = await serverProcess(settings)
      try {
        const [ada, grace] = [await signedIn(server.url, 'Ada'), await signedIn(server.url, 'Grace')]
        for (const match of matches) {
          expect(await playOn([ada, grace], match, 6)).toBeGreaterThan(0)
          const file = await body(ada.api.GET('/v1/matches/{match}/journal-file', { params: { path: { match } } }))
          const verified = await paquebot(['verify', '-'], { input: JSON.stringify(file) })
          expect(verified).toMatchObject({ code: 0, stderr: '' })
        }
        await expect.poll(() => waiting(settings.DATABASE_URL)).toEqual([])
      } finally {
        await server.stop()
      }
      expect(server.stderr()).toBe('')
      expect(await paquebot(['audit'], { environment: settings })).toMatchObject({ code: 0, stderr: '' })
      const judged = await paquebot(['judge', '--all', '--json'], { environment: settings })
      expect(JSON.parse(judged.stdout)).toEqual({ judged: matches.length, differ: 0, notJudged: 0, matches: [] })
      const [sent] = await onServer(settings.DATABASE_URL, "SELECT count(*)::int FROM notices WHERE status = 'sent'")
      expect(mailbox.delivered).toHaveLength(Number(sent?.count))
      const ids = mailbox.delivered.map(({ mail }) => mail.messageId)
      expect(new Set(ids).size).toBe(ids.length)
      await mailbox.down()
    },
  )
})

/** Opens a match of each game that the server has, for all these people. */
async function begun([first, ...others]: readonly Player[]): Promise<string[]> {
  const begun: string[] = []
  for (const game of games) {
    const { data } = (await first?.api.POST('/v1/matches', { body: { game, seats: 2 } })) ?? {}
    if (data === undefined) continue
    for (const other of others) await join(other, data.id)
    begun.push(data.id)
  }
  expect(begun.length).toBeGreaterThan(0)
  return begun
}

/** Makes legal moves. @returns how many */
async function playOn(
  players: readonly { readonly api: Player['api'] }[],
  match: string,
  most: number,
): Promise<number> {
  const path = { match }
  for (let made = 0; made < most; ) {
    const before = made
    for (const { api } of players) {
      const { decision, choices } = await body(api.GET('/v1/matches/{match}/choices', { params: { path } }))
      const choice = choices.at(made % Math.max(choices.length, 1))
      if (decision === null || choice === undefined) continue
      await body(
        api.POST('/v1/matches/{match}/moves', {
          params: { path },
          body: { moves: [choice.example], decision: decision.id },
        }),
      )
      made += 1
    }
    if (made === before) return made
  }
  return most
}

/** The mails that still wait. Turns are collected for five minutes: they are made due now. */
const waiting = (url: string) =>
  onServer(
    url,
    "UPDATE notices SET due_at = now(), reason = COALESCE(reason, 'collecting') WHERE status = 'pending' RETURNING key",
  )
