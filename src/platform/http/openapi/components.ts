import { isDeepStrictEqual } from 'node:util'
import { isNode, type Node, nodeAt, operationsOf, walk } from './node.ts'

const prefix = '#/components/schemas/'
const variant = 'Input'

/** The component that a schema refers to. */
function referenceOf(schema: unknown): string | undefined {
  const reference = isNode(schema) ? schema.$ref : undefined
  return typeof reference === 'string' && reference.startsWith(prefix) ? reference.slice(prefix.length) : undefined
}

/**
 * Zod gives every named schema twice, as input (`MatchInput`) and as output (`Match`). If both are alike, or only one
 * is used, one of them is kept under the plain name.
 */
export function tidyComponents(document: Node): void {
  const schemas = nodeAt(nodeAt(document, 'components'), 'schemas')
  const alike = alikeVariants(schemas)
  for (const name of alike) delete schemas[name]
  renameReferences(document, alike)
  dropUnused(document, schemas)

  const single = Object.keys(schemas).filter((name) => name.endsWith(variant) && !(withoutVariant(name) in schemas))
  for (const name of single) {
    schemas[withoutVariant(name)] = schemas[name]
    delete schemas[name]
  }
  renameReferences(document, single)
  walk(document, takeOnlyBranch)
}

/** The inputs that equal their outputs, including everything that they refer to. */
function alikeVariants(schemas: Node): string[] {
  let alike = Object.keys(schemas).filter(
    (name) => name.endsWith(variant) && isDeepStrictEqual(plain(schemas[name]), plain(schemas[withoutVariant(name)])),
  )
  for (let before = 0; before !== alike.length; ) {
    before = alike.length
    const known = new Set(alike)
    alike = alike.filter((name) => inputsIn(schemas[name]).every((other) => known.has(other)))
  }
  return alike
}

function inputsIn(schema: unknown): string[] {
  const found: string[] = []
  walk(schema, (node) => {
    const name = referenceOf(node)
    if (name?.endsWith(variant)) found.push(name)
  })
  return found
}

/** Replaces a union of one branch by that branch: there may be a single game. */
function takeOnlyBranch(node: Node): void {
  if (!Array.isArray(node.anyOf) || node.anyOf.length !== 1) return
  const [only] = node.anyOf
  delete node.anyOf
  Object.assign(node, only)
}

const withoutVariant = (name: string): string => name.slice(0, -variant.length)

/** A schema with references to inputs replaced by references to outputs, for comparison. */
function plain(schema: unknown): unknown {
  if (schema === undefined) return undefined
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string' ? value.replace(/Input$/, '') : value,
  )
}

function renameReferences(document: Node, names: readonly string[]): void {
  const renamed = new Set(names)
  walk(document, (node) => {
    const name = referenceOf(node)
    if (name !== undefined && renamed.has(name)) node.$ref = prefix + withoutVariant(name)
  })
}

function dropUnused(document: Node, schemas: Node): void {
  for (let again = true; again; ) {
    const used = new Set<string>()
    walk([document.paths, schemas], (node) => {
      const name = referenceOf(node)
      if (name !== undefined) used.add(name)
    })
    const unused = Object.keys(schemas).filter((name) => !used.has(name))
    for (const name of unused) delete schemas[name]
    again = unused.length > 0
  }
}

/** Maps each value of a discriminator to its component. A union of unnamed branches loses its discriminator. */
export function mapDiscriminators(document: Node): void {
  const schemas = nodeAt(nodeAt(document, 'components'), 'schemas')
  walk(document, (node) => {
    if (!isNode(node.discriminator) || !Array.isArray(node.oneOf)) return
    const property = String(node.discriminator.propertyName)
    const branches = node.oneOf.map(referenceOf)
    if (branches.some((name) => name === undefined)) {
      delete node.discriminator
      return
    }
    node.discriminator.mapping = Object.fromEntries(
      branches.map((name) => [constantOf(nodeAt(schemas, String(name)), property), `${prefix}${name}`]),
    )
  })
}

function constantOf(schema: Node, property: string): string {
  return String(nodeAt(nodeAt(schema, 'properties'), property).const)
}

/** Describes an answer like its component, instead of swagger's "Default Response". */
export function describeAnswers(document: Node): void {
  const schemas = nodeAt(nodeAt(document, 'components'), 'schemas')
  walk(document.paths, (node) => {
    if (node.description !== 'Default Response') return
    const [content] = Object.values(nodeAt(node, 'content'))
    const name = referenceOf(nodeAt(content, 'schema'))
    const description = name === undefined ? undefined : nodeAt(schemas, name).description
    node.description = typeof description === 'string' ? description : 'Done.'
  })
}

/**
 * Opens the schemas of answers, since answers may gain fields, as the head of the document says: a client that checks
 * answers by the document accepts the new ones. The schemas of requests stay closed, since requests are read strictly.
 */
export function openAnswers(document: Node): void {
  const schemas = nodeAt(nodeAt(document, 'components'), 'schemas')
  const operations = operationsOf(document).map(({ operation }) => operation)
  const ofRequests = everythingIn(
    operations.map(({ parameters, requestBody }) => [parameters, requestBody]),
    schemas,
  )
  const ofAnswers = Object.keys(schemas).filter((name) => !ofRequests.has(name))
  const answers = operations.map(({ responses }) => responses)
  walk([answers, ofAnswers.map((name) => schemas[name])], (node) => {
    if (node.additionalProperties === false) delete node.additionalProperties
  })
}

/** The components that a value refers to, and those that these refer to. */
function everythingIn(value: unknown, schemas: Node): ReadonlySet<string> {
  const found = new Set<string>()
  const look = (at: unknown): void =>
    walk(at, (node) => {
      const name = referenceOf(node)
      if (name === undefined || found.has(name)) return
      found.add(name)
      look(schemas[name])
    })
  look(value)
  return found
}
