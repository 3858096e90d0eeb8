import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Act } from '../../src/platform/audit/audit.ts'

const page = readFileSync('docs/disputes.md', 'utf8')
const section = page.split(/^## /m).find((text) => text.startsWith('Looking')) ?? ''

test('docs/disputes.md lists exactly the acts that the audit log records', () => {
  const acts = section.split('| act | |')[1]?.split('\n\n')[0] ?? ''
  const listed = [...acts.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, codes = '']) => codes.match(/[a-z-]+/g) ?? [])
  expect(listed.toSorted()).toEqual(Act.options.toSorted())
})

test('docs/disputes.md says exactly what the hash of a record covers', () => {
  const Example = z.looseObject({ hash: z.string() })
  const { hash, ...fields } = Example.parse(JSON.parse(/^```json\n(.*?)^```$/ms.exec(section)?.[1] ?? ''))
  const hashed = /^```\n(\{.*)\n```$/m.exec(section)?.[1] ?? ''
  expect(JSON.parse(hashed)).toEqual(fields)
  expect(createHash('sha256').update(hashed).digest('hex')).toBe(hash)
})
