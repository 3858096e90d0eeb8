import { isDeepStrictEqual } from 'node:util'
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { z } from 'zod'

/** The head of the OpenAPI document; routes bring the rest from their zod schemas. */
export const openapiOptions: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Paquebot',
      version: '1.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
      description: [
        'Board games played over days, by HTTP.',
        '',
        'Sign in, open or join a match, and wait for the mail that says it is your turn. `choices` offers every legal',
        'move as a form that you can fill in without knowing the game; `moves` makes them. Everything that happens in a',
        'match is an entry of its journal; the number of entries is the match’s version.',
        '',
        'Problems are RFC 9457: decide by `code`, never by a sentence. Sentences come in the language of',
        '`Accept-Language`, else in that of your account (en, fr, ru, es).',
      ].join('\n'),
    },
    servers: [{ url: '/', description: 'This server' }],
    tags: [
      { name: 'accounts', description: 'Registering, signing in, and what belongs to a person.' },
      { name: 'games', description: 'The games there are: their options, moves, events and views as JSON Schema.' },
      { name: 'matches', description: 'Opening, finding, joining and leaving matches.' },
      { name: 'playing', description: 'Seeing a match, choosing and moving.' },
      { name: 'administration', description: 'For administrators: accounts, disputes, replays.' },
      { name: 'server', description: 'The server itself.' },
    ],
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'An access token of a session, or a personal access token (`pqb_…`).',
        },
      },
    },
  },
}

// JSON Schema, as far as this file looks into it.
type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

const zodToJsonConfig = {
  override({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: z.core.JSONSchema.BaseSchema }) {
    const definition = zodSchema._zod.def
    if (definition.type === 'union' && 'discriminator' in definition && jsonSchema.oneOf) {
      jsonSchema.discriminator = { propertyName: definition.discriminator }
    }
    // An answer without a body: described by null, it gets no content in the document.
    if (definition.type === 'undefined') jsonSchema.type = 'null'
    // Noise that zod adds and no reader needs.
    if (definition.type === 'record') delete jsonSchema.propertyNames
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    if (jsonSchema.format === 'uuid') delete jsonSchema.pattern
  },
}

export const transform = createJsonSchemaTransform({ zodToJsonConfig })
const plainTransformObject = createJsonSchemaTransformObject({ zodToJsonConfig })

/**
 * What the zod transform leaves to do: one component for a schema whose input and output are alike, no component that
 * nothing refers to, discriminators with their mapping, and answers described by what they are.
 */
export const transformObject: typeof plainTransformObject = (document) => {
  const result = plainTransformObject(document)
  const components = 'components' in result && isNode(result.components) ? result.components : {}
  const schemas = isNode(components.schemas) ? components.schemas : {}
  mergeInputVariants(result, schemas)
  dropUnused(result, schemas)
  mapDiscriminators(result, schemas)
  describeAnswers(result, schemas)
  return result
}

const prefix = '#/components/schemas/'

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit)
  else if (isNode(value)) {
    visit(value)
    for (const child of Object.values(value)) walk(child, visit)
  }
}

function mergeInputVariants(document: unknown, schemas: Node): void {
  const withoutVariants = (schema: unknown) =>
    JSON.parse(JSON.stringify(schema), (key, value) =>
      key === '$ref' && typeof value === 'string' ? value.replace(/Input$/, '') : value,
    )
  const merged = new Set(
    Object.keys(schemas).filter((name) => {
      const output = name.endsWith('Input') ? schemas[name.slice(0, -'Input'.length)] : undefined
      return output !== undefined && isDeepStrictEqual(withoutVariants(schemas[name]), withoutVariants(output))
    }),
  )
  for (const name of merged) delete schemas[name]
  walk(document, (node) => {
    if (typeof node.$ref === 'string' && merged.has(node.$ref.slice(prefix.length))) {
      node.$ref = node.$ref.slice(0, -'Input'.length)
    }
  })
}

function dropUnused(document: unknown, schemas: Node): void {
  const paths = isNode(document) ? document.paths : {}
  for (let again = true; again; ) {
    const used = new Set<string>()
    walk([paths, schemas], (node) => {
      if (typeof node.$ref === 'string') used.add(node.$ref.slice(prefix.length))
    })
    const unused = Object.keys(schemas).filter((name) => !used.has(name))
    for (const name of unused) delete schemas[name]
    again = unused.length > 0
  }
}

function mapDiscriminators(document: unknown, schemas: Node): void {
  walk(document, (node) => {
    if (!isNode(node.discriminator) || !Array.isArray(node.oneOf)) return
    const property = String(node.discriminator.propertyName)
    const mapping: Record<string, string> = {}
    for (const branch of node.oneOf) {
      const reference = isNode(branch) && typeof branch.$ref === 'string' ? branch.$ref : undefined
      const schema = reference === undefined ? undefined : schemas[reference.slice(prefix.length)]
      const properties = isNode(schema) && isNode(schema.properties) ? schema.properties : {}
      const value = properties[property]
      if (reference !== undefined && isNode(value)) mapping[String(value.const)] = reference
    }
    if (Object.keys(mapping).length > 0) node.discriminator.mapping = mapping
  })
}

/** An answer that is a component is described as that is; swagger calls it "Default Response". */
function describeAnswers(document: unknown, schemas: Node): void {
  walk(document, (node) => {
    if (node.description !== 'Default Response' || !isNode(node.content)) return
    const [content] = Object.values(node.content)
    const reference = isNode(content) && isNode(content.schema) ? content.schema.$ref : undefined
    const schema = typeof reference === 'string' ? schemas[reference.slice(prefix.length)] : undefined
    if (isNode(schema) && typeof schema.description === 'string') node.description = schema.description
  })
}
