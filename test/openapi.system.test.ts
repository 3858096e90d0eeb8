import { readFile } from 'node:fs/promises'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { asText } from '../scripts/api-document/document.ts'
import { isNode, type Node, nodeAt, operationsOf, walk } from '../src/platform/http/openapi/node.ts'
import { problemCatalogue, problemCodes } from '../src/platform/problems/catalogue.ts'
import { testServer } from './support/server.ts'

const committed = await readFile(new URL('../openapi/openapi.json', import.meta.url), 'utf8')
const document: Node = JSON.parse(committed)
const operations = operationsOf(document).map(({ method, operation }) => ({
  method,
  operation,
  id: String(operation.operationId),
}))
const pieces = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
const at = (pointer: string): Node => pieces(pointer).reduce(nodeAt, document)

/** Every object in a value, with its JSON pointer. */
function placed(value: unknown, pointer = ''): { pointer: string; node: Node }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => placed(item, `${pointer}/${index}`))
  if (!isNode(value)) return []
  const key = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')
  const inner = Object.entries(value).flatMap(([name, child]) => placed(child, `${pointer}/${key(name)}`))
  return [{ pointer, node: value }, ...inner]
}

/** Examples are values, not schemas: what looks like a schema in them is none. */
const schemaPlaces = placed(document).filter(
  ({ pointer }) => !/\/(?:examples?|value|default|const)(?:\/|$)/.test(pointer),
)

const references = schemaPlaces.flatMap(({ node }) => (typeof node.$ref === 'string' ? [node.$ref] : []))

const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true, inlineRefs: false }))
ajv.addFormat('base64url', /^[\w-]*$/)
ajv.addSchema(document, 'paquebot')

/** How a value contradicts the schema at a pointer. */
function errorsOf(pointer: string, value: unknown): string[] {
  const validate = ajv.getSchema(`paquebot#${encodeURI(pointer)}`)
  if (!validate) return [`there is no schema at ${pointer}`]
  return validate(value) ? [] : [`${pointer}: ${ajv.errorsText(validate.errors)}`]
}

describe('the committed document', () => {
  test('equals what the routes describe, in every configuration, for each server of a process', async () => {
    const first = await testServer()
    const second = await testServer()

    expect(asText(first.app.swagger())).toBe(committed)
    expect(asText(second.app.swagger())).toBe(committed)
  })

  test('says where a thing is that was made and can be read by itself (RFC 9110 §15.3.2)', () => {
    const paths = Object.keys(nodeAt(document, 'paths'))
    const within = (...keys: string[]) => ['paths', ...keys].reduce(nodeAt, document)
    const areReadIn = new Set(
      paths.flatMap((path) => ('get' in within(path) ? (/^(.+)\/\{\w+\}$/.exec(path)?.[1] ?? []) : [])),
    )
    const makers = paths.filter((path) => areReadIn.has(path) && '201' in within(path, 'post', 'responses'))
    expect(makers.length).toBeGreaterThan(2)
    expect(makers.filter((path) => !('Location' in within(path, 'post', 'responses', '201', 'headers')))).toEqual([])
  })

  test('resolves every reference', () => {
    expect(references.filter((reference) => Object.keys(at(reference.slice(1))).length === 0)).toEqual([])
  })

  test('has no unused component', () => {
    const known = new Set(references)
    const components = Object.entries(nodeAt(document, 'components'))
      .filter(([kind]) => kind !== 'securitySchemes')
      .flatMap(([kind, named]) => Object.keys(isNode(named) ? named : {}).map((name) => `#/components/${kind}/${name}`))
    // References to examples are next to examples.
    walk(document.paths, ({ $ref }) => typeof $ref === 'string' && known.add($ref))
    walk(nodeAt(document, 'components').responses, ({ $ref }) => typeof $ref === 'string' && known.add($ref))

    expect(components.filter((component) => !known.has(component))).toEqual([])
  })

  test('describes every value, unless it may be anything', () => {
    const describing = ['type', '$ref', 'const', 'enum', 'anyOf', 'oneOf', 'allOf']
    const isProperty = (pointer: string) => /\/(?:properties\/[^/]+|items)$/.test(pointer)
    const places = schemaPlaces.filter(
      ({ pointer }) => isProperty(pointer) && !/\/properties\/properties$/.test(pointer),
    )
    const undescribed = places.filter(({ node }) => !describing.some((keyword) => keyword in node))

    expect(places.length).toBeGreaterThan(1000)
    expect(undescribed.map(({ pointer }) => pointer.slice('/components/schemas/'.length)).toSorted()).toEqual([
      'JournalFile/properties/options',
      'JournalFileInput/properties/options',
      'Position/properties/state',
    ])
  })

  test('maps every value of a discriminator to the component that has it', () => {
    const unions = schemaPlaces.filter(({ node }) => isNode(node.discriminator))
    const wrong = unions.flatMap(({ pointer, node }) => {
      const property = String(nodeAt(node, 'discriminator').propertyName)
      const mapping = Object.entries(nodeAt(nodeAt(node, 'discriminator'), 'mapping'))
      const branches = Array.isArray(node.oneOf) ? node.oneOf.length : 0
      const holds = ([value, reference]: [string, unknown]) =>
        nodeAt(nodeAt(at(String(reference).slice(1)), 'properties'), property).const === value
      return mapping.length === branches && mapping.every(holds) ? [] : [pointer]
    })

    expect(unions.length).toBeGreaterThan(5)
    expect(wrong).toEqual([])
  })
})

