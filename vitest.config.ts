import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { TakingTurns } from './test/support/taking-turns.ts'

/** The databases' WebAssembly runs only for seconds in these tests, so it is compiled once, by the quick compiler. */
const brief = ['--liftoff-only']

/**
 * Most of what tests run lives for seconds. Room for what they make saves a fifth of the processor time of random matches, and
 * optimizing only what runs six times as long as usual before it is optimized another fifth; long runs need that less. Only Node
 * 20 has that option: others do not start with it.
 */
const forSeconds = [
  '--max-semi-space-size=64',
  '--initial-heap-size=700',
  ...(process.env.LONG === undefined && process.versions.node.startsWith('20.') ? ['--interrupt-budget=400000'] : []),
]

/**
 * What is compiled does not depend on the modules that a Node has, but the key under which it is kept would: `.ci/run` takes
 * two lines of Node.
 */
const builtInModules: Plugin = {
  name: 'built-in-modules',
  configResolved({ environments }) {
    for (const { resolve } of Object.values(environments))
      Object.assign(resolve, { external: [], builtins: [/^node:/] })
  },
}

/**
 * What is imported is loaded once for all files of a worker: unit tests change nothing outside themselves, each http file has a
 * server and a database of its own, and whole programs run in processes of their own. Only what replaces a module loads its own.
 */
const level = (name: string, timeout: number, ...setups: string[]) => ({
  plugins: [builtInModules],
  test: {
    name,
    include: [`test/**/*.${name}.test.ts`],
    testTimeout: timeout * (process.env.LONG === undefined ? 1 : 60),
    hookTimeout: 240_000,
    // How long something is waited for says nothing of how long it may take.
    expect: { poll: { timeout: 60_000 } },
    isolate: name === 'isolated',
    execArgv: [...forSeconds, ...(name === 'http' ? brief : [])],
    setupFiles: ['test/support/seed.ts', 'test/support/undo-after-file.ts'],
    globalSetup: setups.map((file) => `test/support/${file}.ts`),
  },
})

export default defineConfig({
  test: {
    // What is compiled is kept by its content: the next level, and the next run, take it from there.
    experimental: { fsModuleCache: true },
    // On two cores a third one works while the others wait for databases and browsers.
    maxWorkers: 3,
    sequence: { sequencer: TakingTurns },
    projects: [
      level('unit', 120_000),
      level('http', 60_000, 'template-database'),
      level('isolated', 60_000, 'template-database'),
      level('system', 240_000, 'template-database', 'compile'),
    ],
  },
})
