import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { program } from '../../src/cli/program.ts'
import { inOwnProcess, paquebot } from './paquebot.ts'

const commands = program.commands.map((command) => ({
  name: command.name(),
  description: command.description(),
  options: command.options.map(({ long }) => long),
}))

describe('paquebot playouts', () => {
  test('plays matches that satisfy all properties, and prints a summary', async () => {
    const args = ['playouts', '--game', 'havana', '--matches', '2', '--seats', '3', '--seed', '7']
    const [printed, json] = await Promise.all([paquebot(args), paquebot([...args, '--json'])])
    expect(printed.code).toBe(0)
    expect(printed.stdout).toContain('2 matches, all nine properties held.')
    expect(printed.stdout).toMatch(/Slowest calls:\n {2}\w+ +[\d.]+ ms \(seed \d+, move \d+\)/)
    expect(printed.stderr).toContain('2/2 matches')
    const summary = JSON.parse(json.stdout)
    expect(summary).toMatchObject({ outcome: 'held', firstSeed: 7, matches: 2, firsts: [{ seats: 3, matches: 2 }] })
    expect(summary.moves.min).toBeGreaterThan(0)
  })

  test('lets the game’s own bots play, and prints how often each came first', async () => {
    const match = ['playouts', '--game', 'le-havre', '--matches', '1', '--seed', '7', '--options', '{"length":"short"}']
    const printed = await paquebot([...match, '--bots', 'sensible,random,random', '--thorough', '0'])
    expect(printed.code).toBe(0)
    expect(printed.stdout).toContain('Bot random: first in 0.0% of the matches, points ')
    expect(printed.stdout).toContain('Bot sensible: first in 100.0% of the matches, points ')
  })
})

describe('paquebot', () => {
  test('explains itself and each command', async () => {
    const [own, one] = await Promise.all([paquebot(['--help']), paquebot(['try', '--help'])])
    expect(own).toMatchObject({ code: 0, stderr: '' })
    for (const { name, description } of commands) {
      expect(own.stdout).toMatch(new RegExp(`^ {2}${name} `, 'm'))
      expect(description).not.toBe('')
    }
    expect(one).toMatchObject({ code: 0, stderr: '' })
    expect(one.stdout).toMatch(/^Usage: paquebot try /)
  })

  test('prints JSON on request, with every command', () => {
    // Each command of `administrator` has the option.
    const answering = commands.filter(({ name }) => name !== 'serve' && name !== 'administrator')
    for (const { name, options } of answering) expect(options, name).toContain('--json')
  })
})

describe('paquebot migrate', () => {
  test('applies the missing migrations and prints their names; the second time it has nothing to do', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'paquebot-migrate-'))
    const environment = { DATABASE_URL: '', DATA_DIR: folder }
    try {
      const first = await paquebot(['migrate', '--json'], { environment })
      const second = await paquebot(['migrate'], { environment })
      expect(first).toMatchObject({ code: 0 })
      expect(JSON.parse(first.stdout).applied).toContainEqual(expect.stringMatching(/^\d{14}_/))
      expect(second).toMatchObject({ code: 0, stdout: 'The database is up to date.\n' })

      // given another process that has the folder open
      writeFileSync(path.join(folder, 'paquebot.lock'), String(process.pid))
      const third = await inOwnProcess(['migrate'], { environment })
      expect(third).toMatchObject({ code: 1, stdout: '' })
      expect(third.stderr).toContain(`in use by process ${process.pid}`)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('names the invalid setting, and exits with 2', async () => {
    const ran = await paquebot(['migrate'], { environment: { PORT: 'many' } })
    expect(ran).toMatchObject({ code: 2, stdout: '' })
    expect(ran.stderr).toMatch(/^error: PORT: /)
  })
})
