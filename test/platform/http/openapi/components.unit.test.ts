import { describe, expect, test } from 'vitest'
import { tidyComponents } from '../../../../src/platform/http/openapi/components.ts'
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
