import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { JournalFile } from '../../src/journal/journal-file.ts'
import { migratedDataFolder } from '../support/data-folder.ts'
import { fileFromElsewhere, fileUpTo, keyElsewhere } from '../support/journal-files.ts'
import { paquebot } from './paquebot.ts'

const data = migratedDataFolder()
const folder = mkdtempSync(path.join(tmpdir(), 'paquebot-judging-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const golden = 'test/fixtures/journals'

function saved(name: string, content: unknown): string {
  const file = path.join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const file = fileFromElsewhere('havana-1-two-seats-rewound-and-corrected')
const forged = { ...file, entries: file.entries.map((entry) => (entry.version === 6 ? withoutLast(entry) : entry)) }

function withoutLast(entry: JournalFile['entries'][number]) {
  return { ...entry, events: entry.events.slice(0, -1) }
}

describe('paquebot judge', () => {
  test("judges every golden journal by today's rules, and finds no difference", async () => {
    const judged = await paquebot(['judge', golden])
    const total = `Matches judged again: ${readdirSync(golden).length}. Different: 0. Not judged: 0.\n`

    expect(judged).toEqual({ code: 0, stdout: total, stderr: '' })
  })

  test('is used wrongly with a folder that has no journal', async () => {
    const judged = await paquebot(['judge', 'docs'])

    expect(judged).toMatchObject({ code: 2, stdout: '' })
    expect(judged.stderr).toContain('there is no journal file in docs')
  })

  test('names match, version and first event of every difference, and exits with 1', async () => {
    const forgedFile = saved('forged.json', forged)
    const running = saved('running.json', { ...file, seed: null })
    const judged = await paquebot([
      'judge',
      forgedFile,
      running,
      path.join(golden, 'havana-1-two-seats.json'),
      '--json',
    ])
    const report = JSON.parse(judged.stdout)

    expect(judged.code).toBe(1)
    expect(report).toMatchObject({ judged: 2, differ: 1, notJudged: 1 })
    expect(report.matches).toEqual([
      {
        file: forgedFile,
        match: file.match,
        outcome: 'differs',
        version: 6,
        rules: { entry: 1, judge: 1 },
        event: file.entries[5]?.events.length,
        expected: expect.objectContaining({ type: expect.any(String) }),
        found: null,
        says: expect.stringMatching(/^Event \d+ of entry 6 should be \{.*\}, and is null\.$/),
      },
      {
        file: running,
        match: file.match,
        outcome: 'not-judged',
        says: 'the seed is published when the match is over',
      },
    ])
  })

  test('needs to know what to judge', async () => {
    expect(await paquebot(['judge'])).toMatchObject({ code: 2, stdout: '' })
  })
})

test('paquebot import verifies a match, imports and updates it, and judge --all then includes it', async () => {
  const environment = { DATA_DIR: data, DATABASE_URL: '', PAQUEBOT_SECRET: '' }
  const key = ['--public-key', saved('key.pem', keyElsewhere)]
  const whole = saved('whole.json', file)

  const refused = await paquebot(['import', saved('tampered.json', forged), ...key], { environment })
  expect(refused).toMatchObject({ code: 1, stdout: '' })
  expect(refused.stderr).toMatch(/^error: nothing was imported: The hash of entry 6 is not that of its content\.\n$/)

  const imported = await paquebot(['import', whole, ...key], { environment })
  const says = `Match ${file.match} is imported: ${file.entries.length} entries.\n`
  expect(imported).toEqual({ code: 0, stdout: says, stderr: '' })

  const again = await paquebot(['import', whole, ...key], { environment })
  expect(again).toMatchObject({
    code: 0,
    stdout: `Match ${file.match} was imported before and has not changed.\n`,
  })

  const reopened = fileFromElsewhere('hamlet-1-two-seats-reopened')
  const ended = fileUpTo(reopened, (reopened.later[0]?.since ?? 0) - 1)
  await paquebot(['import', saved('ended.json', ended), ...key], { environment })
  const grown = await paquebot(['import', saved('reopened.json', reopened), ...key], { environment })
  const goesOn = `Match ${reopened.match} was imported before and has more entries now: ${reopened.entries.length}.\n`
  expect(grown).toEqual({ code: 0, stdout: goesOn, stderr: '' })
  const shorter = await paquebot(['import', path.join(folder, 'ended.json'), ...key], { environment })
  expect(shorter.stderr).toBe(`error: nothing was imported: there is already another match ${reopened.match}\n`)

  const judged = await paquebot(['judge', '--all', '--json'], { environment })
  expect(JSON.parse(judged.stdout)).toEqual({ judged: 2, differ: 0, notJudged: 0, matches: [] })
})

test('paquebot import exits with 2 if a setting is wrong', async () => {
  const imported = await paquebot(['import', saved('unread.json', file)], { environment: { PORT: 'none' } })
  expect(imported).toMatchObject({ code: 2, stdout: '' })
  expect(imported.stderr).toMatch(/^error: PORT/)
})
