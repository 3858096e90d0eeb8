import { describe, expect, test } from 'vitest'
import { openAnswers, tidyComponents } from '../../../../src/platform/http/openapi/components.ts'
import { nodeAt } from '../../../../src/platform/http/openapi/node.ts'

const at = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const listOf = (name: string) => ({ type: 'array', items: at(name) })
const named = (...required: string[]) => ({ type: 'object', properties: { name: {}, note: { default: '' } }, required })

/** A document with these components, some of which the paths use. */
function tidied(schemas: object, used: readonly string[]) {
  const document = { paths: Object.fromEntries(used.map((name) => [name, at(name)])), components: { schemas } }
  tidyComponents(document)
  return { schemas: nodeAt(document.components, 'schemas'), paths: document.paths }
}

describe('a schema of requests and answers', () => {
  test('appears once if both are equal', () => {
    const same = { Name: named('name'), NameInput: named('name') }
    const { schemas, paths } = tidied(same, ['Name', 'NameInput'])
    expect(schemas).toEqual({ Name: named('name') })
    expect(paths).toEqual({ Name: at('Name'), NameInput: at('Name') })
  })

  test('appears twice if requests may leave out a default, and so does every schema that refers to it', () => {
    const given = {
      Name: named('name', 'note'),
      NameInput: named('name'),
      Names: listOf('Name'),
      NamesInput: listOf('NameInput'),
    }
    const { schemas, paths } = tidied(given, ['Names', 'NamesInput'])
    expect(schemas).toEqual(given)
    expect(paths).toEqual({ Names: at('Names'), NamesInput: at('NamesInput') })
  })

  test('has its plain name if only requests use it', () => {
    const given = {
      Name: named('name', 'note'),
      NameInput: named('name'),
      Names: listOf('Name'),
      NamesInput: listOf('NameInput'),
    }
    const { schemas } = tidied(given, ['NamesInput'])
    expect(schemas).toEqual({ Name: named('name'), Names: listOf('Name') })
  })
})

describe('answers may gain fields, as the head of the document says', () => {
  const closed = (properties: object) => ({ type: 'object', properties, additionalProperties: false })
  const body = (schema: object) => ({ content: { 'application/json': { schema } } })

  /** The schemas of a document with one operation, once its answers are open. */
  function opened(schemas: object, request: object, answer: object) {
    const operation = { requestBody: body(request), responses: { 200: body(answer) } }
    const document = { paths: { '/things': { post: operation } }, components: { schemas } }
    openAnswers(document)
    return { schemas: nodeAt(document.components, 'schemas'), operation }
  }

  test('what only answers hold is open, however deep', () => {
    const { schemas } = opened(
      { Asked: closed({}), Answered: closed({ inner: closed({}) }) },
      at('Asked'),
      listOf('Answered'),
    )
    expect(schemas.Answered).toEqual({ type: 'object', properties: { inner: { type: 'object', properties: {} } } })
  })

  test('what requests hold stays closed, even if answers hold it, too', () => {
    const given = { Asked: closed({ inner: at('Both') }), Both: closed({}) }
    const { schemas } = opened(given, at('Asked'), at('Both'))
    expect(schemas).toEqual({ Asked: closed({ inner: at('Both') }), Both: closed({}) })
  })

  test('an answer without a name is open, and a request without a name is closed', () => {
    const { operation } = opened({}, closed({}), closed({}))
    expect(operation).toEqual({
      requestBody: body(closed({})),
      responses: { 200: body({ type: 'object', properties: {} }) },
    })
  })

  test('a table of values by any name keeps their schema', () => {
    const table = { type: 'object', additionalProperties: { type: 'number' } }
    expect(opened({ Answered: table }, closed({}), at('Answered')).schemas.Answered).toEqual(table)
  })
})
