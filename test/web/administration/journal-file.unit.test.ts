import { expect, test } from 'vitest'
import { checksIn, journalIn } from '../../../web/src/administration/journal-file.ts'

test('what is no journal file is not sent', () => {
  expect(journalIn('{"format":"paquebot-journal","entries":[]}')).toMatchObject({ entries: [] })
  for (const text of ['', 'null', '[]', '{}', '{"entries":[]}', '{"format":"paquebot-journal"}', 'not JSON']) {
    expect(journalIn(text), text).toBeUndefined()
  }
})

test('of the checks in a refusal, those that failed are said', () => {
  const failed = { check: 'head', outcome: 'failed', detail: 'It is not signed.', version: null }
  const passed = { check: 'chain', outcome: 'passed', detail: '', version: null }
  expect(checksIn({ first: 'head', checks: [passed, failed, 'odd'] })).toEqual([failed])
  for (const params of [undefined, null, {}, { checks: 'none' }]) expect(checksIn(params)).toEqual([])
})
