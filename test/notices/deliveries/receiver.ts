import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { afterFile } from '../../support/after-file.ts'
import { portOf } from '../../support/ports.ts'

/** A request that a user's program, or a push service, received. */
export interface Received {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly bytes: Buffer
}

type Answering = (response: ServerResponse, received: Received) => void

/** A user's program on this machine, which records requests and answers as configured. */
interface Receiver {
  readonly url: string
  readonly port: number
  readonly received: Received[]
  /** Sets its answer: a status, or a handler. */
  answer(how: number | Answering): void
  /** Cuts off all callers that wait for an answer. */
  hangUp(): void
  /** Forgets all requests, and answers 200 again. */
  reset(): void
}

export async function receiver(): Promise<Receiver> {
  const received: Received[] = []
  const withStatus = (status: number) => (response: ServerResponse) => response.writeHead(status).end()
  let answering: Answering = withStatus(200)
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const bytes = Buffer.concat(chunks)
      const one = { method, path: url, headers, body: bytes.toString('utf8'), bytes }
      received.push(one)
      answering(response, one)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, () => resolve()))
  afterFile(() => {
    server.closeAllConnections()
    server.close()
  })
  const port = portOf(server)
  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    received,
    answer(how) {
      answering = typeof how === 'number' ? withStatus(how) : how
    },
    hangUp: () => server.closeAllConnections(),
    reset() {
      received.splice(0)
      answering = withStatus(200)
    },
  }
}
