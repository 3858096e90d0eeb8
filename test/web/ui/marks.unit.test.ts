import { describe, expect, test } from 'vitest'
import { mistakesOf, Refused } from '../../../web/src/api/problem.ts'
import type { Problem } from '../../../web/src/api/schemas.ts'
import { marked } from '../../../web/src/ui/marks.ts'

const problem: Problem = {
  type: 'https://example.org/problems#invalid-request',
  title: 'The request does not have the documented form.',
  status: 400,
  code: 'invalid-request',
}
const names = ['name', 'pace/hours', 'pace/refill', 'vacations', 'vacations/0/from', 'vacations/0/until', 'scopes']
const markedAt = (...places: readonly string[]) => {
  const { fields, others } = marked(
    places.map((at) => ({ at, problem: at })),
    names,
  )
  return { fields: Object.fromEntries(fields), others: others.map(({ at }) => at) }
}

describe('what is wrong in a request', () => {
  test('is what the server says of it', () => {
    const errors = [{ at: 'body/password', problem: 'At least 10 characters.' }]
    expect(mistakesOf(new Refused({ ...problem, errors }))).toEqual(errors)
    expect(mistakesOf(new Refused(problem))).toEqual([])
    expect(mistakesOf(undefined)).toEqual([])
  })

  test('is said at the field of its place', () => {
    expect(markedAt('body/name')).toEqual({ fields: { name: 'body/name' }, others: [] })
    expect(markedAt('params/name')).toEqual({ fields: { name: 'params/name' }, others: [] })
    expect(markedAt('body/pace/hours')).toEqual({ fields: { 'pace/hours': 'body/pace/hours' }, others: [] })
  })

  test('is said at the first field of what is wrong as a whole, or at the group around it', () => {
    expect(markedAt('body/vacations/0')).toMatchObject({ fields: { 'vacations/0/from': 'body/vacations/0' } })
    expect(markedAt('body/vacations/4')).toMatchObject({ fields: { vacations: 'body/vacations/4' } })
    expect(markedAt('body/scopes')).toMatchObject({ fields: { scopes: 'body/scopes' } })
  })

  test('is said apart where no field is for it', () => {
    expect(markedAt('body/nam', 'body', 'headers/if-match')).toEqual({
      fields: {},
      others: ['body/nam', 'body', 'headers/if-match'],
    })
  })

  test('is said once where it is found twice, and together where more is wrong', () => {
    const { fields } = marked(
      ['Too short.', 'Too short.', 'Too plain.'].map((said) => ({ at: 'body/name', problem: said })),
      names,
    )
    expect(fields.get('name')).toBe('Too short. Too plain.')
  })
})
