import { type ClientRequest, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { z } from 'zod'
import { hostOf, isPrivateAddress } from '../../platform/public-address.ts'
import { lookUpFor } from './address-lookup.ts'
import type { Fault } from './faults.ts'
import { PrivateAddress, publicOnly } from './private-address.ts'

/** The result of a post: the status of the answer, or a stable code that says why there was none. */
export type ReceiverAnswer =
  | { readonly status: number; readonly retryAfter?: string | undefined }
  | { readonly fault: Fault }

export interface Post {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** JSON as text; bytes have their type among the headers. */
  readonly body: string | Buffer
}

/** From connecting to the end of the answer. */
const mostMillisecondsToAnswer = 10_000
/** Only the status counts. The body is read up to here, so that a server can finish its answer. */
const mostBytesToRead = 16 * 1024

/** @param by the account whose receiver it is */
export type Poster = (post: Post, by: string) => Promise<ReceiverAnswer>

/**
 * Posts to addresses that people have given. The address of a host is checked when the connection is made, so that its
 * name cannot resolve to another one in between. Redirects are not followed, since they could lead anywhere. No
 * connection is kept open.
 * @param toPrivate whether private addresses, such as this machine, are allowed
 */
export function poster(toPrivate: boolean, patience = mostMillisecondsToAnswer): Poster {
  function open({ url, headers, body }: Post, by: string): ClientRequest {
    const lookup = lookUpFor(by)
    const request = url.startsWith('https:') ? overHttps : overHttp
    return request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers, 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(patience),
      lookup: toPrivate ? lookup : publicOnly(lookup),
      agent: false,
    })
  }

  return async (post, by) => {
    // An IP address is connected to without a lookup.
    if (!toPrivate && isPrivateAddress(hostOf(post.url))) return { fault: 'private-address' }
    return new Promise((resolve) => {
      let answer: ReceiverAnswer = { fault: 'unreachable' }
      const sending = open(post, by)
      sending.on('response', (response) => {
        answer = { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] }
        let read = 0
        response.on('data', (chunk: Buffer) => {
          read += chunk.length
          if (read > mostBytesToRead) sending.destroy()
        })
        response.on('error', () => {}) // The answer was cut off, but its status has arrived.
      })
      sending.on('error', (error) => {
        if ('fault' in answer) answer = { fault: faultOf(error) }
      })
      sending.on('close', () => resolve(answer))
      sending.end(post.body)
    })
  }
}

const SystemError = z.object({ code: z.string() })

function faultOf(error: Error): Fault {
  if (error.name === 'AbortError') return 'timeout'
  if (error instanceof PrivateAddress) return 'private-address'
  return `unreachable ${SystemError.safeParse(error).data?.code ?? 'unknown'}`
}
