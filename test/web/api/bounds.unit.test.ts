import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Bounds, bounds } from '../../../web/src/api/bounds.ts'

const document: unknown = JSON.parse(readFileSync('openapi/openapi.json', 'utf8'))

/** Where the document has the fields of each form. */
const schemas: Readonly<Record<keyof typeof bounds, readonly string[]>> = {
  account: body('/v1/accounts', 'post'),
  profile: body('/v1/account', 'patch'),
  hours: body('/v1/account/hours', 'put'),
  token: body('/v1/account/tokens', 'post'),
  webhook: body('/v1/account/webhooks', 'post'),
  match: ['components', 'schemas', 'NewLeHavreMatch'],
  pace: ['components', 'schemas', 'BankPace'],
  pause: ['components', 'schemas', 'PauseTerms'],
  message: body('/v1/matches/{match}/messages', 'post'),
  notes: body('/v1/matches/{match}/notes', 'put'),
  report: body('/v1/people/{name}/report', 'post'),
  dispute: body('/v1/matches/{match}/disputes', 'post'),
  comment: body('/v1/matches/{match}/disputes/{number}/comments', 'post'),
  look: body('/v1/admin/matches/{match}/looks', 'post'),
  ruling: ['components', 'schemas', 'Upholding'],
  freezing: body('/v1/admin/matches/{match}/disputes/{number}/freeze', 'put'),
  aborting: body('/v1/admin/matches/{match}/abort', 'post'),
  newRules: ['components', 'schemas', 'RulesTerms'],
  importing: ['components', 'schemas', 'Import'],
  suspension: body('/v1/admin/accounts/{account}/suspend', 'post'),
  closing: body('/v1/admin/reports/{report}/close', 'post'),
  hiding: body('/v1/admin/matches/{match}/messages/{number}/hide', 'post'),
  study: ['components', 'schemas', 'StudyNodeChange'],
}

function body(route: string, method: string): string[] {
  return ['paths', route, method, 'requestBody', 'content', 'application/json', 'schema']
}

const Node = z.looseObject({ $ref: z.string().optional() })
const Limits = z.looseObject({
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
})
const Field = Limits.extend({ anyOf: z.array(Limits).optional() })

function at(path: readonly string[]): unknown {
  let node = document
  for (const part of path) {
    const inner = Node.parse(node)[part]
    const { $ref } = Node.safeParse(inner).data ?? {}
    node = $ref === undefined ? inner : at($ref.split('/').slice(1))
  }
  return node
}

describe('the bounds that forms know are those of the document', () => {
  const known = Object.entries(bounds).flatMap(([form, fields]) =>
    Object.entries<Bounds>(fields).map(([field, known]) => ({ form, field, known })),
  )
  test.each(known)('$form: $field', ({ form, field, known: { least, most } }) => {
    const path = Object.entries(schemas).find(([name]) => name === form)?.[1] ?? []
    const { anyOf = [], ...whole } = Field.parse(at([...path, 'properties', field]))
    const limits = [whole, ...anyOf].find((one) => one.maxLength !== undefined || one.maximum !== undefined)

    expect(most).toBe(limits?.maxLength ?? limits?.maximum)
    // That a text is not empty is said of a field by its being needed.
    const lowest = limits?.minLength ?? limits?.minimum
    expect(least ?? 'none').toBe(limits?.maxLength !== undefined && (lowest ?? 0) < 2 ? 'none' : lowest)
  })
})
