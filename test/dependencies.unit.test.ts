import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const Versions = z.record(z.string(), z.string())
const Manifest = z.object({
  dependencies: Versions,
  devDependencies: Versions.default({}),
  overrides: Versions.default({}),
  scripts: Versions,
})
const { dependencies, devDependencies, overrides, scripts } = Manifest.parse(JSON.parse(read('package.json')))
const generators = Manifest.parse(JSON.parse(read('test/client/generators/package.json')))
const peers = Manifest.parse(JSON.parse(read('bench/peers/package.json')))

/** The packages of each table of the page, in its order. */
function tables(): string[][] {
  const [, ...parts] = read('docs/dependencies.md').split(/^## /m)
  return parts.map((part) =>
    [...part.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    ),
  )
}

const isTypes = (name: string) => name.startsWith('@types/')

describe('docs/dependencies.md', () => {
  const [atRunTime = [], forBuilding = [], overridden = [], ofGenerators = [], ofPeers = []] = tables()

  test('names exactly the packages that run', () => {
    expect(atRunTime.toSorted()).toEqual(Object.keys(dependencies).toSorted())
  })

  test('names exactly the packages for building and checking, with one row for types', () => {
    const packages = Object.keys(devDependencies).filter((name) => !isTypes(name))
    expect(forBuilding.toSorted()).toEqual([...packages, '@types/…'].toSorted())
  })

  test('names exactly the overridden packages', () => {
    expect(overridden.toSorted()).toEqual(Object.keys(overrides).toSorted())
  })

  test('names exactly the packages that generate clients from the document', () => {
    expect(ofGenerators.toSorted()).toEqual(Object.keys(generators.dependencies).toSorted())
  })

  test('names exactly the packages of the comparison with another server', () => {
    const packages = { ...peers.dependencies, ...peers.overrides }
    expect(ofPeers.toSorted()).toEqual(Object.keys(packages).toSorted())
  })
})

describe('package.json', () => {
  const pinned = [
    ...[dependencies, devDependencies, overrides],
    ...[generators.dependencies, peers.dependencies, peers.overrides],
  ].flatMap(Object.entries<string>)

  test.each(pinned)('pins %s to one version: %s', (_, version) => {
    expect(version).toMatch(/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/)
  })

  test('makes what is generated before each script that needs it, so that each runs in a new clone', () => {
    const own = Object.keys(scripts).filter((name) => !(name.startsWith('pre') && name.slice('pre'.length) in scripts))
    const withoutIt = own.filter((name) => !/npm run (generate|build)/.test(scripts[`pre${name}`] ?? ''))
    expect(withoutIt.toSorted()).toEqual([
      'bench:heaviest',
      'build',
      'build:server',
      'components',
      'format',
      'generate',
      'generate:client',
      'generate:server',
      'golden',
      'icons',
      'lint',
      'migration',
      'openapi:lint',
      'playouts',
    ])
  })

  test('names no unused package', () => {
    const code = ['src', 'test', 'scripts', 'bench', 'web']
      .flatMap(sources)
      .concat(readdirSync(root).filter(isSource))
      .map(read)
    // The generated client uses double quotes.
    const imported = new Set(
      code.flatMap((text) =>
        [...text.matchAll(/(?:from|@?import|resolve)[ (]+['"]((?:@[\w-]+\/)?[\w.-]+)/g)].map(([, name]) => name),
      ),
    )
    const commands = [...Object.values(scripts), read('.ci/run')].join('\n')
    const runs = (name: string) =>
      programsOf(name).some((program) => new RegExp(`(^|\\s|/)${program}\\s`, 'm').test(commands))
    const isUsed = (name: string) => {
      if (isTypes(name)) return name === '@types/node' || imported.has(name.slice('@types/'.length))
      return imported.has(name) || runs(name)
    }
    expect(Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !isUsed(name))).toEqual([])
  })
})

const isSource = (file: string) => /\.(tsx?|mjs|cjs|css)$/.test(file)

function sources(folder: string): string[] {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
  return files
    .filter(isSource)
    .filter((file) => !file.split(path.sep).includes('node_modules'))
    .map((file) => path.join(folder, file))
}

/** The commands that a package installs. */
function programsOf(name: string): string[] {
  const { bin } = z
    .object({ bin: z.union([z.string(), Versions]).default({}) })
    .parse(JSON.parse(read(`node_modules/${name}/package.json`)))
  return typeof bin === 'string' ? [name.split('/').at(-1) ?? name] : Object.keys(bin)
}
