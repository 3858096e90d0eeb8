import type { FastifyReply } from 'fastify'
import { preamble } from './event-text.ts'

/** The answer to somebody who listens: it stays open until either side ends it. */
export interface EventStream {
  /** Writes, as long as it is open. */
  send(text: string): void
  /** Whether the client has not taken yet what was sent: nothing more is sent before, so that what waits is bounded. */
  isChoked(): boolean
  onDrained(listener: () => void): void
  onClosed(listener: () => void): void
  /** Ends it after what was sent, as far as the client takes that in time. */
  end(): void
  /** Ends it at once: what was sent, and not taken, is lost. */
  cut(): void
}

const headers = {
  'content-type': 'text/event-stream',
  'cache-control': 'private, no-store, no-transform',
  // A proxy that collects answers would keep the events to itself.
  'x-accel-buffering': 'no',
  // Whoever stops the server waits for connections that are kept: this one ends with its stream.
  connection: 'close',
}

type HeaderEntry = [string, string | number | string[]]
const isSet = (entry: [string, unknown]): entry is HeaderEntry => entry[1] !== undefined

const mostMillisecondsToEnd = 10_000

/** Answers with a stream of events. From here on there is no other answer: whatever may be refused is refused before. */
export function openEventStream(reply: FastifyReply): EventStream {
  reply.hijack()
  const { raw } = reply
  // A client that is gone is told by `close`: an error that nobody hears would end the process.
  raw.on('error', () => {})
  // What hooks have set for every answer belongs to this one, too.
  raw.writeHead(200, { ...Object.fromEntries(Object.entries(reply.getHeaders()).filter(isSet)), ...headers })
  raw.write(preamble)
  return {
    send(text) {
      if (!raw.writableEnded && !raw.destroyed) raw.write(text)
    },
    isChoked: () => raw.writableNeedDrain,
    onDrained(listener) {
      raw.on('drain', listener)
    },
    onClosed(listener) {
      if (raw.destroyed) listener()
      else raw.once('close', listener)
    },
    end() {
      if (raw.writableEnded) return
      raw.end()
      const impatience = setTimeout(() => raw.destroy(), mostMillisecondsToEnd).unref()
      raw.once('close', () => clearTimeout(impatience))
    },
    cut() {
      raw.destroy()
    },
  }
}
