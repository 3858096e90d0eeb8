import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { exceptions, owners } from './table-ownership.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The tables of the schema, by the name of their delegate in Prisma's client. */
const tables = new Map(
  [...read('prisma/schema.prisma').matchAll(/^model (\w)(\w*) \{.*?@@map\("(\w+)"\)/gms)].map(
    ([, first = '', rest = '', table = '']) => [first.toLowerCase() + rest, table],
  ),
)
const names = new Set(tables.values())

/** The tables that a SQL text reads or writes, however its lines are broken. */
function tablesIn(text: string): string[] {
  const clauses =
    /\b(?:FROM|JOIN|INTO|UPDATE|USING|TABLE)\s+((?:ONLY\s+)?\w+(?:\s+(?:AS\s+)?\w+)?(?:\s*,\s*\w+(?:\s+\w+)?)*)/g
  return [...text.matchAll(clauses)].flatMap(([, list = '']) =>
    list.split(',').flatMap((item) => {
      const name =
        item
          .trim()
          .replace(/^ONLY\s+/, '')
          .split(/\s/)[0] ?? ''
      return names.has(name) ? [name] : []
    }),
  )
}

/** The tables that a source names: in SQL, and by the delegates of Prisma's client. */
function namedIn(file: string): Set<string> {
  const found = new Set<string>()
  const isClient = (node: ts.Node) => /(^|\.)(prisma|transaction)$/.test(node.getText())
  function visit(node: ts.Node): void {
    if (ts.isStringLiteralLike(node)) for (const table of tablesIn(node.text)) found.add(table)
    if (ts.isTemplateExpression(node)) {
      // An interpolation is a value, or a fragment that is checked where it is written.
      const text = [node.head, ...node.templateSpans.map(({ literal }) => literal)].map((part) => part.text).join(' $ ')
      for (const table of tablesIn(text)) found.add(table)
    }
    if (ts.isPropertyAccessExpression(node) && isClient(node.expression)) {
      const table = tables.get(node.name.text)
      if (table !== undefined) found.add(table)
    }
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined && isClient(node.initializer)) {
      if (ts.isObjectBindingPattern(node.name)) {
        for (const element of node.name.elements) {
          const table = tables.get((element.propertyName ?? element.name).getText())
          if (table !== undefined) found.add(table)
        }
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true))
  return found
}

const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/^(generated|games|journal)\//.test(file))
  .toSorted()
  .map((file) => ({ file, slice: file.split('/')[0], tables: [...namedIn(`src/${file}`)].toSorted() }))

describe('a table', () => {
  test('has one owner, declared for each table of the schema', () => {
    expect(Object.keys(owners).toSorted()).toEqual([...names].toSorted())
  })

  test('is found in SQL and by its delegate, wherever it is named', () => {
    const found = new Set(sources.flatMap((source) => source.tables))
    expect([...names].filter((table) => !found.has(table))).toEqual([])
  })

  test('is named in its own slice only, except where a reason is given', () => {
    const abroad = sources.flatMap(({ file, slice, tables }) =>
      tables.filter((table) => owners[table] !== slice).map((table) => `${file}: ${table}`),
    )
    expect(abroad).toEqual(
      exceptions
        .flatMap(({ places }) => Object.entries(places))
        .flatMap(([file, all]) => all.map((table) => `${file}: ${table}`))
        .toSorted(),
    )
  })

  test('of another slice is named nowhere in accounts', () => {
    const touched = new Set(sources.filter(({ slice }) => slice === 'accounts').flatMap((source) => source.tables))
    expect([...touched].filter((table) => owners[table] !== 'accounts')).toEqual([])
  })
})
