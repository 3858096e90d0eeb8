import { defineConfig } from 'vitest/config'

const level = (name: string, timeout: number, isolate = true) => ({
  test: { name, include: [`test/**/*.${name}.test.ts`], testTimeout: timeout, hookTimeout: 60_000, isolate },
})
/**
 * What is imported is loaded once for all files: unit tests change nothing outside themselves, and each http file has a server
 * and a database of its own. Whole programs, and the document as a server writes it, are looked at alone.
 */
const shared = false

export default defineConfig({
  test: {
    // An embedded database takes a core while it answers: more workers than cores only make each other wait.
    maxWorkers: 2,
    projects: [level('unit', 120_000, shared), level('http', 60_000, shared), level('system', 240_000)],
  },
})
