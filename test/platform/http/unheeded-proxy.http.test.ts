import { describe, expect, test } from 'vitest'
import { testServer } from '../../support/server.ts'

/** What the log of a server says of a proxy while three requests come through one. */
async function logged(settings: Record<string, string>): Promise<string[]> {
  const lines: string[] = []
  const { app } = await testServer({ LOG_LEVEL: 'warn', ...settings }, { logTo: { write: (line) => lines.push(line) } })
  for (let count = 0; count < 3; count++)
    await app.inject({ url: '/v1/health', headers: { 'x-forwarded-for': '192.0.2.7' } })
  return lines.filter((line) => line.includes('TRUST_PROXY'))
}

describe('requests that carry X-Forwarded-For', () => {
  test('given that no proxy is trusted, then the log warns once, without an address', async () => {
    const warnings = await logged({})
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).not.toContain('192.0.2.7')
  })

  test('given that a proxy is trusted, then the log says nothing of it', async () => {
    expect(await logged({ TRUST_PROXY: '1' })).toEqual([])
  })
})
