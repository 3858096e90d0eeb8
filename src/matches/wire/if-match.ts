import { z } from 'zod'
import { versionIn } from './etag.ts'

/** The headers of a request that adds to a match: it may be meant for one version alone (RFC 9110 §13.1.1). */
export const IfMatch = z.object({
  'if-match': z
    .string()
    .max(200)
    .regex(/^(?:W\/)?"?\d{1,9}(?!\d)[^,]*$/)
    .optional()
    .meta({
      description: 'The `ETag` of one view, or a version: the answer is 412 if the match has moved on since. Optional.',
      example: '"12.0.en.x8fTq2Lw"',
    }),
})

/** The version for which a request is meant; undefined: for any. */
export const versionAsked = ({ 'if-match': asked }: z.infer<typeof IfMatch>): number | undefined =>
  asked === undefined ? undefined : versionIn(asked)
