import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, type Encoding } from './content-negotiation.ts'
import { namesEtag } from './if-none-match.ts'

/** An answer that is the same for everybody while the process lives: made and tagged once, and compressed once in each encoding. */
export interface MadeOnce {
  readonly etag: string
  readonly type: string
  readonly bytes: (encoding: Encoding) => Buffer
}

/**
 * Nobody is answered while bytes are compressed. For the OpenAPI document this takes about as long as gzip; quality 9 takes
 * ten times as long and saves a fiftieth of the bytes, the best, 11, sixty times as long and saves an eleventh.
 */
const brotliQuality = 7

const encoders: Readonly<Record<Encoding, (bytes: Buffer) => Buffer>> = {
  identity: (bytes) => bytes,
  gzip: (bytes) => gzipSync(bytes),
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
}

/** Makes an answer of this type. What is compressed is kept, so call it once per answer. */
export function madeOnce(type: string, text: string): MadeOnce {
  const plain = Buffer.from(text)
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  const encoded = madeOncePerKey<Buffer>()
  return { etag, type, bytes: (encoding) => encoded(encoding, () => encoders[encoding](plain)) }
}

/** Keeps answers by a key: each is made when it is first asked for. The keys are few, and none comes from a caller. */
export const answersMadeOnce = () => madeOncePerKey<MadeOnce>()

function madeOncePerKey<Value>(): (key: string, make: () => Value) => Value {
  const made = new Map<string, Value>()
  return (key, make) => {
    const value = made.get(key) ?? make()
    made.set(key, value)
    return value
  }
}

/** Sends it in an encoding that the client accepts, or answers that nothing has changed. */
export function sendMadeOnce({ headers }: FastifyRequest, reply: FastifyReply, made: MadeOnce): FastifyReply {
  const encoding = acceptedEncoding(headers['accept-encoding'])
  // Each encoding is a separate representation with its own ETag (RFC 9110 §8.8.3).
  const etag = `"${made.etag}${encoding === 'identity' ? '' : `.${encoding}`}"`
  reply.headers({ etag, vary: 'accept-encoding, accept-language', 'cache-control': 'no-cache' })
  if (namesEtag(headers['if-none-match'], etag)) return reply.status(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(made.type).send(made.bytes(encoding))
}
