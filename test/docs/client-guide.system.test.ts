import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { newPlayer } from '../client/player.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { typeCheck } from '../support/type-check.ts'

const guide = await readFile('docs/client-guide.md', 'utf8')
const run = promisify(execFile)

/** The code of the page in one language, in its order. */
function code(language: string): string {
  return [...guide.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
    .flatMap(([, of, block]) => (of === language ? [block] : []))
    .join('\n')
}

const Person = z.object({ name: z.string(), email: z.string(), password: z.string() })

/** The page goes on with the accounts that the tour in the README makes. */
async function peopleOfTour() {
  const readme = await readFile('README.md', 'utf8')
  return [...readme.matchAll(/^curl .*\/v1\/accounts" .*\n\s+-d '(.*)'$/gm)].map(([, body = '']) =>
    Person.parse(JSON.parse(body)),
  )
}

let server: ListeningServer
let folder = ''
beforeAll(async () => {
  server = await listeningServer()
  for (const person of await peopleOfTour()) await newPlayer(server.url, person, server.mailedToken)
  // A reader's project, with the packages that the page asks for.
  folder = await mkdtemp(path.join(tmpdir(), 'paquebot-client-'))
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(path.join(folder, 'client.ts'), code('ts'))
})
afterAll(() => rm(folder, { recursive: true }))

const here = () => ({ cwd: folder, env: { ...process.env, PAQUEBOT: server.url, npm_config_loglevel: 'error' } })

test('the commands of the client guide do what it says', async () => {
  const script = code('bash').replaceAll('http://127.0.0.1:3000', server.url)

  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script], here())

  expect(stdout).toMatch(/^Ada$/m)
  expect(await readFile(path.join(folder, 'paquebot.d.ts'), 'utf8')).toContain('export interface paths')
})

test('the program of the client guide type-checks', async () => {
  const strict = ['--strict', '--noEmit', '--skipLibCheck', '--allowImportingTsExtensions', '--types', 'node']
  const target = ['--target', 'es2023', '--module', 'nodenext']

  expect(await typeCheck([...strict, ...target, 'client.ts'], folder)).toBe('')
})

test('the program of the client guide plays', async () => {
  const { stdout } = await run('npx', ['tsx', 'client.ts'], here())

  expect(stdout).toContain('1 open: An evening by the sea')
  expect(stdout).toContain('running, waits for Ada and Grace')
  expect(stdout).toContain('version 1, changed since: false')
  expect(stdout).toMatch(/^seat:[01] is named "Ada"$/m)
  expect(stdout).toMatch(/^now at version 1; to come back: 1\.0\.[0-9a-f]{12}$/m)
  expect(stdout).toMatch(/^illegal-move: havana\/[\w-]+$/m)
  expect(stdout).toMatch(/^2\. moved: /m)
  expect(stdout).toMatch(/entries, the last signed$/m)
})
