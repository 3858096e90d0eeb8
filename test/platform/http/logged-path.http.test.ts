import { expect, test } from 'vitest'
import { testServer } from '../../support/server.ts'

const lines: string[] = []
const { app, platform } = await testServer({ LOG_LEVEL: 'debug' }, { logTo: { write: (line) => lines.push(line) } })

const token = platform.secrets.linkToken('calendar', '5b0f2f6e-9c41-4d53-8a51-2f1b7b6f3c10')
/** Most of a token is as bad as all of it: the rest can be guessed. */
const part = token.slice(0, 20)

/** What the log shows of a path. */
async function logged(url: string, method: 'GET' | 'POST' | 'PUT' = 'GET'): Promise<string[]> {
  lines.length = 0
  await app.inject({ url, method })
  return lines.flatMap((line) => /"url":"([^"]*)"/.exec(line)?.[1] ?? [])
}

test.each([
  ['/v1/health', '/v1/health'],
  ['/v1/health?token=1', '/v1/health'],
  ['/v1/matches/5b0f2f6e-9c41-4d53-8a51-2f1b7b6f3c10/moves', '/v1/matches/5b0f2f6e-9c41-4d53-8a51-2f1b7b6f3c10/moves'],
  [
    '/v1/matches/5b0f2f6e-9c41-4d53-8a51-2f1b7b6f3c10/entries/12',
    '/v1/matches/5b0f2f6e-9c41-4d53-8a51-2f1b7b6f3c10/entries/12',
  ],
  ['/v1/people/Ada%20L.', '/v1/people/…'],
  ['/nothing/at/all', '/…/…/…'],
])('of %s the log shows %s', async (url, shown) => {
  expect(await logged(url)).toEqual([shown])
})

test.each([
  `/v1/calendars/${token}.ics`,
  `/v1/calendars/${token}.ics/`,
  `/v1/calendars/${token}.ics.`,
  `/v1/calendars//${token}`,
  `/v1/calendar/${token}`,
  `/V1/CALENDARS/${token}`,
  `/v1/unsubscribe/${token}/turns`,
  `/v1/unsubscribe/${token}%2Fturns`,
  `/v1/unsubscribe${token}`,
  `/${token}`,
  `/v1/shared-studies/${token}/picture/`,
  `/v1/shared-studies/${token}/nodes/x/y`,
  `/studies/${token}/`,
  `/links/sign-in/${token}`,
  `/links/sign-in%23${token}`,
  `/links/sign-in?token=${token}`,
  `/v1/calendars/${token}%zz`,
  `/v1/calendars/${token}${'x'.repeat(300)}`,
  `/v1/calendars/${token};v=1`,
  `/v1/matches/${token}`,
  `/v1/calendars/ ${token}`,
  `/v1/calendars/\u00a0${token}`,
])('no malformed path puts a token into the log: %s', async (url) => {
  for (const method of ['GET', 'POST', 'PUT'] as const) await logged(url, method)
  expect(lines.join('')).not.toContain(part)
})
