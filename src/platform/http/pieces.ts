import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Answers JSON that is made piece by piece, as fast as the client takes it. What fails before the first piece is a problem. */
export async function sendPieces(reply: FastifyReply, pieces: AsyncGenerator<string, void>): Promise<FastifyReply> {
  const first = await pieces.next()
  return reply.type('application/json; charset=utf-8').send(Readable.from(from(first, pieces)))
}

async function* from(first: IteratorResult<string, void>, pieces: AsyncGenerator<string, void>) {
  if (first.done) return
  yield first.value
  yield* pieces
}
