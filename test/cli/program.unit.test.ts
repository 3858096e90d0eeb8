import { describe, expect, test } from 'vitest'
import { program } from '../../src/cli/program.ts'

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
