import { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'

// PostgreSQL: Frontend/Backend Protocol, Message Formats. The server answers after these: Query, Sync, Flush, function
// call.
const flushing = new Set([...'QSHF'].map((letter) => letter.charCodeAt(0)))
const terminate = 'X'.charCodeAt(0)
const errorResponse = 'E'.charCodeAt(0)

/**
 * The embedded database has stopped, as a PostgreSQL server stops where it cannot write its log. What was answered is
 * stored, and a new start recovers it.
 */
class DatabaseStopped extends Error {
  override readonly name = 'DatabaseStopped'
  constructor(why: string) {
    super(`The embedded database has stopped: ${why}. What was answered is stored. Once its disk is well, start again.`)
  }
}

/**
 * A stream that node-postgres uses as a socket. It speaks the PostgreSQL wire protocol to a PGlite in this process, so
 * that the embedded database is reached through the same driver and adapter as a PostgreSQL server, without an open
 * port. PGlite has one connection: pools on it have `max: 1`, and no statement names (docs/decisions/0002).
 *
 * After a panic, PGlite would wait for its own locks for ever, and this process with it. So it is asked nothing more.
 */
export class PgliteSocket extends Duplex {
  readonly #database: PGlite
  readonly #stopped: AbortController
  #received: Buffer = Buffer.alloc(0)
  #started = false

  /** @param stopped shared by all sockets of the database; aborted once it has stopped, with the reason */
  constructor(database: PGlite, stopped: AbortController) {
    super()
    this.#database = database
    this.#stopped = stopped
  }

  connect(): this {
    this.#database.waitReady.then(
      () => this.emit('connect'),
      (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
    )
    return this
  }
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  setTimeout(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#receive(chunk).then(() => done(), done)
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#receive(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done)
  }

  async #receive(chunk: Buffer): Promise<void> {
    this.#received = this.#received.length > 0 ? Buffer.concat([this.#received, chunk]) : chunk
    const { ready, ended } = this.#completeMessages()
    if (ready.length > 0) {
      // PGlite computes on this thread. Without this pause, timers and sockets starve under load.
      await new Promise(setImmediate)
      const answer = await this.#database.runExclusive(() => this.#ask(ready))
      if (answer.length > 0) this.push(answer)
      if (this.#stopped.signal.aborted) this.once('end', () => this.destroy()).push(null)
    }
    if (ended) this.push(null)
  }

  /** @throws Error in the words of node-postgres for a lost connection, as a server that has stopped leaves it */
  async #ask(messages: Buffer): Promise<Buffer> {
    const { aborted, reason } = this.#stopped.signal
    if (aborted) throw new Error('Connection terminated', { cause: reason })
    const answer = Buffer.from(await this.#database.execProtocolRaw(messages))
    const panic = panicIn(answer)
    if (panic !== undefined) this.#stopped.abort(new DatabaseStopped(panic))
    return answer
  }

  /** Takes all received messages up to the last one that the server answers. */
  #completeMessages(): { ready: Buffer; ended: boolean } {
    const received = this.#received
    let offset = 0
    let complete = 0
    let ended = false
    while (!ended) {
      if (!this.#started) {
        if (received.length < 4 || received.length < received.readInt32BE(0)) break
        offset = complete = received.readInt32BE(0)
        this.#started = true
        continue
      }
      if (received.length < offset + 5) break
      const length = 1 + received.readInt32BE(offset + 1)
      if (received.length < offset + length) break
      const type = received.readUInt8(offset)
      if (type === terminate) ended = true
      offset += length
      if (flushing.has(type)) complete = offset
    }
    this.#received = received.subarray(complete)
    return { ready: received.subarray(0, complete), ended }
  }
}

/** The message of the first error with the severity PANIC in an answer. PostgreSQL: Message Formats, ErrorResponse. */
function panicIn(answer: Buffer): string | undefined {
  for (let offset = 0; offset < answer.length; offset += 1 + answer.readInt32BE(offset + 1)) {
    if (answer.readUInt8(offset) !== errorResponse) continue
    const fields = answer.toString('utf8', offset + 5, offset + 1 + answer.readInt32BE(offset + 1)).split('\0')
    if (fields.includes('VPANIC')) return fields.find((field) => field.startsWith('M'))?.slice(1) ?? 'it panicked'
  }
  return undefined
}
