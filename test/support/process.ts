import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Program, paquebotProgram } from './compiled.ts'

/** A server in a process of its own, as `npm start` runs it. */
export interface ServerProcess {
  readonly url: string
  readonly child: ChildProcess
  /** Its whole output. */
  stdout(): string
  stderr(): string
  /** Sends the signal. @returns the exit code or signal, and after how long */
  stop(signal?: NodeJS.Signals): Promise<{ code: number | null; milliseconds: number }>
}

/** Starts a server on a free port, and waits until it is ready. */
export async function serverProcess(
  environment: Record<string, string>,
  options: readonly string[] = [],
  { node, args, folder }: Program = paquebotProgram,
): Promise<ServerProcess> {
  const child = spawn(node, [...args, 'serve', ...options], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: '', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
      const address = /^ {2}(?:API +|"api": ")(\S+)\/v1\b/m.exec(stdout)?.[1]
      if (address !== undefined) resolve(address)
    })
    child.on('error', reject)
    child.on('close', () => reject(new Error(`the server ended: ${stdout}${stderr}`)))
  })
  return {
    url,
    child,
    stdout: () => stdout,
    stderr: () => stderr,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return { code: child.exitCode, milliseconds: 0 }
      const since = performance.now()
      const closed = once(child, 'close')
      child.kill(signal)
      await closed
      return { code: child.exitCode, milliseconds: performance.now() - since }
    },
  }
}
