import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Registry } from 'prom-client'
import { expect } from 'vitest'
import { systemClock } from '../../src/platform/clock.ts'
import { readConfiguration } from '../../src/platform/configuration.ts'
import { migrateDatabase } from '../../src/platform/database/database.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import type { Platform } from '../../src/platform/platform.ts'
import { deriveSecrets } from '../../src/platform/secrets.ts'
import { localSignals } from '../../src/platform/signals.ts'
import { afterFile } from '../support/after-file.ts'
import type { Program } from '../support/compiled.ts'
import { copyPreparedData } from '../support/data-folder.ts'
import { type MailServer, mailServer } from '../support/mail-server.ts'
import { newPlayer, type Person } from '../support/people.ts'
import { ownPostgres, type Postgres } from '../support/postgres.ts'
import { type ServerProcess, serverProcess } from '../support/process.ts'
import { sharedThreads } from '../support/threads.ts'
import type { TakenMail } from './checker.ts'

/** A database, a mail server, and the servers that run on them, which come and go. */
export interface Site {
  readonly running: readonly ServerProcess[]
  /** The settings of its servers, and of commands. */
  readonly environment: Readonly<Record<string, string>>
  /** The address of a server that runs; of the last one if none does. */
  url(): string
  /** @param program an old version; this one by default */
  start(program?: Program): Promise<ServerProcess>
  /** Sends a server a signal and waits for its end. */
  end(server: ServerProcess, signal: NodeJS.Signals): ReturnType<ServerProcess['stop']>
  /** Looks into the database: beside the servers or, if it is embedded, while none runs. */
  behind<Result>(look: (platform: Platform) => Promise<Result>): Promise<Result>
  /** How many servers ran at a time. */
  mostServers(): number
  readonly mailbox: MailServer
  /** The mails that were taken. */
  mails(): readonly TakenMail[]
}

/** A site on a PostgreSQL server of its own, which loses nothing that it has committed. @param disk where it keeps its data */
export async function siteOnPostgres(
  programs: string,
  { disk, links }: { readonly disk?: string; readonly links?: 'any' } = {},
): Promise<Site & { readonly postgres: Postgres }> {
  const postgres = await ownPostgres(programs, { durable: true, ...(disk === undefined ? {} : { disk }) })
  afterFile(postgres.remove)
  return { ...(await site({ DATABASE_URL: postgres.url }, { links })), postgres }
}

/** A site on an embedded database. */
export async function embeddedSite(): Promise<Site> {
  return site({ DATABASE_URL: '' }, { prepare: copyPreparedData })
}

/** How a site differs from others. */
interface SiteOptions {
  /** Fills the data folder. */
  readonly prepare?: (folder: string) => void
  /** The data folder; a new one by default. */
  readonly dataDir?: string
  /** Whether mails may have links to anything: those of old versions do. */
  readonly links?: 'any' | undefined
}

/** @param where the settings of its database */
export async function site(
  where: { readonly DATABASE_URL: string; readonly DATABASE_DIRECT_URL?: string },
  options: SiteOptions = {},
): Promise<Site> {
  const { prepare, links, dataDir = mkdtempSync(path.join(tmpdir(), 'paquebot-faults-')) } = options
  afterFile(() => rmSync(dataDir, { recursive: true, force: true }))
  prepare?.(dataDir)
  const mailbox = await mailServer({ links })
  afterFile(mailbox.down)
  const secret = 'a secret for tests that is long enough'
  const environment = {
    ...where,
    DATA_DIR: dataDir,
    PAQUEBOT_SECRET: secret,
    SMTP_URL: mailbox.url,
    MAIL_PICTURES: 'false',
    LOG_LEVEL: 'error',
  }
  const configuration = readConfiguration(environment)
  const running: ServerProcess[] = []
  afterFile(() => Promise.all(running.map((one) => one.stop('SIGKILL'))))
  /** How many mails had been taken at each kill. */
  const kills: number[] = []
  let most = 0
  let turn = 0
  let last = ''

  return {
    running,
    environment,
    mailbox,
    url() {
      turn += 1
      return running[turn % Math.max(running.length, 1)]?.url ?? last
    },
    async start(program) {
      const started = await serverProcess(environment, [], program)
      last = started.url
      running.push(started)
      most = Math.max(most, running.length)
      return started
    },
    async end(server, signal) {
      running.splice(running.indexOf(server), 1)
      const ended = await server.stop(signal)
      if (signal === 'SIGKILL') kills.push(await settled(mailbox))
      return ended
    },
    async behind(look) {
      const database = await openDatabase(configuration)
      try {
        return await look({
          configuration,
          database,
          secrets: deriveSecrets(secret),
          clock: systemClock,
          signals: localSignals(),
          threads: sharedThreads,
          metrics: new Registry(),
          publicUrl: () => last,
        })
      } finally {
        await database.close()
      }
    },
    mostServers: () => most,
    mails: () =>
      mailbox.delivered.map(({ mail, to }, index) => ({
        id: mail.messageId ?? '',
        to: to.join(),
        killed: kills.filter((count) => count <= index).length,
      })),
  }
}

/** Waits until what a killed process had sent has arrived. @returns how many mails that makes */
async function settled({ delivered }: MailServer): Promise<number> {
  let before = -1
  await expect
    .poll(() => {
      const isSettled = before === delivered.length
      before = delivered.length
      return isSettled
    })
    .toBe(true)
  return before
}

/** Tables of two people each. */
export function tablesOf(site: Site, count: number): Promise<(readonly [Person, Person])[]> {
  return site.behind(async (platform) => {
    const { clock, database } = platform
    await migrateDatabase(database)
    const two = async () => [await newPlayer({ platform, clock }), await newPlayer({ platform, clock })] as const
    return Promise.all(Array.from({ length: count }, two))
  })
}
