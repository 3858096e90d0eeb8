import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mailKindByTopic, withheldReasons } from '../../src/notices/record/notice.ts'

const page = readFileSync('docs/mail.md', 'utf8')
const section = (title: string) => page.split(/^## /m).find((text) => text.startsWith(title)) ?? ''

/** The codes of the first cells of a table. */
const listedIn = (text: string) =>
  [...text.matchAll(/^\| (`[a-z].*?) \|/gm)].flatMap(([, codes = '']) => codes.match(/[a-z-]{3,}/g) ?? [])

test('docs/mail.md lists exactly the topics of notices', () => {
  expect(listedIn(section('What is sent when')).toSorted()).toEqual(Object.keys(mailKindByTopic).toSorted())
})

test('docs/mail.md lists exactly the reasons for which a notice is withheld', () => {
  const [, table = ''] = section('Why did I get').split('| `withheld` because')
  const [reasons = ''] = table.split('\n\n')
  expect(listedIn(reasons).toSorted()).toEqual([...withheldReasons].toSorted())
})
