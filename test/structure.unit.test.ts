import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
const sources = sourcesIn('src').filter((file) => !file.startsWith('src/generated/'))
const ofServer = sources.filter((file) => !file.startsWith('src/games/'))
const all = [...sources, ...sourcesIn('web/src')]

/** What a word has one meaning in: a slice of the server, a game, or the client. */
function sliceOf(file: string): string {
  const [root = '', slice = '', game = ''] = file.split('/')
  if (root === 'web') return root
  return slice === 'games' && file.split('/').length > 3 ? `${slice}/${game}` : slice
}

/**
 * A file may share the noun of another where its room says the difference: `problems/seats.ts` says what may be wrong
 * with seats, `picture/seats.ts` draws them, and `locales/` has words for them. The boards of the client mirror one
 * another, and each of its rooms has its `words.ts`. Elsewhere two files of one name mean two things.
 */
const mirrors = /\/(locales|problems|picture)\/|^web\/src\/boards\/|^web\/src\/[\w/-]+\/words\.ts$/

/** The values that occur under more than one of the keys. */
function sharedBy<Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[][] {
  const byKey = new Map<string, Value[]>()
  for (const value of values) byKey.set(keyOf(value), [...(byKey.get(keyOf(value)) ?? []), value])
  return [...byKey.values()].filter(({ length }) => length > 1)
}

/** What files declare, each name once for each file: a function may have several signatures. */
const declared = (files: readonly string[], kinds: RegExp) =>
  files.flatMap((file) => {
    const names = [...readFileSync(file, 'utf8').matchAll(kinds)].map(([, name = '']) => name)
    return [...new Set(names)].map((name) => ({ file, name }))
  })

describe('a name', () => {
  it('names one file in its slice', () => {
    const named = all.filter((file) => !mirrors.test(file) && basename(file) !== 'index.ts')
    expect(sharedBy(named, (file) => `${sliceOf(file)} ${basename(file).replace(/x$/, '')}`)).toEqual([])
  })

  it('names one file of the client, or one of each board', () => {
    const boards = sourcesIn('web/src/boards').map((file) => basename(file).replace(/x$/, ''))
    const others = sourcesIn('web/src').filter((file) => !mirrors.test(file) && basename(file) !== 'index.ts')
    expect(others.filter((file) => boards.includes(basename(file).replace(/x$/, '')))).toEqual([])
  })

  it('names a file or a folder beside it, not both', () => {
    const files = [...all, ...sourcesIn('scripts'), ...sourcesIn('bench'), ...sourcesIn('test')]
    const folders = new Set(files.map(dirname))
    expect(files.filter((file) => folders.has(file.replace(/(\.\w+\.test)?\.tsx?$/, '')))).toEqual([])
  })

  it('names one exported function, or value, in its slice', () => {
    const own = all.filter((file) => !mirrors.test(file))
    const functions = declared(own, /^export (?:async )?(?:function\*?|const) (\w+)\b/gm)
    expect(sharedBy(functions, ({ file, name }) => `${sliceOf(file)} ${name}`)).toEqual([])
  })

  it('names one exported type of the server', () => {
    const types = declared(ofServer, /^export (?:type|interface) (\w+)\b/gm)
    expect(sharedBy(types, ({ name }) => name)).toEqual([])
  })

  it('names one type, exported or not, if it says little by itself', () => {
    const types = declared(
      all,
      /^\s*(?:export )?(?:declare )?(?:type|interface|class) (Row|Outcome|Done|Asked|Change)\b/gm,
    )
    expect(sharedBy(types, ({ name }) => name)).toEqual([])
  })
})

describe('what a test opens', () => {
  it('is closed after its file by afterFile, wherever it was opened: afterAll does not count within a hook or a test', () => {
    const helpers = sourcesIn('test').filter((file) => !/\.test\.ts$/.test(file))
    expect(helpers.filter((file) => /\bafterAll\(/.test(readFileSync(file, 'utf8')))).toEqual([
      'test/support/undo-after-file.ts',
    ])
  })
})
