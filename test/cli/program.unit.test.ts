import { describe, expect, test } from 'vitest'
import { program } from '../../src/cli/program.ts'

describe.each(program.commands.map((command) => ({ name: command.name(), command })))(
  'paquebot $name',
  ({ command }) => {
    test('explains itself, and can answer as JSON', () => {
      expect(command.description()).not.toBe('')
      expect(command.helpInformation()).toMatch(/--help/)
      expect(command.helpInformation()).toMatch(/--json/)
    })
  },
)
