import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { afterFile } from '../support/after-file.ts'
import { addressOf } from '../support/another-process.ts'
import { freshDatabase } from '../support/database.ts'
import { fileFromElsewhere, fileUpTo } from '../support/journal-files.ts'
import { paquebot } from './paquebot.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'paquebot-untrusted-'))
afterFile(() => rmSync(folder, { recursive: true, force: true }))
const file = fileFromElsewhere('havana-1-two-seats')
const saved = (name: string, content: unknown): string => {
  writeFileSync(path.join(folder, name), JSON.stringify(content))
  return path.join(folder, name)
}

test.skipIf(process.env.TEST_DATABASE_URL === undefined)(
  'given the file of another server, when no key is named, then import says how to name one (needs PostgreSQL)',
  async () => {
    const database = await freshDatabase()
    afterFile(() => database.close())
    const environment = { DATABASE_URL: await addressOf(database), PAQUEBOT_SECRET: 'p'.repeat(32) }
    const ran = await paquebot(['import', saved('other.json', file)], { environment })
    expect(ran).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'error: nothing was imported: Another server signed this file: name its public key with --public-key, from a source you trust.\n',
    })
    const broken = { ...file, publicKey: 'no key' }
    const other = await paquebot(['import', saved('broken.json', broken)], { environment })
    expect(other.stderr).toBe('error: nothing was imported: The public key of the file is no key.\n')
  },
)

test('given a file that is not a public key, when it is named as one, then that is wrong usage', async () => {
  const journal = saved('journal.json', file)
  const noKey = saved('no-key.json', {})
  for (const command of [['import', journal], ['verify', journal], ['audit']]) {
    const ran = await paquebot([...command, '--public-key', noKey])
    expect(ran).toEqual({ code: 2, stdout: '', stderr: `error: ${noKey} is not a public key\n` })
  }
})

test('given a file with a fault, when all else is checked, then verify does not say that nothing is unproven', async () => {
  const whole = fileUpTo(file, file.entries.length)
  const { publicKey } = whole
  writeFileSync(path.join(folder, 'key.pem'), publicKey ?? '')
  const key = ['--public-key', path.join(folder, 'key.pem')]
  const right = await paquebot(['verify', saved('whole.json', whole), ...key])
  expect(right.stdout).toMatch(/\nNothing is left unproven\.\n$/)
  const forged = { ...whole, seed: whole.seed?.replace(/^./, (first) => (first === '0' ? '1' : '0')) }
  const ran = await paquebot(['verify', saved('forged.json', forged), ...key])
  expect(ran.code).toBe(1)
  expect(ran.stderr).toMatch(/\nFirst fault: .*\n$/)
})

test('given a file that would steer the terminal or write lines of its own, then it is shown what the file says, spelled out', async () => {
  const steering = '\u001b[2J\u009b1A\u202echess\nok'
  const spelled = '\\u001b[2J\\u009b1A\\u202echess\\u000aok'

  const other = await paquebot(['verify', saved('steering-game.json', { ...file, game: steering })])
  expect(other.stderr).toContain(`The rules of ${spelled} are not at hand.`)
  const json = await paquebot(['verify', '--json', saved('steering-json.json', { ...file, game: steering })])
  expect(JSON.parse(json.stdout)).toMatchObject({ verified: false })
  const wrong = await paquebot(['verify', saved('steering-key.json', { ...file, [steering]: 1 })])
  expect(wrong.code).toBe(2)
  expect(wrong.stderr).toContain(spelled)

  for (const { stdout, stderr } of [other, json, wrong]) {
    expect(`${stdout}${stderr}`.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u)
  }
})
