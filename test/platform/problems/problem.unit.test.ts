import { describe, expect, test } from 'vitest'
import { Problem, ProblemBody, problemBody } from '../../../src/platform/problems/problem.ts'

const base = 'https://paquebot.example.org'

describe('the body of a problem (RFC 9457 §3)', () => {
  test('has type, title, status and code, and no other member by default', () => {
    expect(problemBody(new Problem('not-found'), 'en', base)).toEqual({
      type: `${base}/problems#not-found`,
      title: 'This does not exist, or you may not see it.',
      status: 404,
      code: 'not-found',
    })
  })

  test('fills its sentence with its parameters, in the caller’s language', () => {
    const problem = new Problem('too-many-tokens', { params: { limit: 20 } })
    expect(problemBody(problem, 'fr', base)).toMatchObject({
      title: 'Vous avez déjà 20 jetons d’accès, le maximum.',
      params: { limit: 20 },
    })
  })

  test('has detail, rule and errors as they were given', () => {
    const extra = { detail: 'Because.', rule: 'havana/why', errors: [{ at: 'body/x', problem: 'is missing' }] }
    const body = problemBody(new Problem('illegal-move', extra), 'es', base)
    expect(body).toMatchObject(extra)
    expect(ProblemBody.parse(body)).toEqual(body)
  })
})
