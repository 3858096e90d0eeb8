import type { FastifyReply } from 'fastify'
import { preamble } from './event-text.ts'

/** An answer that stays open until either side ends it. */
export interface EventStream {
  /** Writes if the stream is open. */
  send(text: string): void
  /**
   * Whether the client has not read yet what was sent. Nothing more should be sent then, so that the buffer is bounded.
   */
  isChoked(): boolean
  onDrained(listener: () => void): void
  onClosed(listener: () => void): void
  /** Ends the stream after the client has read what was sent, or after a time limit. */
  end(): void
  /** Ends the stream at once; unread events are lost. */
  cut(): void
}

const headers = {
  'content-type': 'text/event-stream',
  'cache-control': 'private, no-store, no-transform',
  // Otherwise a buffering proxy would hold back the events.
  'x-accel-buffering': 'no',
  // A stop of the server waits for kept connections, so this one ends with its stream.
  connection: 'close',
}

type HeaderEntry = [string, string | number | string[]]
const isSet = (entry: [string, unknown]): entry is HeaderEntry => entry[1] !== undefined

const mostMillisecondsToEnd = 10_000

/**
 * Answers with a stream of events. Check everything that may be refused before: afterwards there is no other answer.
 */
export function openEventStream(reply: FastifyReply): EventStream {
  reply.hijack()
  const { raw } = reply
  // An error event without a listener would end the process; `close` reports a client that has disconnected.
  raw.on('error', () => {})
  // Include the headers that hooks have set.
  raw.writeHead(200, Object.fromEntries(Object.entries(reply.headers(headers).getHeaders()).filter(isSet)))
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
      if (raw.writableEnded || raw.destroyed) return
      raw.end()
      const impatience = setTimeout(() => raw.destroy(), mostMillisecondsToEnd).unref()
      raw.once('close', () => clearTimeout(impatience))
    },
    cut() {
      raw.destroy()
    },
  }
}
