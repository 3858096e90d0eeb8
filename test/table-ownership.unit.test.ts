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

/** The tables that each relation of the schema leads to, by the name of its field. */
const relations = new Map<string, Set<string>>()
for (const [, field = '', type = ''] of read('prisma/schema.prisma').matchAll(
  /^ +(\w+) +([A-Z]\w*)(?:\[\]|\?)?(?: |$)/gm,
)) {
  const table = tables.get(`${type[0]?.toLowerCase()}${type.slice(1)}`)
  if (table !== undefined) relations.set(field, (relations.get(field) ?? new Set()).add(table))
}

/**
 * The tables whose columns a property of a query names by a relation: in what it includes or selects, and in conditions
 * on the related rows. A value from elsewhere is a fragment that is checked where it is written.
 */
function tablesByRelation(node: ts.PropertyAssignment): ReadonlySet<string> {
  const found = relations.get(node.name.getText()) ?? new Set<string>()
  const { initializer: value } = node
  const isIncluded =
    ts.isPropertyAssignment(node.parent.parent) && /^(include|select)$/.test(node.parent.parent.name.getText())
  if (isIncluded && value.kind === ts.SyntaxKind.TrueKeyword) return found
  if (!ts.isObjectLiteralExpression(value)) return new Set()
  const asks = /^(include|select|where|some|none|every|is|isNot)$/
  return isCondition(node) || value.properties.some(({ name }) => asks.test(name?.getText() ?? '')) ? found : new Set()
}

/** Whether a property stands in a condition on rows: inside `where` and the like, or in what is typed as one. */
function isCondition({ parent }: ts.Node): boolean {
  if (ts.isSourceFile(parent)) return false
  if (ts.isPropertyAssignment(parent) && /^(where|some|none|every|is|isNot)$/.test(parent.name.getText())) return true
  if (ts.isVariableDeclaration(parent) && /WhereInput/.test(parent.type?.getText() ?? '')) return true
  return !ts.isFunctionLike(parent) && isCondition(parent)
}

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

/** The table of a constraint, by the name that PostgreSQL and Prisma give it. */
const tableOfConstraint = (name: string): string | undefined =>
  /_(pkey|key|fkey|idx|check)$/.test(name)
    ? [...names].filter((table) => name.startsWith(`${table}_`)).sort((one, other) => other.length - one.length)[0]
    : undefined

/** The tables that a source names: in SQL, by constraints, and by the delegates and the relations of Prisma's client. */
function namedIn(file: string): Set<string> {
  const found = new Set<string>()
  const isClient = (node: ts.Node) => /(^|\.)(prisma|transaction)$/.test(node.getText())
  function visit(node: ts.Node): void {
    if (ts.isStringLiteralLike(node)) {
      for (const table of [...tablesIn(node.text), tableOfConstraint(node.text)]) if (table) found.add(table)
    }
    if (ts.isTemplateExpression(node)) {
      // An interpolation is a value, or a fragment that is checked where it is written.
      const text = [node.head, ...node.templateSpans.map(({ literal }) => literal)].map((part) => part.text).join(' $ ')
      for (const table of tablesIn(text)) found.add(table)
    }
    if (ts.isPropertyAccessExpression(node) && isClient(node.expression)) {
      const table = tables.get(node.name.text)
      if (table !== undefined) found.add(table)
    }
    if (ts.isPropertyAssignment(node)) for (const table of tablesByRelation(node)) found.add(table)
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

  test('is found by a relation that a query includes or asks about', () => {
    const named = (file: string) => sources.find((source) => source.file === file)?.tables
    expect(named('accounts/blocking/block-rows.ts')).toEqual(['blocks', 'mutes'])
    expect(named('platform/audit/stored.ts')).toEqual(['accounts', 'audit_records'])
    expect(named('matches/reliability/reliability.ts')).toContain('matches')
  })

  test('is found by the name of a constraint that its rows may break', () => {
    const named = (file: string) => sources.find((source) => source.file === file)?.tables
    expect(tableOfConstraint('name_looks_pkey')).toBe('name_looks')
    expect(named('platform/http/idempotency/store.ts')).toEqual(['keyed_requests'])
    expect(named('accounts/registration/registration.ts')).toContain('accounts')
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
