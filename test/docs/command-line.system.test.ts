import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paquebotProgram, programFile, root } from '../support/compiled.ts'

/** What a page shows of a terminal: each command, and the lines that follow it. */
const shownOn = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^```console\n(.*?)^```$/gms)]
    .flatMap(([, block = '']) => block.split(/^\$ /m).slice(1))
    .map((text) => {
      const [command = '', ...lines] = text.trimEnd().split('\n')
      return { command, shown: lines.join('\n') }
    })

/** The lines as a pattern: a line of three dots leaves out lines, three dots at an end the rest of that line. */
function pattern(shown: string): RegExp {
  if (shown === '') return /^$/
  const lines = shown.split('\n').map((line) => {
    if (line === '...') return '(?:.*\n)*?'
    const [, start = line] = /^(.*)\.\.\.$/.exec(line) ?? []
    return `${start.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}${start === line ? '' : '.*'}\n`
  })
  return new RegExp(`^${lines.join('')}$`)
}

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'paquebot-pages-'))
  symlinkSync(path.join(root, 'test'), path.join(folder, 'test'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Standard output of a command. What a command answers to a bad position is on standard error, and stands on pages too. */
function terminal(command: string): Promise<string> {
  const program = `paquebot() { '${paquebotProgram.node}' --liftoff-only '${programFile}' "$@"; }`
  return new Promise((resolve) => {
    execFile('bash', ['-c', `${program}\n${command}`], { cwd: folder }, (_, stdout, stderr) => {
      resolve(stdout === '' && !command.includes('> ') ? stderr : stdout)
    })
  })
}

// The commands of a page build on each other: each makes files that later ones read.
describe.each(['docs/command-line.md', 'docs/positions.md'])('%s shows what is answered to', (page) => {
  test.each(shownOn(page))('$command', async ({ command, shown }) => {
    const answered = await terminal(command)
    // French sets spaces that do not break; a page has the ordinary ones.
    expect(answered.replaceAll(/[\u00a0\u202f]/g, ' ')).toMatch(pattern(shown))
  })
})
