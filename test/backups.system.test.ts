import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inOwnProcess as paquebot } from './cli/paquebot.ts'
import { join, look, moveOnce, newPlayer, open, type Player } from './client/player.ts'
import { copyPreparedData } from './support/data-folder.ts'
import { mailedLinks } from './support/mailed-links.ts'
import { ownPostgres, type Postgres, postgresPrograms } from './support/postgres.ts'
import { serverProcess } from './support/process.ts'

const guide = readFileSync('docs/operating.md', 'utf8')
const section = guide.split(/^##+ /m).find((text) => text.startsWith('Backups')) ?? ''
const [dump = '', restoreDump = '', archive = '', restoreArchive = ''] = [
  ...section.matchAll(/^```sh\n(.*?)^```$/gms),
].map(([, block]) => block ?? '')

/** What the guide does while the server is stopped; everything, if it never stops. */
function whileStopped(block: string): string {
  const [before = '', between, after] = block.split(/^systemctl (?:stop|start) paquebot\n/m)
  if (between === undefined) return before
  expect(after).toBe('')
  return before + between
}

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'paquebot-backups-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs commands of the guide, with the paths replaced by ours, as the current user. */
function run(commands: string, environment: Record<string, string> = {}): void {
  const script = commands.replaceAll('/var/lib', path.join(folder, 'lib')).replaceAll('sudo -u postgres ', '')
  const env = { ...process.env, ...environment }
  execFileSync('bash', ['-euo', 'pipefail', '-c', script], { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] })
}

/** Two players, on a process that can be restarted at the same address. */
async function begun(environment: Record<string, string>) {
  const port = await freePort()
  const settings = { DATABASE_URL: '', LOG_LEVEL: 'silent', ...environment, PORT: String(port) }
  let server = await serverProcess(settings)
  await expect.poll(() => server.stdout()).toContain('Paquebot is ready.')
  const { mailedToken: mailed } = mailedLinks(
    server.url,
    readFileSync(path.join(dataIn(settings), 'inbox-token'), 'utf8').trim(),
  )
  const players: Player[] = []
  for (const name of ['Ada', 'Grace']) {
    const email = `${name.toLowerCase()}@example.org`
    players.push(await newPlayer(server.url, { name, email, password: 'a password for tests' }, mailed))
  }
  const [ada, grace] = players
  if (!ada || !grace) throw new Error('nobody is registered')
  const { id } = await open(ada, 2)
  await join(grace, id)
  const version = async () => (await look(ada, id)).version

  return {
    /** Plays until the match has this version. */
    async playTo(wanted: number): Promise<void> {
      for (let tries = 0; (await version()) < wanted && tries < 20; tries++) {
        for (const player of players) if ((await version()) < wanted) await moveOnce(player, id, () => 0)
      }
      expect(await version()).toBe(wanted)
    },
    version,
    stop: () => server.stop(),
    async start(): Promise<void> {
      server = await serverProcess(settings)
    },
    /** The checks that the guide names after a restoration. */
    async requireWhole(): Promise<void> {
      const file = await ada.api.GET('/v1/matches/{match}/journal-file', { params: { path: { match: id } } })
      const verified = await paquebot(['verify', '-'], { input: JSON.stringify(file.data) })
      expect(verified).toMatchObject({ code: 0, stderr: '' })
      await server.stop()
      expect(await paquebot(['audit'], { environment: settings })).toMatchObject({ code: 0, stderr: '' })
      const judged = await paquebot(['judge', '--all', '--json'], { environment: settings })
      expect(JSON.parse(judged.stdout)).toEqual({ judged: 1, differ: 0, notJudged: 0, matches: [] })
    },
    end: () => server.stop('SIGKILL'),
  }
}

const dataIn = ({ DATA_DIR = '' }: Record<string, string>) => DATA_DIR

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  server.close()
  return address.port
}

test('given the embedded database, backed up as in the guide, when it is destroyed, then it is restored whole', async () => {
  const data = path.join(folder, 'lib/paquebot')
  copyPreparedData(data)
  const match = await begun({ DATA_DIR: data, PAQUEBOT_SECRET: '' })
  try {
    await match.playTo(5)
    await match.stop()
    run(whileStopped(archive))
    await match.start()
    await match.playTo(7)
    await match.stop()
    rmSync(path.join(data, 'pglite/base'), { recursive: true })
    rmSync(path.join(data, 'secret'))

    run(whileStopped(restoreArchive))
    await match.start()
    expect(await match.version()).toBe(5)
    await match.playTo(8)
    await match.requireWhole()
  } finally {
    await match.end()
  }
})

const programs = postgresPrograms()

describe.skipIf(programs === undefined)('a PostgreSQL server (needs initdb on this machine)', () => {
  let postgres: Postgres
  let admin: pg.Client
  beforeAll(async () => {
    postgres = await ownPostgres(programs ?? '')
    admin = new pg.Client({ connectionString: postgres.url })
    await admin.connect()
  })
  afterAll(async () => {
    await admin?.end()
    await postgres?.remove()
  })

  test('given a database dumped while matches go on, when it is lost, then it is restored whole', async () => {
    const [made = ''] = /^CREATE ROLE.*?^CREATE DATABASE[^\n]*/ms.exec(guide) ?? []
    for (const statement of made.split('\n')) await admin.query(statement)
    const { hostname, port } = new URL(postgres.url)
    const url = `postgresql://paquebot@${hostname}:${port}/paquebot`
    const PATH = `${programs}:${process.env.PATH}`
    const environment = { PATH, DATABASE_URL: url, PGHOST: hostname, PGPORT: port, PGUSER: 'postgres' }
    const secret = 'a secret for tests that is long enough'
    const match = await begun({
      DATABASE_URL: url,
      DATA_DIR: path.join(folder, 'of-postgres'),
      PAQUEBOT_SECRET: secret,
    })
    try {
      await match.playTo(5)
      run(whileStopped(dump), environment)
      await match.playTo(7)
      await match.stop()
      await admin.query('DROP DATABASE paquebot WITH (FORCE)')

      run(whileStopped(restoreDump), environment)
      await match.start()
      expect(await match.version()).toBe(5)
      await match.playTo(8)
      await match.requireWhole()
    } finally {
      await match.end()
    }
  })
})
