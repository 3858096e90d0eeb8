import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { programFile } from './support/compiled.ts'
import { isLong } from './support/long.ts'
import { databaseUrl, onServer } from './support/on-server.ts'

/** Runs `npm run demo` as a person does, and returns its output. */
function demo(args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/demo/main.ts', ...args], {
    env: { ...process.env, PAQUEBOT_PROGRAM: programFile },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}

/**
 * As above, on an empty database of the PostgreSQL server if there is one. The tour of README.md runs the embedded
 * database.
 */
async function demoOnServer(args: readonly string[]): ReturnType<typeof demo> {
  const server = process.env.TEST_DATABASE_URL
  if (server === undefined) return demo(args)
  const name = `paquebot_test_demo_${randomBytes(8).toString('hex')}`
  await onServer(server, `CREATE DATABASE ${name}`)
  const ran = await demo([...args, '--database-url', databaseUrl(server, name)])
  await onServer(server, `DROP DATABASE ${name}`)
  return ran
}

test('the demo plays a match by HTTP and mail to its end, replays and proves it, and all its checks pass', async () => {
  const { code, output } = await demoOnServer(['--seats', '2'])

  expect(output).toContain('All of it held.')
  expect(output).not.toContain('BROKEN')
  expect(code).toBe(0)
})

// Like the weeks below, at length.
test.runIf(isLong)('the demo exits with 1 and says why if it cannot open its match', async () => {
  const { code, output } = await demo(['--game', 'draughts'])

  expect(output).toContain('This did not hold:')
  expect(output).toContain('POST /v1/matches was answered with 400')
  expect(code).toBe(1)
})

// It takes a processor longer than all else here: every run has the lives of test/lives/lives.system.test.ts instead.
test.runIf(isLong)(
  'the demo plays three weeks of twenty matches, reports on each, and all its checks pass',
  async () => {
    const { code, output } = await demo(['--weeks'])

    expect(output).toMatch(/^ {2}20\. /m)
    expect(output).toContain('All of it held.')
    expect(output).not.toContain('BROKEN')
    expect(code).toBe(0)
  },
  480_000,
)
