import type { FastifyRequest } from 'fastify'
import type { Platform } from '../platform.ts'
import { Problem } from '../problems/problem.ts'

/**
 * Lets requests pass that a page of this server makes, and refuses those that another site's page makes a browser send
 * with its cookie. Browsers say where a request comes from in `Sec-Fetch-Site` (Fetch Metadata §2.4), which scripts
 * cannot set; where they leave it out, because the server is reached without https, `Origin` says it (RFC 6454 §7).
 * @throws Problem not-from-own-page
 */
export function requireOwnPage({ headers }: FastifyRequest, { publicUrl }: Pick<Platform, 'publicUrl'>): void {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  const isOwnOrigin = origin !== undefined && (origin === originOf(publicUrl()) || hostOf(origin) === host)
  if (site === undefined ? !isOwnOrigin : site !== 'same-origin') throw new Problem('not-from-own-page')
}

const originOf = (url: string): string => new URL(url).origin
const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined)
