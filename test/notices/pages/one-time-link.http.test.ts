import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { testServer } from '../../support/server.ts'

const { app } = await testServer()

describe('the page of a mailed link', () => {
  test.each(['confirm', 'sign-in', 'change-address'])(
    'asks before it acts, in the reader’s language: %s',
    async (purpose) => {
      const page = await request(app.server).get(`/links/${purpose}`).set('accept-language', 'fr').expect(200)

      expect(page.headers['content-language']).toBe('fr')
      expect(page.headers['referrer-policy']).toBe('no-referrer')
      expect(page.headers['content-security-policy']).toContain("script-src 'sha256-")
      const [, route] = /data-route="([^"]+)"/.exec(page.text) ?? []
      const answer = await request(app.server)
        .post(route ?? '')
        .send({ token: 'x'.repeat(43) })
      expect(answer.body.code).toBe('link-not-valid')
    },
  )

  test('does not exist for any other purpose', async () => {
    await request(app.server).get('/links/unsubscribe').expect(400)
  })
})
