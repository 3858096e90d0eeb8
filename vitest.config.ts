import { defineConfig } from 'vitest/config'

const level = (name: string, timeout: number, isolate = true) => ({
  test: { name, include: [`test/**/*.${name}.test.ts`], testTimeout: timeout, hookTimeout: 60_000, isolate },
})
/** Unit tests change nothing outside themselves: what they import is loaded once for all of them. */
const shared = false

export default defineConfig({
  test: {
    // An embedded database takes a core while it answers: more workers than cores only make each other wait.
    maxWorkers: 2,
    projects: [level('unit', 120_000, shared), level('http', 60_000), level('system', 240_000)],
  },
})
