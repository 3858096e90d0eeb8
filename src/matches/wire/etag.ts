import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Viewer } from '../../games/game.ts'
import { computedOnce } from '../../games/kit/computed-once.ts'
import type { Language } from '../../games/kit/wording.ts'
import { namesEtag } from '../../platform/http/if-none-match.ts'
import type { MatchRecord } from '../record/record.ts'

/** What a seat or another viewer of a match is shown at a version, in a language. */
interface EtagParts {
  readonly record: Pick<MatchRecord, 'participants'>
  readonly version: number
  readonly viewer: Viewer
  readonly language: Language
  /** What else the answer depends on. */
  readonly also?: string
}

/** The ETag of an answer about a match. The names in it may change without a new version. */
export function etag({ record, version, viewer, language, also }: EtagParts): string {
  return `"${[version, viewer, language, namesTag(record.participants), ...(also === undefined ? [] : [also])].join('.')}"`
}

/** Clients ask far more often than somebody is renamed, and a match in memory keeps its participants until then. */
const namesTag = computedOnce((participants: MatchRecord['participants']) =>
  shortTag(participants.map(({ number, seat, account, name }) => [number, seat, account === null, name])),
)

/** A short fingerprint of a part of an answer. */
export const shortTag = (part: unknown): string =>
  createHash('sha256').update(JSON.stringify(part)).digest('base64url').slice(0, 8)

/** The headers of a request that may be meant for one version alone (RFC 9110 §13.1.1). */
export const IfMatch = z.object({
  'if-match': z
    .string()
    .max(200)
    .regex(/^(?:W\/)?"?\d{1,9}(?!\d)[^,]*$/, 'This must be one version, or one `ETag` of a view.')
    .optional()
    .meta({
      description: 'The `ETag` of one view, or a version: the answer is 412 if the match has moved on since. Optional.',
      example: '"12.0.en.x8fTq2Lw"',
    }),
})

/** The version for which a request is meant, from one of these ETags or a plain number; undefined: any. */
export const versionAsked = ({ 'if-match': asked }: z.infer<typeof IfMatch>): number | undefined =>
  asked === undefined ? undefined : Number(/\d+/.exec(asked)?.[0])

/** A 304 has no body: a client that is told the length of one may wait for it (RFC 9110 §15.4.5). */
export const unchanged = z.undefined().describe('Nothing has changed: what you hold is current.')

export const Conditional = z.object({
  'if-none-match': z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'An `ETag` you hold: 304 if nothing has changed.', example: '"12.0.en.x8fTq2Lw"' }),
})

/** Sets the ETag and the cache headers. @returns whether the caller holds this answer already */
export function notModified(held: string | undefined, reply: FastifyReply, tag: string): boolean {
  reply
    .header('etag', tag)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'authorization, accept-language')
  return namesEtag(held, tag)
}
