import { describe, expect, test } from 'vitest'
import { reasonOf } from '../../src/cli/reason.ts'

describe('the reason of a failure', () => {
  test.each([
    ['is its message', new Error('the port is taken'), 'the port is taken'],
    [
      'is one line, however many the message has',
      new Error('\nPORT: wrong\n\n  INBOX: wrong\n'),
      'PORT: wrong; INBOX: wrong',
    ],
    ['is that of every part', new AggregateError([new Error('one'), new Error('other')], 'both'), 'both: one: other'],
    ['is that of the parts if the whole has none', new AggregateError([new Error('refused')]), 'refused'],
    ['is the thrown text if it is no error', 'text', 'text'],
  ])('%s', (_, error, reason) => {
    expect(reasonOf(error)).toBe(reason)
  })
})
