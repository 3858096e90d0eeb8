import { language } from '../words/words.ts'
import { accessToken, checkSession } from './session.ts'

/** An event of a stream (HTML §9.2.6). The API only sends events with one line of JSON. */
interface StreamEvent {
  readonly event: string
  readonly id: string
  readonly data: unknown
}

/**
 * Whether news arrives. `lost`: the connection broke, and the client tries to restore it. `signed-out`: the session is
 * over, and nothing more arrives until the reader signs in again.
 */
export type Connection = 'connecting' | 'live' | 'lost' | 'signed-out'

/** The session is over, so the reader may not have the stream. */
class SignedOut extends Error {}

const silence = 60_000
const shortestPause = 1_000
const longestPause = 30_000

interface Listener {
  onEvent(event: StreamEvent): void
  onConnection(connection: Connection): void
}

/**
 * Follows a stream of the API. Whenever the connection breaks, it resumes after the last event: at once if the browser
 * reports that it is online again, otherwise after a pause that grows.
 * @returns a function that stops following
 */
export function follow(path: string, listener: Listener): () => void {
  const stop = new AbortController()
  let lastId: string | undefined
  let wake = () => {}

  async function once(): Promise<void> {
    const attempt = new AbortController()
    const abort = () => attempt.abort()
    stop.signal.addEventListener('abort', abort)
    // A connection that is cut says nothing: without this it would only be missed after the silence.
    addEventListener('offline', abort)
    let silent = setTimeout(abort, silence)
    try {
      const token = await accessToken()
      if (token === undefined) throw new SignedOut()
      const headers = new Headers({ 'accept-language': language.value, authorization: `Bearer ${token}` })
      if (lastId !== undefined) headers.set('last-event-id', lastId)
      const response = await fetch(path, { headers, signal: attempt.signal })
      if (response.status === 401) {
        await checkSession(token)
        // A session that continues has a new token for the next attempt.
        if ((await accessToken()) === undefined) throw new SignedOut()
      }
      if (!response.ok || response.body === null) throw new TypeError(`the stream was answered with ${response.status}`)
      listener.onConnection('live')
      for await (const event of eventsIn(response.body)) {
        clearTimeout(silent)
        silent = setTimeout(abort, silence)
        if (event === undefined) continue
        lastId = event.id
        listener.onEvent(event)
      }
    } finally {
      clearTimeout(silent)
      stop.signal.removeEventListener('abort', abort)
      removeEventListener('offline', abort)
    }
  }

  async function forever(): Promise<void> {
    let pause = shortestPause
    while (!stop.signal.aborted) {
      const begun = Date.now()
      try {
        await once()
      } catch (error) {
        if (error instanceof SignedOut) {
          listener.onConnection('signed-out')
          return
        }
        // Any other failure leads to another attempt; `connection` shows it.
      }
      if (stop.signal.aborted) return
      // A stream that lasted has ended with its access token. The next one starts at once.
      pause = Date.now() - begun > longestPause ? shortestPause : Math.min(pause * 2, longestPause)
      if (pause > shortestPause || !navigator.onLine) listener.onConnection('lost')
      await new Promise<void>((resolve) => {
        wake = resolve
        setTimeout(resolve, pause)
      })
    }
  }

  const back = () => {
    if (document.visibilityState === 'visible') wake()
  }
  addEventListener('online', back)
  addEventListener('pageshow', back)
  document.addEventListener('visibilitychange', back)
  listener.onConnection('connecting')
  void forever()
  return () => {
    stop.abort()
    wake()
    removeEventListener('online', back)
    removeEventListener('pageshow', back)
    document.removeEventListener('visibilitychange', back)
  }
}

/** The events of a stream; undefined for a keep-alive. */
async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent | undefined> {
  const decoder = new TextDecoder()
  const bytes = body.getReader()
  let text = ''
  for (;;) {
    const { done, value } = await bytes.read()
    if (done) return
    text += decoder.decode(value, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) yield eventIn(block)
  }
}

function eventIn(block: string): StreamEvent | undefined {
  const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1]
  const data = field('data')
  if (data === undefined) return undefined
  return { event: field('event') ?? 'message', id: field('id') ?? '', data: JSON.parse(data) }
}
