import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

export interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly token?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answer {
  readonly status: number
  readonly headers: NodeJS.Dict<string | string[]>
  readonly text: string
}

/** Makes calls over kept connections. */
export interface Client {
  call(call: Call): Promise<Answer>
  close(): void
}

export function client(address: URL): Client {
  const agent = new Agent({ keepAlive: true })

  function call({ method, path, token, body, headers }: Call): Promise<Answer> {
    const payload = body === undefined ? undefined : JSON.stringify(body)
    const signedIn = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const sent = payload === undefined ? {} : { 'content-type': 'application/json' }
    return new Promise((resolve, reject) => {
      const options = { agent, method, path, headers: { ...signedIn, ...sent, ...headers } }
      const outgoing = request(address, options, (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.once('error', reject)
        incoming.once('end', () => {
          const text = Buffer.concat(chunks).toString()
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text })
        })
      })
      outgoing.once('error', reject)
      outgoing.end(payload)
    })
  }

  return { call, close: () => agent.destroy() }
}

/**
 * How many calls per second `count` clients complete together, each beginning the next as soon as one is complete.
 * @param once one call, which gets the number of its client
 */
export async function perSecond(
  count: number,
  seconds: number,
  once: (client: number) => Promise<void>,
): Promise<number> {
  const start = performance.now()
  const end = start + seconds * 1000
  let done = 0
  const clients = Array.from({ length: count }, async (_, number) => {
    while (performance.now() < end) {
      await once(number)
      done += 1
    }
  })
  await Promise.all(clients)
  return done / ((performance.now() - start) / 1000)
}
