import { defineConfig } from 'vitest/config'

const level = (name: string, timeout: number, isolate: boolean, ...setups: string[]) => ({
  test: {
    name,
    include: [`test/**/*.${name}.test.ts`],
    testTimeout: timeout * (process.env.LONG === undefined ? 1 : 60),
    hookTimeout: 240_000,
    // How long something is waited for says nothing of how long it may take.
    expect: { poll: { timeout: 30_000 } },
    isolate,
    globalSetup: setups.map((file) => `test/support/${file}.ts`),
  },
})
/**
 * What is imported is loaded once for all files: unit tests change nothing outside themselves, and each http file has a server
 * and a database of its own. Whole programs, and the document as a server writes it, are looked at alone.
 */
const shared = false
const alone = true

export default defineConfig({
  test: {
    // An embedded database takes a core while it answers: more workers than cores only make each other wait.
    maxWorkers: 2,
    projects: [
      level('unit', 120_000, shared),
      level('http', 60_000, shared, 'template-database'),
      level('system', 240_000, alone, 'template-database', 'compile'),
    ],
  },
})
