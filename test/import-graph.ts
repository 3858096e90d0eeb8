import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import ts from 'typescript'

/** A name in a file: of a value, a type or both. `*` stands for every name that the file exports. */
interface Name {
  readonly file: string
  readonly name: string
}

interface Module {
  /** The exported names; each with what it stands for, if the file only passes it on. */
  readonly exports: ReadonlyMap<string, Name | undefined>
  /** The files of which it passes on everything. */
  readonly passesOn: readonly string[]
  readonly imports: readonly Name[]
}

const isCode = (file: string): boolean => /\.(tsx?|mjs)$/.test(file) && !/(^|\/)(generated|node_modules)\//.test(file)

/** The files of some folders; of the folder of the project only those that lie in it. */
export const codeIn = (folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' })
      .map((file) => posix.join(folder, file.replaceAll('\\', '/')))
      .filter(isCode),
  )

/** The names that files export and no file imports, each as `file name`. */
export function unimported(files: readonly string[]): string[] {
  const modules = new Map(files.map((file) => [file, read(file)]))
  const imported = new Set<string>()

  function mark({ file, name }: Name): void {
    const key = `${file} ${name}`
    const module = modules.get(file)
    if (module === undefined || imported.has(key)) return
    imported.add(key)
    if (name === '*') for (const each of module.exports.keys()) mark({ file, name: each })
    const origin = module.exports.get(name)
    if (origin !== undefined) mark(origin)
    if (!module.exports.has(name)) for (const other of module.passesOn) mark({ file: other, name })
  }

  for (const { imports } of modules.values()) for (const name of imports) mark(name)
  return [...modules]
    .flatMap(([file, { exports }]) => [...exports.keys()].map((name) => `${file} ${name}`))
    .filter((name) => !imported.has(name))
}

function read(file: string): Module {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const at = (specifier: ts.Node): string => (ts.isStringLiteral(specifier) ? pathOf(file, specifier.text) : '')
  const exports = new Map<string, Name | undefined>()
  const passesOn: string[] = []
  const imports: Name[] = []

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node)) {
      for (const name of namesIn(node)) imports.push({ file: at(node.moduleSpecifier), name })
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      for (const specifier of node.arguments) imports.push({ file: at(specifier), name: '*' })
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      imports.push({ file: at(node.argument.literal), name: node.qualifier?.getText(source) ?? '*' })
    }
    ts.forEachChild(node, visit)
  }

  for (const statement of source.statements) {
    visit(statement)
    if (ts.isExportDeclaration(statement)) {
      const { exportClause, moduleSpecifier } = statement
      const from = moduleSpecifier && at(moduleSpecifier)
      if (exportClause === undefined) passesOn.push(from ?? '')
      else if (ts.isNamespaceExport(exportClause)) imports.push({ file: from ?? '', name: '*' })
      else {
        for (const { name, propertyName } of exportClause.elements) {
          exports.set(name.text, from === undefined ? undefined : { file: from, name: (propertyName ?? name).text })
        }
      }
    } else if (isExported(statement)) for (const name of declaredBy(statement)) exports.set(name, undefined)
  }
  return { exports, passesOn, imports }
}

const pathOf = (file: string, specifier: string): string =>
  specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : specifier

function namesIn({ importClause }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings
  if (bindings === undefined) return []
  if (ts.isNamespaceImport(bindings)) return ['*']
  return bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
}

/** A default export counts as imported: what a tool reads has one, a configuration or a set-up of tests. */
function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
  const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind)
  return has(ts.SyntaxKind.ExportKeyword) && !has(ts.SyntaxKind.DefaultKeyword)
}

function declaredBy(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundBy(name))
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement)
  return isNamed && statement.name !== undefined ? [statement.name.text] : []
}

const boundBy = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundBy(element.name) : []))
