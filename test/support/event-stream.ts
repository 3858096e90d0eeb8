import { get, type IncomingMessage } from 'node:http'
import { z } from 'zod'

/** An event as a client parses it. */
export interface Heard {
  readonly event: string
  readonly id: string
  readonly data: unknown
}

/** A listener to a stream over HTTP, who may disconnect and return with the id of their last event. */
export interface Listener {
  /** All events, over all connections. */
  readonly heard: Heard[]
  /** The raw text of the last connection. */
  text(): string
  lastId(): string | undefined
  /** Resolves when the stream is open. @throws Refusal */
  connect(ask?: { readonly lastId?: string; readonly query?: string }): Promise<void>
  hangUp(): void
  isOpen(): boolean
  /** Resolves when the server ends the stream, or cuts it. */
  ended(): Promise<void>
  /** Whether the last stream came to its end, and was not cut. */
  isWhole(): boolean
}

/** The problem that the server answered instead of a stream. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}

const Body = z.object({ code: z.string() })

/** @param url the server's current address: it may have been restarted */
export function listener(url: () => string, path: string, token: () => string): Listener {
  const heard: Heard[] = []
  let lastId: string | undefined
  let text = ''
  let connection: IncomingMessage | undefined
  let ended = Promise.resolve()
  let whole = false

  async function connect({ lastId: from = lastId, query = '' }: { lastId?: string; query?: string } = {}) {
    const headers = {
      authorization: `Bearer ${token()}`,
      ...(from === undefined ? {} : { 'last-event-id': from }),
    }
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${url()}${path}${query}`, { headers, agent: false }, resolve).on('error', reject)
    })
    answer.setEncoding('utf8')
    if (answer.statusCode !== 200) {
      let body = ''
      for await (const chunk of answer) body += chunk
      throw new Refusal(answer.statusCode ?? 0, Body.parse(JSON.parse(body)).code)
    }
    connection = answer
    text = ''
    whole = false
    let rest = ''
    answer.on('error', () => {}) // the server has stopped: `close` reports it
    ended = new Promise((resolve) => {
      answer.on('close', () => {
        if (connection === answer) connection = undefined
        whole = answer.complete
        resolve()
      })
    })
    answer.on('data', (chunk: string) => {
      // Events after a disconnection do not count: the listener returns with the last id it has.
      if (connection !== answer) return
      text += chunk
      rest += chunk
      for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
        take(rest.slice(0, end))
        rest = rest.slice(end + 2)
      }
    })
  }

  /** A block of lines (HTML Living Standard §9.2.6): one without data is not an event. */
  function take(block: string): void {
    const lines = block.split('\n').map((line) => /^([a-z]*):? ?(.*)$/.exec(line)?.slice(1) ?? [])
    const field = (name: string) => lines.filter(([known]) => known === name).map(([, value]) => value ?? '')
    const data = field('data')
    lastId = field('id').at(-1) ?? lastId
    if (data.length === 0) return
    heard.push({ event: field('event').at(-1) ?? 'message', id: lastId ?? '', data: JSON.parse(data.join('\n')) })
  }

  return {
    heard,
    text: () => text,
    lastId: () => lastId,
    connect,
    hangUp() {
      const open = connection
      connection = undefined
      open?.destroy()
    },
    isOpen: () => connection !== undefined,
    ended: () => ended,
    isWhole: () => whole,
  }
}
