import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const source = readFileSync('src/platform/configuration.ts', 'utf8')
const read = [...source.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name ?? '')

/** Set by the image, or known only to docker compose. */
const ofTheImage = ['HOST', 'PORT', 'DATA_DIR']
const ofCompose = ['POSTGRES_PASSWORD', 'BIND_ADDRESS']

const namesIn = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name ?? '').toSorted()

test('docs/operating.md lists exactly the variables that the configuration reads', () => {
  expect(read.length).toBeGreaterThan(5)
  expect(namesIn('docs/operating.md', /^\| `([A-Z][A-Z_]+)` \|/gm)).toEqual(read.toSorted())
})

test('.env.example lists exactly the variables that the configuration or docker compose reads', () => {
  expect(namesIn('.env.example', /^#([A-Z][A-Z_]+)=/gm)).toEqual([...read, ...ofCompose].toSorted())
})

test('docker compose passes on every setting that the image does not set', () => {
  const passed = namesIn('docker-compose.yml', /^ {6}([A-Z][A-Z_]+): \$\{\1:-/gm).filter((name) => read.includes(name))

  expect(passed).toEqual(read.filter((name) => !ofTheImage.includes(name)).toSorted())
})

test('the systemd unit of docs/operating.md starts the installed command, and forbids nothing that Node needs', () => {
  const unit = /^```ini\n(.*?)^```$/ms.exec(readFileSync('docs/operating.md', 'utf8'))?.[1] ?? ''
  const { bin } = z
    .object({ bin: z.object({ paquebot: z.string() }) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))

  expect(unit).toContain(`\nExecStart=/usr/bin/node ${bin.paquebot} serve\n`)
  // The JIT compiler needs writable executable memory; the lock of the data folder reads /proc.
  expect(unit).not.toMatch(/MemoryDenyWriteExecute|ProcSubset/)
})
