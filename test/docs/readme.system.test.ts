import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { startServer } from '../../scripts/demo/server.ts'
import { programFile } from '../support/compiled.ts'

vi.stubEnv('PAQUEBOT_PROGRAM', programFile)

const readme = readFileSync('README.md', 'utf8')
const tour = readme.split(/^## /m).find((section) => section.startsWith('A tour')) ?? ''
const commands = [...tour.matchAll(/^```bash\n(.*?)^```$/gms)].map(([, block]) => block ?? '')

const missing = ['bash', 'curl'].filter((tool) => spawnSync(tool, ['--version']).error !== undefined)

// A contributor who only has Node can run the suite; CI leaves nothing out.
test.skipIf(missing.length > 0 && process.env.CI === undefined)(
  'the tour of README.md does what it says, command by command',
  async () => {
    const server = await startServer()
    try {
      const script = commands
        .join('\n')
        .replaceAll('http://127.0.0.1:3000', server.url)
        .replaceAll('./data', server.folder)
        .replaceAll('dist/paquebot.js', programFile)

      const { code, stdout, stderr } = await bash(script)

      expect(stderr).toBe('')
      expect(code).toBe(0)
      expect(stdout).toMatch(/^active\nactive\nrunning$/m)
      expect(stdout).toContain('An evening by the sea (La Havane) : la partie a commencé, à vous de jouer')
      expect(stdout).toContain('Lay two cards face down: {"type":"open"')
      expect(stdout).toContain('Hay que elegir dos cartas distintas.')
      expect(stdout).toContain('Les cartes ont été révélées')
      expect(stdout).toContain('ok      Every hash is that of its entry.')
    } finally {
      await server.stop()
    }
  },
)

function bash(script: string): Promise<{ code: number | null; stdout: string; stderr: string }> {
  // Npm's warnings about settings of this machine are not part of the tour.
  const child = spawn('bash', ['-euo', 'pipefail'], { env: { ...process.env, npm_config_loglevel: 'error' } })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  child.stdin.end(script)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, stdout, stderr }))
  })
}
