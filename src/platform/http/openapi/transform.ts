import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type ProblemCode, problemCodes } from '../../problems/catalogue.ts'
import { idempotencyKey } from '../idempotency/key.ts'
import { mayBeLeftOut } from '../json-body.ts'
import { limitsSay } from '../limit.ts'
import { isChanging } from '../methods.ts'
import { describeAnswers, mapDiscriminators, openAnswers, tidyComponents } from './components.ts'
import { declaredProblems } from './declared-problems.ts'
import { addExamples } from './examples.ts'
import {
  type AnswerHeader,
  acceptLanguage,
  addAnswerHeaders,
  answerHeaders,
  limitHeaders,
  usualName,
} from './headers.ts'
import { isNode, type Node, nodeAt, operationsOf } from './node.ts'
import { blameless, describeRefusals, refusalExamples } from './refusals.ts'

const zodToJsonConfig = {
  override({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: z.core.JSONSchema.BaseSchema }) {
    const definition = zodSchema._zod.def
    if (definition.type === 'union' && 'discriminator' in definition && jsonSchema.oneOf) {
      jsonSchema.discriminator = { propertyName: definition.discriminator }
    }
    // Null marks an answer without a body, which gets no content in the document.
    if (definition.type === 'undefined') jsonSchema.type = 'null'
    // The keyword of JSON Schema 2020-12.
    if ('example' in jsonSchema) {
      jsonSchema.examples = [jsonSchema.example]
      delete jsonSchema.example
    }
    // Noise that zod adds and no reader needs.
    if (definition.type === 'record') delete jsonSchema.propertyNames
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    if (jsonSchema.format === 'uuid') delete jsonSchema.pattern
  },
}

type Transform = ReturnType<typeof createJsonSchemaTransform>
type TransformObject = ReturnType<typeof createJsonSchemaTransformObject>

const zodTransform = createJsonSchemaTransform({ zodToJsonConfig })
const zodTransformObject = createJsonSchemaTransformObject({ zodToJsonConfig })

/** The problems of requests that reach no route. */
const ofNoRoute: ReadonlySet<ProblemCode> = new Set([
  'malformed-request',
  'headers-too-large',
  'request-too-slow',
  'no-such-route',
  'method-not-allowed',
])

/** These keys carry what a route declares beyond OpenAPI to its operation, where it is replaced by plain OpenAPI. */
const problemsKey = 'x-problems'
const headersKey = 'x-answer-headers'
const keyKey = 'x-takes-key'
const limitsKey = 'x-limits'
const bodyKey = 'x-needs-body'

export const transform: Transform = (route) => {
  const { problems: _problems, answerHeaders: headers, ...schema } = route.schema ?? {}
  const { schema: transformed, url } = zodTransform({ ...route, schema })
  if (schema.hide) return { schema: transformed, url }
  const method = String(route.route.method)
  const { idempotency, limits = [] } = route.route.config ?? {}
  const declared = {
    [problemsKey]: declaredProblems(method, route.schema ?? {}, idempotency),
    [headersKey]: [...(headers ?? []), ...(limits.length > 0 ? limitHeaders : [])],
    [keyKey]: isChanging(method) && idempotency !== 'refused' && idempotency !== 'unneeded',
    [limitsKey]: limits.length > 0 ? limitsSay(limits) : '',
    [bodyKey]: !mayBeLeftOut(schema.body),
  }
  return { schema: { ...transformed, ...declared }, url }
}

const Declared = z.object({
  operationId: z.string(),
  description: z.string(),
  [problemsKey]: z.array(z.custom<ProblemCode>((code) => problemCodes.some((known) => known === code))),
  [headersKey]: z.array(z.custom<AnswerHeader>((name) => typeof name === 'string' && name in answerHeaders)),
  [keyKey]: z.boolean(),
  [limitsKey]: z.string(),
  [bodyKey]: z.boolean(),
})

/**
 * Completes the work of the zod transform: removes duplicate and unused components, maps discriminators, describes
 * every answer with its headers and problems, leaves answers open, and adds examples.
 */
export const transformObject: TransformObject = (input) => {
  const result = zodTransformObject(input)
  const document: Node = { ...result }
  tidyComponents(document)
  mapDiscriminators(document)
  describeAnswers(document)
  openAnswers(document)
  for (const { operation } of operationsOf(document)) {
    const declared = Declared.parse(operation)
    delete operation[problemsKey]
    delete operation[headersKey]
    delete operation[keyKey]
    delete operation[limitsKey]
    delete operation[bodyKey]
    operation.description = `${declared.description} ${declared[limitsKey]}`.trimEnd()
    describeParameters(operation, declared[keyKey])
    if (isNode(operation.requestBody)) operation.requestBody.required = declared[bodyKey]
    addAnswerHeaders(operation, declared[headersKey])
    describeRefusals(operation, declared[problemsKey], declared[headersKey].includes('RateLimit'))
    addExamples(operation, declared.operationId)
  }
  Object.assign(nodeAt(document, 'components'), {
    parameters: { AcceptLanguage: acceptLanguage, IdempotencyKey: idempotencyKey },
    headers: answerHeaders,
    responses: blameless,
    examples: refusalExamples(problemCodes.filter((code) => !ofNoRoute.has(code))),
  })
  sortComponents(document)
  return result
}

/** Components by name, so that a new one changes nothing around it. */
function sortComponents(document: Node): void {
  const components = nodeAt(document, 'components')
  for (const [kind, named] of Object.entries(components)) {
    if (isNode(named)) components[kind] = Object.fromEntries(Object.entries(named).sort(byName))
  }
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1)

/** Gives headers their usual names, moves examples where readers look for them, and adds the common parameters. */
function describeParameters(operation: Node, takesKey: boolean): void {
  const parameters = Array.isArray(operation.parameters) ? operation.parameters.filter(isNode) : []
  for (const parameter of parameters) {
    const schema = nodeAt(parameter, 'schema')
    if (parameter.in === 'header') parameter.name = usualName(String(parameter.name))
    if (Array.isArray(schema.examples)) {
      parameter.example = schema.examples[0]
      delete schema.examples
    }
  }
  const common = ['AcceptLanguage', ...(takesKey ? ['IdempotencyKey'] : [])]
  operation.parameters = [...parameters, ...common.map((name) => ({ $ref: `#/components/parameters/${name}` }))]
}
