import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => `src/${file}`)
const ofServer = sources.filter((file) => !/^src\/(generated|games)\//.test(file))
const sliceOf = (file: string) => file.split('/')[1] ?? ''

/** The values that occur under more than one of the keys. */
function sharedBy<Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[][] {
  const byKey = new Map<string, Value[]>()
  for (const value of values) byKey.set(keyOf(value), [...(byKey.get(keyOf(value)) ?? []), value])
  return [...byKey.values()].filter(({ length }) => length > 1)
}

describe('a name', () => {
  it('names one file in its slice', () => {
    // The words of each language are in a file of the same name.
    const named = ofServer.filter((file) => !file.includes('/locales/') && basename(file) !== 'index.ts')
    expect(sharedBy(named, (file) => `${sliceOf(file)} ${basename(file)}`)).toEqual([])
  })

  it('names a file or a folder beside it, not both', () => {
    const folders = new Set(sources.map(dirname))
    expect(ofServer.filter((file) => folders.has(file.replace(/\.ts$/, '')))).toEqual([])
  })

  it('names one exported type of the server', () => {
    const exported = ofServer.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^export (?:type|interface) (\w+)\b/gm)].map(([, name]) => ({
        file,
        name,
      })),
    )
    expect(sharedBy(exported, ({ name }) => name ?? '')).toEqual([])
  })
})
