import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { program } from '../../src/cli/program.ts'
import { paquebot } from './paquebot.ts'

test.each(['--version', '-V'])('paquebot %s prints the version of the package', async (option) => {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8')))
  expect(await paquebot([option])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' })
})

const commands = program.commands.flatMap((command) =>
  command.commands.length === 0
    ? [{ name: command.name(), command }]
    : command.commands.map((part) => ({ name: `${command.name()} ${part.name()}`, command: part })),
)

describe.each(commands)('paquebot $name', ({ command }) => {
  test('explains itself, and can answer as JSON', () => {
    expect(command.description()).not.toBe('')
    expect(command.helpInformation()).toMatch(/--help/)
    expect(command.helpInformation()).toMatch(/--json/)
  })
})
