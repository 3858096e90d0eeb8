import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { z } from 'zod'
import { nodeAt, operationsOf, walk } from '../../src/platform/http/openapi/node.ts'

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
const Content = z.record(z.string(), z.looseObject({ schema: z.looseObject({}) }))
const Answer = z.looseObject({ content: Content.optional(), headers: z.record(z.string(), z.unknown()).default({}) })
const Parameter = z.looseObject({ in: z.string(), name: z.string(), schema: z.looseObject({}) })
const Reference = z.strictObject({ $ref: z.string() })
const Described = z.looseObject({
  operationId: z.string(),
  parameters: z.array(z.union([Reference, Parameter])).default([]),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  requestBody: z.looseObject({ content: Content, required: z.boolean() }).optional(),
  responses: z.record(z.string(), z.union([Reference, Answer])),
})
const Document = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })

/** An operation of the document, with its references resolved, except those to schemas. */
export interface Operation {
  readonly operationId: string
  readonly path: string
  readonly method: (typeof methods)[number]
  readonly parameters: readonly z.infer<typeof Parameter>[]
  /** The schema of its JSON body. */
  readonly body: object | undefined
  /** Whether it refuses requests without a body. */
  readonly needsBody: boolean
  readonly responses: ReadonlyMap<string, z.infer<typeof Answer>>
  /** Whether it accepts an Idempotency-Key. */
  readonly takesKey: boolean
  /** Whether it requires an access token. */
  readonly needsToken: boolean
}

// References are absolute, so that each schema can be compiled on its own.
const text = readFileSync('openapi/openapi.json', 'utf8').replaceAll('"$ref": "#/', '"$ref": "document#/')
const document = Document.parse(JSON.parse(text))
// Clients learn that answers may gain fields. A test of this server's own answers wants what they have, and no more.
const schemas = nodeAt(nodeAt(document, 'components'), 'schemas')
walk([schemas, operationsOf(document).map(({ operation }) => operation.responses)], (node) => {
  if (node.type === 'object' && 'properties' in node) node.additionalProperties ??= false
})
const ajv = new Ajv2020({ strict: false, allErrors: true, inlineRefs: false })
formats.default(ajv)
ajv.addFormat('base64url', /^[\w-]*$/)
ajv.addSchema(document, 'document')

function resolve<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const reference = Reference.safeParse(value)
  if (!reference.success) return schema.parse(value)
  const [, ...keys] = reference.data.$ref.split('/')
  return schema.parse(keys.reduce((node: unknown, key) => z.looseObject({}).parse(node)[key], document))
}

function operation(path: string, method: Operation['method'], described: unknown): Operation {
  const { operationId, parameters, security, requestBody, responses } = Described.parse(described)
  const resolved = parameters.map((parameter) => resolve(Parameter, parameter))
  return {
    operationId,
    path,
    method,
    parameters: resolved,
    needsToken: security.some(({ bearer }) => bearer !== undefined),
    takesKey: resolved.some(({ name }) => name === 'Idempotency-Key'),
    body: requestBody?.content['application/json']?.schema,
    needsBody: requestBody?.required ?? false,
    responses: new Map(Object.entries(responses).map(([status, answer]) => [status, resolve(Answer, answer)])),
  }
}

/** The operations of the API's document, which `test/openapi.system` holds to what the routes of a server describe. */
export const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => (item[method] === undefined ? [] : [operation(path, method, item[method])])),
)

/** The faults of a JSON value by a schema of the document; none if it fits. */
export function misfits(schema: object, value: unknown): unknown[] {
  const check = ajv.compile(schema)
  return check(value) ? [] : (check.errors ?? ['does not fit'])
}
