// Sixty of each kind in every run. Thousands by hand: CLIENTS=3000 npx vitest run test/faults/clients.system.test.ts
import { once } from 'node:events'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiAt, body } from '../client/api.ts'
import { join, moveOnce, newPlayer, open, type Player } from '../client/player.ts'
import { migratedDataFolder } from '../support/data-folder.ts'
import { isLong, times } from '../support/long.ts'
import { mailedLinks } from '../support/mailed-links.ts'
import { type ServerProcess, serverProcess } from '../support/process.ts'

const many = Number(process.env.CLIENTS ?? times(60, 1000))
/** Who ask for much, and read nothing: all answers to one of them are 240 MB. */
const few = 10
const requestsInARow = 100
/** What one account may open. */
const streams = 50

const credentials = { email: 'ada@example.org', password: 'a password for tests' }
const post = (length: number) =>
  `POST /v1/sessions HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`
const chunked =
  'POST /v1/sessions HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n'
const get = (url: string, isLast: boolean) =>
  `GET ${url} HTTP/1.1\r\nHost: x\r\nConnection: ${isLast ? 'close' : 'keep-alive'}\r\n\r\n`

const data = migratedDataFolder()
let server: ServerProcess
let address: { port: number; host: string }
let players: readonly [Player, Player]
const sockets: Socket[] = []

beforeAll(async () => {
  server = await serverProcess({ DATA_DIR: data, LOG_LEVEL: 'silent' })
  const { port, hostname } = new URL(server.url)
  address = { port: Number(port), host: hostname }
  const { mailedToken } = mailedLinks(server.url, readFileSync(path.join(data, 'inbox-token'), 'utf8').trim())
  players = [
    await newPlayer(server.url, { name: 'Ada', ...credentials }, mailedToken),
    await newPlayer(server.url, { name: 'Grace', ...credentials, email: 'grace@example.org' }, mailedToken),
  ]
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await server.stop('SIGKILL')
})

describe('clients that do harm, all at once', () => {
  let before: { memory: number; connections: number }
  beforeAll(async () => {
    await playOn()
    // A first answer of this size, and a first compression, take memory for good.
    for (let count = 0; count < few; count++) await (await fetch(`${server.url}/openapi.json`)).arrayBuffer()
    before = { memory: memory(), connections: connections() }
  })

  test('neither keep the others waiting nor fill the memory', async () => {
    const { accessToken } = await body(apiAt(server.url).POST('/v1/sessions', { body: credentials }))
    await Promise.all([
      crowd(many, ''),
      crowd(many, 'GET /v1/games HTTP/1.1\r\nHost: x\r\nX-Slow'),
      crowd(many, `${post(60_000)}{"email": "`),
      crowd(many, `${chunked}5\r\n{"e`),
      crowd(few, 'GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(requestsInARow)),
      crowd(streams, `GET /v1/account/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${accessToken}\r\n\r\n`),
    ])
    await expect.poll(connections).toBeGreaterThanOrEqual(before.connections + 4 * many + few + streams)
    const reset = crowd(many, `${post(60_000)}{`).then((broken) => {
      for (const socket of broken) socket.resetAndDestroy()
    })

    await Promise.all([playOn(), reset])

    expect(memory() / before.memory).toBeLessThan(1.5)
  })

  // Nothing of a stream is unread while the system holds it for the client.
  test.skipIf(!isLong)('are cut off in the end, except those who listen', async () => {
    await expect.poll(connections, { timeout: 300_000 }).toBeLessThan(before.connections + streams + few / 2)
  })

  test('leave nothing behind when they are gone', async () => {
    for (const socket of sockets) socket.destroy()

    await expect.poll(connections).toBeLessThan(before.connections + few / 2)
    expect(server.child.exitCode, server.stderr()).toBeNull()
    expect(server.stderr()).toBe('')
  })
})

test('requests in a row on one connection are answered in their order', async () => {
  const paths = Array.from({ length: requestsInARow }, (_, index) => (index % 2 === 0 ? '/healthz' : `/none-${index}`))

  const text = await answerTo(paths.map((each, index) => get(each, index === paths.length - 1)).join(''))

  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))
  expect(statuses).toEqual(paths.map((each) => (each === '/healthz' ? 200 : 404)))
})

test.each([
  ['headers of 20 KB', `GET /healthz HTTP/1.1\r\nHost: x\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['a body that says it is too large', `${post(1_000_000)}{`, 413],
  ['a body that becomes too large', `${chunked}${`1000\r\n${' '.repeat(4096)}\r\n`.repeat(20)}`, 413],
  [
    'two lengths of one body',
    'POST /v1/sessions HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
  ],
  ['no HTTP', '\x16\x03\x01\x02\x00\x01', 400],
])('%s: refused with %3$i', async (_, text, status) => {
  expect(await answerTo(text)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

/** A match of a few moves: each is answered, or this fails. */
async function playOn(): Promise<void> {
  const [ada, grace] = players
  const { id } = await open(ada, players.length)
  await join(grace, id)
  let moves = 0
  for (let round = 0; round < 5; round++) {
    for (const player of players) if (await moveOnce(player, id, () => 0)) moves += 1
  }
  expect(moves).toBeGreaterThan(4)
}

/** So many connections that send this, and read nothing. */
function crowd(count: number, text: string): Promise<Socket[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(address).on('error', () => {})
      sockets.push(socket)
      await once(socket, 'connect')
      socket.write(text)
      return socket
    }),
  )
}

/** All that the server answers to this before it closes the connection. */
async function answerTo(text: string): Promise<string> {
  const socket = connect(address).on('error', () => {})
  socket.write(text)
  let answer = ''
  for await (const chunk of socket.setEncoding('utf8')) answer += chunk
  return answer
}

/** How much memory the server has, in kibibytes. */
function memory(): number {
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1])
}

/** How many connections the server has open, and other sockets. */
function connections(): number {
  const folder = `/proc/${server.child.pid}/fd`
  return readdirSync(folder).filter((file) => leadsTo(path.join(folder, file)).startsWith('socket:')).length
}

/** Empty if it was closed meanwhile. */
function leadsTo(link: string): string {
  try {
    return readlinkSync(link)
  } catch {
    return ''
  }
}
