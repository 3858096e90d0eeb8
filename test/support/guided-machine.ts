import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterFile } from './after-file.ts'
import { compiled } from './compiled.ts'

/** A machine that is set up as docs/operating.md says, within one folder: its user may not be root, and has no systemd. */
interface GuidedMachine {
  /** Where it has a folder of the guide. */
  at(folder: string): string
  /** Puts the settings into the file `.env` of the program. */
  configure(settings: Readonly<Record<string, string>>): void
  /** Runs a block of the guide word for word; only its folders lie elsewhere. @throws Error with what it says if it fails */
  run(block: string, environment?: Readonly<Record<string, string>>): Promise<void>
}

/** What `systemctl start paquebot` and `systemctl stop paquebot` do. */
interface Service {
  start(): Promise<unknown>
  stop(): Promise<unknown>
}

/** The blocks of shell commands in a section of the guide. */
export function blocksOf(section: string): string[] {
  const guide = readFileSync('docs/operating.md', 'utf8')
  const text = guide.split(/^##+ /m).find((part) => part.startsWith(section)) ?? ''
  return [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block ?? '')
}

export async function guidedMachine(service: Service): Promise<GuidedMachine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'paquebot-guided-'))
  afterFile(() => rmSync(folder, { recursive: true }))
  const at = (of: string) => path.join(folder, of)
  for (const each of ['bin', 'opt/paquebot', 'var/lib', 'root']) mkdirSync(at(each), { recursive: true })
  symlinkSync(compiled, at('opt/paquebot/dist'))

  const systemd = createServer(async ({ url }, answer) => {
    const asked = { '/stop/paquebot': service.stop, '/start/paquebot': service.start }[url ?? '']
    const failed = await (asked?.() ?? Promise.reject(new Error(`systemctl ${url}`))).then(
      () => '',
      (error: unknown) => String(error),
    )
    answer.writeHead(failed === '' ? 200 : 500).end(failed)
  }).listen(at('systemd'))
  await once(systemd, 'listening')
  afterFile(() => systemd.close())
  const ask = `require('node:http').get({ socketPath: '${at('systemd')}', path: '/' + process.argv.slice(1).join('/') },
    (answer) => { process.exitCode = answer.statusCode === 200 ? 0 : 1; answer.pipe(process.stderr) })`
  tool('systemctl', `exec '${process.execPath}' -e "${ask}" -- "$@"`)
  tool('sudo', 'shift 2; exec env "$@"') // -u somebody

  function tool(name: string, script: string): void {
    writeFileSync(at(`bin/${name}`), `#!/bin/sh\n${script}\n`)
    chmodSync(at(`bin/${name}`), 0o755)
  }

  return {
    at,
    configure(settings) {
      const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
      writeFileSync(at('opt/paquebot/.env'), lines.join(''))
    },
    async run(block, environment = {}) {
      const commands = block.replaceAll(/\/(?=var\/lib\b|opt\/)/g, `${folder}/`)
      const PATH = [at('bin'), environment.PATH, path.dirname(process.execPath), process.env.PATH].join(':')
      const child = spawn('bash', ['-euo', 'pipefail', '-c', commands], {
        cwd: at('root'),
        env: { ...process.env, ...environment, PATH },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      let said = ''
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        said += text
      })
      const [code] = await once(child, 'close')
      if (code !== 0) throw new Error(`${commands}\n${said}`)
    },
  }
}
