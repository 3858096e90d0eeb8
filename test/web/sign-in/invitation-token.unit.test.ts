import { expect, test } from 'vitest'
import { tokenIn } from '../../../web/src/sign-in/invitation-token.ts'

test('the token of an invitation is what stands behind the # of its link', () => {
  const token = 'AbCdEf_0123456789-AbCdEf_0123456789-AbCdEf_'
  expect(tokenIn(`#${token}`)).toBe(token)
})

test.each(['#tab=match', '#sheet=building%3A12', '#tab=story&sheet=seat%3A0', '#content', '#', ''])(
  'what is open in a match is no invitation: %s',
  (hash) => {
    expect(tokenIn(hash)).toBeUndefined()
  },
)
