import { spawn } from 'node:child_process'
import { format } from 'node:util'
import { vi } from 'vitest'
import { run } from '../../src/cli/run.ts'
import { paquebotProgram } from '../support/compiled.ts'

interface Ran {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

interface Given {
  readonly input?: string
  readonly environment?: Readonly<Record<string, string | undefined>>
}

/**
 * Runs the command line. With piped input it runs as a process of its own, as users run it; otherwise in this process,
 * since a new one takes seconds to load.
 */
export function paquebot(args: readonly string[], given: Given = {}): Promise<Ran> {
  return given.input === undefined ? inThisProcess(args, given) : inOwnProcess(args, given)
}

/** One at a time: all write to the same two streams. */
let last: Promise<unknown> = Promise.resolve()

function inThisProcess(args: readonly string[], given: Given): Promise<Ran> {
  const next = last.then(() => listenedTo(args, given))
  last = next.catch(() => undefined)
  return next
}

async function listenedTo(args: readonly string[], { environment = {} }: Given): Promise<Ran> {
  const [out, err]: [string[], string[]] = [[], []]
  const into = (lines: string[]) => (text: string | Uint8Array) => lines.push(String(text)) > 0
  const line =
    (lines: string[]) =>
    (...values: unknown[]) => {
      lines.push(`${format(...values)}\n`)
    }
  const before = process.exitCode
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(into(out)),
    vi.spyOn(process.stderr, 'write').mockImplementation(into(err)),
    vi.spyOn(console, 'log').mockImplementation(line(out)),
    vi.spyOn(console, 'error').mockImplementation(line(err)),
  ]
  try {
    process.exitCode = 0
    await run(args)
    return { code: Number(process.exitCode ?? 0), stdout: out.join(''), stderr: err.join('') }
  } finally {
    process.exitCode = before
    vi.unstubAllEnvs()
    for (const spy of spies) spy.mockRestore()
  }
}

/** Runs it as users do: a process, its arguments and, if given, piped input. */
export function inOwnProcess(args: readonly string[], given: Given = {}): Promise<Ran> {
  const environment = { ...process.env, ...given.environment }
  const { node, folder } = paquebotProgram
  const child = spawn(node, [...paquebotProgram.args, ...args], {
    cwd: folder,
    env: environment,
  })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  child.stdin.on('error', () => {}) // a command that refuses its arguments does not read its input
  child.stdin.end(given.input ?? '')
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, stdout, stderr }))
  })
}
