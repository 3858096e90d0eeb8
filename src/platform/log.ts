import type { FastifyBaseLogger } from 'fastify'

/** Reports what no request reports. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
