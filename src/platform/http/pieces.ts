import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/**
 * Answers with JSON that is made piece by piece, as fast as the client reads it. An error before the first piece is
 * answered as a problem.
 */
export async function sendPieces(reply: FastifyReply, pieces: AsyncGenerator<string, void>): Promise<FastifyReply> {
  const first = await pieces.next()
  return reply.type('application/json; charset=utf-8').send(Readable.from(from(first, pieces)))
}

async function* from(first: IteratorResult<string, void>, pieces: AsyncGenerator<string, void>) {
  if (first.done) return
  yield first.value
  yield* pieces
}
