import { createServer } from 'node:net'
import { beforeEach, describe, expect, test } from 'vitest'
import { poster } from '../../../src/notices/deliveries/post.ts'
import { receiver } from './receiver.ts'

const program = await receiver()
const post = { headers: { 'webhook-id': 'one' }, body: '{"type":"test"}' }
const at = (host: string) => `http://${host}:${program.port}/hook`

beforeEach(() => program.reset())

describe('a poster', () => {
  const postTo = poster(true, 500)

  test('posts exactly these bytes, as JSON, without cookies', async () => {
    expect(await postTo({ ...post, url: program.url, body: '{"name":"Ана 🎲"}' }, 'ann')).toEqual({ status: 200 })

    const [one] = program.received
    expect(one).toMatchObject({ method: 'POST', path: '/hook', body: '{"name":"Ана 🎲"}' })
    expect(one?.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': 'one' })
    expect(one?.headers).not.toHaveProperty('cookie')
  })

  test.each([200, 204, 301, 307, 404, 410, 500])('returns the status %i as it was answered', async (status) => {
    program.answer(status)
    expect(await postTo({ ...post, url: program.url }, 'ann')).toEqual({ status })
  })

  test('follows no redirect', async () => {
    const elsewhere = await receiver()
    program.answer((response) => response.writeHead(307, { location: elsewhere.url }).end())

    expect(await postTo({ ...post, url: program.url }, 'ann')).toEqual({ status: 307 })
    expect(elsewhere.received).toEqual([])
  })

  test('times out if there is no answer', async () => {
    program.answer(() => undefined)
    expect(await postTo({ ...post, url: program.url }, 'ann')).toEqual({ fault: 'timeout' })
  })

  test('times out if the receiver accepts the connection and sends nothing', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', () => resolve()))
    const address = silent.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0

    expect(await postTo({ ...post, url: `http://127.0.0.1:${port}/` }, 'ann')).toEqual({ fault: 'timeout' })
    silent.close()
  })

  test('stops after the status of an answer that never ends', async () => {
    program.answer((response) => response.writeHead(200).write('and so on'))
    expect(await postTo({ ...post, url: program.url }, 'ann')).toEqual({ status: 200 })
  })

  test('closes the connection if the answer is too long', async () => {
    let sent = 0
    const cutOff = new Promise<void>((resolve) => {
      program.answer((response) => {
        response.writeHead(200)
        const pour = () => {
          while (!response.destroyed && sent < 100_000_000) {
            sent += 65_536
            if (!response.write('x'.repeat(65_536))) return void response.once('drain', pour)
          }
        }
        response.on('close', resolve)
        pour()
      })
    })

    expect(await poster(true, 20_000)({ ...post, url: program.url }, 'ann')).toEqual({ status: 200 })
    await cutOff
    expect(sent).toBeLessThan(10_000_000)
  })

  test('says why there was no answer', async () => {
    expect(await postTo({ ...post, url: 'http://127.0.0.1:1/' }, 'ann')).toEqual({ fault: 'unreachable ECONNREFUSED' })
    expect(await postTo({ ...post, url: 'http://no-such-host.invalid/' }, 'ann')).toEqual({
      fault: expect.stringMatching(/^(unreachable E(NOTFOUND|AI_AGAIN)|timeout)$/),
    })
    expect(await postTo({ ...post, url: program.url.replace('http:', 'https:') }, 'ann')).toEqual({
      fault: expect.stringMatching(/^unreachable E/),
    })
    program.answer((response) => response.destroy())
    expect(await postTo({ ...post, url: program.url }, 'ann')).toEqual({ fault: 'unreachable ECONNRESET' })
  })
})

describe('a private address', () => {
  const postTo = poster(false, 2000)

  test.each([
    ['this machine', '127.0.0.1'],
    ['this machine, by another of its addresses', '127.8.9.10'],
    ['this machine, by IPv6', '[::1]'],
    ['this machine, as IPv4 in IPv6', '[::ffff:127.0.0.1]'],
    ['this machine, as IPv4 in IPv6 in hexadecimal', '[::ffff:7f00:1]'],
    ['this machine, as one number', '2130706433'],
    ['this machine, in hexadecimal', '0x7f000001'],
    ['this machine, in octal', '0177.0.0.1'],
    ['this machine, shortened', '127.1'],
    ['this machine, by a name that leads there', 'localhost'],
    ['no machine', '0.0.0.0'],
    ['no machine, as zero', '0'],
    ['no machine, by IPv6', '[::]'],
    ['a private network', '10.0.0.1'],
    ['another private network', '172.16.0.1'],
    ['a third private network', '192.168.0.1'],
    ['link-local, the metadata service of clouds', '169.254.169.254'],
    ['the link alone, by IPv6', '[fe80::1]'],
    ['a private network of IPv6', '[fd00::1]'],
    ['a private network behind NAT64', '[64:ff9b::a00:1]'],
    ['a network of a carrier', '100.64.0.1'],
    ['everybody at once', '255.255.255.255'],
    ['a group', '224.0.0.1'],
    ['this machine, within IPv6', '[::7f00:1]'],
    ['a private network, within IPv6', '[::a00:1]'],
    ['a private network, by 6to4', '[2002:a00:1::]'],
    ['an example', '203.0.113.1'],
  ])('is refused: %s, %s', async (_, host) => {
    expect(await postTo({ ...post, url: at(host) }, 'ann')).toEqual({ fault: 'private-address' })
    expect(await postTo({ ...post, url: at(host).replace('http:', 'https:') }, 'ann')).toEqual({
      fault: 'private-address',
    })
    expect(program.received).toEqual([])
  })

  test('is reached if the operator allows it', async () => {
    const allowed = poster(true, 2000)
    for (const host of ['127.0.0.1', '2130706433', 'localhost']) {
      expect(await allowed({ ...post, url: at(host) }, 'ann')).toEqual({ status: 200 })
    }
    expect(program.received).toHaveLength(3)
  })
})
