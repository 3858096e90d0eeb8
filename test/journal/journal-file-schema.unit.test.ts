import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { resultOf } from '../../src/journal/head.ts'
import { JournalFile, journalFile } from '../../src/journal/journal-file.ts'
import { journalFileSchema } from '../../src/journal/journal-file-schema.ts'
import { aMatch, boast, finishedMatch, played, seed } from './given.ts'

const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }))
ajv.addFormat('base64url', /^[\w-]*$/)
const fits = ajv.compile(journalFileSchema())
const golden = new URL('../fixtures/journals/', import.meta.url)

describe('the JSON Schema of journal files', () => {
  test('equals the committed one', () => {
    const committed = readFileSync(new URL('../../openapi/paquebot-journal.schema.json', import.meta.url), 'utf8')

    expect(`${JSON.stringify(journalFileSchema(), null, 2)}\n`, 'run `npm run openapi`').toBe(committed)
  })

  test.each(readdirSync(golden))('accepts the golden journal %s', (name) => {
    expect(fits(JSON.parse(readFileSync(new URL(name, golden), 'utf8'))), ajv.errorsText(fits.errors)).toBe(true)
  })

  test.each([
    ['of a match that is over', finishedMatch(), true],
    ['of a match that goes on, as a seat sees it', played(aMatch(), 0, boast), false],
  ])('accepts a file %s', (_, { game, entries, secrets, head }, over) => {
    const record = { result: resultOf(game, head), names: new Map([['p0', 'Anna']]) }
    const file = journalFile(game, entries, { seed, later: [], secrets }, { viewer: 1, over }, undefined, record)

    expect(fits(JSON.parse(JSON.stringify(file))), ajv.errorsText(fits.errors)).toBe(true)
  })

  test.each([
    ['without its entries', { entries: [] }],
    ['with an invalid seed', { seed: 'secret' }],
    ['with something that no journal file has', { more: true }],
  ])('rejects, like the server, a file %s', (_, change) => {
    const file = { ...JSON.parse(readFileSync(new URL(readdirSync(golden)[0] ?? '', golden), 'utf8')), ...change }

    expect(fits(file)).toBe(false)
    expect(JournalFile.safeParse(file).success).toBe(false)
  })
})