describe('every operation', () => {
  test('has an id of its own', () => {
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length)
  })

  test.each(operations)('$id says what it does, for whom, and what it returns', ({ operation, method }) => {
    expect(operation).toMatchObject({
      summary: expect.stringMatching(/\S/),
      description: expect.stringMatching(/\S/),
      tags: [expect.any(String)],
      security: expect.any(Array),
    })
    const statuses = Object.keys(nodeAt(operation, 'responses'))
    expect(statuses.some((status) => status.startsWith('2'))).toBe(true)
    expect(statuses.some((status) => status.startsWith('4'))).toBe(true)
    expect(statuses).toContain('500')
    expect(statuses).not.toContain('4XX')
    if (method === 'get') expect(operation.requestBody).toBeUndefined()
  })

  test.each(operations)('$id describes its parameters, with examples for those in the path', ({ operation }) => {
    const parameters = Array.isArray(operation.parameters) ? operation.parameters.filter(isNode) : []
    for (const parameter of parameters.filter(({ $ref }) => $ref === undefined)) {
      expect(parameter.description, String(parameter.name)).toMatch(/\S/)
      if (parameter.in === 'path') expect(parameter.example, String(parameter.name)).toBeDefined()
    }
  })

  test.each(operations)('$id names the components of its requests and answers', ({ operation }) => {
    const answers = Object.values(nodeAt(operation, 'responses')).flatMap((answer) =>
      Object.entries(nodeAt(answer, 'content')),
    )
    const bodies = [...answers, ...Object.entries(nodeAt(nodeAt(operation, 'requestBody'), 'content'))]
    for (const [type, content] of bodies.filter(([type]) => type.includes('json'))) {
      const { $ref, oneOf } = nodeAt(content, 'schema')
      expect($ref ?? oneOf, type).toBeDefined()
    }
  })
})

