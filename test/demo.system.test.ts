import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'

/** Runs `npm run demo` as a person does, and hands over all it printed. */
function demo(args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/demo.ts', ...args], {
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

test('the demo plays a match by HTTP and mail to its end, replays and proves it, and all of it holds', async () => {
  const { code, output } = await demo(['--seats', '2'])

  expect(output).toContain('All of it held.')
  expect(output).not.toContain('BROKEN')
  expect(code).toBe(0)
})

// Like the weeks below, by hand: a server more takes CI a quarter of a minute.
test.skipIf(process.env.CI !== undefined)(
  'the demo exits with 1 and says why where its match cannot be opened',
  async () => {
    const { code, output } = await demo(['--game', 'draughts'])

    expect(output).toContain('This did not hold:')
    expect(output).toContain('POST /v1/matches was answered with 400')
    expect(code).toBe(1)
  },
)

// It takes a processor longer than all else here: on two cores, CI has the lives of test/lives.http.test.ts instead.
test.skipIf(process.env.CI !== undefined)(
  'the demo lives through three weeks of twenty matches, tells what happened to each, and all of it holds',
  async () => {
    const { code, output } = await demo(['--weeks'])

    expect(output).toMatch(/^ {2}20\. /m)
    expect(output).toContain('All of it held.')
    expect(output).not.toContain('BROKEN')
    expect(code).toBe(0)
  },
  480_000,
)
