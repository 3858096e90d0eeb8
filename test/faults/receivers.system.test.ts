import { readFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { body } from '../client/api.ts'
import { join, moveOnce, newPlayer, open, type Player } from '../client/player.ts'
import { receiver } from '../notices/deliveries/receiver.ts'
import { isLong, times } from '../support/long.ts'
import { mailServer } from '../support/mail-server.ts'
import { onServer } from '../support/on-server.ts'
import { ownPostgres, type Postgres, postgresPrograms } from '../support/postgres.ts'
import { type ServerProcess, serverProcess } from '../support/process.ts'
import { isDrawn } from './drawn.ts'

const programs = isDrawn('receivers') ? postgresPrograms() : undefined
const password = 'a password for tests'
const rounds = times(1, 10)
/** How much more processor time moves may cost meanwhile. Few of them tell less exactly. */
const most = isLong ? 1.1 : 1.5
/** In a round: the outbox is tried again three times, as it is in an hour. */
const [tries, movesBetween] = [3, 4]

const mails = await mailServer()
const hooks = await receiver()
const mailGate = await gate(Number(new URL(mails.url).port))
const hookGate = await gate(hooks.port)

/** The ids of the deliveries to which the receiver has answered that they arrived. */
const arrived: unknown[] = []
const accept = () =>
  hooks.answer((response, { headers }) => {
    arrived.push(headers['webhook-id'])
    response.writeHead(200).end()
  })

/** What a mail server and a receiver of webhooks do at the same time. */
const illnesses: readonly (() => void)[] = [
  // The mail server is down, and receivers hang.
  () => {
    mailGate.let(reset)
    hookGate.let(silent)
  },
  // The mail server says nothing, and receivers redirect.
  () => {
    mailGate.let(silent)
    hooks.answer((response) => response.writeHead(302, { location: hooks.url }).end())
  },
  // The mail server refuses every recipient for now, and receivers answer garbage.
  () => {
    mails.refuse({ code: 451, text: '4.7.1 Greylisted' })
    hookGate.let((client) => client.end('\x00\x01 no HTTP\r\n\r\n'))
  },
  // The mail server dies within a mail, and receivers are down.
  () => {
    mailGate.let(cutAfter(4_000))
    hookGate.let(reset)
  },
]

function heal(): void {
  mails.refuse(undefined)
  accept()
  mailGate.mend()
  hookGate.mend()
}

describe.skipIf(programs === undefined)('a mail server and receivers that fail (needs initdb on this machine)', () => {
  let postgres: Postgres
  let server: ServerProcess
  beforeAll(async () => {
    heal()
    postgres = await ownPostgres(programs ?? '')
    server = await serverProcess({
      DATABASE_URL: postgres.url,
      PAQUEBOT_SECRET: 'a secret for tests that is long enough',
      SMTP_URL: mailGate.url('smtp'),
      MAIL_PICTURES: 'false',
      WEBHOOKS_PRIVATE: 'true',
      LOG_LEVEL: 'silent',
    })
  })
  afterAll(async () => {
    await server?.stop('SIGKILL')
    postgres?.remove()
    await Promise.all([mailGate.close(), hookGate.close(), mails.down()])
  })

  test('do not slow moves, and get everything later, once', async () => {
    const players = await Promise.all(['Ada', 'Grace'].map(registered))
    await playOn(players)
    const costs = { healthy: illnesses.map(() => Infinity), ill: illnesses.map(() => Infinity) }
    for (let round = 0; round < rounds; round++) {
      for (const [number, befall] of illnesses.entries()) {
        costs.healthy[number] = Math.min(costs.healthy[number] ?? 0, await costOf(() => playOn(players)))
        await settled()
        befall()
        costs.ill[number] = Math.min(costs.ill[number] ?? 0, await costOf(() => playOn(players)))
        heal()
        await settled()
      }
    }

    expect(sumOf(costs.ill) / sumOf(costs.healthy)).toBeLessThan(most)
    const sent = await rows(`SELECT count(*)::int AS count FROM notices WHERE status = 'sent'`)
    const ids = mails.delivered.map(({ mail }) => mail.messageId)
    expect(sent).toEqual([{ count: ids.length }])
    expect(new Set(ids).size).toBe(ids.length)
    expect(await rows(`SELECT status::text FROM notices WHERE status NOT IN ('merged', 'sent', 'withheld')`)).toEqual(
      [],
    )
    expect(await rows(`SELECT status::text, count(*)::int FROM deliveries GROUP BY 1`)).toEqual([
      { status: 'delivered', count: arrived.length },
    ])
    expect(new Set(arrived).size).toBe(arrived.length)
  })

  const rows = (statement: string) => onServer(postgres.url, statement)

  /** Registers somebody, with a webhook for everything. */
  async function registered(name: string): Promise<Player> {
    const email = `${name.toLowerCase()}@example.org`
    const player = await newPlayer(server.url, { name, email, password }, mailedToken)
    await body(player.api.POST('/v1/account/webhooks', { body: { url: hookGate.url('http') } }))
    return player
  }

  /** What waits in the outbox is tried again now. */
  async function tryAgain(): Promise<void> {
    for (const table of ['notices', 'deliveries']) {
      await rows(`UPDATE ${table} SET due_at = now() WHERE id IN
        (SELECT id FROM ${table} WHERE status = 'pending' FOR UPDATE SKIP LOCKED)`)
    }
    await rows('NOTIFY paquebot_outbox')
  }

  /** Moves of a match, between which the outbox is tried again. */
  async function playOn(players: readonly Player[]): Promise<void> {
    const [ada, grace] = players
    if (!ada || !grace) throw new Error('nobody is registered')
    const { id } = await open(ada, players.length)
    await join(grace, id)
    for (let tried = 0; tried < tries; tried++) {
      for (let moves = 0; moves < movesBetween; ) {
        for (const player of players) if (await moveOnce(player, id, () => 0)) moves += 1
      }
      await tryAgain()
    }
  }

  /** The processor time of the thread that answers requests, in milliseconds. */
  async function costOf(work: () => Promise<void>): Promise<number> {
    const spent = () => Number(readFileSync(`/proc/${server.child.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
    const before = spent()
    await work()
    return spent() - before
  }

  /** Waits until nothing waits. */
  async function settled(): Promise<void> {
    await expect
      .poll(
        async () => {
          await tryAgain()
          return rows(`SELECT id::text FROM notices WHERE status = 'pending' OR handed_on_at IS NULL
            UNION ALL SELECT id::text FROM deliveries WHERE status = 'pending'`)
        },
        { interval: 300 },
      )
      .toEqual([])
  }
})

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/** The token in the newest mail to somebody. */
async function mailedToken(email: string): Promise<string> {
  const text = () => mails.delivered.findLast(({ to }) => to.includes(email))?.mail.text ?? ''
  await expect.poll(text).toContain('#')
  return /#([\w-]+)/.exec(text())?.[1] ?? ''
}

/** What a gate does with a client in place of leading it on. */
type Treatment = (client: Socket, port: number) => void

const silent: Treatment = () => {}
const reset: Treatment = (client) => client.resetAndDestroy()

/** Leads on what the client sends up to here, and breaks off: a mail is longer. */
const cutAfter =
  (bytes: number): Treatment =>
  (client, port) => {
    const server = connect(port, '127.0.0.1').on('error', () => {})
    server.on('close', () => client.destroy()).pipe(client)
    client.on('data', (chunk: Buffer) => (client.bytesRead < bytes ? server.write(chunk) : server.destroy()))
  }

function leadOn(client: Socket, port: number): void {
  const server = connect(port, '127.0.0.1').on('error', () => {})
  server.on('close', () => client.destroy()).pipe(client)
  client.on('close', () => server.destroy()).pipe(server)
}

interface Gate {
  url(scheme: string): string
  /** Treats clients like this from now on, and hangs up on those who are there. */
  let(treatment: Treatment): void
  /** Leads all clients on, and hangs up on those who wait for nothing. */
  mend(): void
  close(): Promise<void>
}

/** A port of this machine that leads to another one. */
async function gate(port: number): Promise<Gate> {
  let treat: Treatment = leadOn
  const clients = new Set<Socket>()
  const server = createServer((client) => {
    clients.add(client.on('error', () => {}).on('close', () => clients.delete(client)))
    treat(client, port)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the gate has no port')
  const hangUp = () => {
    for (const client of clients) client.destroy()
  }
  return {
    url: (scheme) => `${scheme}://127.0.0.1:${address.port}`,
    let(treatment) {
      treat = treatment
      hangUp()
    },
    mend() {
      // The mail of others may have been accepted without their knowing it yet.
      if (treat === silent) hangUp()
      treat = leadOn
    },
    close() {
      hangUp()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