describe('Problems', () => {
  test('each have an option of `code` with an explanation', () => {
    const { enum: codes, description } = nodeAt(at('/components/schemas/Problem/properties'), 'code')

    expect(codes).toEqual(problemCodes)
    for (const code of problemCodes) expect(description).toContain(`\`${code}\``)
  })

  test('each are documented at an operation, except those of no operation', () => {
    const answered = new Set(operations.flatMap(({ operation }) => codesOf(operation)))
    answered.add('fault')

    const elsewhere = problemCodes.filter((code) => !answered.has(code))
    // All operations share the answer for a database that is down.
    expect(elsewhere).toEqual([
      'malformed-request',
      'headers-too-large',
      'request-too-slow',
      'no-such-route',
      'method-not-allowed',
      'unavailable',
      'storage-full',
    ])
  })

  test('each have an example that fills in the whole sentence', () => {
    const incomplete = Object.entries(at('/components/examples')).filter(([code, example]) => {
      const title = new Map(Object.entries(problemCatalogue)).get(code)?.title.en ?? ''
      const params = nodeAt(nodeAt(example, 'value'), 'params')
      return [...title.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => !(name in params))
    })

    expect(incomplete.map(([code]) => code)).toEqual([])
  })

  test('each are under their own status', () => {
    for (const { operation } of operations) {
      for (const [status, answer] of Object.entries(nodeAt(operation, 'responses'))) {
        for (const code of examplesIn(answer)) {
          const example = nodeAt(at(`/components/examples/${code}`), 'value')
          expect(String(example.status), code).toBe(status)
          expect(nodeAt(operation, 'responses')[status]).toMatchObject({ description: expect.stringContaining(code) })
        }
      }
    }
  })
})

describe('Examples', () => {
  const media = schemaPlaces.filter(({ node }) => isNode(node.schema) && (isNode(node.examples) || 'example' in node))
  // Operations share problems: what is the same in many of them is looked at once.
  const different = new Map(media.map((place) => [JSON.stringify(place.node), place]))

  test.each([...different.values()])('at $pointer match their schema', ({ pointer, node }) => {
    const named = Object.values(nodeAt(node, 'examples')).filter(isNode)
    const values = named.map((example) =>
      typeof example.$ref === 'string' ? at(example.$ref.slice(1)).value : example.value,
    )
    if ('example' in node) values.push(node.example)

    expect(values.flatMap((value) => errorsOf(`${pointer}/schema`, value))).toEqual([])
  })

  test('of schemas match the schema', () => {
    const schemas = schemaPlaces.filter(({ node }) => Array.isArray(node.examples))
    const errors = schemas.flatMap(({ pointer, node }) =>
      Array.isArray(node.examples) ? node.examples.flatMap((value: unknown) => errorsOf(pointer, value)) : [],
    )

    expect(schemas.length).toBeGreaterThan(5)
    expect(errors).toEqual([])
  })

  test('cover every request body that is needed, and every JSON answer', () => {
    const without = operations.filter(({ operation }) => {
      const good = Object.entries(nodeAt(operation, 'responses')).find(([status]) => status.startsWith('2'))?.[1]
      const body = nodeAt(operation, 'requestBody')
      const shown = [...(body.required === false ? [] : [body]), good].flatMap((described) => {
        const json = nodeAt(nodeAt(described, 'content'), 'application/json')
        return isNode(json.schema) ? [isNode(json.examples)] : []
      })
      return shown.includes(false)
    })

    expect(without.map(({ id }) => id)).toEqual([])
  })
})

function codesOf(operation: Node): string[] {
  return Object.values(nodeAt(operation, 'responses')).flatMap(examplesIn)
}

/** The codes of an answer: the example of that name shows each. */
function examplesIn(answer: unknown): string[] {
  return Object.keys(nodeAt(nodeAt(nodeAt(answer, 'content'), 'application/problem+json'), 'examples'))
}

test('contain no reference: generators would resolve it in the document', () => {
  const inExample = /(?<!\/properties)\/(?:example|value|default|examples\/\d+)\//
  const values = placed(document).filter(({ pointer }) => inExample.test(`${pointer}/`))
  expect(values.length).toBeGreaterThan(100)
  expect(values.filter(({ node }) => '$ref' in node).map(({ pointer }) => pointer)).toEqual([])
})
