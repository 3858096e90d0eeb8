import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Viewer } from '../../games/game.ts'
import type { Language } from '../../games/kit/wording.ts'

/** The ETag of what a viewer sees of a match at a version, in a language. */
export function etag(version: number, viewer: Viewer, language: Language): string {
  return `"${version}.${viewer}.${language}"`
}

/** The version in an ETag of ours, or in the plain number that `If-Match` may hold too. */
export function versionIn(ifMatch: string): number {
  return Number(/\d+/.exec(ifMatch)?.[0])
}

/** The ETag of a picture of it, which also depends on the kind of file. */
export function pictureEtag(version: number, viewer: Viewer, language: Language, format: 'svg' | 'png'): string {
  return `"${version}.${viewer}.${language}.${format}"`
}

/** Without a body: a client that is told of its length may wait for it (RFC 9110 §15.4.5). */
export const unchanged = z.undefined().describe('Nothing has changed: what you hold is current.')

export const Conditional = z.object({
  'if-none-match': z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'An `ETag` you hold: 304 where nothing has changed.', example: '"12.0.en"' }),
})

/** Sets the ETag; true where the caller holds that very answer already. */
export function notModified(held: string | undefined, reply: FastifyReply, tag: string): boolean {
  reply
    .header('etag', tag)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'authorization, accept-language')
  return held?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) ?? false
}
