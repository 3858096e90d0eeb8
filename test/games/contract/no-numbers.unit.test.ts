import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { catalogue } from '../../../src/games/catalogue.ts'

/**
 * A number of the rules stands nowhere but in its declaration: sentences take it from there. So the texts of the games
 * and of their boards contain no digit, and no number word from three on. Two, and the second, are left to the
 * sentences: they mostly say that something is a pair.
 */

const folders = [...roomsOf('src/games'), ...roomsOf('web/src/boards')]

function roomsOf(home: string): string[] {
  return readdirSync(home, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(home, name, 'locales'))
}

const files = folders.flatMap((folder) => {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join(folder, file))
  } catch {
    return []
  }
})

/** The texts of a source, without the names of properties and what a template computes. */
function textsOf(path: string, source = readFileSync(path, 'utf8')): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node)) return
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text)
    if (ts.isTemplateExpression(node)) {
      found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'))
    }
    node.forEachChild((child) => {
      if (!ts.isPropertyAssignment(node) || child !== node.name) visit(child)
    })
  }
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest))
  return found
}

/**
 * Two cards of one name are told apart by the number printed on them, and an expansion has the year in its name. A
 * French oven is no number.
 */
const named = / \(B?\d+\)$|(Essen|Эссен) 2010$|^Four (?=à|de)/

const words = [
  'three|four|five|six|seven|eight|nine|ten|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth',
  'trois|quatre|cinq|sept|huit|neuf|dix|troisième|quatrième|cinquième|sixième|septième|huitième|neuvième|dixième',
  'три|четыре|пять|шесть|семь|восемь|девять|десять|тр[её]х|четыр[её]х|пяти|шести|семи|восьми|девяти|десяти',
  'трет(ий|ья|ье|ьего)|четв[её]рт(ый|ая|ое|ого)|пят(ый|ая|ое|ого)|шест(ой|ая|ое|ого)|седьм(ой|ая|ое|ого)',
  'tres|cuatro|cinco|seis|siete|ocho|nueve|diez|tercer|tercer[oa]|cuart[oa]|quint[oa]|sext[oa]|séptim[oa]',
].join('|')
const number = new RegExp(`\\d|(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

const numbersIn = (texts: readonly string[]) => texts.filter((text) => number.test(text.replace(named, '')))

test('the search finds digits and number words, and leaves names and code alone', () => {
  const source = `const en = {
    'outpost-1': 'Outpost (1)',
    alms: 'alms: 1 coin',
    most: (n: number) => \`\${capitalised} donkeys, not \${n === 3 ? 'six' : n}\`,
    full: 'у вас три чертежа',
    ways: ['weighs ten', 'often', 'fits in two ways'],
  }`
  expect(numbersIn(textsOf('en.ts', source))).toEqual(['alms: 1 coin', 'six', 'у вас три чертежа', 'weighs ten'])
})

test('every game and every board has its texts in a folder `locales`', () => {
  for (const game of catalogue.keys()) {
    const homes = [join('src/games', game), join('web/src/boards', game)]
    for (const home of homes.filter((one) => existsSync(one)))
      expect([home, files.filter((file) => file.startsWith(home)).length >= 4]).toEqual([home, true])
  }
})

test.each(files)('%s says no number of its own', (file) => {
  expect(numbersIn(textsOf(file))).toEqual([])
})
