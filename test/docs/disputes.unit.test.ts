import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Act } from '../../src/platform/audit/audit.ts'
import { recordHash } from '../../src/platform/audit/record.ts'

const page = readFileSync('docs/disputes.md', 'utf8')
const section = page.split(/^## /m).find((text) => text.startsWith('Looking')) ?? ''

test('docs/disputes.md lists exactly the acts that the audit log records', () => {
  const acts = section.split('| act | |')[1]?.split('\n\n')[0] ?? ''
  const listed = [...acts.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, codes = '']) => codes.match(/[a-z-]+/g) ?? [])
  expect(listed.toSorted()).toEqual(Act.options.toSorted())
})

test('docs/disputes.md says exactly what the hash of a record covers', () => {
  const example = /^```\n(\{.*)\n```\n\nhas the hash `([0-9a-f]{64})`/m.exec(section)
  const [, hashed = '', hash = ''] = example ?? []
  expect(recordHash(Example.parse(JSON.parse(hashed)))).toBe(hash)
  expect(createHash('sha256').update(hashed).digest('hex')).toBe(hash)
})

const Example = z.strictObject({
  number: z.int(),
  at: z.string(),
  account: z.string(),
  act: z.string(),
  match: z.string().nullable(),
  subject: z.string().nullable(),
  details: z.unknown(),
  reason: z.string(),
  previous: z.string(),
})
