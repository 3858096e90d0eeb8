import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'

const page = readFileSync('docs/adding-a-game.md', 'utf8')
const folder = 'src/games/lanterns'

/** The files that the page lists, in its order. */
const files = [...page.matchAll(/^```ts (\S+)\n(.*?)^```$/gms)].map(([, file = '', code = '']) => ({ file, code }))
const commands = [...page.matchAll(/^```bash\n(.*?)^```$/gms)].flatMap(([, block = '']) => block.trim().split('\n'))

// The compiler checks the files themselves, and the contract tests play them as a game of stage alpha.
describe('the page on adding a game', () => {
  test('lists every file of the game once', () => {
    const there = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
    expect(files.map(({ file }) => file).toSorted()).toEqual(there.map((name) => `${folder}/${name}`).toSorted())
  })

  test.each(files)('quotes $file exactly', ({ file, code }) => {
    expect(code).toBe(readFileSync(file, 'utf8'))
  })

  test.each(commands)('names a command that succeeds: %s', async (command) => {
    const { stdout } = await promisify(execFile)('bash', ['-c', command], {
      env: { ...process.env, NODE_ENV: 'test', npm_config_loglevel: 'error' },
    })
    expect(stdout).toMatch(/5 matches, all nine properties held|Tests .* passed/)
  })
})
