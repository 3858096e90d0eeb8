import { type ClientRequest, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'
import { z } from 'zod'

/** What came of posting: the status that was answered, or in stable words why there was no answer. */
export type ReceiverAnswer = { readonly status: number } | { readonly fault: string }

export interface Post {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** From connecting to the end of the answer. */
const mostMillisecondsToAnswer = 10_000
/** The status is all that counts: of what comes with it, no more is read than lets a server finish politely. */
const mostBytesToRead = 16 * 1024

/** IPv6 addresses that hold one of IPv4 (RFC 4291 §2.5.5.1): `::127.0.0.1` is this machine on some systems. */
const ipv4Compatible = '::/96'

export type Poster = (post: Post) => Promise<ReceiverAnswer>

/**
 * Posts to addresses that people have given. Which machine a name leads to is judged as the connection is made, so that a
 * name cannot lead elsewhere between the look and the connection. No redirect is followed: it could lead anywhere. No
 * connection is kept.
 * @param toPrivate whether addresses that are not public may be reached, such as this machine
 */
export function poster(toPrivate: boolean, patience = mostMillisecondsToAnswer): Poster {
  const denyIPAddressList = toPrivate ? [] : [ipv4Compatible]
  const filter = { allowPrivateIPAddress: toPrivate, allowMetaIPAddress: toPrivate, denyIPAddressList }
  const agents = { http: new RequestFilteringHttpAgent(filter), https: new RequestFilteringHttpsAgent(filter) }

  function open({ url, headers, body }: Post): ClientRequest {
    const signal = AbortSignal.timeout(patience)
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      signal,
    }
    return url.startsWith('https:')
      ? overHttps(url, { ...options, agent: agents.https })
      : overHttp(url, { ...options, agent: agents.http })
  }

  return (post) =>
    new Promise((resolve) => {
      let answer: ReceiverAnswer = { fault: 'unreachable' }
      const asked = open(post)
      asked.on('response', (response) => {
        answer = { status: response.statusCode ?? 0 }
        let read = 0
        response.on('data', (chunk: Buffer) => {
          read += chunk.length
          if (read > mostBytesToRead) asked.destroy()
        })
        response.on('error', () => {}) // it was cut off after its status
      })
      asked.on('error', (error) => {
        if ('fault' in answer) answer = { fault: faultOf(error) }
      })
      asked.on('close', () => resolve(answer))
      asked.end(post.body)
    })
}

const SystemError = z.object({ code: z.string() })

function faultOf(error: Error): string {
  if (error.name === 'AbortError') return 'timeout'
  // The agent's refusals have no code.
  if (/^DNS lookup .* is not allowed\./.test(error.message)) return 'private-address'
  return `unreachable ${SystemError.safeParse(error).data?.code ?? 'unknown'}`
}
