import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { journalFileSchema } from '../src/journal/journal-file-schema.ts'
import { asText, documentText } from './api-document/document.ts'

/**
 * Writes openapi/openapi.json and the schema of journal files. `--check` only reports whether the committed files are
 * current; `--record` plays a little and records new examples.
 */
const { values } = parseArgs({ options: { check: { type: 'boolean' }, record: { type: 'boolean' } } })

if (values.record) {
  const { recordExamples } = await import('./api-document/recording/record-examples.ts')
  await recordExamples()
  console.log('The examples are recorded. `npm run openapi` puts them into the document.')
} else {
  const files = {
    'openapi/openapi.json': await documentText(),
    'openapi/paquebot-journal.schema.json': asText(journalFileSchema()),
  }
  for (const [path, text] of Object.entries(files)) await (values.check ? check(path, text) : write(path, text))
}

async function check(path: string, text: string): Promise<void> {
  if ((await readFile(fromRoot(path), 'utf8').catch(() => '')) === text) return
  console.error(`${path} is not current: run \`npm run openapi\` and commit what it writes.`)
  process.exitCode = 1
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(new URL('.', fromRoot(path)), { recursive: true })
  await writeFile(fromRoot(path), text)
  console.log(`${path} is written.`)
}

function fromRoot(path: string): URL {
  return new URL(`../${path}`, import.meta.url)
}
