import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * The hook of routes that answer with tokens or secrets: no cache may store them (RFC 9111 §5.2.2.5, RFC 6749 §5.1).
 */
export async function neverStored(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store')
}
