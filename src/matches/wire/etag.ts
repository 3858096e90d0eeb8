import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Viewer } from '../../games/game.ts'
import type { Language } from '../../games/kit/wording.ts'

/** The ETag of a viewer's view of a match at a version, in a language. */
export function etag(version: number, viewer: Viewer, language: Language): string {
  return `"${version}.${viewer}.${language}"`
}

/** The version in one of these ETags, or in the plain number that `If-Match` may hold as well. */
export function versionIn(ifMatch: string): number {
  return Number(/\d+/.exec(ifMatch)?.[0])
}

/** The ETag of a picture, which also depends on the file format. */
export function pictureEtag(version: number, viewer: Viewer, language: Language, format: 'svg' | 'png'): string {
  return `"${version}.${viewer}.${language}.${format}"`
}

/** No schema of a body: a client that gets its length may wait for it (RFC 9110 §15.4.5). */
export const unchanged = z.undefined().describe('Nothing has changed: what you hold is current.')

export const Conditional = z.object({
  'if-none-match': z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'An `ETag` you hold: 304 if nothing has changed.', example: '"12.0.en"' }),
})

/** Sets the ETag and the cache headers. @returns whether the caller holds this answer already */
export function notModified(held: string | undefined, reply: FastifyReply, tag: string): boolean {
  reply
    .header('etag', tag)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'authorization, accept-language')
  return held?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) ?? false
}
