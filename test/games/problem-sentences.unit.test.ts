import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/games/catalogue.ts'
import { inEveryLanguage, type Translations } from '../../src/games/kit/every-language.ts'
import { ruleSentences } from '../../src/games/le-havre/problems/rule-sentences.ts'
import { readPosition, writePosition } from '../../src/games/position.ts'
import { positionSentences } from '../../src/games/position-sentences.ts'

/** The sentences in a source, each with a letter in place of its parameters. */
function sentencesIn(file: string): string[] {
  const code = readFileSync(file, 'utf8').replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '')
  return [...code.matchAll(/`((?:[A-Z]|\$\{)[^`]*? [^`]*\.)`|'([A-Z][^'\n]* [^'\n]*\.)'/g)].map(
    ([, template = '', plain = '']) => plain || template.replaceAll(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, 'X'),
  )
}

/** A small game has its problems in one file. */
function sourcesOf(problems: string): string[] {
  if (!existsSync(problems)) return [`${problems}.ts`]
  return readdirSync(problems)
    .filter((name) => !name.endsWith('sentences.ts'))
    .map((name) => `${problems}/${name}`)
}

const folders = [...catalogue.values()].map(({ meta, problemSentences }) => ({
  id: meta.id,
  own: problemSentences,
  // No source has these word by word: they take a name or a number from the rules.
  made: meta.id === 'le-havre' ? Object.values(ruleSentences).map(({ en }) => en) : [],
  files: sourcesOf(`src/games/${meta.id}/problems`),
}))

describe('the sentences for impossible positions exist in every language', () => {
  test.each(folders)('of $id', ({ own, made, files }) => {
    const said = [...files.flatMap(sentencesIn), ...made]
    expect(said.length).toBeGreaterThan(0)
    expect(said.filter((sentence) => !isInEvery(sentence, own, positionSentences))).toEqual([])
    expect(Object.keys(own).filter((sentence) => !said.some((one) => isInEvery(one, only(own, sentence))))).toEqual([])
  })

  test('for all games', () => {
    const said = ['src/games/position-bounds.ts', 'src/games/position.ts'].flatMap(sentencesIn)
    expect(said.length).toBeGreaterThan(5)
    expect(said.filter((sentence) => !isInEvery(sentence, positionSentences))).toEqual([])
  })

  test('with their parameters', () => {
    for (const table of [positionSentences, ...folders.map(({ own }) => own)]) {
      for (const [english, others] of Object.entries(table)) {
        const names = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()
        for (const other of Object.values(others)) expect([english, names(other)]).toEqual([english, names(english)])
      }
    }
  })

  test.each([...catalogue.values()])('for positions of $meta.id', (game) => {
    const seats = game.meta.seats.max
    const opening = game.opening({ seats, options: game.meta.options.parse({}) })
    const newer = { ...Object(opening), rules: game.meta.rulesVersion + 1 }
    const wrongs = [newer, { ...newer, rules: 'none' }, { ...newer, seats: 'x'.repeat(500) }, null]
    for (const state of wrongs) {
      const read = readPosition(writePosition(game, state), catalogue)
      if (read.outcome === 'read') throw new Error('it was read')
      for (const { problem } of read.problems) expect(new Set(Object.values(problem)).size).toBe(4)
    }
    const elsewhere = readPosition({ ...writePosition(game, opening), game: 'chess' }, catalogue)
    expect(elsewhere).toMatchObject({
      outcome: 'unreadable',
      problems: [{ at: 'game', problem: { fr: `Jeu inconnu. Il y a\u202f: ${[...catalogue.keys()].join(', ')}.` } }],
    })
  })
})

const only = (table: Translations, english: string): Translations => {
  const others = table[english]
  return others === undefined ? {} : { [english]: others }
}

function isInEvery(english: string, ...tables: Translations[]): boolean {
  const { en, fr, ru, es } = inEveryLanguage(english, ...tables)
  return new Set([en, fr, ru, es]).size === 4
}
