import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { alphaGames } from '../../../src/games/alpha-games.ts'
import { catalogue } from '../../../src/games/catalogue.ts'
import type { RuleBlock, RuleSection } from '../../../src/games/kit/rulebook.ts'
import { languages } from '../../../src/games/kit/wording.ts'

const explained = [...catalogue.values()].flatMap((game) =>
  game.rulebook === undefined ? [] : [{ id: game.meta.id, game, rulebook: game.rulebook }],
)
const others = languages.filter((language) => language !== 'en')

/** Everything that a block says, text by text. */
function textsOf(block: RuleBlock): readonly string[] {
  switch (block.kind) {
    case 'text':
    case 'house':
      return [block.text]
    case 'list':
      return block.items
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()]
    case 'picture':
      return [block.caption, ...block.legend]
  }
}

const numbersIn = (said: string): readonly string[] => (said.match(/\d+/g) ?? []).toSorted()

/** A section without its words: its parts, and the numbers that each of them says. */
const skeleton = ({ id, about, blocks }: RuleSection) => ({
  id,
  about,
  blocks: blocks.map((block) => ({ kind: block.kind, numbers: textsOf(block).map(numbersIn) })),
})

test('every game of the catalogue explains itself', () => {
  expect(explained.map(({ id }) => id).toSorted()).toEqual([...catalogue.keys()].toSorted())
})

test('a game of stage alpha may leave its rules out', () => {
  expect([...alphaGames.values()].map(({ rulebook }) => rulebook)).toEqual([undefined])
})

describe.each(explained)('the rules of $id', ({ id, game, rulebook }) => {
  const english = rulebook.sections('en')

  test.each(others)('have the same parts and the same numbers in %s', (language) => {
    expect(rulebook.sections(language).map(skeleton)).toEqual(english.map(skeleton))
  })

  test.each(others)('are translated into %s', (language) => {
    const other = rulebook.sections(language)
    expect(other.filter(({ title }, place) => title === english[place]?.title).map(({ title }) => title)).toEqual(
      other.filter(({ title }) => title === 'Options').map(({ title }) => title),
    )
  })

  test('hold no number that is written by hand', () => {
    const folder = `src/games/${id}/rulebook/locales`
    const byHand = readdirSync(folder).flatMap((name) =>
      [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/^(?!import).*\d.*$/gm)].map(
        ([line]) => `${name}: ${line}`,
      ),
    )
    expect(byHand).toEqual([])
  })

  test('are about kinds that are among the components', () => {
    const known = new Set(game.components?.('en').map(({ kind }) => kind))
    expect(english.flatMap(({ about }) => about ?? []).filter((kind) => !known.has(kind))).toEqual([])
  })

  test('explain each mark of their pictures', () => {
    const pictures = english.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'picture'))
    expect(pictures.length).toBeGreaterThan(0)
    expect(pictures.map(({ position, legend }) => [position, legend.length])).toEqual(
      Object.entries(rulebook.positions).map(([position, { marks }]) => [position, marks.length]),
    )
  })

  test('show positions that can be', () => {
    for (const { state } of Object.values(rulebook.positions)) {
      expect(game.schemas.state.safeParse(state()).success).toBe(true)
      expect(game.problems(state())).toEqual([])
    }
  })

  test('say everything in full sentences, and every table is filled', () => {
    for (const language of languages) {
      for (const { blocks } of rulebook.sections(language)) {
        for (const block of blocks) {
          const said = block.kind === 'table' ? [block.caption] : textsOf(block)
          expect(said.filter((one) => /undefined|NaN|\[object/.test(one) || one.trim() !== one)).toEqual([])
          if (block.kind === 'table') {
            expect(block.rows.length).toBeGreaterThan(0)
            expect(block.rows.every((row) => row.length === block.columns.length)).toBe(true)
          }
          if (block.kind === 'text' || block.kind === 'list')
            expect(said.filter((one) => !/[.:]$/.test(one))).toEqual([])
        }
      }
    }
  })
})
