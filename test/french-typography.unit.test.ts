import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { catalogue } from '../src/games/catalogue.ts'
import { bySchema } from '../src/games/kit/by-schema.ts'
import { invalidAt, inWords } from '../src/platform/problems/validation.ts'
import { positions } from './games/contract/positions.ts'

/** Not prose: addresses, code, times of day. */
const noProse = /https?:\/\/\S+|`[^`]*`|\d{1,2}:\d\d/g
/** High punctuation without a narrow no-break space before it, or guillemets without one inside. */
const faulty = /(?<!\u202f)[:;?!»]|«(?!\u202f)/
/** "De" or "que" before the vowel of a name, in guillemets or not. */
const unelided = /\b(?:de|que) (?:«\s?)?[AEIOUÉÈÊÎ]/
const isFaulty = (text: string) => faulty.test(text.replaceAll(noProse, ''))

const sources = ['src', 'web/src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('generated')),
)

/** The French texts of a source: all of a file `fr.ts`, and in other files those under a key or a constant `fr`. */
function frenchOf(path: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node, isFrench: boolean): void => {
    if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node)) return
    const isNamed = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)
    const french = isFrench || (isNamed && ts.isIdentifier(node.name) && node.name.text === 'fr')
    if (french) found.push(...textOf(node))
    node.forEachChild((child) => visit(child, french))
  }
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest), path.endsWith('/fr.ts'))
  return found
}

/** A text with a word in place of each parameter. */
function textOf(node: ts.Node): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text]
  if (!ts.isTemplateExpression(node)) return []
  return [[node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('mot')]
}

describe('French: thin spaces before : ; ? and !, and inside guillemets', () => {
  test('the patterns find these faults', () => {
    expect(
      ['Fin : rien', 'Fin: rien', '«Fin»', '« Fin »', 'Fin ?', 'Fin\u00a0!'].filter((text) => !isFaulty(text)),
    ).toEqual([])
    expect(['Fin\u202f: à 18:00', '«\u202fFin\u202f»', '`a: b`, https://example.org/?a'].filter(isFaulty)).toEqual([])
  })

  test('every text of the sources follows the rule', () => {
    const all = sources.map((path) => ({ path, texts: frenchOf(path) })).filter(({ texts }) => texts.length > 0)
    expect(all.flatMap(({ texts }) => texts).length).toBeGreaterThan(1000)
    const faults = all.flatMap(({ path, texts }) => texts.filter(isFaulty).map((text) => `${path}: ${text}`))
    expect(faults).toEqual([])
  })

  test('what schemas find follows the rule', () => {
    const read = bySchema(z.strictObject({ seats: z.int() }), { seats: 'x', more: 1 })
    const messages = read.success ? [] : invalidAt(['body'], read.wrongs).map((one) => inWords(one, 'fr').problem)
    expect(messages).toHaveLength(2)
    expect(messages.filter(isFaulty)).toEqual([])
  })

  test.each([...catalogue.keys()])('the words for positions and choices of %s follow the rule, and elide', (id) => {
    const game = catalogue.get(id)
    if (game === undefined) throw new Error(`there is no ${id}`)
    const names = (seat: number) => `Élise ${seat}`
    const texts = positions(game, game.meta.seats.max, 'French', {}, 20).flatMap((state) => {
      const wording = game.wordingOf(state, 'fr')
      const result = game.result(state)
      return [
        ...wording.position(game.view(state, 'administrator'), names),
        ...game
          .decisions(state)
          .flatMap(({ seat, question }) => [
            wording.question(question),
            ...game.choices(state, seat).map((choice) => wording.choice(choice, names)),
          ]),
        ...(result === undefined ? [] : [wording.ending(result, names)]),
      ]
    })
    expect(texts.filter(isFaulty)).toEqual([])
    expect(texts.filter((text) => unelided.test(text))).toEqual([])
  })
})
