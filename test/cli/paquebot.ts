import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Ran {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs the command line as its users do: a process, arguments, perhaps something piped in. */
export function paquebot(args: readonly string[], given: { input?: string; environment?: object } = {}): Promise<Ran> {
  const environment = { ...process.env, ...given.environment }
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/paquebot.ts', ...args], {
    cwd: root,
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
  child.stdin.on('error', () => {}) // a command that refuses its arguments reads nothing
  child.stdin.end(given.input ?? '')
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, stdout, stderr }))
  })
}
