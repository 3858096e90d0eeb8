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

/** A request that each client repeats, which gets the number of its client. */
export type Repeated = (client: number) => Promise<void>

/** How many requests per second `count` clients complete together, each beginning the next as soon as one is complete. */
export async function perSecond(count: number, seconds: number, request: Repeated): Promise<number> {
  const start = performance.now()
  const end = start + seconds * 1000
  let done = 0
  await together(count, async (number) => {
    while (performance.now() < end) {
      await request(number)
      done += 1
    }
  })
  return done / ((performance.now() - start) / 1000)
}

/** Lets `count` clients make so many requests each. */
export async function repeat(count: number, times: number, request: Repeated): Promise<void> {
  await together(count, async (number) => {
    for (let done = 0; done < times; done++) await request(number)
  })
}

async function together(count: number, client: (number: number) => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: count }, (_, number) => client(number)))
}
